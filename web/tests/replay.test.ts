/** What the result page makes of the steps of a finished game. */
import { describe, expect, it, vi } from 'vitest';
import { curve, roundEnds } from '../src/lib/replay';
import { api } from '../src/net/api';
import type { ReplayStep } from '../src/lib/types';

const steps = (rounds: number[]): ReplayStep[] =>
  rounds.map((round, n) => ({
    n,
    seat: null,
    action: null,
    events: [],
    view: { round, seats: [{ score: { total: n, lines: {} } }] } as unknown as ReplayStep['view'],
  }));

describe('the score over time', () => {
  it('has a point per round and one for the beginning, also where boards are chosen in a round 0', async () => {
    const found = steps([0, 0, 1, 1, 2]);
    expect(roundEnds(found)).toEqual([1, 3, 4]);
    vi.spyOn(api, 'replay').mockResolvedValue({ steps: found, total: found.length } as never);
    const points = await curve('alone', 1, {});
    expect(points?.map((p) => [p.round, p.n, p.scores[0]])).toEqual([
      [0, 0, 0],
      [1, 3, 3],
      [2, 4, 4],
    ]);
  });
  it('is not drawn where the view tells no score', async () => {
    const blind = steps([1, 2]).map((step) => ({ ...step, view: { round: 1 } as ReplayStep['view'] }));
    vi.spyOn(api, 'replay').mockResolvedValue({ steps: blind, total: 2 } as never);
    expect(await curve('blind', 1, {})).toBeNull();
  });
});
