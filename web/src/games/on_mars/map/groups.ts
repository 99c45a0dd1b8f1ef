/** Complexes: buildings of one type that touch (OM-1.7), where their size stands, and what a new building would join. */
import type { Hex, Party } from '../types';
import type { BuildingType, HexDirection, HexView } from '../wire';
import { byPlace, centre, DIRECTIONS, step, type Point } from './geometry';

export interface Group {
  id: number;
  type: BuildingType;
  party: Party | null;
  size: number;
  hexes: Hex[];
}

export function groupsOf(hexes: readonly HexView[]): Group[] {
  const found = new Map<number, Group>();
  for (const { hex, building } of hexes) {
    if (!building) continue;
    const { group: id, type, party, size } = building;
    const group = found.get(id);
    if (group) group.hexes.push(hex);
    else found.set(id, { id, type, party, size, hexes: [hex] });
  }
  return [...found.values()];
}

/** The size stands on the side or corner where most hexes of the complex meet, near its middle. */
export function badgeAt(hexes: readonly Hex[]): Point {
  const has = new Set(hexes);
  const mean = (i: 0 | 1, of: readonly Point[]): number => of.reduce((sum, p) => sum + p[i], 0) / of.length;
  const all = hexes.map(centre);
  const middle: Point = [mean(0, all), mean(1, all)];
  let best: { point: Point; rank: number } = { point: middle, rank: -Infinity };
  const consider = (meet: readonly Hex[]): void => {
    const spots = meet.map(centre);
    const point: Point = [mean(0, spots), mean(1, spots)];
    const far = Math.hypot(point[0] - middle[0], point[1] - middle[1]);
    const rank = meet.length * 100 - far;
    if (rank > best.rank) best = { point, rank };
  };
  for (const hex of [...hexes].sort(byPlace))
    for (const d of DIRECTIONS) {
      const [one, two] = [step(hex, d), step(hex, ((d + 1) % 6) as HexDirection)];
      if (!has.has(one)) continue;
      consider([hex, one]);
      if (has.has(two)) consider([hex, one, two]);
    }
  return best.point;
}
