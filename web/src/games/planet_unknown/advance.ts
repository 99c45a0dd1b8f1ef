/** Where a marker goes next and what it finds there: for badges and ghosts, the engine moves the markers. */
import type { CorporationFacts, Facts } from './facts';
import { picture, type CellPicture, type TracksPicture } from './parts/tracks';
import { TRACKS, type CellId } from './types';
import type { SeatView, Track } from './wire';

const known = new WeakMap<CorporationFacts, TracksPicture>();

export function boardOf(facts: Facts, seat: SeatView): TracksPicture | null {
  const corporation = seat.corporation ? facts.corporations[seat.corporation] : undefined;
  if (!corporation) return null;
  const seen = known.get(corporation) ?? picture(corporation);
  known.set(corporation, seen);
  return seen;
}

export function cellAt(facts: Facts, seat: SeatView, id: CellId): CellPicture | null {
  return boardOf(facts, seat)?.cells.find((c) => c.id === id) ?? null;
}

/** The cells a marker passes upwards from where it stands, in order: along its track, or along its path. */
export function wayUp(facts: Facts, seat: SeatView, marker: Track, from: CellId = seat.markers[marker]): CellId[] {
  const board = boardOf(facts, seat);
  if (!board) return [];
  if (marker === 'water' && board.path.length > 0) return board.path.slice(board.path.indexOf(from) + 1);
  const [track, row] = from.split('-') as [Track, string];
  return board.cells
    .filter((c) => c.track === track && c.row > Number(row))
    .sort((a, b) => a.row - b.row)
    .map((c) => c.id);
}

/** The cell one advance leads to; lifepods on cells are skipped (Cosmos Inc.). */
export function nextCell(facts: Facts, seat: SeatView, marker: Track, from?: CellId): CellId | null {
  return wayUp(facts, seat, marker, from).find((id) => !seat.covered.includes(id)) ?? null;
}

export function rowOf(id: CellId): number {
  return Number(id.split('-')[1]);
}

export function trackOf(id: CellId): Track {
  return id.split('-')[0] as Track;
}

/** How far a marker has come, in steps of its own way. */
export function stepOf(facts: Facts, seat: SeatView, marker: Track, at: CellId = seat.markers[marker]): number {
  const board = boardOf(facts, seat);
  if (!board) return rowOf(at);
  if (marker === 'water' && board.path.length > 0) return Math.max(0, board.path.indexOf(at));
  const own = board.cells.filter((c) => c.track === trackOf(at)).sort((a, b) => a.row - b.row);
  const i = own.findIndex((c) => c.id === at);
  return i < 0 ? rowOf(at) : i;
}

export function isTrack(name: string): name is Track {
  return (TRACKS as readonly string[]).includes(name);
}
