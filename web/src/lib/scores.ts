/** What the shell knows of scores without knowing the game. */
import { hasText } from '../store/prefs.svelte';
import type { BoardMeta, Translate } from './table';
import type { View } from './types';

export interface LiveScore {
  total: number;
  lines: Record<string, number>;
}

/** The scores as if the game ended now, by seat; null if the view does not tell them. */
export function liveScores(view: View): (LiveScore | null)[] | null {
  const seats = view.seats ?? view.parties;
  if (!Array.isArray(seats)) return null;
  const found = seats.map((seat: { score?: LiveScore }) =>
    seat.score && typeof seat.score.total === 'number' ? seat.score : null,
  );
  return found.some((score) => score) ? found : null;
}

/** The name of a line of the score sheet: short words of the pad, else the game's own sentence. */
export function padLabel(game: string, key: string, tell: Translate): string {
  const own = `pad-${key}`;
  return tell(hasText(game, own) ? own : `score-${key}`, {});
}

/** The lines of a score sheet, in its order, without those that cannot apply at this table. */
export function sheetKeys(lists: Iterable<string>[], view: View, meta: BoardMeta): string[] {
  const keys = [...new Set(lists.flatMap((list) => [...list]))];
  return keys.filter((key) => meta.scoreApplies?.(view, key) ?? true);
}

/** A number per seat that decided a tie, where the view tells it under the name of the tie-break. */
export function tieValue(view: View, seat: number, tie: string): number | null {
  const seats = view.seats as Record<string, unknown>[] | undefined;
  const value = Array.isArray(seats) ? seats[seat]?.[tie] : null;
  if (typeof value === 'number') return value;
  return Array.isArray(value) ? value.length : null;
}
