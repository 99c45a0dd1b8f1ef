/** Boards that are not on the timeline yet. Whole games are told with motion: every event of every kind, without a fault, and the table comes to rest. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Director as DirectorPU } from '../src/games/planet_unknown/director.svelte';
import { facts as factsPU } from '../src/games/planet_unknown/tests/facts';
import { playAll } from '../src/lib/telling';
import type { GameEvent, View } from '../src/lib/types';
import type { Step } from '../src/table/contract';
import { gamesOf } from './streams';

interface Teller {
  readonly shown: unknown;
  readonly busy: boolean;
  take(view: unknown, events: GameEvent[], speed: number, still: boolean): void;
  skip(): void;
  stop(): void;
}

const TELLERS: Record<string, (view: never) => Teller> = {
  planet_unknown: (view) => new DirectorPU(view, [], factsPU) as Teller,
};

/** A batch as these boards are given it. */
function whole(steps: Step[]): { view: View; events: GameEvent[] } {
  return { view: steps.at(-1)!.view, events: steps.flatMap((step) => step.events) };
}

/** No batch takes longer than this to watch. */
const PATIENCE = 90_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(Object.keys(TELLERS))('%s', (game) => {
  const games = gamesOf(game);

  it.each(games.map((s) => [s.name, s] as const))('is told to the end: %s', async (_, s) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const teller = TELLERS[game]!(s.first as never);
    for (const steps of s.batches) {
      const { view, events } = whole(steps);
      teller.take(view, events, 1, false);
      if (teller.busy) await vi.advanceTimersByTimeAsync(PATIENCE);
      const told = `${view.step}: ${events.map((e) => e.e).join(' ')}`;
      expect(teller.busy, told).toBe(false);
      expect(complaint.mock.calls, told).toEqual([]);
      expect(teller.shown, told).toBe(view);
    }
    teller.stop();
  });

  it('comes to rest at once when somebody skips, batch upon batch', async () => {
    const s = games[0]!;
    const teller = TELLERS[game]!(s.first as never);
    for (const steps of s.batches) {
      const { view, events } = whole(steps);
      teller.take(view, events, 1, false);
      teller.skip();
    }
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(teller.busy).toBe(false);
    expect(teller.shown).toBe(whole(s.batches.at(-1)!).view);
  });
});

describe('a fault in the telling', () => {
  it('ends the batch it happens in, whether in the beats or in the making of them', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const told: number[] = [];
    const play = (n: number): Promise<void> => {
      if (n === 2) throw new Error('two');
      told.push(n);
      return Promise.resolve();
    };
    await playAll(() => [1, 2, 3], play, () => false); // prettier-ignore
    expect(told).toEqual([1]);
    await playAll(() => { throw new Error('none'); }, play, () => false); // prettier-ignore
    await playAll(() => [4, 5], play, () => told.includes(4)); // prettier-ignore
    expect(told).toEqual([1, 4]);
    expect(complaint).toHaveBeenCalledTimes(2);
  });
});
