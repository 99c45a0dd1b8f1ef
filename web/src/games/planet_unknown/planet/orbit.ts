/** The orbit of a moon as a drawing: a smooth way through its points, and the beams that go out from them. */
import type { MoonFacts } from '../smallfacts';
import type { Point } from '../geometry';
import { UNIT } from './frames';
import { lineParts } from './lines';

/** Middle of the moon's board, and how far its sky reaches, in units. */
export const MIDDLE = 3 * UNIT;
export const SKY = 4.2 * UNIT;

/** Names of the moon's lines stand at the rim of its sky, outside the orbit: rows to the right, columns below. */
const NAMES = 4.08 * UNIT;
export const LINE_NAMES: readonly { name: string; at: Point }[] = Array.from({ length: 6 }, (_, i) => {
  const along = (i + 0.5) * UNIT;
  const out = MIDDLE + Math.sqrt(NAMES ** 2 - (along - MIDDLE) ** 2);
  return [
    { name: `${i + 1}`, at: [out, along] as const },
    { name: String.fromCharCode(65 + i), at: [along, out] as const },
  ];
}).flat();

/** Where a point of the orbit lies, in units. */
export function spotOf(moon: MoonFacts, index: number): Point {
  const n = moon.orbit.length;
  const [x, y] = moon.orbit[((index % n) + n) % n]!.at;
  return [(x + 0.5) * UNIT, (y + 0.5) * UNIT];
}

/** Between two points too: `t` is 2.5 half way from the third point to the fourth. */
export function wayOf(moon: MoonFacts, t: number): Point {
  const i = Math.floor(t);
  const f = t - i;
  if (f === 0) return spotOf(moon, i);
  const [a, b, c, d] = [spotOf(moon, i - 1), spotOf(moon, i), spotOf(moon, i + 1), spotOf(moon, i + 2)];
  const mix = (k: 0 | 1): number =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * f +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * f * f +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * f * f * f);
  return [mix(0), mix(1)];
}

const STEPS = 6;

function through(points: Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** The whole orbit, or the part of it from one point over `steps` more. */
export function orbitPath(moon: MoonFacts, start = 0, steps = moon.orbit.length): string {
  return through(Array.from({ length: steps * STEPS + 1 }, (_, i) => wayOf(moon, start + i / STEPS)));
}

/** From a point of the orbit along a row or column to the other side of the moon. */
export function beamOf(moon: MoonFacts, index: number, line: string): [Point, Point] {
  const from = spotOf(moon, index);
  const row = lineParts(line).kind === 'row';
  const k = row ? 0 : 1;
  const far = from[k] < MIDDLE ? 6.3 * UNIT : -0.3 * UNIT;
  return [from, row ? [far, from[1]] : [from[0], far]];
}
