/** A view nobody drew: what belongs to seats stands in columns, the rest in a list. */
import { describe, expect, it } from 'vitest';
import type { View } from '../../lib/types';
import { shownOf } from '../shown';

const head = { game: 'g', players: 2, me: 0, step: 4, actors: [0], over: false, result: null, round: 1 };
const of = (rest: object): ReturnType<typeof shownOf> => shownOf({ ...head, ...rest } as unknown as View);

describe('a view', () => {
  it('shows what each seat has in its column', () => {
    const seats = [
      { seat: 0, coins: 3, hand: ['a'] },
      { seat: 1, coins: 1 },
    ];
    expect(of({ seats, ready: [true, false] }).rows).toEqual([
      { key: 'coins', values: [3, 1] },
      { key: 'hand', values: [['a'], null] },
      { key: 'ready', values: [true, false] },
    ]);
  });

  it('takes no two cards on the table for one of each player', () => {
    expect(of({ market: ['a', 'b'] })).toEqual({ rows: [], facts: [{ key: 'market', value: ['a', 'b'] }] });
  });

  it('leaves out what the frame of the table shows', () => {
    expect(of({})).toEqual({ rows: [], facts: [] });
  });
});
