/** What a planet lost: rovers, lifepods, patches, technologies, steps of a track, and what fell from the sky. */
import type { GameEvent } from '../../lib/types';

const LOST = new Set([
  'rover_destroyed',
  'lifepod_destroyed',
  'meteorite_put',
  'patch_lost',
  'tech_lost',
  'station_ignored',
]);

/** "civ-3" is cell 3 of its track. */
const cell = (place: unknown): number => Number(/\d+$/.exec(String(place))?.[0] ?? Number.NaN);

export function loss(event: GameEvent, seat: number): boolean {
  if (event.seat !== seat) return false;
  if (LOST.has(event.e)) return true;
  // A collected one is worth medals; one that lies about is a nuisance less.
  if (event.e === 'meteorite_destroyed') return event.at === null;
  if (event.e === 'tiles_removed') return Array.isArray(event.tiles) && event.tiles.length > 0;
  return event.e === 'marker_moved' && cell(event.end) < cell(event.start);
}
