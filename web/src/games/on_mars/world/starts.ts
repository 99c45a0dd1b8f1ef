/** Where the first buildings and the shelters of the seats stand, for the drawing from above. */
import type { Hex } from '../types';

/** The mine in the middle, a generator, a water extractor, a greenhouse and an oxygen condenser around it: their colours. */
export const STARTS: Readonly<Partial<Record<Hex, string>>> = {
  '0,0': '#c08c61',
  '0,-2': '#f0bf3e',
  '2,-1': '#57b4f2',
  '0,2': '#67bf6b',
  '-2,1': '#bfe0ee',
};

/** Two research tiles of a kind lie in each corner. */
export const CORNERS: readonly Hex[] = ['-5,0', '-4,-1', '4,-5', '5,-5', '-5,5', '-4,5', '4,1', '5,0'];

const SHELTERS: readonly (readonly Hex[])[] = [
  ['-2,-1', '2,1'],
  ['-2,-1', '2,-3', '2,1'],
  ['-2,-1', '2,-3', '2,1', '-2,3'],
];

/** One for each seat; alone the second one is Lacerda's. */
export function shelters(seats: number): readonly Hex[] {
  return SHELTERS[Math.min(Math.max(seats, 2), 4) - 2]!;
}
