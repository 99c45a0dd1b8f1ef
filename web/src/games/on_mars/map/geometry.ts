/**
 * Hexes and their places: plain sums, no drawing. Flat-topped hexes with sides of 36.6 units, which are pixels in a
 * window of 1440; the middle of the map is 0, 0; y grows downwards.
 */
import type { Hex } from '../types';
import type { HexDirection } from '../wire';

export type Point = readonly [number, number];

export const SIDE = 36.6;
/** From column to column, and from hex to hex within a column. */
export const COLUMN = SIDE * 1.5;
export const ROW = SIDE * Math.sqrt(3);

export const DIRECTIONS: readonly HexDirection[] = [0, 1, 2, 3, 4, 5];
/** n, ne, se, s, sw, nw. */
const STEPS: readonly Point[] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]]; // prettier-ignore
/** Upper and lower end of each column, from q = -6 to 6. */
const COLUMNS: readonly Point[] = [
  [2, 4], [0, 5], [-1, 5], [-2, 5], [-3, 5], [-3, 4], [-4, 4], [-4, 3], [-5, 3], [-5, 2], [-5, 1], [-5, 0], [-4, -2],
]; // prettier-ignore

function hexOf(q: number, r: number): Hex {
  return `${q},${r}`;
}

export function axial(hex: Hex): Point {
  const [q, r] = hex.split(',').map(Number);
  return [q ?? 0, r ?? 0];
}

/** All 91, column by column. */
export const HEXES: readonly Hex[] = COLUMNS.flatMap(([top, bottom], i) =>
  Array.from({ length: bottom - top + 1 }, (_, n) => hexOf(i - 6, top + n)),
);
const ON = new Set(HEXES);
export function onMap(hex: Hex): boolean {
  return ON.has(hex);
}

/** Columns have letters from the left, horizontal lines numbers from the top: the middle is G9. */
export function columnOf(hex: Hex): string {
  return String.fromCharCode('G'.charCodeAt(0) + axial(hex)[0]);
}

export function lineOf(hex: Hex): number {
  const [q, r] = axial(hex);
  return 2 * r + q + 9;
}

/** The name of a hex as the rim of the map tells it: "G9". */
export function labelOf(hex: Hex): string {
  return /^-?\d+,-?\d+$/.test(hex) ? `${columnOf(hex)}${lineOf(hex)}` : hex;
}

export function step(hex: Hex, direction: HexDirection): Hex {
  const [q, r] = axial(hex);
  const [dq, dr] = STEPS[direction]!;
  return hexOf(q + dq, r + dr);
}

export function neighbours(hex: Hex): Hex[] {
  return DIRECTIONS.map((d) => step(hex, d)).filter(onMap);
}

export function distance(a: Hex, b: Hex): number {
  const [aq, ar] = axial(a);
  const [bq, br] = axial(b);
  const [dq, dr] = [aq - bq, ar - br];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** Towards which of its six sides a neighbour lies. */
export function sideTo(hex: Hex, neighbour: Hex): HexDirection | null {
  return DIRECTIONS.find((d) => step(hex, d) === neighbour) ?? null;
}

export function centre(hex: Hex): Point {
  const [q, r] = axial(hex);
  return [COLUMN * q, ROW * (r + q / 2)];
}

/** The hex below a point, on the map or not. */
export function hexAt(x: number, y: number): Hex {
  const q = x / COLUMN;
  const r = y / ROW - q / 2;
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return hexOf(rq + 0, rr + 0);
}

/** Reading order: row by row, each from the left. */
export function byPlace(a: Hex, b: Hex): number {
  const [ax, ay] = centre(a);
  const [bx, by] = centre(b);
  return ay - by || ax - bx;
}

/** Corners from the upper left, clockwise; `radius` from the middle. */
export function corners(radius = SIDE): Point[] {
  const [w, h] = [radius / 2, (radius * Math.sqrt(3)) / 2];
  return [[-w, -h], [w, -h], [radius, 0], [w, h], [-w, h], [-radius, 0]]; // prettier-ignore
}

function points(list: readonly Point[]): string {
  return list.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
}

/** The points of a hex about 0, 0, `inset` units smaller on each side. */
export function shape(inset = 0): string {
  return points(corners(SIDE - inset));
}

/** The side towards a direction, of a hex `inset` units smaller: side d lies between corners d and d + 1. */
function side(hex: Hex, direction: HexDirection, inset = 0): [Point, Point] {
  const [x, y] = centre(hex);
  const around = corners(SIDE - inset);
  const [p, q] = [around[direction]!, around[(direction + 1) % 6]!];
  return [
    [x + p[0], y + p[1]],
    [x + q[0], y + q[1]],
  ];
}

/** A point on the way from the middle of a hex to the middle of its side: 1 is on the side. */
export function towards(hex: Hex, direction: HexDirection, share: number): Point {
  const [x, y] = centre(hex);
  const [dx, dy] = centre(hexOf(...STEPS[direction]!));
  return [x + (dx / 2) * share, y + (dy / 2) * share];
}

/** Degrees from the right, clockwise, of an arrow in this direction. */
export function angle(direction: HexDirection): number {
  return -90 + direction * 60;
}

/** The border round a set of hexes, `inset` units inside of it; holes come out as loops of their own. */
export function outline(hexes: readonly Hex[], inset = 0): string {
  const has = new Set(hexes);
  const done = new Set<string>();
  let path = '';
  for (const first of hexes)
    for (const start of DIRECTIONS) {
      const loop: Point[] = [];
      let [hex, d] = [first, start];
      while (!has.has(step(hex, d)) && !done.has(`${hex}:${d}`)) {
        done.add(`${hex}:${d}`);
        loop.push(...border(hex, d, has, inset));
        // Clockwise: round the same hex, or on along the neighbour that juts out.
        const next = ((d + 1) % 6) as HexDirection;
        if (has.has(step(hex, next))) [hex, d] = [step(hex, next), ((d + 5) % 6) as HexDirection];
        else d = next;
      }
      if (loop.length > 0) path += `M${loop.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
    }
  return path;
}

/** One side of the border: drawn inside of its hex, and up to the very edge where the neighbour carries it on. */
function border(hex: Hex, d: HexDirection, has: ReadonlySet<Hex>, inset: number): [Point, Point] {
  const [a, b] = side(hex, d);
  const [x, y] = centre(hex);
  const [mx, my] = [(a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y];
  const length = Math.hypot(mx, my);
  // Towards the middle by `inset` of the distance of the sides.
  const [ix, iy] = [(-mx / length) * inset * 0.866, (-my / length) * inset * 0.866];
  const cut = inset / 2;
  const along = (p: Point, q: Point, by: number): Point => {
    const l = Math.hypot(q[0] - p[0], q[1] - p[1]);
    return [p[0] + ((q[0] - p[0]) / l) * by, p[1] + ((q[1] - p[1]) / l) * by];
  };
  const before = has.has(step(hex, ((d + 5) % 6) as HexDirection));
  const after = has.has(step(hex, ((d + 1) % 6) as HexDirection));
  const [p, q] = [along(a, b, before ? -cut : cut), along(b, a, after ? -cut : cut)];
  return [
    [p[0] + ix, p[1] + iy],
    [q[0] + ix, q[1] + iy],
  ];
}

/** A number from 0 to 1 that depends on nothing but `seed`. */
export function noise(seed: number): number {
  const s = Math.sin(seed * 12.9898 + 78.233) * 43758.5453;
  return s - Math.floor(s);
}

function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
