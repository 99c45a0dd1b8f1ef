/** What a party lost: whatever found no room, and pieces that had to make way for somebody's building. */
import type { GameEvent } from './wire';

export function loss(event: GameEvent, seat: number): boolean {
  if (!('seat' in event) || event.seat !== seat) return false;
  switch (event.e) {
    case 'crystals_arrived':
      return event.lost > 0;
    case 'gained':
      return event.lost.length > 0;
    case 'oxygen_kept':
      return !event.stored;
    case 'piece_displaced':
      return true;
    default:
      return false;
  }
}
