/** Whom and what an event speaks of: a log line under the pointer lights it, and so does what is being told. */
import type { GameEvent } from './wire';

export interface Spotlight {
  cards: readonly string[];
  seats: readonly number[];
}

export const NOWHERE: Spotlight = { cards: [], seats: [] };

export function spotOf(event: GameEvent): Spotlight {
  const seats = 'seat' in event ? [event.seat] : 'seats' in event ? [...event.seats] : [];
  if ('members' in event) seats.push(...event.members);
  if ('victim' in event) seats.push(event.victim);
  if (event.e === 'cards_revealed') seats.push(...event.cards.map((one) => one.seat));
  if (event.e === 'bids_shown') seats.push(...event.bids.map((one) => one.seat));
  return { cards: 'card' in event && event.card !== null ? [event.card] : [], seats };
}
