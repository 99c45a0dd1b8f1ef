/** A seat before its first turn, for boards that are only looked at. */
import type { PlanetFacts } from '../facts';
import { square } from '../geometry';
import type { SeatPU } from '../types';
import { emptyLines } from './lines';

export function emptySeat(planet: PlanetFacts, corporation: string | null = null): SeatPU {
  return {
    seat: 0,
    place: 0,
    planet: planet.id,
    corporation,
    tiles: [],
    patches: [],
    hand: null,
    set_aside: [],
    lifepods: planet.lifepods.map(([x, y]) => square(x, y)),
    meteorites: [],
    rovers: [],
    supply: 0,
    markers: { civ: 'civ-0', water: 'water-0', biomass: 'biomass-0', rover: 'rover-0', tech: 'tech-0' },
    covered: [],
    slots: [],
    flux: null,
    techs: [],
    collected: { lifepods: 0, meteorites: 0 },
    stored: 0,
    moves: 0,
    civ_due: [],
    civ_played: [],
    civ_hidden: 0,
    civ_kept: [],
    personal: null,
    personal_count: 0,
    ...emptyLines(planet),
    empty: 0,
    score: { total: 0, lines: {} },
    ready: false,
    stuck: false,
  };
}
