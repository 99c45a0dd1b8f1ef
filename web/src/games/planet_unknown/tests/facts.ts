/** Component facts for tests, from the same file as the stories. */
import type { ComponentKind } from '../../../lib/types';
import components from '../dev/components.json';
import { readFacts } from '../facts';
import { emptySeat } from '../planet/empty';
import type { SeatView } from '../wire';

export const facts = readFacts(components.kinds as unknown as ComponentKind[]);

export function seat(more: Partial<SeatView> = {}): SeatView {
  const base = emptySeat(facts.planets[more.planet ?? 'ksb_4156']!, more.corporation ?? 'universal_coalition');
  return { ...base, ...more };
}
