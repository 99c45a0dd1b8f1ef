/** Where the tile in hand may lie: legal places by orientation, the first one, snapping, turning and flipping about its handle. */
import {
  boardOf,
  canonical,
  flipped,
  pointOf,
  printed,
  rotated,
  square,
  type BoardId,
  type Point,
  type TileFace,
} from './geometry';
import type { Square } from './types';
import type { Action, Lay, Orientation, TilePlaced } from './wire';

/** As it is, or with its tech station as energy. */
type How = Lay[3];

export interface Spot {
  orient: Orientation;
  at: Square;
  energy: boolean;
}

/** What a placement does, as the engine tells it. */
export type Placed = Omit<TilePlaced, 'e' | 'n' | 'seat' | 'tile' | 'orient' | 'at' | 'on' | 'extra'>;

/** Before the engine has spoken: nothing but where the tile lies. */
export function lying(squares: Square[]): Placed {
  return {
    squares,
    ice: [],
    meteorite: null,
    lifepods: [],
    rovers: [],
    stations: [],
    energy: [],
    completes: [],
    spoils: [],
    passing: null,
  };
}

/** Places no farther from the pointer than this are compared; the tile comes to the hand, not the hand to the tile. */
const NEAR = 1.7;

/** Legal places, by orientation and then by square. */
export class Places {
  readonly count: number;
  readonly #by = new Map<Orientation, Map<Square, Set<How>>>();
  readonly #bestFirst: readonly Lay[];

  /** `ranks`: how many places the engine would rather suggest, for each in the order of the answers. */
  constructor(actions: readonly Action[], ranks: readonly number[] = []) {
    const lays = actions.filter((action): action is Lay => action[0] === 'place');
    const rankOf = new Map(lays.map((lay, i) => [lay, ranks[i] ?? i]));
    this.#bestFirst = [...lays].sort((a, b) => rankOf.get(a)! - rankOf.get(b)!);
    let count = 0;
    for (const [, orient, at, how] of lays) {
      const squares = this.#by.get(orient) ?? new Map<Square, Set<How>>();
      this.#by.set(orient, squares);
      const ways = squares.get(at) ?? new Set<How>();
      if (ways.size === 0) count += 1;
      ways.add(how);
      squares.set(at, ways);
    }
    this.count = count;
  }

  /** The place the tile is held over at first: the engine's first one, near the pointer while that is over a board. */
  first(tile: TileFace, pointer: Point | null, over: BoardId): Spot | null {
    const away = ([, orient, at]: Lay): number => {
      if (!pointer) return 0;
      return boardOf(at) === over ? distance(handleAt(tile, orient, at), pointer) : Infinity;
    };
    const within = Math.max(NEAR, Math.min(...this.#bestFirst.map(away)));
    const found = this.#bestFirst.find((lay) => away(lay) <= within);
    return found ? { orient: found[1], at: found[2], energy: found[3] !== 'as_is' } : null;
  }

  get orients(): Orientation[] {
    return [...this.#by.keys()];
  }

  at(orient: Orientation): Square[] {
    return [...(this.#by.get(orient)?.keys() ?? [])];
  }

  legal(orient: Orientation, at: Square): boolean {
    return this.#by.get(orient)?.has(at) ?? false;
  }

  /** May it lie there as it is, with its tech station as energy, or both? */
  ways(orient: Orientation, at: Square): How[] {
    return [...(this.#by.get(orient)?.get(at) ?? [])];
  }
}

/** The square by which the tile is held: its energy station, else its first station. */
export function handle(tile: TileFace, orient: Orientation): Point {
  const cells = printed(tile, orient);
  const cell = cells.find((c) => c.station && c.terrain === 'energy') ?? cells.find((c) => c.station) ?? cells[0]!;
  return [cell.x, cell.y];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Squares where the handle may come to lie in this orientation. */
export function anchors(tile: TileFace, orient: Orientation, places: Places): { at: Square; handle: Square }[] {
  const [hx, hy] = handle(tile, orient);
  return places.at(canonical(tile, orient)).map((at) => {
    const [x, y] = pointOf(at);
    return { at, handle: square(x + hx, y + hy, boardOf(at)) };
  });
}

/** The legal place on this board whose handle is nearest to a point of it (in squares), if it is near enough. */
export function nearest(
  tile: TileFace,
  orient: Orientation,
  places: Places,
  to: Point,
  within = Infinity,
  board: BoardId = 'planet',
): Square | null {
  let best: Square | null = null;
  let least = within;
  for (const { at, handle: name } of anchors(tile, orient, places)) {
    if (boardOf(at) !== board) continue;
    const d = distance(pointOf(name), to);
    if (d < least) [best, least] = [at, d];
  }
  return best;
}

/** Where the handle lies when the tile's corner is at `at`. */
export function handleAt(tile: TileFace, orient: Orientation, at: Square): Point {
  const [hx, hy] = handle(tile, orient);
  const [x, y] = pointOf(at);
  return [x + hx, y + hy];
}

/** Another orientation of the same tile held at the same point; orientations without any legal place are passed over. */
export function turned(tile: TileFace, places: Places, orient: Orientation, by: 'turn' | 'back' | 'flip'): Orientation {
  if (by === 'flip') {
    const other = flipped(orient);
    if (places.at(canonical(tile, other)).length > 0) return other;
    return turned(tile, places, other, 'turn');
  }
  let next = orient;
  for (let i = 0; i < 4; i += 1) {
    next = rotated(next, by === 'turn' ? 1 : -1);
    if (places.at(canonical(tile, next)).length > 0) return next;
  }
  return orient;
}

/** The next one in the direction of an arrow key: as straight as possible, as near as possible. */
export function stepped<T>(from: Point, all: readonly T[], where: (one: T) => Point, dx: number, dy: number): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const one of all) {
    const to = where(one);
    const along = (to[0] - from[0]) * dx + (to[1] - from[1]) * dy;
    if (along <= 0) continue;
    const aside = Math.abs((to[0] - from[0]) * dy) + Math.abs((to[1] - from[1]) * dx);
    const cost = along + aside * 2.5;
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}
