/** The place an event speaks of: a log line under the pointer lights it. */
import type { GameEvent } from '../../lib/types';
import type { Spot } from './context';

export function spotOf(event: GameEvent): Spot {
  const spot: Spot = {};
  if (typeof event.seat === 'number') spot.seat = event.seat;
  const squares = Array.isArray(event.squares) ? event.squares.map(String) : [];
  for (const field of [event.at, event.start, event.end])
    if (typeof field === 'string' && /^(m|q[1-4])?[A-L]\d+$/.test(field)) squares.push(field);
  if (squares.length) spot.squares = squares;
  if (event.e === 'marker_moved') spot.cell = String(event.end);
  if (typeof event.card === 'string') spot.card = event.card;
  if (typeof event.tech === 'string') spot.tech = event.tech;
  return spot;
}
