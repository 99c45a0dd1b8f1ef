/** What a board says about its squares, read once from its lines of signs. */
import { inside, sizeOf, square, type BoardId, type Point } from '../geometry';
import type { Json } from '../../../lib/types';

/** A planet, a moon or a quarter. */
export interface Signed {
  rows: string[];
}

export interface Grid {
  /** Squares of the grid. */
  land: Point[];
  ice: Point[];
  /** Names of all squares, for quick looking up. */
  has: Set<string>;
  icy: Set<string>;
  /** Squares with a side on the outer boundary. */
  edge: Set<string>;
  holes: Point[];
  ring: Point[];
  cities: Point[];
  toxic: Point[];
  current: Point[];
}

const OUT = '.o';

const known = new WeakMap<Signed, Grid>();

export function gridOf(printed: Signed, board: BoardId = 'planet'): Grid {
  const seen = known.get(printed);
  if (seen) return seen;
  const grid = read(printed, board);
  known.set(printed, grid);
  return grid;
}

function read(printed: Signed, board: BoardId): Grid {
  const size = sizeOf(board);
  const name = ([x, y]: Point): string => square(x, y, board);
  const sign = (x: number, y: number): string => (inside(x, y, board) ? (printed.rows[y]?.[x] ?? '.') : '.');
  const all: Point[] = [];
  for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) all.push([x, y]);
  const of = (signs: string): Point[] => all.filter(([x, y]) => signs.includes(sign(x, y)));
  const land = all.filter(([x, y]) => !OUT.includes(sign(x, y)));
  const has = new Set(land.map(name));
  const outside = flood(new Set(land.map(([x, y]) => `${x},${y}`)), size);
  const edge = new Set(land.filter(([x, y]) => SIDES.some(([dx, dy]) => outside.has(`${x + dx},${y + dy}`))).map(name));
  const ice = of('~');
  return {
    land,
    ice,
    has,
    icy: new Set(ice.map(name)),
    edge,
    holes: of('o'),
    ring: of('r'),
    cities: of('c'),
    toxic: of('t'),
    current: of('e'),
  };
}

/** The lines between squares that lie side by side, as a path of squares `unit` wide. */
export function seamsOf(grid: Grid, unit: number, board: BoardId = 'planet'): string {
  const there = (x: number, y: number): boolean => inside(x, y, board) && grid.has.has(square(x, y, board));
  return grid.land
    .map(([x, y]) => {
      const right = there(x + 1, y) ? `M${(x + 1) * unit} ${y * unit}v${unit}` : '';
      return right + (there(x, y + 1) ? `M${x * unit} ${(y + 1) * unit}h${unit}` : '');
    })
    .join('');
}

const SIDES: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Everything outside that can be reached from beyond the board; enclosed voids are not the edge. */
function flood(land: Set<string>, size: number): Set<string> {
  const seen = new Set<string>(['-1,-1']);
  const queue: Point[] = [[-1, -1]];
  for (let p = queue.pop(); p; p = queue.pop())
    for (const [dx, dy] of SIDES) {
      const [x, y] = [p[0] + dx, p[1] + dy];
      const key = `${x},${y}`;
      if (x < -1 || y < -1 || x > size || y > size || seen.has(key) || land.has(key)) continue;
      seen.add(key);
      queue.push([x, y]);
    }
  return seen;
}

export function pointsOf(value: Json | undefined): Point[] {
  return Array.isArray(value) ? value.map((p) => [Number((p as Json[])[0]), Number((p as Json[])[1])] as Point) : [];
}
