import { describe, expect, it } from 'vitest';
import type { Json } from '../../../lib/types';
import type { Around } from '../../../table/question.svelte';
import type { Action, Decision, Guide, SeatView, View, Wire } from '../wire';
import { Choice } from '../choice.svelte';
import type { BoardPU } from '../context';
import type { Outcome } from '../outcomes';
import { facts, seat } from './facts';
import { Foretold } from './foretold';
import { placements } from './placements';

/** `slow`: the hand is quicker than the engine. */
function sit(me: SeatView, outcomes: Outcome[] = [], slow = false) {
  const sent: Json[][] = [];
  let undone = 0;
  const bay = (shape: string) => ({ shape, top: `${shape}_rover_tech_plain`, left: 12, hidden: false });
  const view = () =>
    ({
      me: 0,
      restriction: null,
      station: { sectors: [{ sector: 0, seat: 0, outer: bay('n5'), inner: bay('i2') }] },
      seats: [me],
    }) as unknown as View;
  const board = { facts, lang: 'en', b: (key: string) => key, me: 0 } as unknown as BoardPU;
  const around: Around<Wire> = {
    act: (action) => {
      sent.push(action);
      return Promise.resolve();
    },
    preview: () => Promise.resolve([]),
    outcomes: () => Promise.resolve(outcomes),
    refuse: () => undefined,
    tooLate: () => undefined,
    undo: () => (undone += 1),
    canUndo: true,
    get view() {
      return view();
    },
  };
  const idle = { elsewhere: () => undefined, unanswered: () => undefined };
  const choice = slow ? new Choice(board, around, idle) : new Foretold(outcomes, board, around, idle);
  return {
    choice,
    sent,
    undone: () => undone,
    move: (next: Partial<SeatView>) => (me = { ...me, ...next }),
  };
}

/** The engine has foretold the answers. */
const told = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Only what a test is about need be there. */
const ask = (kind: Decision['kind'], actions: Action[], params: object = {}, guide: Guide = {}): Decision =>
  ({ seat: 0, kind, rule: '', params, actions, guide }) as Decision;
/** From G3 south by the column, and west by the row. */
const ways: Guide = {
  ways: { G3: { G4: { after: 'G3', cost: 1 }, F3: { after: 'G3', cost: 1 }, G5: { after: 'G4', cost: 2 } } },
};

describe('driving', () => {
  it('sends the steps of a way one after another, whatever shines through between them', () => {
    const { choice, sent, move } = sit(seat({ moves: 2, rovers: [{ at: 'G3', cargo: false }] }));
    const first = ask('end_turn', [['drive', 'G3', 'G4'], ['end']], {}, ways); // prettier-ignore
    choice.ask(first, 1);
    expect(choice.rover).toBe('G3');
    choice.driveTo('G5');
    expect(sent).toEqual([['drive', 'G3', 'G4']]);
    choice.ask(null, 1);
    choice.ask(first, 1);
    expect(sent).toHaveLength(1);
    move({ moves: 1, rovers: [{ at: 'G4', cargo: false }] });
    choice.ask(ask('end_turn', [['drive', 'G4', 'G5'], ['drive', 'G4', 'G3'], ['end']]), 1); // prettier-ignore
    expect(sent).toEqual([
      ['drive', 'G3', 'G4'],
      ['drive', 'G4', 'G5'],
    ]);
  });

  it('drops the rest of the way when a step is no longer possible', () => {
    const { choice, sent } = sit(seat({ moves: 2, rovers: [{ at: 'G3', cargo: false }] }));
    choice.ask(ask('end_turn', [['drive', 'G3', 'G4'], ['end']], {}, ways), 1); // prettier-ignore
    choice.driveTo('G5');
    choice.ask(null, 1);
    choice.ask(ask('pod_to', [['pod', 'area'], ['pod', 'civ-3']]), 1); // prettier-ignore
    expect(sent).toHaveLength(1);
    expect(choice.at('pod:area')).toBe(true);
  });
});

describe('driving inside a question', () => {
  const drive: Action[] = [['drive', 'G3', 'G4'], ['drive', 'G3', 'F3']]; // prettier-ignore

  it('takes the wheel of a rover on a square that is asked for, and lets go of it when it has arrived', () => {
    const { choice, sent, move } = sit(seat({ moves: 1, rovers: [{ at: 'G3', cargo: false }] }));
    choice.ask(ask('place_patch', [['patch', 'G3'], ['patch', 'H3'], ...drive], {}, ways), 1); // prettier-ignore
    expect(choice.rover).toBeNull();
    choice.takeWheel('G3');
    expect(choice.rover).toBe('G3');
    choice.driveTo('G4');
    move({ moves: 0, rovers: [{ at: 'G4', cargo: false }] });
    choice.ask(ask('place_patch', [['patch', 'G3'], ['patch', 'H3']]), 1); // prettier-ignore
    expect(choice.rover).toBeNull();
    choice.press('square:G3');
    expect(sent).toEqual([['drive', 'G3', 'G4'], ['patch', 'G3']]); // prettier-ignore
  });

  it('answers with the square of a rover that is pressed twice', () => {
    const { choice, sent } = sit(seat({ moves: 1, rovers: [{ at: 'G3', cargo: false }] }));
    choice.ask(ask('place_patch', [['patch', 'G3'], ['patch', 'H3'], ...drive], {}, ways), 1); // prettier-ignore
    choice.takeWheel('G3');
    choice.takeWheel('G3');
    expect(sent).toEqual([['patch', 'G3']]);
  });

  it('teleports when asked to, and drives first if the rover is pressed again', () => {
    const { choice, sent } = sit(seat({ moves: 1, rovers: [{ at: 'G3', cargo: false }] }));
    const asked = ask('teleport', [['teleport', 'G3', 'G4'], ['teleport', 'G3', 'A6'], ...drive], {}, ways); // prettier-ignore
    choice.ask(asked, 1);
    choice.driveTo('G4');
    expect(sent).toEqual([['teleport', 'G3', 'G4']]);
    const other = sit(seat({ moves: 1, rovers: [{ at: 'G3', cargo: false }] }));
    other.choice.ask(asked, 1);
    other.choice.takeWheel('G3');
    other.choice.driveTo('A6');
    expect(other.sent).toEqual([]);
    other.choice.driveTo('G4');
    expect(other.sent).toEqual([['drive', 'G3', 'G4']]);
  });
});

describe('placing', () => {
  const me = seat({ hand: 'n5_energy_water_plain' });
  const hold = (instead: Guide['instead']): Decision =>
    ask('place', placements(facts, me, 'n5_energy_water_plain'), { tile: 'n5_energy_water_plain' }, { instead });
  const place = hold({ rings: ['outer', 'inner'], emergency: [] });

  it('begins on a legal place, turns about it and sends what is seen', () => {
    const { choice, sent } = sit(me);
    choice.ask(place, 1);
    expect(choice.placed).not.toBeNull();
    choice.rotate();
    choice.flip();
    expect(choice.placed).not.toBeNull();
    choice.place();
    expect(sent[0]?.slice(0, 3)).toEqual(['place', choice.spot?.orient, choice.spot?.at]);
    expect(place.actions).toContainEqual(sent[0]);
  });

  it('takes the other tile instead: puts this one back first', () => {
    const { choice, sent, undone } = sit(me);
    choice.ask(place, 1);
    expect(choice.at('bay:inner')).toBe(true);
    choice.press('bay:inner');
    expect(undone()).toBe(1);
    choice.ask(null, 1);
    choice.ask(place, 1);
    choice.ask(ask('take', [['take', 'outer'], ['take', 'inner']]), 1); // prettier-ignore
    expect(sent).toEqual([['take', 'inner']]);
  });

  it('offers instead what the engine says, emergency tiles among it, to somebody who was not there when it was taken', () => {
    const { choice, sent, undone } = sit(me);
    choice.ask(hold({ rings: ['outer'], emergency: ['civ', 'tech'] }), 2);
    expect(['bay:outer', 'bay:inner', 'emergency:civ', 'emergency:rover'].filter((key) => choice.at(key))).toEqual([
      'bay:outer',
      'emergency:civ',
    ]);
    choice.press('emergency:civ');
    expect(undone()).toBe(1);
    choice.ask(ask('take', [['take', 'outer'], ['emergency', 'civ'], ['emergency', 'tech']]), 1); // prettier-ignore
    expect(sent).toEqual([['emergency', 'civ']]);
  });

  it('keeps to emergency tiles while the second one of a pair is laid', () => {
    const second = seat({ hand: 'emergency_civ', emergency: ['tech'] });
    const { choice, sent } = sit(second);
    const chosen = ask('second_tile', [['emergency', 'civ'], ['emergency', 'tech']]); // prettier-ignore
    choice.ask(chosen, 1);
    choice.press('emergency:civ');
    const held: Guide = { instead: { rings: [], emergency: ['civ', 'tech'] } };
    choice.ask(ask('place', placements(facts, second, 'emergency_civ'), { tile: 'emergency_civ' }, held), 2);
    expect(choice.at('bay:outer')).toBe(false);
    choice.press('emergency:civ');
    choice.ask({ ...chosen }, 1);
    expect(sent).toHaveLength(1);
  });

  it('hangs in the air where no place is near', () => {
    const { choice } = sit(me);
    choice.ask(place, 1);
    choice.hover([5.5, 5.5]);
    expect(choice.adrift).toBe(true);
    const [x, y] = [choice.anchors[0]!.handle.charCodeAt(0) - 65, Number(choice.anchors[0]!.handle.slice(1)) - 1];
    choice.hover([x, y]);
    expect(choice.adrift).toBe(false);
    expect(choice.spot?.at).toBe(choice.anchors[0]!.at);
  });
});

describe('markers and cells that cross', () => {
  const boost = ask('boost', [
    ['advance', 'civ', 'civ-1'],
    ['advance', 'civ', 'water-1'],
    ['advance', 'water', 'water-1'],
  ]);

  it('are chosen one after the other', () => {
    const { choice, sent } = sit(seat({ corporation: 'makeshift' }));
    choice.ask(boost, 1);
    expect(choice.answers).toEqual(['marker:civ', 'marker:water']);
    choice.press('cell:water-1');
    expect(sent).toEqual([]);
    choice.press('marker:civ');
    expect(sent).toEqual([['advance', 'civ', 'water-1']]);
  });

  it('are marked once each', () => {
    const { choice } = sit(seat({ corporation: 'makeshift' }));
    choice.ask(boost, 1);
    expect(choice.marks.map((m) => m.cell)).toEqual(['civ-1', 'water-1']);
  });
});

describe('while others move', () => {
  const question = () => ask('advance', [['advance', 'civ', 'civ-1'], ['advance', 'civ', 'water-2'], ['advance', 'tech', 'tech-3']]); // prettier-ignore

  it('keeps what was picked as long as the question is the same', () => {
    const { choice } = sit(seat());
    choice.ask(question(), 1);
    choice.press('marker:civ');
    expect(choice.picked).toBe('marker:civ');
    choice.ask(question(), 2);
    expect(choice.picked).toBe('marker:civ');
    choice.ask(null, 3);
    choice.ask(question(), 3);
    expect(choice.picked).toBe('marker:civ');
    expect(choice.at('cell:tech-3')).toBe(false);
  });

  it('forgets it for another question, for the same one asked again, and for a step taken back', () => {
    const { choice, sent } = sit(seat());
    choice.ask(question(), 5);
    choice.press('marker:civ');
    choice.ask(question(), 4);
    expect(choice.picked).toBeNull();
    choice.press('marker:civ');
    choice.press('cell:water-2');
    expect(sent).toEqual([['advance', 'civ', 'water-2']]);
    choice.ask(question(), 6);
    expect(choice.picked).toBeNull();
    expect(choice.sending).toBe(false);
  });

  it('holds the tile where it was held', () => {
    const tile = 'i3_rover_tech_plain';
    const me = seat({ hand: tile });
    const { choice } = sit(me);
    const laying = (): Decision => ask('place', placements(facts, me, tile));
    choice.ask(laying(), 1);
    choice.rotate();
    choice.move(1, 0);
    const held = choice.spot;
    choice.ask(null, 2);
    expect(choice.spot).toBeNull();
    choice.ask(laying(), 2);
    expect(choice.spot).toEqual(held);
  });
});

describe('losses', () => {
  const tile = 'i3_rover_tech_plain';
  const me = seat({ hand: tile });
  const score = { before: 4, after: 4 };

  it('of a piece are asked about once more, if another place would spare it', async () => {
    const actions: Action[] = [['place', 'r0', 'F1', 'as_is'], ['place', 'r0', 'F5', 'as_is']]; // prettier-ignore
    const [deadly, kind] = actions as [Action, Action];
    const { choice, sent } = sit(me, [
      { action: deadly, lost: { rover: 1, lifepod: 1 }, score },
      { action: kind, score: { before: 4, after: 7 } },
    ]);
    choice.ask(ask('place', actions, { tile }), 1);
    await told();
    choice.spot = { orient: 'r0', at: 'F1', energy: false };
    choice.place();
    expect(sent).toEqual([]);
    expect(choice.doubt).toEqual({ action: deadly, lost: { rover: 1, lifepod: 1 } });
    choice.spot = { orient: 'r0', at: 'F5', energy: false };
    expect(choice.gain).toBe(3);
    choice.place();
    expect(choice.doubt).toBeNull();
    expect(sent).toEqual([kind]);
  });

  it('are doubted though the hand is quicker than the engine', async () => {
    const actions: Action[] = [['fire', 'moon-row-2'], ['fire', 'moon-column-C']]; // prettier-ignore
    const [deadly, kind] = actions as [Action, Action];
    const { choice, sent } = sit(me, [
      { action: deadly, lost: { rover: 1 }, score },
      { action: kind, score },
    ], true); // prettier-ignore
    choice.ask(ask('aim', actions), 1);
    choice.press('line:moon-row-2');
    await told();
    expect(sent).toEqual([]);
    expect(choice.doubt).toEqual({ action: deadly, lost: { rover: 1 } });
    choice.press('line:moon-column-C');
    expect(sent).toEqual([kind]);
  });

  it('that cannot be helped are taken without a word', async () => {
    const action: Action = ['destroy', 'G3'];
    const { choice, sent } = sit(me, [{ action, lost: { rover: 1 }, score }]);
    choice.ask(ask('destroy_rover', [action]), 1);
    await told();
    choice.press('square:G3');
    expect(sent).toEqual([action]);
  });

  it('are given all the same by who is sure', async () => {
    const actions: Action[] = [['fire', 'moon-row-2'], ['fire', 'moon-column-C']]; // prettier-ignore
    const [deadly, kind] = actions as [Action, Action];
    const { choice, sent } = sit(me, [
      { action: deadly, lost: { rover: 1 }, score },
      { action: kind, score },
    ]);
    choice.ask(ask('aim', actions), 1);
    await told();
    choice.press('line:moon-row-2');
    void choice.send(choice.doubt!.action, true);
    expect(sent).toEqual([deadly]);
  });
});
