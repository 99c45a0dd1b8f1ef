import { describe, expect, it } from 'vitest';
import { badgeTotal, gainsOf, goTogether, toggled, usual, waysOf, waysWith } from '../building';
import type { Action, BestBuildView, BuildGuide, SiteView } from '../wire';
import { ask } from './facts';

const A = 'sulfur_extraction';
const B = 'supply_block';
const C = 'casino';
const D = 'air_logistics';

/** A legal construction with these cards. */
type Legal = [action: Action, cards: string[], more?: Partial<BuildGuide>];
const ways = (...legal: Legal[]) => {
  const builds = legal.map(([, cards, more]): BuildGuide => {
    return {
      cards,
      figure: cards.length > 1 ? 'base' : 'module',
      nose: 0,
      by: [],
      events: [],
      total: 0,
      open: false,
      ...more,
    };
  });
  return waysOf(ask('build', legal.map(([action]) => action), { hex: '0,1' }, 0, { builds })); // prettier-ignore
};
const best = (total: number): BestBuildView => ({
  cards: [A],
  action: ['build', A, null],
  figure: 'module',
  nose: 0,
  income: total,
  events: [],
  total,
  by: [],
});
const site = (more: Partial<SiteView> = {}): SiteView => ({
  hex: '0,1',
  how: 'fly',
  stop: 'build',
  toll: 0,
  owner: null,
  crosses: 0,
  cards: {},
  unfit: {},
  cut: {},
  best: { module: null, base: null, effect: null },
  ...more,
});

describe('ways to build', () => {
  it('stand beside the legal answers, those that cost cards of the nose as its effect', () => {
    const found = ways([['build', A, null], [A]], [['manipulate', A, B], [A, B], { figure: 'module', nose: 3 }]);
    expect(found.map((way) => [way.action[0], way.kind, way.figure])).toEqual([
      ['build', 'module', 'module'],
      ['manipulate', 'effect', 'module'],
    ]);
    expect(waysOf(ask('slot', [['slot', 'nose']]))).toEqual([]);
    expect(waysOf(null)).toEqual([]);
  });

  it('takes the way without the nose first, then the cheaper one', () => {
    const found = ways(
      [['terraform', A, B, 'both'], [A, B], { nose: 6 }],
      [['terraform', A, B, 'one'], [A, B], { nose: 3 }],
      [
        ['build', A, B],
        [A, B],
      ],
    );
    expect(waysWith(found, [B, A]).map((w) => w.nose)).toEqual([0, 3, 6]);
    expect(waysWith(found, [A])).toEqual([]);
  });

  it('adds a card as long as they go together, else lets go of the oldest', () => {
    const found = ways(
      [['build', A, null], [A]],
      [['build', B, null], [B]],
      [['build', C, null], [C]],
      [
        ['build', A, B],
        [A, B],
      ],
      [
        ['build', B, C],
        [B, C],
      ],
    );
    expect(goTogether(found, [A, C])).toBe(false);
    expect(toggled(found, [], A)).toEqual([A]);
    expect(toggled(found, [A], B)).toEqual([A, B]);
    expect(toggled(found, [A, B], C)).toEqual([B, C]);
    expect(toggled(found, [A], C)).toEqual([C]);
    expect(toggled(found, [A, B], A)).toEqual([B]);
    expect(toggled(found, [A], D)).toEqual([A]);
  });
});

describe('what is shown first', () => {
  it('is the richer of module and base, the module if they are equal, the nose only alone', () => {
    const sizes = (module: number | null, base: number | null, effect: number | null): SiteView =>
      site({
        best: {
          module: module === null ? null : best(module),
          base: base === null ? null : best(base),
          effect: effect === null ? null : best(effect),
        },
      });
    expect(usual(sizes(3, 5, 9), null)).toBe('base');
    expect(usual(sizes(5, 5, 9), null)).toBe('module');
    expect(usual(sizes(3, 5, 9), 'effect')).toBe('effect');
    expect(usual(sizes(3, 5, null), 'effect')).toBe('base');
    expect(usual(sizes(null, null, 2), null)).toBe('effect');
    expect(badgeTotal(sizes(3, 5, 9))).toBe(5);
    expect(badgeTotal(sizes(null, null, null))).toBeNull();
  });
});

describe('what a set brings', () => {
  it('is the engine’s word, card by card: a block is paid by the hexes of the card it repeats', () => {
    const by = [
      { card: A, amount: 4, repeats: null },
      { card: B, amount: 4, repeats: A },
    ];
    const events = [{ event: 'earthquake', amount: 2 }];
    const [way] = ways([['build', A, B], [A, B], { by, events, total: 10 }]);
    const pays = [{ hex: '1,0', amount: 4 }];
    expect(gainsOf(way!, { [A]: { amount: 4, pays, direction: null, cluster: null } })).toEqual({
      by: [
        { card: A, amount: 4, pays, again: false },
        { card: B, amount: 4, pays, again: true },
      ],
      events,
      total: 10,
    });
  });
});
