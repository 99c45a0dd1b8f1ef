/** What happened while somebody was away, put in the order a person asks: what did I lose, what did the others do? */
import type { BoardMeta } from './table';
import type { GameEvent } from './types';

/** After an undo the story is told anew with numbers from the next million on: then its order is what can be compared. */
const STORY = 1_000_000;

export function missed(events: readonly GameEvent[], seen: number): GameEvent[] {
  const newest = events.at(-1)?.n ?? 0;
  const same = Math.floor(newest / STORY) === Math.floor(seen / STORY);
  return events.filter((event) => (same ? (event.n ?? 0) > seen : (event.n ?? 0) % STORY > seen % STORY));
}

export interface Meanwhile {
  losses: GameEvent[];
  /** What each seat did, the others before me. */
  seats: { seat: number; events: GameEvent[] }[];
  /** What concerns all. */
  table: GameEvent[];
}

export function meanwhile(events: readonly GameEvent[], me: number | null, meta: BoardMeta): Meanwhile {
  const told: Meanwhile = { losses: [], seats: [], table: [] };
  for (const event of events) {
    if (me !== null && meta.loss?.(event, me)) {
      told.losses.push(event);
      continue;
    }
    if (meta.quiet?.(event) || meta.parts?.(event)) continue;
    const seat = meta.eventSeat?.(event) ?? (typeof event.seat === 'number' ? event.seat : null);
    if (seat === null) {
      told.table.push(event);
      continue;
    }
    const group = told.seats.find((one) => one.seat === seat);
    if (group) group.events.push(event);
    else told.seats.push({ seat, events: [event] });
  }
  told.seats.sort((a, b) => Number(a.seat === me) - Number(b.seat === me) || a.seat - b.seat);
  return told;
}

/** Whether it is worth a card: a loss of mine, or something somebody else did. */
export function worthTelling(told: Meanwhile, me: number | null): boolean {
  return told.losses.length > 0 || told.seats.some((group) => group.seat !== me);
}
