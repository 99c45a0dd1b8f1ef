// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ofKind, ofVerb } from '../../../lib/wire';
import type { Action } from '../wire';
import { leaving, sourceLines, sumOf } from '../naming';
import { hexesOf } from '../targets';
import { waysWith } from '../building';
import { ask, outcome, scene, sit } from './facts';

function waysFor(ways: Parameters<typeof waysWith>[0], cards: string[], kind: string) {
  const found = waysWith(ways, cards);
  return found.find((way) => way.kind === kind) ?? found[0]!;
}

function at(name: string) {
  const moment = scene(name);
  const decision = moment.decision!;
  const table = sit(moment.view);
  table.choice.ask(decision, moment.view.step);
  return { ...table, view: moment.view, decision };
}

describe('flying', () => {
  it('shows a hex, keeps it when the pointer leaves, and flies with a click', () => {
    const { choice, sent, decision } = at('stop');
    const [, hex] = ofVerb<Action, 'fly'>(decision.actions, 'fly')[0]!;
    choice.look(hex);
    choice.look(null);
    expect(choice.hex).toBe(hex);
    choice.pick(hex, 'pointer');
    expect(sent).toEqual([['fly', hex]]);
  });

  it('a finger shows first and flies with the second touch, though the field reports a hover before', () => {
    const { choice, sent, decision } = at('stop');
    const [, hex] = ofVerb<Action, 'fly'>(decision.actions, 'fly')[0]!;
    choice.look(hex);
    choice.pick(hex, 'touch');
    expect(sent).toEqual([]);
    choice.pick(hex, 'touch');
    expect(sent).toEqual([['fly', hex]]);
  });

  it('takes the flight where both lead, the jump where only it leads or where I say so', () => {
    const { choice, sent, decision } = at('stop');
    const flown = ofVerb<Action, 'fly'>(decision.actions, 'fly').map(([, hex]) => hex);
    const leapt = ofVerb<Action, 'jump'>(decision.actions, 'jump').map(([, hex]) => hex);
    const both = flown.find((h) => leapt.includes(h));
    const only = leapt.find((h) => !flown.includes(h))!;
    expect(choice.jumps(only)).toBe(true);
    if (both) {
      expect(choice.jumps(both)).toBe(false);
      choice.jumping = true;
      expect(choice.jumps(both)).toBe(true);
      choice.jumping = false;
    }
    choice.pick(only, 'pointer');
    expect(sent).toEqual([['jump', only]]);
  });

  it('asks why where no flight leads', () => {
    const { choice, refused } = at('stop');
    choice.pick('9,9', 'pointer');
    choice.refuseHex('9,9', document.body);
    expect(refused).toEqual([['fly', '9,9']]);
  });

  it('a second click meets nothing until the next question comes', () => {
    const { choice, sent, decision, view } = at('stop');
    const [, hex] = ofVerb<Action, 'fly'>(decision.actions, 'fly')[0]!;
    choice.pick(hex, 'pointer');
    choice.pick(hex, 'pointer');
    choice.ask(null, view.step);
    choice.ask(decision, view.step);
    choice.pick(hex, 'pointer');
    expect(sent).toHaveLength(1);
  });
});

describe('a free flight', () => {
  it('begins with a click on any hex, which is then looked at', () => {
    const { choice, sent, decision, view, see } = at('stop');
    const [, hex] = ofVerb<Action, 'fly'>(decision.actions, 'fly')[0]!;
    see({ ...view, sites: null });
    choice.ask(ask('turn', [['draw', 'deck'], ['fly_free']], {}, view.me!), 800); // prettier-ignore
    choice.refuseHex(hex, document.body);
    expect(sent).toEqual([['fly_free']]);
    see(view);
    choice.ask(decision, 801);
    expect(choice.hex).toBe(hex);
  });
});

describe('building', () => {
  it('begins with what was previewed on the hex flown to', () => {
    const { choice, see } = at('stop');
    const build = scene('build');
    const here = { ...build.view.sites![0]!, hex: '', how: 'fly' as const };
    const from = scene('stop');
    const [, hex] = ofVerb<Action, 'fly'>(from.decision!.actions, 'fly')[0]!;
    const site = { ...here, hex };
    see({ ...from.view, sites: [site] });
    choice.ask(ask('stop', [['fly', hex]], {}, from.view.me!), 900);
    choice.look(hex);
    choice.resize('module');
    choice.pick(hex, 'pointer');
    see({ ...build.view, sites: [{ ...site, how: 'here' }] });
    choice.ask(ask('build', build.decision!.actions, { hex }, build.decision!.seat, build.decision!.guide), 901);
    expect(choice.picked).toEqual(site.best.module!.cards);
    expect(choice.way?.kind).toBe('module');
  });

  it('picks the usual set by itself, and the sum says what it brings', () => {
    const { choice, view } = at('build');
    const site = view.sites![0]!;
    expect(choice.way).not.toBeNull();
    expect(choice.gains?.total).toBe(site.best[choice.size!]!.total);
    expect(sumOf(choice)).toBe(choice.gains!.total);
    expect(sourceLines(choice['board'], choice).reduce((sum, l) => sum + l.amount, 0)).toBe(sumOf(choice));
  });

  it('switches sizes, and sends the action of exactly the picked cards', () => {
    const { choice, sent, view } = at('build');
    for (const size of ['module', 'base', 'effect'] as const) {
      if (!view.sites![0]!.best[size]) continue;
      choice.resize(size);
      expect(choice.way?.kind).toBe(size);
      expect(choice.nosePrice).toBe(size === 'effect' ? choice.seat!.nose.threshold : 0);
    }
    choice.resize('base');
    choice.build();
    expect(sent[0]?.[0]).toBe('build');
    expect(sent[0]?.slice(1).filter(Boolean)).toHaveLength(2);
  });

  it('a card that cannot be built there is refused at the spot', () => {
    const { choice, refused } = at('build');
    choice.toggle('no_such_card', document.body);
    expect(refused).toEqual([['build', 'no_such_card', null]]);
  });

  it('knows of every legal set what it brings, and which hexes pay', () => {
    const { choice, decision } = at('build');
    for (const way of choice.ways) {
      choice.picked = way.cards;
      choice.wanted = way.kind;
      const found = waysFor(choice.ways, way.cards, way.kind);
      expect(choice.gains?.total).toBe(found.total);
      for (const { card, again, pays } of choice.gains!.by) if (!again) expect(pays).toEqual(choice.guide.lone?.[card]?.pays); // prettier-ignore
    }
    expect(choice.ways).toHaveLength(decision.actions.length);
  });
});

describe('the hand', () => {
  it('pays with a click; a finger raises the card first', () => {
    const { choice, sent, decision } = at('turn');
    const [, card] = ofVerb<Action, 'pay'>(decision.actions, 'pay')[0]!;
    choice.playCard(card, 'touch', null);
    expect(choice.raised).toBe(card);
    choice.playCard(card, 'touch', null);
    expect(sent).toEqual([['pay', card]]);
  });

  it('asks why a card cannot pay', () => {
    const { choice, refused } = at('turn');
    choice.playCard('no_such_card', 'pointer', document.body);
    expect(refused).toEqual([['pay', 'no_such_card']]);
  });
});

describe('shapes on the field', () => {
  it('are numbers of legal answers; touch looks first', () => {
    const { choice, sent, decision } = at('crack');
    choice.considerShape(7);
    expect(choice.shape).toBe(7);
    choice.chooseShape(7, 'touch');
    expect(sent).toEqual([]);
    choice.chooseShape(7, 'touch');
    expect(sent).toEqual([decision.actions[7]]);
  });
});

describe('one step back', () => {
  it('lets go of what is looked at before anything else', () => {
    const { choice, decision } = at('stop');
    choice.look(hexesOf(decision, 'fly')[0]!);
    expect(choice.escape()).toBe(true);
    expect(choice.hex).toBeNull();
    expect(choice.escape()).toBe(false);
  });

  it('undoes only where the table allows it', () => {
    const { choice, undone } = at('turn');
    choice.undo();
    expect(undone()).toBe(1);
  });
});

describe('quids that would leave events', () => {
  it('are those of the shown construction', () => {
    const { choice, view } = at('stop');
    for (const site of view.sites!) {
      choice.look(site.hex);
      const best = choice.size ? site.best[choice.size] : null;
      const going = leaving(choice);
      for (const { event, amount } of best?.events ?? []) expect(going[event]).toBe(amount);
    }
  });
});

describe('events that reward a payment', () => {
  it('show what would leave them while the card is weighed', () => {
    const { choice, decision, view } = at('turn');
    const [, card] = ofVerb<Action, 'pay'>(decision.actions, 'pay')[0]!;
    const event = view.events!.in_play[0]!.event;
    const guide = { rewards: { [card]: [{ event, amount: 2 }] } };
    choice.ask({ ...ask('turn', decision.actions, {}, view.me!), guide }, 700);
    choice.weigh(`hand:${card}`);
    expect(leaving(choice)).toEqual({ [event]: 2 });
    choice.weigh(null);
    expect(leaving(choice)).toEqual({});
  });
});

describe('what the engine foretells', () => {
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

  it('is asked for where the board shows it, once for each question', () => {
    const { choice, asked, decision, view } = at('slot');
    expect(asked).toEqual([decision.actions]);
    choice.ask(decision, view.step);
    expect(asked).toHaveLength(1);
    expect(at('stop').asked).toEqual([]);
  });

  it('counts what a lifted module brings, and what leaves the event', async () => {
    const { choice, foretell, view } = at('turn');
    foretell([outcome(['lift'], { gained: { quid: 1 } })]);
    choice.ask(ask('training', [['lift'], ['leave']], { hex: choice.seat!.harvester }, view.me!), 701);
    expect(choice.lifted).toBe(0);
    await settled();
    expect(choice.lifted).toBe(1);
    expect(leaving(choice)).toEqual({ training: 1 });
  });

  it('is forgotten with its question', async () => {
    const { choice, foretell, view } = at('turn');
    foretell([outcome(['lift'], { gained: { quid: 1 } })]);
    choice.ask(ask('training', [['lift'], ['leave']], { hex: choice.seat!.harvester }, view.me!), 702);
    choice.ask(ask('end_turn', [['end']], {}, view.me!), 703);
    await settled();
    expect(choice.outcomeAt('lift')).toBeNull();
  });
});

describe('an auction', () => {
  it('starts one above what stands', () => {
    const { choice } = at('bid');
    const { standing } = ofKind(scene('bid').decision, 'bid')!.params;
    expect(choice.bid).toBe(standing + 1);
  });
});
