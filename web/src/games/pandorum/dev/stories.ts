/** Moments of games to look at while the board is being built: written by moments.py, or made from one of those. */
import type { ComponentKind } from '../../../lib/types';
import type { GameStories } from '../../../table/harness/story';
import { readFacts, rememberFacts, type Facts } from '../facts';
import type { Action, Decision, Draw, Pay, View, Wire } from '../wire';
import components from './components.json';
import moments from './moments.json';

export interface Scene {
  view: View;
  decision: Decision | null;
}

const MOMENTS = moments as unknown as Record<string, { view: View; decision: Decision }>;

const kinds = components.kinds as unknown as ComponentKind[];
export const facts: Facts = readFacts(kinds);

/** Questions of events that a moment of the fixture can stand for. */
function made(kind: string, of: Scene): Scene {
  const { view } = of;
  const seat = view.me ?? 0;
  const ask = (actions: Action[], params: object = {}): Scene => ({
    view: { ...view, sites: null, building: null },
    decision: { seat, kind, rule: 'PD-11', params, actions } as Decision,
  });
  const hexes = (which: (hex: View['field']['hexes'][number]) => boolean): Action[] =>
    view.field.hexes.filter(which).map((h) => ['hex', h.hex]);
  const mine = view.seats[seat]!;
  switch (kind) {
    case 'engines':
      return ask([['buy', 0], ['buy', 1], ['buy', 2]], { price: 2 }); // prettier-ignore
    case 'invest':
      return ask([['done'], ...[...new Set(mine.cards)].map((c): Action => ['discard', c])], { types: [] });
    case 'take_back':
      return ask((['nose', 'central_deck', 'cargo_hold'] as const).flatMap((s) => [...new Set(mine[s].cards)].map((c): Action => ['take_back', s, c]))); // prettier-ignore
    case 'sabotage':
    case 'contaminate':
      return ask(
        hexes((h) => h.object?.seat === seat),
        { left: 2, price: 1 },
      );
    case 'expand':
    case 'pad':
      return ask(hexes((h) => !h.object && ['wasteland', 'crater', 'mountain'].includes(h.kind)));
    case 'city':
      return ask(hexes((h) => h.kind === 'volcano'));
    case 'end_turn':
      return ask([['end']], { engines: 0 });
    case 'many': {
      const cards = Object.keys(facts.cards).filter((_, i) => i % 2 === 0);
      const seats = view.seats.map((s) => (s.seat === seat ? { ...s, cards: [...cards, cards[3]!], hand: cards.length + 1 } : s)); // prettier-ignore
      const market = Object.keys(facts.cards)
        .slice(4, 15)
        .map((card, i) => ({ card, count: 1 + (i % 3) }));
      const actions: (Draw | Pay)[] = [
        ['draw', 'deck'],
        ...market.map((m): Draw => ['draw', m.card]),
        ...cards.map((c): Pay => ['pay', c]),
      ];
      return {
        view: { ...view, seats, market },
        decision: { seat, kind: 'turn', rule: 'PD-3.1', params: {}, actions },
      };
    }
    case 'watch':
      return { view: { ...view, me: null, sites: null }, decision: null };
    default:
      return of;
  }
}

export function scene(name: string): Scene {
  const found = MOMENTS[name];
  return found ?? made(name, MOMENTS.turn!);
}

export const STORIES = [
  ...Object.keys(MOMENTS),
  ...[
    'engines',
    'invest',
    'take_back',
    'sabotage',
    'contaminate',
    'expand',
    'pad',
    'city',
    'end_turn',
    'watch',
    'many',
  ],
];

export const shown: GameStories<Wire> = {
  kinds,
  remember: () => rememberFacts(facts),
  stories: Object.fromEntries(STORIES.map((name) => [name, scene(name)])),
};
