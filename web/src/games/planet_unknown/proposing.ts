/**
 * The place the tile in hand is held over at first: one a person might choose. The engine has named all legal places and
 * foretells what each brings; here they are only compared, by that and by how snugly the tile lies.
 */
import type { Facts } from './facts';
import { beside, boardOf, printed, pointOf, square, surface, type BoardId, type Point } from './geometry';
import { medalsOf, type Outcome } from './outcomes';
import { handleAt, type Places, type Spot } from './placing';
import { lineIds, lineOf, middle } from './planet/lines';
import { worldAt, worldsOf, type World } from './planet/worlds';
import { TRACKS, type Square } from './types';
import type { Action, Lay, SeatView } from './wire';

/** What each thing is worth in comparison; a medal is the measure. */
const WORTH = {
  medal: 3,
  lifepod: -5,
  rover: -7,
  meteorite: -2.4,
  /** A step of a marker that comes at once. */
  step: 2,
  /** Ice goes with water. */
  ice: 1,
  wasted: -0.6,
  /** A side against a laid tile, and against the rim of the planet. */
  side: 0.8,
  rim: 0.45,
  /** Empty squares cut off from all others, by how many lie together. */
  pocket: [0, -4, -2, -0.8],
  /** A line half full is worth going on with. */
  line: 0.12,
  /** Away from where the eye is, per square. */
  far: -0.06,
  /** On another board than the one the eye is on. */
  elsewhere: -1.5,
} as const;

/** Places no farther from the pointer than this are compared; the tile comes to the hand, not the hand to the tile. */
const NEAR = 1.7;
const SIDES: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

interface Ground {
  seat: SeatView;
  worlds: readonly World[];
  /** Squares that are covered already. */
  on: ReadonlySet<Square>;
  /** Where the eye is. */
  eye: Point;
  board: BoardId;
}

/** What the engine foretells of it. */
function foretold(outcome: Outcome | null): number {
  const { lost = {}, gained = {} } = outcome ?? {};
  return (
    WORTH.medal * medalsOf(outcome) +
    WORTH.lifepod * (lost.lifepod ?? 0) +
    WORTH.rover * (lost.rover ?? 0) +
    WORTH.meteorite * (gained.meteorite ?? 0) +
    WORTH.step * TRACKS.reduce((sum, track) => sum + (gained[`${track}_track`] ?? 0), 0)
  );
}

/** How a tile would lie on these squares. */
function lies(cells: readonly { name: Square; terrain: string }[], ground: Ground): number {
  const squares = cells.map((cell) => cell.name);
  const world = worldAt(ground.worlds, squares[0] ?? '');
  const iced = cells.filter(({ name }) => world?.grid.icy.has(name) && !ground.on.has(name));
  const watered = iced.filter((cell) => cell.terrain === 'water').length;
  return (
    WORTH.ice * watered +
    WORTH.wasted * (iced.length - watered) +
    snugness(squares, ground) +
    WORTH.line * filled(squares, ground.seat) +
    (world?.board === ground.board ? WORTH.far * distance(middle(squares), ground.eye) : WORTH.elsewhere)
  );
}

/** Sides against tiles and the rim, less the holes that would be left. */
function snugness(squares: readonly Square[], { worlds, on }: Ground): number {
  const has = worldAt(worlds, squares[0] ?? '')?.grid.has ?? new Set();
  const own = new Set(squares);
  const around = new Set<Square>();
  let sum = 0;
  for (const name of squares) {
    for (const [dx, dy] of SIDES) {
      const next = beside(name, dx, dy) ?? '';
      if (own.has(next)) continue;
      if (!has.has(next)) sum += WORTH.rim;
      else if (on.has(next)) sum += WORTH.side;
      else around.add(next);
    }
  }
  const seen = new Set<Square>();
  for (const name of around)
    sum += WORTH.pocket[pocket(name, (at) => has.has(at) && !on.has(at) && !own.has(at), seen)]!;
  return sum;
}

/** How many empty squares lie together here: 1 to 3, or 0 for more (or for those counted before). */
function pocket(from: Square, empty: (at: Square) => boolean, seen: Set<Square>): number {
  if (seen.has(from)) return 0;
  const found = [from];
  seen.add(from);
  for (let i = 0; i < found.length && found.length <= 3; i += 1) {
    for (const [dx, dy] of SIDES) {
      const next = beside(found[i]!, dx, dy);
      if (next === null || found.includes(next) || !empty(next)) continue;
      found.push(next);
      seen.add(next);
    }
  }
  return found.length > 3 ? 0 : found.length;
}

/** Parts of open lines that are covered already, for every square that carries them on. */
function filled(squares: readonly Square[], seat: SeatView): number {
  let sum = 0;
  for (const name of squares)
    for (const id of lineIds(name)) {
      const line = lineOf(seat, id);
      if (line && !line.meteorite && line.squares > 0) sum += (line.medals * line.covered) / line.squares;
    }
  return sum;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Near the newest tile; on an empty planet in its middle. */
function eyeOf(facts: Facts, seat: SeatView): { eye: Point; board: BoardId } {
  const last = seat.tiles[seat.tiles.length - 1];
  if (!last) return { eye: [5.5, 5.5], board: 'planet' };
  return { eye: middle([...surface([last], [], (tile) => facts.tiles[tile]).keys()]), board: boardOf(last.at) };
}

/** The best legal place, or the best one near the pointer (in squares) while it is over the planet. */
export function propose(
  facts: Facts,
  seat: SeatView,
  tile: string,
  places: Places,
  pointer: Point | null = null,
  over: BoardId = 'planet',
  told: (action: Action) => Outcome | null = () => null,
): Spot | null {
  const face = facts.tiles[tile];
  const worlds = worldsOf(facts, seat);
  if (!face || worlds.length === 0) return null;
  const all: { spot: Spot; action: Lay; away: number }[] = [];
  for (const orient of places.orients)
    for (const at of places.at(orient)) {
      const [how = 'as_is'] = places.ways(orient, at);
      const far = pointer && boardOf(at) !== over ? Infinity : 0;
      const away = pointer ? far || distance(handleAt(face, orient, at), pointer) : 0;
      all.push({ spot: { orient, at, energy: how !== 'as_is' }, action: ['place', orient, at, how], away });
    }
  if (all.length === 0) return null;
  const nearest = Math.min(...all.map((p) => p.away));
  const among = all.filter((p) => p.away <= Math.max(NEAR, nearest));
  const on = new Set(surface(seat.tiles, seat.patches, (id) => facts.tiles[id]).keys());
  const ground: Ground = { seat, worlds, on, ...eyeOf(facts, seat) };
  let best: Spot | null = null;
  let most = -Infinity;
  for (const { spot, action, away } of among) {
    const [x, y] = pointOf(spot.at);
    const cells = printed(face, spot.orient).map((c) => ({
      name: square(x + c.x, y + c.y, boardOf(spot.at)),
      terrain: c.terrain,
    }));
    const value = foretold(told(action)) + lies(cells, ground) - (Number.isFinite(away) ? away : 0);
    if (value > most) [best, most] = [spot, value];
  }
  return best;
}
