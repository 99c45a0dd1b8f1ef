/** Where a marker goes next, as the engine says, and what is printed there: for badges and ghosts. */
import type { CorporationFacts, Facts } from './facts';
import { cellOf, picture, type CellPicture, type TracksPicture } from './parts/tracks';
import { TRACKS, type CellId } from './types';
import type { SeatView, StationAdvance, Track } from './wire';

const known = new WeakMap<CorporationFacts, TracksPicture>();

function boardOf(facts: Facts, seat: SeatView): TracksPicture | null {
  const corporation = seat.corporation ? facts.corporations[seat.corporation] : undefined;
  if (!corporation) return null;
  const seen = known.get(corporation) ?? picture(corporation);
  known.set(corporation, seen);
  return seen;
}

export function cellAt(facts: Facts, seat: SeatView, id: CellId): CellPicture | null {
  return boardOf(facts, seat)?.cells.find((c) => c.id === id) ?? null;
}

/** The advances by stations that the engine says come next, by marker. */
export type Ahead = Partial<Record<Track, StationAdvance[]>>;

/** Where the n-th advance of a marker ends; null where it stays, or its owner will choose. */
export function endOf(ahead: Ahead, marker: Track, n = 0): CellId | null {
  const advance = ahead[marker]?.[n];
  return advance && !advance.choice ? (advance.cells.at(-1) ?? null) : null;
}

/** Cells one advance may end in. */
export function endsOf(ahead: Ahead, marker: Track): CellId[] {
  const advance = ahead[marker]?.[0];
  if (!advance) return [];
  return advance.choice ? advance.cells : advance.cells.slice(-1);
}

/** How far a marker has come, in steps of its own way. */
export function stepOf(facts: Facts, seat: SeatView, marker: Track, at: CellId = seat.markers[marker]): number {
  const board = boardOf(facts, seat);
  if (!board) return cellOf(at).row;
  if (marker === 'water' && board.path.length > 0) return Math.max(0, board.path.indexOf(at));
  const own = board.cells.filter((c) => c.track === cellOf(at).track).sort((a, b) => a.row - b.row);
  const i = own.findIndex((c) => c.id === at);
  return i < 0 ? cellOf(at).row : i;
}

export function isTrack(name: string): name is Track {
  return (TRACKS as readonly string[]).includes(name);
}
