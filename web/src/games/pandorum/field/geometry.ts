/**
 * Hexes and their places on the screen: plain sums, no drawing. Pointy hexes, 100 units wide and squeezed from above
 * to 0.82 of their height; the middle of the field is 0, 0; y grows downwards.
 */
import type { Hex } from '../types';
import type { HexDirection } from '../wire';

export type Point = readonly [number, number];

export const WIDTH = 100;
export const SQUEEZE = 0.82;
const RADIUS = WIDTH / Math.sqrt(3);
/** From the middle of a hex to its upper corner, and from a row to the next. */
export const TALL = RADIUS * SQUEEZE;
export const ROW = TALL * 1.5;

/** Where the name of a hex stands: in its lower corner, in front of peaks, cones and whatever is built. */
export const LABEL = TALL - 7;

export const DIRECTIONS: readonly HexDirection[] = [0, 1, 2, 3, 4, 5];
/** East, then counter-clockwise. */
const STEPS: readonly Point[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export function hexOf(q: number, r: number): Hex {
  return `${q},${r}`;
}

export function axial(hex: Hex): Point {
  const [q, r] = hex.split(',').map(Number);
  return [q ?? 0, r ?? 0];
}

/** "E5" for the middle: a letter for the row from above, a number that stays along the lines from north-west. */
export function labelOf(hex: Hex): string {
  if (!/^-?\d+,-?\d+$/.test(hex)) return hex;
  const [q, r] = axial(hex);
  return `${rowOf(r)}${q + REACH + 1}`;
}

export function rowOf(r: number): string {
  return String.fromCharCode(A + r + REACH);
}

/** Rows and lines count from -4 to 4. */
const REACH = 4;
const A = 'A'.charCodeAt(0);

/** Reading order: row by row, each from the left. It is also the order from the back to the front. */
export function byPlace(a: Hex, b: Hex): number {
  const [aq, ar] = axial(a);
  const [bq, br] = axial(b);
  return ar - br || aq - bq;
}

export function step(hex: Hex, direction: HexDirection, count = 1): Hex {
  const [q, r] = axial(hex);
  const [dq, dr] = STEPS[direction]!;
  return hexOf(q + dq * count, r + dr * count);
}

export function neighbours(hex: Hex): Hex[] {
  return DIRECTIONS.map((d) => step(hex, d));
}

export function distance(a: Hex, b: Hex): number {
  const [aq, ar] = axial(a);
  const [bq, br] = axial(b);
  const [dq, dr] = [aq - bq, ar - br];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** The direction of the straight line from one hex to another, if there is one. */
export function directionTo(from: Hex, to: Hex): HexDirection | null {
  const far = distance(from, to);
  if (far === 0) return null;
  return DIRECTIONS.find((d) => step(from, d, far) === to) ?? null;
}

/** Hexes strictly between two on a straight line. */
export function between(from: Hex, to: Hex): Hex[] {
  const direction = directionTo(from, to);
  if (direction === null) return [];
  return Array.from({ length: distance(from, to) - 1 }, (_, i) => step(from, direction, i + 1));
}

/** The row of hexes from a hex up to the rim (PD-1.7), without the hex itself. */
export function lineFrom(from: Hex, direction: HexDirection, has: (hex: Hex) => boolean): Hex[] {
  const line: Hex[] = [];
  for (let at = step(from, direction); has(at); at = step(at, direction)) line.push(at);
  return line;
}

export function centre(hex: Hex): Point {
  const [q, r] = axial(hex);
  return [(WIDTH / 2) * (2 * q + r), ROW * r];
}

/** The hex below a point, on the field or not. */
export function hexAt(x: number, y: number): Hex {
  const r = y / ROW;
  const q = x / WIDTH - r / 2;
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return hexOf(rq + 0, rr + 0);
}

/** Corners from the top, clockwise; `scale` draws it smaller or bigger about its middle. */
export function corners(scale = 1): Point[] {
  const [w, h] = [(WIDTH / 2) * scale, TALL * scale];
  return [[0, -h], [w, -h / 2], [w, h / 2], [0, h], [-w, h / 2], [-w, -h / 2]]; // prettier-ignore
}

export function points(list: readonly Point[]): string {
  return list.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
}

/** Between which corners (from the top, clockwise) the side towards a direction lies. */
const SIDES: readonly Point[] = [
  [1, 2],
  [0, 1],
  [5, 0],
  [4, 5],
  [3, 4],
  [2, 3],
];

function side(hex: Hex, direction: HexDirection): [Point, Point] {
  const [x, y] = centre(hex);
  const around = corners();
  const [a, b] = SIDES[direction]!;
  const [p, q] = [around[a]!, around[b]!];
  return [
    [x + p[0], y + p[1]],
    [x + q[0], y + q[1]],
  ];
}

export function sharedSide(a: Hex, b: Hex): [Point, Point] | null {
  const direction = distance(a, b) === 1 ? directionTo(a, b) : null;
  return direction === null ? null : side(a, direction);
}

export function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** Sides between hexes of different sections, as one path. */
export function sectionBorders(hexes: readonly { hex: Hex; position: number }[]): string {
  const position = new Map(hexes.map((h) => [h.hex, h.position]));
  const parts: string[] = [];
  for (const { hex, position: own } of hexes)
    for (const d of [0, 5, 4] as const) {
      const other = position.get(step(hex, d));
      if (other !== undefined && other !== own) parts.push(segment(side(hex, d)));
    }
  return parts.join('');
}

/** The border round a set of hexes; holes come out as loops of their own. */
export function outline(hexes: readonly Hex[]): string {
  const has = new Set(hexes);
  const next = new Map<string, Point>();
  for (const hex of hexes)
    for (const d of DIRECTIONS)
      if (!has.has(step(hex, d))) {
        const [a, b] = side(hex, d);
        next.set(key(a), b);
      }
  let path = '';
  while (next.size > 0) {
    const start = next.keys().next().value as string;
    let at: string = start;
    const loop: Point[] = [];
    for (;;) {
      const to = next.get(at);
      if (!to) break;
      next.delete(at);
      loop.push(to);
      at = key(to);
      if (at === start) break;
    }
    path += `M${loop.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
  }
  return path;
}

/** Where the red cross stands: just inside the volcano, on the side that the line from `from` runs into. */
export function crossAt(from: Hex, volcano: Hex): Point {
  const back = directionTo(volcano, from);
  const [vx, vy] = centre(volcano);
  if (back === null) return [vx, vy];
  const [bx, by] = centre(step(volcano, back));
  return [vx + (bx - vx) * 0.4, vy + (by - vy) * 0.4];
}

/** The three sides of a crack between a1, b1, b2, a2 (PD-11.3) as four corners from end to end. */
export function crackCorners(hexes: readonly Hex[]): Point[] {
  const [a1, b1, b2, a2] = hexes;
  if (a1 === undefined || b1 === undefined || b2 === undefined || a2 === undefined) return [];
  const sides = [sharedSide(a1, b1), sharedSide(a1, b2), sharedSide(a2, b2)];
  const [first, mid, last] = sides;
  if (!first || !mid || !last) return [];
  const inner = mid.find((p) => first.some((f) => same(f, p)));
  const outer = mid.find((p) => last.some((l) => same(l, p)));
  const start = first.find((p) => !mid.some((m) => same(m, p)));
  const end = last.find((p) => !mid.some((m) => same(m, p)));
  return inner && outer && start && end ? [start, inner, outer, end] : [];
}

/** A ragged line along corners: the same for the same place, so that it does not dance. */
export function ragged(line: readonly Point[], pieces = 4, swing = 6): string {
  const out: Point[] = [];
  line.forEach((from, i) => {
    const to = line[i + 1];
    if (!to) {
      out.push(from);
      return;
    }
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy) || 1;
    for (let n = 0; n < pieces; n += 1) {
      const t = n / pieces;
      const off = n === 0 ? 0 : (n % 2 === 0 ? 1 : -1) * swing * (0.45 + 0.55 * noise(from[0] + to[0] * 3 + n * 17));
      out.push([from[0] + dx * t - (dy / length) * off, from[1] + dy * t + (dx / length) * off]);
    }
  });
  return `M${out.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

/** A number from 0 to 1 that depends on nothing but `seed`. */
export function noise(seed: number): number {
  const s = Math.sin(seed * 12.9898 + 78.233) * 43758.5453;
  return s - Math.floor(s);
}

/** Where harvesters on one hex hover: alone in the middle, several side by side so that each can be told. */
export function fan(count: number, index: number): Point {
  if (count < 2) return [0, 0];
  if (count === 2) return [index === 0 ? -21 : 21, index === 0 ? -10 : 10];
  const [x, y] = [[-25, -21], [25, -19], [-25, 13], [25, 15]][index % 4] as [number, number]; // prettier-ignore
  return count === 3 && index === 2 ? [0, 14] : [x, y];
}

function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

function segment([a, b]: readonly [Point, Point]): string {
  return `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`;
}

function key([x, y]: Point): string {
  return `${Math.round(x * 2)},${Math.round(y * 2)}`;
}

function same(a: Point, b: Point): boolean {
  return key(a) === key(b);
}
