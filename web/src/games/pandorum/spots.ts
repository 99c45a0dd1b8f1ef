/** The place an event speaks of: a log line under the pointer lights it. */
import type { GameEvent } from './wire';
import type { Spot } from './context';

export function spotOf(event: GameEvent): Spot {
  const spot: Spot = {};
  if ('seat' in event && event.seat !== null) spot.seat = event.seat;
  const hexes: string[] = [];
  if ('hexes' in event) hexes.push(...event.hexes);
  if ('pays' in event) hexes.push(...event.pays.map((p) => p.hex));
  if ('hex' in event) hexes.push(event.hex);
  if ('start' in event) hexes.push(event.start, event.end);
  if (hexes.length > 0) spot.hexes = hexes;
  if ('card' in event && event.card !== null) spot.card = event.card;
  if ('event' in event) spot.event = event.event;
  if ('slot' in event) spot.slot = event.slot;
  return spot;
}
