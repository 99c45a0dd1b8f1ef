/** What a planet lost: rovers, lifepods, patches, technologies, steps of a track, and what fell from the sky. */
import type { GameEvent } from './wire';

const LOST = new Set<GameEvent['e']>([
  'rover_destroyed',
  'lifepod_destroyed',
  'meteorite_put',
  'patch_lost',
  'tech_lost',
  'station_ignored',
]);

/** "civ-3" is cell 3 of its track. */
const cell = (place: string): number => Number(/\d+$/.exec(place)?.[0] ?? Number.NaN);

export function loss(event: GameEvent, seat: number): boolean {
  if (!('seat' in event) || event.seat !== seat) return false;
  if (LOST.has(event.e)) return true;
  // A collected one is worth medals; one that lies about is a nuisance less.
  if (event.e === 'meteorite_destroyed') return event.at === null;
  if (event.e === 'tiles_removed') return event.tiles.length > 0;
  return event.e === 'marker_moved' && cell(event.end) < cell(event.start);
}
