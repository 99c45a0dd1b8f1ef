/** Outcomes are asked once for each question, when a screen looks. */
import { describe, expect, it, vi } from 'vitest';
import type { Action, Outcome } from '../src/lib/types';
import { Foretold } from '../src/store/foretold';

const outcome = (action: Action): Outcome => ({ action, score: { before: 0, after: Number(action[1]) } });
const legal: Action[] = [
  ['bid', 0],
  ['bid', 1],
  ['bid', 2],
];

function asking() {
  return vi.fn((actions: readonly Action[] | null) => Promise.resolve((actions ?? legal).map(outcome)));
}

describe('what is foretold', () => {
  it('is asked once for a question, and anew for the next one', async () => {
    const foretold = new Foretold();
    const ask = asking();
    expect(await foretold.tell('0 4', undefined, ask)).toEqual(legal.map(outcome));
    await foretold.tell('0 4', undefined, ask);
    expect(await foretold.tell('0 4', [['bid', 2]], ask)).toEqual([outcome(['bid', 2])]);
    expect(ask).toHaveBeenCalledTimes(1);
    await foretold.tell('0 5', undefined, ask);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks only for the answers it does not know', async () => {
    const foretold = new Foretold();
    const ask = asking();
    await foretold.tell('0 4', [['bid', 1]], ask);
    const both: Action[] = [
      ['bid', 1],
      ['bid', 2],
    ];
    expect(await foretold.tell('0 4', both, ask)).toEqual(both.map(outcome));
    expect(ask.mock.calls).toEqual([[[['bid', 1]]], [[['bid', 2]]]]);
  });

  it('asks again after a failure', async () => {
    const foretold = new Foretold();
    const ask = asking();
    ask.mockRejectedValueOnce(new Error('offline'));
    await expect(foretold.tell('0 4', undefined, ask)).rejects.toThrow('offline');
    expect(await foretold.tell('0 4', undefined, ask)).toHaveLength(3);
  });
});
