/** Whole recorded games as a seat hears and sees them, from tests/streams: see scripts/streams.py. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { GameEvent, Json, Wire } from '../src/lib/types';
import type { Step } from '../src/table/contract';

/** [new value], or the changes of the parts by key or place, or nothing. */
type Change = [Json] | { [part: string]: Change } | null;

interface Recorded {
  table: string;
  seed: number;
  view: Json;
  batches: { events: GameEvent[]; change: Change }[][];
}

export interface Game<W extends Wire> {
  name: string;
  first: W['view'];
  /** What happened at once, cut where the engine cuts it. */
  batches: Step<W>[][];
}

function changed(value: Json, by: Change): Json {
  if (by === null) return value;
  if (Array.isArray(by)) return by[0];
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, Json>;
  for (const [part, change] of Object.entries(by)) copy[part] = changed(copy[part]!, change);
  return copy as Json;
}

export function gamesOf<W extends Wire = Wire>(title: string): Game<W>[] {
  const packed = readFileSync(`tests/streams/${title}.json.gz`);
  const recorded = JSON.parse(gunzipSync(packed).toString()) as Recorded[];
  return recorded.map(({ table, seed, view, batches }) => {
    let now = view;
    return {
      name: `${table}, seed ${seed}`,
      first: view as unknown as W['view'],
      batches: batches.map((batch) =>
        batch.map(({ events, change }) => {
          now = changed(now, change);
          return { events, view: now as unknown as W['view'] };
        }),
      ),
    };
  });
}
