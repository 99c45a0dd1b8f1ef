/** What a clan lost: water that was stolen, and water paid for a bid that brought nothing. */
import type { GameEvent } from './wire';

export function loss(event: GameEvent, seat: number): boolean {
  if (event.e === 'water_stolen') return event.victim === seat && event.amount > event.from_supply;
  return event.e === 'bid_paid' && event.seat === seat && event.reason !== 'won' && event.amount > 0;
}
