/** Seats and stations nobody plays at, for the pictures of the gallery. */
import type { Facts } from '../facts';
import { emptySeat } from '../planet/empty';
import type { BayView, SeatView, View } from '../wire';

const OPTIONS: View['options'] = {
  boards: 'random',
  planet_1: 'any',
  planet_2: 'any',
  planet_3: 'any',
  planet_4: 'any',
  planet_5: 'any',
  planet_6: 'any',
  corporation_1: 'any',
  corporation_2: 'any',
  corporation_3: 'any',
  corporation_4: 'any',
  corporation_5: 'any',
  corporation_6: 'any',
  inner_shift: 0,
  events: 'rulebook',
  green: 0,
  orange: 0,
  personal: false,
  open_turns: false,
  confirm: false,
};

export function sampleSeat(facts: Facts, corporation: string): SeatView | null {
  const planet = Object.values(facts.planets)[0];
  const corp = facts.corporations[corporation];
  if (!corp || !planet) return null;
  const seat = emptySeat(planet, corporation);
  return {
    ...seat,
    flux: corp.techs.some((t) => t.effect.op === 'upgrade_flux_track') ? 'civ' : null,
    techs: corp.techs.map((t) => ({ tech: t.id, level: t.level, available: true, used: false, usable: false })),
  };
}

/** The station as it stands before the first round, with the first tile of every stack on top. */
export function sampleStation(facts: Facts): View {
  const bay = (shape: string): BayView => ({
    shape,
    top: Object.values(facts.tiles).find((t) => t.shape === shape)?.id ?? null,
    left: 12,
    hidden: false,
  });
  return {
    game: 'planet_unknown',
    rules_version: 1,
    players: 3,
    me: null,
    step: 0,
    options: OPTIONS,
    commitment: '',
    seed: null,
    actors: [],
    over: false,
    round: 1,
    phase: 'rotation',
    commander: 0,
    veiled: false,
    solo: null,
    station: {
      rotation: 0,
      places: [],
      sectors: facts.station.outer.map((shape, sector) => ({
        sector,
        seat: null,
        outer: bay(shape),
        inner: bay(facts.station.inner[sector] ?? shape),
      })),
    },
    event: null,
    restriction: null,
    events: null,
    civ: { stacks: [0, 0, 0, 0], looking: null },
    objectives: [],
    seats: [],
    result: null,
  };
}
