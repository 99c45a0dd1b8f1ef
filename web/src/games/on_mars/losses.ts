/** What a party lost: whatever found no room, and pieces that had to make way for somebody's building. */
import type { GameEvent } from '../../lib/types';

export function loss(event: GameEvent, seat: number): boolean {
  if (event.seat !== seat) return false;
  switch (event.e) {
    case 'crystals_arrived':
      return Number(event.lost) > 0;
    case 'gained':
      return Array.isArray(event.lost) && event.lost.length > 0;
    case 'oxygen_kept':
      return event.stored === false;
    case 'piece_displaced':
      return true;
    default:
      return false;
  }
}
