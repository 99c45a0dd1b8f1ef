/** Ways of a rover: which squares it reaches with the points left, and by which steps. The engine judges every step again. */
import type { Facts } from './facts';
import { beside, pointOf, square, surface, type Point } from './geometry';
import { pointsOf } from './planet/grid';
import { worldAt, worldsOf } from './planet/worlds';
import type { Json } from '../../lib/types';
import type { Square } from './types';
import type { Action, Drive, Fly, Jump, RestrictionView, SeatView, Teleport } from './wire';

export interface Way {
  /** Squares entered, in order; the last one is the goal. */
  steps: Square[];
  cost: number;
}

export interface Country {
  /** Squares a rover may be on at all. */
  open(name: Square): boolean;
  cost(name: Square): number;
  next(name: Square): Square[];
}

function has(facts: Facts, seat: SeatView, op: string): boolean {
  return seat.techs.some((t) => t.available && facts.techs[t.tech]?.effect.op === op);
}

const DIAGONALS: readonly Point[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
const STRAIGHT: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

function pairs(value: Json | undefined): Set<string> {
  const found = new Set<string>();
  if (!Array.isArray(value)) return found;
  for (const pair of value) {
    const [a, b] = pointsOf(pair).map(([x, y]) => square(x, y)) as [Square, Square];
    found.add(`${a}${b}`).add(`${b}${a}`);
  }
  return found;
}

export function countryOf(facts: Facts, seat: SeatView, restriction: RestrictionView | null): Country | null {
  const planet = seat.planet ? facts.planets[seat.planet] : undefined;
  const worlds = worldsOf(facts, seat);
  if (!planet || worlds.length === 0) return null;
  const grid = worlds.find((world) => world.planet)?.grid;
  const on = surface(seat.tiles, seat.patches, (tile) => facts.tiles[tile], seat.kinds);
  const name = ([x, y]: Point): Square => square(x, y);
  const poison = new Set(grid?.toxic.map(name));
  const current = new Set(grid?.current.map(name));
  const rovers = new Set(seat.rovers.map((r) => r.at));
  const walls = pairs(planet.special.edges);
  const bridges = pairs(planet.special.diagonal_crossings);
  const chasm = planet.special.kind === 'chasm';
  const side = (at: Square): string => {
    const [x, y] = pointOf(at);
    return Array.isArray(planet.special.side) ? (String(planet.special.side[y] ?? '')[x] ?? '') : '';
  };
  const terrain = (at: Square): string | null => on.get(at)?.terrain ?? (current.has(at) ? 'energy' : null);
  const banned = restriction?.kind === 'rovers_not_onto' ? restriction.terrain : null;
  const bare = restriction?.kind === 'rovers_not_onto_bare';
  const slants = has(facts, seat, 'diagonal_moves');
  const free = has(facts, seat, 'free_moves_onto');
  return {
    open: (at) =>
      worldAt(worlds, at)?.grid.has.has(at) === true &&
      !(bare && !on.has(at)) &&
      !rovers.has(at) &&
      !(poison.has(at) && !on.has(at)) &&
      (banned === null || terrain(at) !== banned),
    cost: (at) => (free && terrain(at) === 'energy' ? 0 : 1),
    next(at) {
      const step = ([dx, dy]: Point): Square[] => {
        const to = beside(at, dx, dy);
        return to ? [to] : [];
      };
      const ways = STRAIGHT.flatMap(step).filter((to) => !walls.has(`${at}${to}`));
      if (!slants) return ways;
      const across = DIAGONALS.flatMap(step).filter(
        (to) => !chasm || side(to) === side(at) || bridges.has(`${at}${to}`),
      );
      return [...ways, ...across];
    },
  };
}

/** Every square the rover can reach; the first step must be one the engine has named. */
export function waysFrom(country: Country, from: Square, points: number, first: ReadonlySet<Square>): Map<Square, Way> {
  const best = new Map<Square, Way>();
  let edge: { at: Square; way: Way }[] = [{ at: from, way: { steps: [], cost: 0 } }];
  while (edge.length > 0) {
    const wave: { at: Square; way: Way }[] = [];
    for (const { at, way } of edge)
      for (const to of country.next(at)) {
        if (to === from || (at === from ? !first.has(to) : !country.open(to))) continue;
        const cost = way.cost + country.cost(to);
        if (cost > points || (best.get(to)?.cost ?? Infinity) <= cost) continue;
        const next = { steps: [...way.steps, to], cost };
        best.set(to, next);
        wave.push({ at: to, way: next });
      }
    edge = wave;
  }
  return best;
}

/** A step of a rover: `drive` costs points, `jump` and `teleport` go anywhere at once. */
export type Step = Drive | Jump | Teleport | Fly;

function isStep(action: Action): action is Step {
  return action[0] === 'drive' || action[0] === 'jump' || action[0] === 'teleport' || action[0] === 'fly';
}

export function stepsBy(actions: readonly Action[], verbs: readonly Step[0][]): Step[] {
  return actions.filter(isStep).filter(([verb]) => verbs.includes(verb));
}

/** Where each rover may go first. */
export function firstSteps(actions: readonly Action[], verbs: readonly Step[0][]): Map<Square, Set<Square>> {
  const found = new Map<Square, Set<Square>>();
  for (const [, from, end] of stepsBy(actions, verbs)) {
    const to = found.get(from) ?? new Set<Square>();
    to.add(end);
    found.set(from, to);
  }
  return found;
}
