/** The place an event speaks of: a log line under the pointer lights it. */
import type { GameEvent } from './wire';
import type { Spot } from './context';

export function spotOf(event: GameEvent): Spot {
  const spot: Spot = {};
  if ('seat' in event && event.seat !== null) spot.seat = event.seat;
  const squares: string[] = 'squares' in event ? [...event.squares] : [];
  const at = 'at' in event ? event.at : null;
  const way = 'start' in event ? [event.start, event.end] : [];
  for (const place of [at, ...way])
    if (typeof place === 'string' && /^(m|q[1-4])?[A-L]\d+$/.test(place)) squares.push(place);
  if (squares.length) spot.squares = squares;
  if (event.e === 'marker_moved') spot.cell = event.end;
  if ('card' in event && event.card !== null) spot.card = event.card;
  if ('tech' in event) spot.tech = event.tech;
  return spot;
}
