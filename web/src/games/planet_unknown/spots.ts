/** The place an event speaks of: a log line under the pointer lights it. */
import type { GameEvent } from './wire';
import type { Spot } from './context';

const SQUARE = /^(m|q[1-4])?[A-L]\d+$/;
const CELL = /^[a-z]+-\d+$/;

export function spotOf(event: GameEvent): Spot {
  const spot: Spot = {};
  if ('seat' in event && event.seat !== null) spot.seat = event.seat;
  const squares: string[] = 'squares' in event ? [...event.squares] : [];
  if (event.e === 'laser_fired') squares.push(...event.meteorites, ...event.rovers);
  const places = [
    'at' in event ? event.at : null,
    'place' in event ? event.place : null,
    ...('start' in event ? [event.start, event.end] : []),
  ].filter((place) => typeof place === 'string');
  squares.push(...places.filter((place) => SQUARE.test(place)));
  if (squares.length) spot.squares = squares;
  const cell = places.findLast((place) => CELL.test(place));
  if (cell) spot.cell = cell;
  if ('line' in event) spot.line = event.line;
  if ('card' in event && event.card !== null) spot.card = event.card;
  if ('tech' in event) spot.tech = event.tech;
  return spot;
}
