import { describe, expect, it } from 'vitest';
import { badgeTotal, gainsOfEvents, goTogether, guess, toggled, usual, wayOf, waysOf, waysWith } from '../building';
import type { BestBuildView, SiteView } from '../wire';
import { facts } from './facts';

const A = 'sulfur_extraction';
const B = 'supply_block';
const C = 'casino';
const D = 'air_logistics';

const lone = (amount: number) => ({ amount, pays: [{ hex: '1,0', amount }], direction: null, cluster: null });
const best = (total: number): BestBuildView => ({
  cards: [A],
  action: ['build', A, null],
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
  cards: { [A]: lone(4), [B]: lone(2), [C]: lone(3) },
  best: { module: null, base: null, effect: null },
  ...more,
});

describe('ways to build', () => {
  it('reads figure, cards and the freed card from an action', () => {
    expect(wayOf(['build', A, null])).toMatchObject({ kind: 'module', figure: 'module', cards: [A] });
    expect(wayOf(['build', A, B])).toMatchObject({ kind: 'base', figure: 'base', cards: [A, B] });
    expect(wayOf(['manipulate', A, B])).toMatchObject({ kind: 'effect', figure: 'module' });
    expect(wayOf(['scoop', A, B, C])).toMatchObject({ kind: 'effect', figure: 'base', cards: [A, B, C] });
    expect(wayOf(['terraform', D, A, 'one'])).toMatchObject({ freed: D, cards: [D, A], figure: 'base', twice: false });
    expect(wayOf(['terraform', D, null, 'one'])).toMatchObject({ freed: D, cards: [D], figure: 'module' });
    expect(wayOf(['terraform', C, D, 'both'])).toMatchObject({ twice: true });
    expect(wayOf(['slot', 'nose'])).toBeNull();
  });

  it('takes the way without the nose first, then the cheaper one', () => {
    const ways = waysOf([
      ['terraform', A, B, 'both'],
      ['terraform', A, B, 'one'],
      ['build', A, B],
    ]);
    expect(waysWith(ways, [B, A]).map((w) => w.action[0])).toEqual(['build', 'terraform', 'terraform']);
    expect(waysWith(ways, [B, A])[1]?.twice).toBe(false);
    expect(waysWith(ways, [A])).toEqual([]);
  });

  it('adds a card as long as they go together, else lets go of the oldest', () => {
    const ways = waysOf([
      ['build', A, null],
      ['build', B, null],
      ['build', C, null],
      ['build', A, B],
      ['build', B, C],
    ]);
    expect(goTogether(ways, [A, C])).toBe(false);
    expect(toggled(ways, [], A)).toEqual([A]);
    expect(toggled(ways, [A], B)).toEqual([A, B]);
    expect(toggled(ways, [A, B], C)).toEqual([B, C]);
    expect(toggled(ways, [A], C)).toEqual([C]);
    expect(toggled(ways, [A, B], A)).toEqual([B]);
    expect(toggled(ways, [A], D)).toEqual([A]);
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
  it('is guessed from the cards alone: a block repeats what pays more than its own quids', () => {
    const gains = guess(facts, site(), [A, B]);
    expect(gains.by).toEqual([
      { card: A, amount: 4, pays: [{ hex: '1,0', amount: 4 }], again: false },
      { card: B, amount: 4, pays: [{ hex: '1,0', amount: 4 }], again: true },
    ]);
    expect(gains.total).toBe(8);
    expect(gains.guessed).toBe(true);
    expect(guess(facts, site({ cards: { [A]: lone(1), [B]: lone(2) } }), [A, B]).total).toBe(3);
  });

  it('is the engine’s word as far as it goes; a repeat counts for the block', () => {
    const gains = gainsOfEvents(
      facts,
      site(),
      [A, B, C],
      [
        { e: 'construction_began', seat: 0, hex: '0,0', cards: [A, B, C], figure: 'base', part: null },
        { e: 'income', seat: 0, card: A, amount: 3, pays: [], again: false },
        { e: 'income', seat: 0, card: A, amount: 3, pays: [], again: true },
        { e: 'event_paid', seat: 0, event: 'earthquake', amount: 2, left: 4, why: 'build' },
        { e: 'event_paid', seat: 0, event: 'sandstorm', amount: 2, left: 4, why: 'pay' },
      ],
    );
    expect(gains.by.map((x) => [x.card, x.amount, x.again])).toEqual([
      [A, 3, false],
      [B, 3, true],
      [C, 3, false],
    ]);
    expect(gains.events).toEqual([{ event: 'earthquake', amount: 2 }]);
    expect(gains.total).toBe(11);
    expect(gains.guessed).toBe(true);
  });

  it('sums what is taken from several owners', () => {
    const J = 'jamming_system';
    const gains = gainsOfEvents(
      facts,
      site(),
      [J],
      [
        { e: 'taken', seat: 0, victim: 1, card: J, amount: 3, again: false },
        { e: 'taken', seat: 0, victim: 2, card: J, amount: 2, again: false },
      ],
    );
    expect(gains.by).toHaveLength(1);
    expect(gains.total).toBe(5);
  });
});
