/** The place an event speaks of: a log line under the pointer lights it. */
import type { GameEvent } from '../../lib/types';
import type { Spot } from './context';
import { hexList, paysOf } from './story';

export function spotOf(event: GameEvent): Spot {
  const spot: Spot = {};
  if (typeof event.seat === 'number') spot.seat = event.seat;
  const hexes = [...hexList(event.hexes), ...paysOf(event).map((p) => p.hex)];
  for (const field of [event.hex, event.start, event.end]) if (typeof field === 'string') hexes.push(field);
  if (hexes.length > 0) spot.hexes = hexes;
  if (typeof event.card === 'string') spot.card = event.card;
  if (typeof event.event === 'string') spot.event = event.event;
  if (typeof event.slot === 'string') spot.slot = event.slot;
  return spot;
}
