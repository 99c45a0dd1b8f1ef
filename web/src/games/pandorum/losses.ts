/** What a company lost: figures that left the field or are contaminated, quids taken or paid to others, effects. */
import type { GameEvent } from './wire';

export function loss(event: GameEvent, seat: number): boolean {
  switch (event.e) {
    case 'taken':
      return event.victim === seat && event.amount > 0;
    case 'object_returned':
    case 'contaminated':
    case 'stranded':
      return event.seat === seat;
    case 'toll_paid':
      return event.seat === seat && event.amount > 0;
    case 'part_switched':
      return event.seat === seat && !event.on;
    default:
      return false;
  }
}
