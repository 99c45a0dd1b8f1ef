/** Squares of boards, turned tiles and outlines: plain sums, no drawing. */
import type { Square } from './types';
import type { Orientation, PlacedView } from './wire';
import { ORIENTS } from './types';

export const SIZE = 12;
export type Point = readonly [number, number];

/** What a seat may build on: its planet, its moon, the quarters of a shattered planet. Boards never touch. */
export const BOARDS = ['planet', 'moon', 'q1', 'q2', 'q3', 'q4'] as const;
export type BoardId = (typeof BOARDS)[number];

export function boardNamed(name: string): BoardId {
  return BOARDS.find((board) => board === name) ?? 'planet';
}

const SMALL = 6;

export function sizeOf(board: BoardId): number {
  return board === 'planet' ? SIZE : SMALL;
}

function sign(board: BoardId): string {
  return board === 'planet' ? '' : board === 'moon' ? 'm' : board;
}

/** The board a square lies on: "A1" the planet's, "mA1" the moon's, "q2A1" the second quarter's. */
export function boardOf(name: Square): BoardId {
  if (name.startsWith('m')) return 'moon';
  return boardNamed(name.slice(0, 2));
}

export function square(x: number, y: number, board: BoardId = 'planet'): Square {
  return sign(board) + String.fromCharCode(65 + x) + String(y + 1);
}

/** Where a square lies on its own board. */
export function pointOf(name: Square): Point {
  const at = sign(boardOf(name)).length;
  return [name.charCodeAt(at) - 65, Number(name.slice(at + 1)) - 1];
}

export function inside(x: number, y: number, board: BoardId = 'planet'): boolean {
  const size = sizeOf(board);
  return x >= 0 && y >= 0 && x < size && y < size;
}

/** A step from a square, or null where it would leave the board. */
function beside(name: Square, dx: number, dy: number): Square | null {
  const board = boardOf(name);
  const [x, y] = pointOf(name);
  return inside(x + dx, y + dy, board) ? square(x + dx, y + dy, board) : null;
}

const SIDES: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

export function neighbours(name: Square): Square[] {
  return SIDES.flatMap(([dx, dy]) => beside(name, dx, dy) ?? []);
}

/** Width and height of cells that start at 0, 0. */
export function extent(cells: readonly Point[]): Point {
  return [Math.max(...cells.map((c) => c[0])) + 1, Math.max(...cells.map((c) => c[1])) + 1];
}

/**
 * Where a point of a tile lies once the tile is turned: mirrored left-right first (f), then turned clockwise, always
 * counted from the upper left corner of the turned tile's box.
 */
export function turner(cells: readonly Point[], orient: Orientation): (point: Point) => Point {
  const [w, h] = extent(cells);
  const turns = Number(orient[1]);
  return ([px, py]) => {
    let [x, y] = [orient[0] === 'f' ? w - 1 - px : px, py];
    let [width, height] = [w, h];
    for (let i = 0; i < turns; i += 1) {
      [x, y] = [height - 1 - y, x];
      [width, height] = [height, width];
    }
    return [x, y];
  };
}

/** The next orientation clockwise; a flipped tile stays flipped. */
export function rotated(orient: Orientation, by = 1): Orientation {
  return `${orient[0]}${(Number(orient[1]) + by + 4) % 4}` as Orientation;
}

/** Turned over left to right as it lies now: r0 <-> f0, r1 <-> f3, because the mirror comes before the turn. */
export function flipped(orient: Orientation): Orientation {
  const turn = (4 - Number(orient[1])) % 4;
  return `${orient[0] === 'r' ? 'f' : 'r'}${turn}` as Orientation;
}

/** One cell of a tile with what is printed on it. */
export interface Printed {
  x: number;
  y: number;
  terrain: string;
  station: boolean;
  meteor: boolean;
}

export interface TileFace {
  cells: readonly (readonly [number, number, string])[];
  stations: Readonly<Record<string, Point>>;
  meteor: Point | null;
}

export function printed(tile: TileFace, orient: Orientation): Printed[] {
  const turn = turner(
    tile.cells.map(([x, y]): Point => [x, y]),
    orient,
  );
  return tile.cells.map(([x, y, terrain]) => {
    const [tx, ty] = turn([x, y]);
    const at = tile.stations[terrain];
    return {
      x: tx,
      y: ty,
      terrain,
      station: at !== undefined && at[0] === x && at[1] === y,
      meteor: tile.meteor !== null && tile.meteor[0] === x && tile.meteor[1] === y,
    };
  });
}

export function squaresOf(tile: TileFace, orient: Orientation, at: Square): Square[] {
  const [ax, ay] = pointOf(at);
  const board = boardOf(at);
  return printed(tile, orient).map((c) => square(ax + c.x, ay + c.y, board));
}

/** Same picture whatever the name of the orientation: terrain, station and meteorite of every square. */
function faceKey(tile: TileFace, orient: Orientation): string {
  return printed(tile, orient)
    .map((c) => `${c.x},${c.y},${c.terrain}${c.station ? 's' : ''}${c.meteor ? 'm' : ''}`)
    .sort()
    .join(' ');
}

/** The first orientation that looks the same; only that one is legal on the wire. */
export function canonical(tile: TileFace, orient: Orientation): Orientation {
  const key = faceKey(tile, orient);
  return ORIENTS.find((o) => faceKey(tile, o) === key) ?? orient;
}

export interface Covering {
  terrain: string;
  station: boolean;
  meteor: boolean;
  /** Index of the tile, or -1 for a patch. */
  tile: number;
}

/** What lies on top of each covered square; `kinds` are patches of other terrains than biomass. */
export function surface(
  tiles: readonly PlacedView[],
  patches: readonly Square[],
  face: (tile: string) => TileFace | undefined,
  kinds: Readonly<Record<Square, string>> = {},
): Map<Square, Covering> {
  const on = new Map<Square, Covering>();
  tiles.forEach((laid, index) => {
    const tile = face(laid.tile);
    if (!tile) return;
    const [ax, ay] = pointOf(laid.at);
    const board = boardOf(laid.at);
    for (const { x, y, terrain, station, meteor } of printed(tile, laid.orient))
      on.set(square(ax + x, ay + y, board), { terrain, station, meteor, tile: index });
  });
  for (const at of patches) on.set(at, { terrain: kinds[at] ?? 'biomass', station: false, meteor: false, tile: -1 });
  return on;
}

const KEY = ([x, y]: Point): string => `${x},${y}`;

/**
 * Outline of a set of cells as an SVG path with rounded corners. `inset` draws it inside (or, negative, outside) the
 * true border; holes come out as loops of their own, so fill with evenodd.
 */
export function outline(cells: readonly Point[], unit: number, inset = 0, radius = 6): string {
  const has = new Set(cells.map(KEY));
  // Edges run clockwise round the cells: the inside is always to the right.
  const from = new Map<string, Point[]>();
  const add = (a: Point, b: Point): void => {
    const list = from.get(KEY(a));
    if (list) list.push(b);
    else from.set(KEY(a), [b]);
  };
  for (const [x, y] of cells) {
    if (!has.has(KEY([x, y - 1]))) add([x, y], [x + 1, y]);
    if (!has.has(KEY([x + 1, y]))) add([x + 1, y], [x + 1, y + 1]);
    if (!has.has(KEY([x, y + 1]))) add([x + 1, y + 1], [x, y + 1]);
    if (!has.has(KEY([x - 1, y]))) add([x, y + 1], [x, y]);
  }
  let path = '';
  for (;;) {
    const start = [...from.entries()].find(([, to]) => to.length > 0);
    if (!start) return path;
    path += loop(walk(from, start[0]), unit, inset, radius);
  }
}

function walk(from: Map<string, Point[]>, start: string): Point[] {
  const points: Point[] = [];
  let at = start.split(',').map(Number) as unknown as Point;
  let heading: Point = [0, 0];
  for (;;) {
    const ways = from.get(KEY(at));
    if (!ways || ways.length === 0) break;
    // Where two cells touch at a corner only, turn right: the loops stay apart.
    const right: Point = [-heading[1], heading[0]];
    const pick = Math.max(
      0,
      ways.findIndex((w) => w[0] - at[0] === right[0] && w[1] - at[1] === right[1]),
    );
    const next = ways.splice(pick, 1)[0]!;
    const turn: Point = [next[0] - at[0], next[1] - at[1]];
    if (turn[0] !== heading[0] || turn[1] !== heading[1]) points.push(at);
    heading = turn;
    at = next;
    if (KEY(at) === start) break;
  }
  // The walk may have begun in the middle of a straight side.
  const first = points[0];
  const second = points[1];
  if (first && second) {
    const same = Math.sign(second[0] - first[0]) === heading[0] && Math.sign(second[1] - first[1]) === heading[1];
    if (same) points.shift();
  }
  return points;
}

function loop(points: Point[], unit: number, inset: number, radius: number): string {
  const n = points.length;
  const heading = (i: number): Point => {
    const a = points[i % n]!;
    const b = points[(i + 1) % n]!;
    return [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];
  };
  // Each side moves to its right by the inset.
  const corner = (i: number): Point => {
    const before = heading((i + n - 1) % n);
    const after = heading(i);
    const p = points[i]!;
    const push: Point = [-before[1] - after[1], before[0] + after[0]];
    return [p[0] * unit + push[0] * inset, p[1] * unit + push[1] * inset];
  };
  let path = '';
  for (let i = 0; i < n; i += 1) {
    const before = heading((i + n - 1) % n);
    const after = heading(i);
    const [x, y] = corner(i);
    const r = Math.max(0, Math.min(radius, unit / 2 - Math.abs(inset)));
    const a = `${round(x - before[0] * r)} ${round(y - before[1] * r)}`;
    const b = `${round(x + after[0] * r)} ${round(y + after[1] * r)}`;
    path += `${i === 0 ? 'M' : 'L'}${a}Q${round(x)} ${round(y)} ${b}`;
  }
  return `${path}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
