/** A seat before its first turn, for boards that are only looked at. */
import type { Facts, PlanetFacts } from '../facts';
import { boardNamed, square } from '../geometry';
import type { SeatView } from '../wire';
import { gridOf } from './grid';
import { emptyLines } from './lines';

/** The quarters of a shattered planet on these sides, nothing on them yet. */
export function emptyQuarters(facts: Facts, sides = 'aaaa'): Pick<SeatView, 'quarters' | 'lifepods'> {
  const chosen = [...sides].flatMap((side, i) => facts.quarters[`shattered_q${i + 1}${side}`] ?? []);
  return {
    quarters: chosen.map((quarter) => ({ id: quarter.id, ...emptyLines(quarter, gridOf(quarter, boardNamed(`q${quarter.quarter}`)).land) })), // prettier-ignore
    lifepods: chosen.flatMap(({ quarter, lifepods }) =>
      lifepods.map(([x, y]) => square(x, y, boardNamed(`q${quarter}`))),
    ),
  };
}

export function emptySeat(
  planet: PlanetFacts,
  corporation: string | null = null,
  facts: Facts | null = null,
): SeatView {
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
    pending: [],
    moves: 0,
    civ_due: [],
    civ_played: [],
    civ_hidden: 0,
    civ_kept: [],
    personal: null,
    personal_count: 0,
    ...emptyLines(planet, gridOf(planet).land),
    empty: 0,
    score: { total: 0, lines: {} },
    ready: false,
    stuck: false,
    ...(facts && planet.special.kind === 'shattered' ? emptyQuarters(facts) : {}),
  };
}
