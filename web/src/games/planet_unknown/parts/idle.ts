/** Cards that would do nothing now, so that nobody takes movement points without a rover by mistake. */
import type { Effect } from '../facts';
import { TRACKS } from '../types';
import type { SeatView } from '../wire';

/** What is missing; each has a word of its own. */
export type Missing = 'rover' | 'lifepod' | 'meteorite' | 'way-up' | 'square';

const TOP = 15;
const rowOf = (cell: string): number => Number(cell.split('-')[1] ?? 0);

function missing(effect: Effect, seat: SeatView): Missing | null {
  const lowest = Math.min(...TRACKS.map((track) => rowOf(seat.markers[track])));
  switch (effect.op) {
    case 'rover_move':
    case 'rover_move_per_rover':
    case 'teleport_rover':
      return seat.rovers.length === 0 ? 'rover' : null;
    case 'collect':
    case 'destroy':
      if (effect.what === 'lifepod') return seat.lifepods.length === 0 ? 'lifepod' : null;
      if (effect.what === 'meteorite') return seat.meteorites.length === 0 ? 'meteorite' : null;
      return null;
    case 'destroy_line':
      return seat.meteorites.length === 0 ? 'meteorite' : null;
    case 'advance':
      return lowest >= TOP ? 'way-up' : null;
    case 'advance_all_to_row':
      return lowest >= Number(effect.row ?? 0) ? 'way-up' : null;
    case 'gain_patch':
      return seat.empty === 0 ? 'square' : null;
    default:
      return null;
  }
}

/** Null while anything of the card still works. */
export function idleNow(effects: readonly Effect[], seat: SeatView): Missing | null {
  const found = effects.map((effect) => missing(effect, seat));
  return found.length > 0 && found.every((one) => one !== null) ? (found[0] ?? null) : null;
}
