/** Whole recorded games as a seat hears and sees them, from tests/streams: see scripts/streams.py. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { GameEvent, Json, Step, View } from '../src/lib/types';

/** [new value], or the changes of the parts by key or place, or nothing. */
type Change = [Json] | { [part: string]: Change } | null;

interface Recorded {
  table: string;
  seed: number;
  view: Json;
  batches: { events: GameEvent[]; change: Change; steps?: { events: GameEvent[]; change: Change }[] }[];
}

export interface Game {
  name: string;
  first: View;
  /** What happened at once, cut where the engine cuts it. */
  batches: Step[][];
}

function changed(value: Json, by: Change): Json {
  if (by === null) return value;
  if (Array.isArray(by)) return by[0];
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, Json>;
  for (const [part, change] of Object.entries(by)) copy[part] = changed(copy[part]!, change);
  return copy as Json;
}

export function gamesOf(title: string): Game[] {
  const packed = readFileSync(`tests/streams/${title}.json.gz`);
  const recorded = JSON.parse(gunzipSync(packed).toString()) as Recorded[];
  return recorded.map(({ table, seed, view, batches }) => {
    let now = view;
    return {
      name: `${table}, seed ${seed}`,
      first: view as unknown as View,
      batches: batches.map((batch) =>
        (batch.steps ?? [batch]).map(({ events, change }) => {
          now = changed(now, change);
          return { events, view: now as unknown as View };
        }),
      ),
    };
  });
}
