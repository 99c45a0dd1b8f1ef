/** What a planet's board says about its squares, read once from its twelve lines of signs. */
import type { PlanetFacts } from '../facts';
import { inside, square, SIZE, type Point } from '../geometry';
import type { Json } from '../../../lib/types';

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

const known = new WeakMap<PlanetFacts, Grid>();

export function gridOf(planet: PlanetFacts): Grid {
  const seen = known.get(planet);
  if (seen) return seen;
  const grid = read(planet);
  known.set(planet, grid);
  return grid;
}

function read(planet: PlanetFacts): Grid {
  const sign = (x: number, y: number): string => (inside(x, y) ? (planet.rows[y]?.[x] ?? '.') : '.');
  const all: Point[] = [];
  for (let y = 0; y < SIZE; y += 1) for (let x = 0; x < SIZE; x += 1) all.push([x, y]);
  const of = (signs: string): Point[] => all.filter(([x, y]) => signs.includes(sign(x, y)));
  const land = all.filter(([x, y]) => !OUT.includes(sign(x, y)));
  const has = new Set(land.map(([x, y]) => square(x, y)));
  const outside = flood(has);
  const edge = new Set(
    land.filter(([x, y]) => SIDES.some(([dx, dy]) => outside.has(`${x + dx},${y + dy}`))).map(([x, y]) => square(x, y)),
  );
  const ice = of('~');
  return {
    land,
    ice,
    has,
    icy: new Set(ice.map(([x, y]) => square(x, y))),
    edge,
    holes: of('o'),
    ring: of('r'),
    cities: of('c'),
    toxic: of('t'),
    current: of('e'),
  };
}

const SIDES: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Everything outside that can be reached from beyond the board; enclosed voids are not the edge. */
function flood(has: Set<string>): Set<string> {
  const seen = new Set<string>(['-1,-1']);
  const queue: Point[] = [[-1, -1]];
  for (let p = queue.pop(); p; p = queue.pop())
    for (const [dx, dy] of SIDES) {
      const [x, y] = [p[0] + dx, p[1] + dy];
      const key = `${x},${y}`;
      if (x < -1 || y < -1 || x > SIZE || y > SIZE || seen.has(key)) continue;
      if (inside(x, y) && has.has(square(x, y))) continue;
      seen.add(key);
      queue.push([x, y]);
    }
  return seen;
}

export function pointsOf(value: Json | undefined): Point[] {
  return Array.isArray(value) ? value.map((p) => [Number((p as Json[])[0]), Number((p as Json[])[1])] as Point) : [];
}
