// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { weighedDelta } from '../deltas';
import type { Json } from '../../../lib/types';
import type { Decision } from '../wire';
import type { SceneName } from './scenes';
import { answered, asking, at, outcome, sit, VIEW } from './table';

describe('one click on the thing itself', () => {
  it.each<[SceneName, string, Json[]]>([
    ['resupply', 'supply:battery', ['supply', 'battery']],
    ['blueprint', 'blueprint:bp_radar', ['blueprint', 'bp_radar']],
    ['lss', 'benefit:lss_benefit_crystal', ['benefit', 'lss_benefit_crystal']],
    ['refill', 'contract:contract_7', ['contract', 'contract_7']],
    ['arrive', 'space:7', ['space', 7]],
    ['start_space', 'space:4', ['space', 4]],
    ['shuttle_side', 'side:colony', ['side', 'colony']],
    ['gain_more', 'gain:oxygen', ['gain', 'oxygen']],
    ['convert', 'pay:plant', ['pay', 'plant']],
    ['retrieve', 'working', ['retrieve', 'working_area']],
    ['retrieve', 'slot:research_development', ['retrieve', 'research_development']],
    ['radar', 'explore:1', ['radar', 1]],
    ['travel', 'travel', ['travel']],
    ['travel', 'stay', ['stay']],
    ['settle', 'keep', ['keep']],
    ['tile', 'take', ['take']],
    ['tile', 'leave', ['leave']],
    ['first_a', 'reveal:fc_a1', ['reveal', 'fc_a1']],
    ['first_b', 'done', ['done']],
    ['overflow', 'deliver:contract_11:plant', ['put', 'contract_11', 'plant']],
    ['move', 'add:rover', ['add', 'rover']],
    ['move', 'use_tech:2', ['use_tech', 2]],
    ['turn', 'exec:exec_mineral', ['exec', 'exec_mineral']],
    ['turn', 'card:bp_casino', ['use', 'bp_casino', 'crystals']],
    ['turn', 'deliver:contract_11:plant', ['deliver', 'contract_11', 'plant']],
    ['turn_end', 'end', ['end']],
  ])('%s: %s', (name, key, action) => {
    const { choice, sent } = at(name);
    choice.press(key);
    expect(sent).toEqual([action]);
  });

  it('shows what there is to choose first, the cheapest way in front', async () => {
    const { choice, sent } = at('turn', 'en', [
      outcome(['act', 'construct', 0], { paid: { colonist: 2 } }),
      outcome(['act', 'construct', 1], { paid: { crystal: 1, colonist: 1 } }),
    ]);
    await answered();
    choice.press('act:construct');
    expect(sent).toEqual([]);
    expect(choice.weighed).toBe('act:construct');
    // Of as many things those of which most is left.
    expect(choice.variants('act:construct')).toEqual(['1', '0']);
    choice.weigh('act:upgrade');
    expect(choice.weighed).toBe('act:construct');
    choice.press('act:construct');
    expect(sent).toEqual([['act', 'construct', 1]]);
  });

  it('pays as I wish where I said so', () => {
    const { choice, sent } = at('hire');
    choice.weigh('place:4');
    choice.wish('place:4', 'mineral+mineral');
    choice.confirm('place:4');
    expect(sent).toEqual([['take_card', 4, 'mineral+mineral']]);
  });

  it('says why something is no answer', () => {
    const { choice, refused, sent } = at('turn');
    choice.press('act:welcome_ship', 'pointer', document.body);
    expect(refused).toEqual([['act', 'welcome_ship', 0]]);
    expect(sent).toEqual([]);
  });
});

describe('two things that belong together', () => {
  it('a tile, then a space', () => {
    const { choice, sent } = at('develop');
    expect(choice.open('lab:lab_2_mid')).toBe(false);
    choice.press('lab:lab_1_bottom');
    expect(choice.picked).toBe('lab:lab_1_bottom');
    expect(choice.open('lab:lab_2_mid')).toBe(true);
    expect(choice.open('lab:lab_4_top')).toBe(false);
    choice.press('lab:lab_2_mid');
    expect(sent).toEqual([]);
    choice.press('lab:lab_2_mid');
    expect(sent).toEqual([['develop', 'lab_1_bottom', 'lab_2_mid', 'plant']]);
  });

  it('a tile of the grid, then the laboratory', () => {
    const { choice, sent } = at('learn');
    choice.press('tech:4');
    // Only one space is free: it is looked at already.
    expect(choice.weighed).toBe('lab:lab_1_top');
    choice.wish('lab:lab_1_top', 'battery');
    choice.press('lab:lab_1_top');
    expect(sent).toEqual([['learn', 4, 'lab_1_top', 'battery']]);
  });

  it('a reward, then a ship; the first reward is chosen already', () => {
    const { choice, sent } = at('welcome');
    expect(choice.picked).toBe('reward:0');
    choice.pick('reward:1');
    choice.press('depot:d7');
    expect(sent).toEqual([]);
    choice.press('depot:d7');
    expect(sent).toEqual([['ship', 'd7', 1, 'water+plant']]);
  });

  it('a card of mine is picked for the map when it is the only one', () => {
    const { choice } = at('upgrade');
    expect(choice.picked).toBe('card:bp_moisture_vaporator');
    expect(choice.map.targets.map((t) => t.hex).sort()).toEqual(['2,-1', '2,0']);
  });

  it('a second press on what was picked puts it back', () => {
    const { choice } = at('develop');
    choice.press('lab:lab_3_top');
    choice.press('lab:lab_3_top');
    expect(choice.picked).toBeNull();
  });
});

describe('the map', () => {
  it('a second click builds with the tech that suits best', () => {
    const { choice, sent } = at('site');
    choice.map.hover('1,1');
    choice.pickHex('1,1', 'pointer');
    expect(sent).toEqual([]);
    choice.pickHex('1,1', 'pointer');
    expect(sent).toEqual([['site', '1,1', 0, 1]]);
  });

  it('shows at home what the hex would change', () => {
    const { choice } = at('site');
    choice.map.hover('2,-2');
    const delta = weighedDelta(choice)!;
    expect(delta.resources.water).toBe(3);
    expect(delta.op).toBe(6);
    expect(delta.lss.water_extractor).toBe(3);
    expect(delta.incoming).toBe(1);
    expect(delta.gained).toMatchObject({ progress: 1, level: 1 });
    expect(delta.cubes).toEqual(['water_extractor']);
    expect(delta.missions).toEqual(['mission_progress']);
    expect(delta.helpers).toEqual([{ party: 1, tech: 'tech_water' }]);
    expect(delta.level).toBe(true);
  });

  it('a drive is sent step by step, each after its own question', async () => {
    const { choice, sent, decision } = at('move');
    choice.sendAll([
      ['rover', '4,-4'],
      ['rover', '4,-3'],
    ]);
    expect(sent).toEqual([['rover', '4,-4']]);
    await Promise.resolve();
    const next = { ...decision, actions: [['rover', '4,-3'], ['done']] };
    choice.ask(asking(next), 58);
    expect(sent).toEqual([
      ['rover', '4,-4'],
      ['rover', '4,-3'],
    ]);
  });

  it('a drive goes on after the telling of a step, and not after it was taken back', async () => {
    for (const [step, count] of [
      [58, 2],
      [57, 1],
    ] as const) {
      // prettier-ignore
      const { choice, sent, decision } = at('move');
      choice.sendAll([
        ['rover', '4,-4'],
        ['rover', '4,-3'],
      ]);
      await Promise.resolve();
      choice.ask(null, 57);
      choice.ask(null, 58);
      choice.ask(asking({ ...decision, actions: [['rover', '4,-3'], ['done']] }), step);
      expect(sent).toHaveLength(count);
    }
  });

  it('a step that is no longer legal ends the drive', async () => {
    const { choice, sent, decision } = at('move');
    choice.sendAll([
      ['rover', '4,-4'],
      ['rover', '4,-3'],
    ]);
    await Promise.resolve();
    choice.ask(asking({ ...decision, actions: [['done']] }), 58);
    expect(sent).toHaveLength(1);
  });
});

describe('a finger', () => {
  it('shows first and does it with the second touch', () => {
    const { choice, sent } = at('resupply');
    choice.press('supply:water', 'touch');
    expect(sent).toEqual([]);
    expect(choice.weighed).toBe('supply:water');
    choice.press('supply:water', 'touch');
    expect(sent).toEqual([['supply', 'water']]);
  });

  it('needs only one touch for a place that was proposed, if there is nothing to choose', () => {
    const { choice, sent, decision } = at('develop');
    const tiles = new Map(decision!.actions.map((action) => [action[1], action]));
    choice.ask({ ...decision!, actions: [...tiles.values()] } as Decision, 900);
    expect(choice.sources.length).toBeGreaterThan(1);
    choice.pick(choice.sources[0]!);
    expect(choice.weighed).not.toBeNull();
    choice.press(choice.weighed!, 'touch');
    expect(sent).toEqual([tiles.get(choice.sources[0]!.slice(4))]);
  });

  it('needs only one touch for a plain button', () => {
    const { choice, sent } = at('resupply');
    choice.press('done', 'touch');
    expect(sent).toEqual([['done']]);
  });
});

describe('goals', () => {
  it('a fulfilled one opens its rewards, and a reward is sent by name', () => {
    const { choice, sent } = at('turn');
    choice.press('goal:goal_15');
    expect(choice.goal).toBe('goal:goal_15');
    expect(sent).toEqual([]);
    choice.chooseVariant('goal:goal_15', '1');
    expect(sent).toEqual([['goal', 'goal_15', 1]]);
  });

  it('any can be given up', () => {
    const { choice, sent } = at('turn');
    choice.chooseVariant('pawn:goal_9', '');
    expect(sent).toEqual([['pawn', 'goal_9']]);
  });
});

describe('the way back', () => {
  it('a crumb for each answer; going back undoes until the table stands there', async () => {
    const { choice, undone, see, decision } = at('turn');
    choice.confirm('act:construct');
    // The question goes before the table moves.
    choice.ask(null, 57);
    const doing = { ...VIEW, step: 58, turn: { ...VIEW.turn!, main: true, used: ['construct'] } };
    see(doing);
    choice.ask(asking({ ...decision, kind: 'type', actions: [['type', 'mine', 'none']] }), 58);
    expect(choice.trail.map((c) => c.kind)).toEqual(['turn']);
    choice.press('type:mine');
    see({ ...doing, step: 59 });
    choice.ask(asking({ ...decision, kind: 'site', actions: [['site', '1,1', null, 0]] }), 59);
    expect(choice.trail.map((c) => c.kind)).toEqual(['turn', 'type']);
    choice.backTo(choice.trail[0]!);
    expect(undone()).toBe(1);
    see(doing);
    choice.ask(asking({ ...decision, kind: 'type', actions: [['type', 'mine', 'none']] }), 58);
    await Promise.resolve();
    expect(undone()).toBe(2);
    see(VIEW);
    choice.ask(decision, 57);
    await Promise.resolve();
    expect(undone()).toBe(2);
    expect(choice.trail).toEqual([]);
  });

  it('an executive action after the main one has its own trail, and a journey none of the turn', () => {
    const { choice, see, decision } = at('turn');
    const doing = { ...VIEW, step: 58, turn: { ...VIEW.turn!, main: true, used: ['construct'] } };
    choice.confirm('act:construct');
    see(doing);
    choice.ask(asking({ ...decision, params: { main: false, exec: true }, actions: [['exec', 'exec_move_bots']] }), 58);
    choice.press('exec:exec_move_bots');
    see({ ...doing, step: 59, turn: { ...doing.turn, exec: true } });
    choice.ask(asking({ ...decision, kind: 'move', actions: [['done']] }), 59);
    expect(choice.origin).toBe('exec_move_bots');
    see({ ...doing, step: 70, turn: null });
    choice.ask(asking({ ...decision, kind: 'travel', actions: [['travel'], ['stay']] }), 70);
    expect(choice.trail).toEqual([]);
    expect(choice.origin).toBeNull();
  });

  it('is over with the turn: nothing is in progress while others play', () => {
    const { choice, see, decision } = at('turn');
    const doing = { ...VIEW, step: 58, turn: { ...VIEW.turn!, main: true, used: ['construct'] } };
    choice.confirm('act:construct');
    see(doing);
    choice.ask(null, 58);
    expect(choice.origin).toBe('construct');
    choice.ask(asking({ ...decision, params: { main: false, exec: true }, actions: [['end']] }), 58);
    choice.press('end');
    choice.ask(null, 58);
    expect(choice.origin).toBeNull();
    const others = sit({ ...doing, step: 59, turn: { ...doing.turn, seat: 1 } }).choice;
    others.trail = choice.trail.slice(0, 1);
    expect(others.origin).toBeNull();
  });

  it('comes back with what is played again, and not with another answer', () => {
    const { choice, see, decision, view } = at('resupply');
    const [first, second] = choice.keys.filter((key) => key.startsWith('supply:'));
    const more = asking({ ...decision, params: { ...decision.params, left: 1 } });
    const stand = (asked: Decision, step: number): void => {
      choice.ask(null, view.step);
      see({ ...view, step });
      choice.ask(asked, step);
    };
    choice.press(first!);
    stand(more, view.step + 1);
    const trail = choice.trail;
    expect(trail).toHaveLength(1);
    stand(asking({ ...decision }), view.step);
    expect(choice.trail).toEqual([]);
    stand(more, view.step + 1);
    expect(choice.trail).toEqual(trail);
    stand(asking({ ...decision }), view.step);
    choice.press(second!);
    stand(more, view.step + 1);
    expect(choice.trail.map((crumb) => crumb.action[1])).toEqual([second!.slice('supply:'.length)]);
  });

  it('lets go of what is looked at before anything else', () => {
    const { choice } = at('develop');
    choice.press('lab:lab_1_bottom');
    choice.weigh('lab:lab_2_mid');
    expect(choice.escape()).toBe(true);
    expect(choice.picked).toBeNull();
    expect(choice.escape()).toBe(true);
    expect(choice.escape()).toBe(false);
  });

  it('a second click meets nothing until the next question comes', () => {
    const { choice, sent, decision, view } = at('resupply');
    choice.press('supply:water');
    choice.press('supply:plant');
    choice.ask(null, view.step);
    choice.ask(decision, view.step);
    choice.press('supply:plant');
    expect(sent).toHaveLength(1);
  });

  it('what the engine refuses is as if it had not been sent', async () => {
    const { choice, decision } = at('resupply');
    choice['out'].act = () => Promise.reject(new Error('no'));
    choice.press('supply:water');
    await Promise.resolve();
    await Promise.resolve();
    expect(choice.sending).toBe(false);
    expect(choice.trail).toEqual([]);
    expect(choice.decision).toBe(decision);
  });

  it('stays open when the engine refuses what comes after it', async () => {
    const { choice, see, decision } = at('turn');
    choice.confirm('act:construct');
    see({ ...VIEW, step: 58, turn: { ...VIEW.turn!, main: true, used: ['construct'] } });
    choice.ask(asking({ ...decision, kind: 'type', actions: [['type', 'mine', 'none']] }), 58);
    choice['out'].act = () => Promise.reject(new Error('no'));
    choice.press('type:mine');
    choice.ask(null, 58);
    await Promise.resolve();
    await Promise.resolve();
    expect(choice.kind).toBe('type');
    expect(choice.trail.map((c) => c.kind)).toEqual(['turn']);
  });
});

describe('watching', () => {
  it('nothing is asked and nothing glows', () => {
    const { choice } = sit({ ...VIEW, me: null });
    choice.ask(null, 57);
    expect(choice.keys).toEqual([]);
    choice.press('act:construct');
    expect(choice.sending).toBe(false);
  });
});
