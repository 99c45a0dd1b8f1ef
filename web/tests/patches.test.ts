/** Views that arrive as changes: the same recorded ones that the server's tests read. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Change } from '../src/wire/messages';
import type { View } from '../src/lib/types';
import { digest, Drift, patched } from '../src/net/patches';

interface Chain {
  name: string;
  view: View;
  digest: string;
  steps: { patch: Change[]; digest: string }[];
}
const chains = JSON.parse(readFileSync('../docs/patches.json', 'utf8')) as Chain[];

describe('patches', () => {
  it.each(chains.map((chain) => [chain.name, chain] as const))('of %s lead to the recorded digests', (_, chain) => {
    let view = chain.view;
    expect(digest(view)).toBe(chain.digest);
    expect(chain.steps.length).toBeGreaterThan(3);
    for (const step of chain.steps) {
      const before = view;
      const text = JSON.stringify(before);
      view = patched(before, step.patch);
      expect(digest(view)).toBe(step.digest);
      expect(JSON.stringify(before)).toBe(text);
    }
  });

  it('leave what has not changed as the same object', () => {
    const before = {
      game: 'x',
      seats: [
        { n: 1, hand: [1] },
        { n: 2, hand: [2] },
      ],
      market: { a: [1] },
    } as unknown as View;
    const after = patched(before, [{ path: ['seats', 1, 'n'], value: 3 }]);
    const seats = (view: View): { n: number; hand: number[] }[] => view['seats'] as { n: number; hand: number[] }[];
    expect(seats(after)).toEqual([
      { n: 1, hand: [1] },
      { n: 3, hand: [2] },
    ]);
    expect(after['market']).toBe(before['market']);
    expect(seats(after)[0]).toBe(seats(before)[0]);
    expect(seats(after)[1]!.hand).toBe(seats(before)[1]!.hand);
  });

  it.each<[string, Change]>([
    ['an object that is not there', { path: ['nowhere', 'n'], value: 1 }],
    ['a gap in a list', { path: ['list', 5], value: 1 }],
    ['a key of a list', { path: ['list', 'n'], value: 1 }],
    ['no path at all', { path: [], value: 1 }],
  ])('that lead to %s are a drift', (_, change) => {
    const view = { game: 'x', list: [1, 2] } as unknown as View;
    expect(() => patched(view, [change])).toThrow(Drift);
  });
});
