/** Answers of the set-up of Supermoon, sorted for its pickers: sides of moons, quarters and halves. */

export interface MoonSide {
  side: string;
  /** Start points, as numbers of the orbit. */
  points: number[];
}

/** From keys such as "moon:moon_start:7". */
export function moonSides(keys: readonly string[]): MoonSide[] {
  const found = new Map<string, number[]>();
  for (const key of keys) {
    const [verb, side, point] = key.split(':') as [string, string?, string?];
    if (verb !== 'moon' || !side || point === undefined) continue;
    found.set(side, [...(found.get(side) ?? []), Number(point)]);
  }
  return [...found].map(([side, points]) => ({ side, points: points.sort((a, b) => a - b) }));
}

/** One letter of the sides changed: quarter or half number `at` to the other side. */
export function turnedOver(sides: string, at: number): string {
  return [...sides].map((side, i) => (i === at ? (side === 'a' ? 'b' : 'a') : side)).join('');
}
