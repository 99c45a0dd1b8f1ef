/** What lies beside what: neighbourhood that knows the crack, groups of volcanoes, where a flight must end. */
import { DIRECTIONS, lineFrom, neighbours, step } from './field/geometry';
import type { Hex } from './types';
import type { CrackView, HexDirection, FieldView, HexView } from './wire';

export type HexMap = ReadonlyMap<Hex, HexView>;

export function mapOf(field: FieldView): HexMap {
  return new Map(field.hexes.map((h) => [h.hex, h]));
}

function parted(crack: CrackView | null, a: Hex, b: Hex): boolean {
  return crack?.parts.some(([x, y]) => (x === a && y === b) || (x === b && y === a)) ?? false;
}

/** Neighbours by shared side; a crack between them makes them strangers (PD-11.3). */
export function beside(map: HexMap, hex: Hex, crack: CrackView | null): Hex[] {
  return neighbours(hex).filter((n) => map.has(n) && !parted(crack, hex, n));
}

/** Neighbours that only the crack keeps apart. */
export function cutOff(map: HexMap, hex: Hex, crack: CrackView | null): Hex[] {
  return neighbours(hex).filter((n) => map.has(n) && parted(crack, hex, n));
}

/** The volcanoes that hang together with this one. */
export function clusterOf(map: HexMap, hex: Hex, crack: CrackView | null): Hex[] {
  const seen = new Set<Hex>([hex]);
  const queue = [hex];
  for (let at = queue.pop(); at !== undefined; at = queue.pop())
    for (const n of beside(map, at, crack))
      if (!seen.has(n) && map.get(n)?.kind === 'volcano') {
        seen.add(n);
        queue.push(n);
      }
  return [...seen];
}

/** First volcano on each line from here: flights end before it. */
export function walls(map: HexMap, from: Hex): Hex[] {
  return DIRECTIONS.flatMap((d) => {
    const wall = lineFrom(from, d, (h) => map.has(h)).find((h) => map.get(h)?.kind === 'volcano');
    return wall ? [wall] : [];
  });
}

/** The four hexes of a crack: a1 = h, b1 = h + d[k], b2 = h + d[k+s], a2 = h + d[k+2s]; left turns with the directions. */
export function crackOf(hex: Hex, direction: number, side: 'left' | 'right'): CrackView {
  const turn = (n: number): HexDirection => ((((direction + (side === 'left' ? n : -n)) % 6) + 6) % 6) as HexDirection;
  const [a1, b1, b2, a2] = [hex, step(hex, turn(0)), step(hex, turn(1)), step(hex, turn(2))];
  return {
    hexes: [a1, b1, b2, a2],
    parts: [
      [a1, b1],
      [a1, b2],
      [a2, b2],
    ],
  };
}
