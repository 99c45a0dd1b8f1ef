/** Stations that stand on a moon, for its set (SM-4.5): all six types, or pairs of two. */
import type { Facts } from './facts';
import { boardOf, surface } from './geometry';
import type { MoonFacts } from './smallfacts';
import { TERRAINS } from './types';
import type { SeatView, Terrain } from './wire';

export function setOf(facts: Facts, seat: SeatView, moon: MoonFacts): { terrain: Terrain; count: number }[] {
  const wanted = moon.pair.length > 0 ? moon.pair : TERRAINS;
  const on = [...surface(seat.tiles, seat.patches, (tile) => facts.tiles[tile])].filter(
    ([at, there]) => boardOf(at) === 'moon' && there.station,
  );
  return wanted.map((terrain) => ({ terrain, count: on.filter(([, there]) => there.terrain === terrain).length }));
}
