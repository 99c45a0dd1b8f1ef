/** Component facts for tests, from the same file as the stories. */
import type { ComponentKind } from '../../../lib/types';
import components from '../dev/components.json';
import { readFacts } from '../facts';
import { emptySeat } from '../planet/empty';
import type { MoonView, SeatView } from '../wire';

export const facts = readFacts(components.kinds as unknown as ComponentKind[]);

export function seat(more: Partial<SeatView> = {}): SeatView {
  const base = emptySeat(facts.planets[more.planet ?? 'ksb_4156']!, more.corporation ?? 'universal_coalition');
  return { ...base, ...more };
}

/** The starting side of the moon, with nothing on it but its four meteorites. */
export const startMoon: MoonView = {
  side: 'moon_start',
  satellite: 15,
  set: 0,
  stations: { civ: 0, water: 0, biomass: 0, rover: 0, tech: 0, energy: 0 },
  meteorites: -12,
};
