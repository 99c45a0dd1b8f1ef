/** A view of a game nobody drew: what belongs to the seats as a table, what lies on the table as a list. */
import type { Json, View } from '../lib/types';

/** What the frame round the board shows already, or nobody reads. */
const HEAD = new Set(
  'game rules_version players me step options commitment seed actors over result round rounds guide'.split(' '),
);

export interface Row {
  key: string;
  /** One for each seat. */
  values: Json[];
}

export interface Shown {
  rows: Row[];
  facts: { key: string; value: Json }[];
}

const isObject = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects of the seats, each of which says whose it is or stands in its place. */
function ofSeats(key: string, value: Json, players: number): value is Record<string, Json>[] {
  if (!Array.isArray(value) || value.length !== players || !value.every(isObject)) return false;
  return key === 'seats' || value.every((one, seat) => one.seat === seat || one.party === seat);
}

/** Numbers and marks, one for each seat. Words are not: as many cards may lie on the table as people sit at it. */
function countsOfSeats(value: Json, players: number): value is Json[] {
  return (
    Array.isArray(value) &&
    players > 1 &&
    value.length === players &&
    value.every((one) => one === null || typeof one === 'number' || typeof one === 'boolean')
  );
}

export function shownOf(view: View): Shown {
  const players = Number(view.players ?? 0);
  const rows: Row[] = [];
  const facts: Shown['facts'] = [];
  for (const [key, value] of Object.entries(view as Record<string, Json | undefined>)) {
    if (HEAD.has(key) || value === undefined) continue;
    if (ofSeats(key, value, players)) {
      const keys = new Set(value.flatMap((one) => Object.keys(one)));
      for (const inner of keys)
        if (inner !== 'seat' && inner !== 'party')
          rows.push({ key: inner, values: value.map((one) => one[inner] ?? null) });
    } else if (countsOfSeats(value, players)) rows.push({ key, values: value });
    else facts.push({ key, value });
  }
  return { rows, facts };
}
