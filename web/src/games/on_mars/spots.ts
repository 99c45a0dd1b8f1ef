/** The place an event speaks of: what is being told, or a line of the log under the pointer, lights it. */
import type { Spot } from './context';
import type { GameEvent } from './wire';

const HEX = /^-?\d+,-?\d+$/;
const IDS = new Set(['action', 'card', 'tech', 'mission', 'tile', 'scientist', 'contract', 'exec', 'benefit', 'goal']);

export function spotOf(event: GameEvent): Spot {
  const spot: Spot = {};
  if ('seat' in event) spot.party = event.seat;
  const hexes: string[] = [];
  if ('hex' in event) hexes.push(event.hex);
  if ('hexes' in event) hexes.push(...event.hexes);
  if ('start' in event) hexes.push(event.start ?? '', event.end);
  const places = hexes.filter((h) => HEX.test(h));
  if (places.length > 0) spot.hexes = places;
  const ids = Object.entries(event).flatMap(([field, id]) => (IDS.has(field) && typeof id === 'string' ? [id] : []));
  if (event.e === 'display_changed') ids.push(...event.dealt);
  if (event.e === 'grid_refilled') ids.push(...event.techs);
  if (ids.length > 0) spot.ids = ids;
  return spot;
}
