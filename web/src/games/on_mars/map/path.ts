/** Ways across the map: pieces pass through everything (OM-8.2), a rover takes the crystals of every hex it enters. */
import type { Hex } from '../types';
import { byPlace, neighbours } from './geometry';

/** How many steps it is to each hex within `points` steps; the start itself is not among them. */
export function reach(from: Hex, points: number): Map<Hex, number> {
  const found = new Map<Hex, number>([[from, 0]]);
  let rim: Hex[] = [from];
  for (let steps = 1; steps <= points && rim.length > 0; steps += 1) {
    const next: Hex[] = [];
    for (const hex of rim)
      for (const n of neighbours(hex))
        if (!found.has(n)) {
          found.set(n, steps);
          next.push(n);
        }
    rim = next;
  }
  found.delete(from);
  return found;
}

/**
 * A shortest way, both ends included; of all shortest ways one that passes the most crystals, and of those one that
 * does not touch what is better left alone (`avoid`), such as hexes where nobody may stop.
 */
export function pathTo(
  from: Hex,
  to: Hex,
  crystals: ReadonlySet<Hex> = new Set(),
  avoid: ReadonlySet<Hex> = new Set(),
): Hex[] {
  if (from === to) return [from];
  const steps = reach(from, 30);
  const far = steps.get(to);
  if (far === undefined) return [from, to];
  const memo = new Map<Hex, { worth: number; path: Hex[] }>();
  const best = (hex: Hex): { worth: number; path: Hex[] } => {
    const known = memo.get(hex);
    if (known) return known;
    const n = steps.get(hex) ?? 0;
    let found = { worth: 0, path: [hex] };
    if (n > 0) {
      const before = neighbours(hex)
        .filter((b) => (steps.get(b) ?? (b === from ? 0 : -1)) === n - 1)
        .sort(byPlace)
        .map(best);
      const top = before.reduce((a, b) => (b.worth > a.worth ? b : a));
      const worth = (crystals.has(hex) ? 100 : 0) - (avoid.has(hex) ? 1 : 0);
      found = { worth: top.worth + worth, path: [...top.path, hex] };
    }
    memo.set(hex, found);
    return found;
  };
  return best(to).path;
}

/** The crystals a way collects: those on the hexes it enters. */
export function collected(path: readonly Hex[], crystals: ReadonlySet<Hex>): Hex[] {
  return [...new Set(path.slice(1))].filter((hex) => crystals.has(hex));
}
