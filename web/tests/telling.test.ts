/** Boards that are not on the timeline yet. Whole games are told with motion: every event of every kind, without a fault, and the table comes to rest. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Director as DirectorOM } from '../src/games/on_mars/director.svelte';
import { facts as factsPD } from '../src/games/pandorum/dev/views';
import { Director as DirectorPD } from '../src/games/pandorum/director.svelte';
import { Director as DirectorPU } from '../src/games/planet_unknown/director.svelte';
import { facts as factsPU } from '../src/games/planet_unknown/tests/facts';
import { playAll } from '../src/lib/telling';
import type { GameEvent, Json, View } from '../src/lib/types';

/** [new value], or the changes of the parts by key or place, or nothing. */
type Change = [Json] | { [part: string]: Change } | null;
interface Stream {
  table: string;
  seed: number;
  view: Json;
  batches: { events: GameEvent[]; change: Change }[];
}

interface Teller {
  readonly shown: unknown;
  readonly busy: boolean;
  take(view: unknown, events: GameEvent[], speed: number, still: boolean): void;
  skip(): void;
  stop(): void;
}

const TELLERS: Record<string, (view: never) => Teller> = {
  on_mars: (view) => new DirectorOM(view, []) as Teller,
  pandorum: (view) => new DirectorPD(view, [], factsPD) as Teller,
  planet_unknown: (view) => new DirectorPU(view, [], factsPU) as Teller,
};

function streamsOf(game: string): Stream[] {
  const packed = readFileSync(`tests/streams/${game}.json.gz`);
  return JSON.parse(gunzipSync(packed).toString()) as Stream[];
}

function changed(value: Json, by: Change): Json {
  if (by === null) return value;
  if (Array.isArray(by)) return by[0];
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, Json>;
  for (const [part, change] of Object.entries(by)) copy[part] = changed(copy[part]!, change);
  return copy as Json;
}

/** No batch takes longer than this to watch. */
const PATIENCE = 90_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(Object.keys(TELLERS))('%s', (game) => {
  const streams = streamsOf(game);

  it.each(streams.map((s) => [`${s.table}, seed ${s.seed}`, s] as const))('is told to the end: %s', async (_, s) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let view = s.view;
    const teller = TELLERS[game]!(view as never);
    for (const { events, change } of s.batches) {
      view = changed(view, change);
      teller.take(view, events, 1, false);
      if (teller.busy) await vi.advanceTimersByTimeAsync(PATIENCE);
      const told = `${String((view as unknown as View).step)}: ${events.map((e) => e.e).join(' ')}`;
      expect(teller.busy, told).toBe(false);
      expect(complaint.mock.calls, told).toEqual([]);
      expect(teller.shown, told).toBe(view);
    }
    teller.stop();
  });

  it('comes to rest at once when somebody skips, batch upon batch', async () => {
    const s = streams[0]!;
    let view = s.view;
    const teller = TELLERS[game]!(view as never);
    for (const { events, change } of s.batches) {
      view = changed(view, change);
      teller.take(view, events, 1, false);
      teller.skip();
    }
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(teller.busy).toBe(false);
    expect(teller.shown).toBe(view);
  });
});

describe('a fault in the telling', () => {
  it('is reported, and the table goes on with the true view', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { view: before, batches } = streamsOf('on_mars')[0]!;
    const [first, second] = batches;
    const view = changed(before, first!.change);
    const teller = TELLERS.on_mars!(before as never);
    teller.take(view, [{ e: 'crystals_landed', seat: 0, hexes: null }, ...first!.events], 1, false);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(complaint).toHaveBeenCalledOnce();
    expect(teller.busy).toBe(false);
    expect(teller.shown).toBe(view);
    const next = changed(view, second!.change);
    teller.take(next, second!.events, 1, false);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(teller.busy).toBe(false);
    expect(teller.shown).toBe(next);
    expect(complaint).toHaveBeenCalledOnce();
  });

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
