/** What a seat has of its own beside the depot (SM-6.1, SM-7.1): how much room it takes. */
import type { SeatView } from '../wire';

type Own = Pick<SeatView, 'emergency' | 'coloured'>;

export function hasSupply(seat: Own): boolean {
  return seat.emergency !== undefined || seat.coloured !== undefined;
}

const GAP = 6;
const PAD = 10;
const TILES = 34;
const PATCHES = 30;

/** In pixels, with the gap above it. */
export function supplyHeight(seat: Own): number {
  if (!hasSupply(seat)) return 0;
  return GAP + PAD + (seat.emergency ? TILES : 0) + (seat.coloured ? PATCHES : 0);
}
