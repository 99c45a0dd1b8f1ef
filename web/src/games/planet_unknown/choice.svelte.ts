/**
 * What the person is weighing right now: a key under the pointer, a tile and its place, a rover and its way. It is the
 * desk all parts ask, and the only thing that sends actions.
 */
import { ofKind } from '../../lib/wire';
import type { BayView, Lay, Orientation, SeatView, TilePlaced } from './wire';
import { cellAt, endsOf, isTrack } from './advance';
import { eventMarks, placedBadges, placedMarks } from './badges';
import type { Badge, Desk, TrackMark } from './context';
import {
  BOARDS,
  boardOf,
  canonical,
  flipped,
  inside,
  pointOf,
  rotated,
  square,
  squaresOf,
  type BoardId,
  type Point,
} from './geometry';
import { middleOf, turnsOf, type Frame } from './planet/frames';
import { medalsOf, type Outcome } from './outcomes';
import { anchors, handle, handleAt, lying, nearest, Places, stepped, turned, type Placed, type Spot } from './placing';
import type { Square } from './types';
import { RINGS } from './types';
import { firstSteps, stepsBy, waysOf, type Step, type Way } from './ways';
import { Weighing } from './weighing.svelte';

/** A tile snaps to a legal place no farther from the pointer than this, in squares. */
const SNAP = 1.7;

/** Keys of tiles that can be taken: from the depot, or from the own supply. */
const isTile = (key: string): boolean => /^(bay|emergency):/.test(key);

export class Choice extends Weighing implements Desk {
  /** Where the tile in hand hovers. */
  spot: Spot | null = $state.raw(null);
  /** Where the pointer is on a board, in squares: a tile that finds no place there follows it all the same. */
  pointer: Point | null = $state.raw(null);
  over: BoardId = $state('planet');
  /** Where my boards lie on the drawing: arrow keys go by what is seen. */
  frames: readonly Frame[] = $state.raw([]);
  /** The rover being driven, and the square it is wanted on. */
  rover: Square | null = $state(null);
  goal: Square | null = $state(null);
  /** Asked which rover to teleport, the person drives one first. */
  byRoad = $state(false);

  /** While the window of a phone looks elsewhere: brings the tile in hand back into sight. */
  lost: (() => void) | null = $state.raw(null);

  /** The tile that was in hand last, and where it was held. */
  #tile: string | null = null;
  #held: Spot | null = null;
  /** Where it was held before it was taken along to another board. */
  #left: Spot | null = null;
  #queue: Square[] = [];
  /** The key of the tile wanted instead of the one in hand. */
  #instead: string | null = null;

  readonly places: Places = $derived(new Places(this.decision?.actions ?? [], this.guide.ranks));
  /** The tile that lies in my hand while I look for its place. */
  readonly tile: string | null = $derived(this.places.count > 0 ? this.#handTile() : null);
  readonly drives = $derived(firstSteps(this.decision?.actions ?? [], ['drive']));
  readonly jumps = $derived(firstSteps(this.decision?.actions ?? [], ['jump', 'teleport']));
  /** From a spaceship symbol to any square, for a point (SM-8.5). */
  readonly flies = $derived(firstSteps(this.decision?.actions ?? [], ['fly']));
  readonly rovers: Square[] = $derived([
    ...new Set([...this.drives.keys(), ...this.jumps.keys(), ...this.flies.keys()]),
  ]);
  readonly ways: Map<Square, Way> = $derived(this.#waysNow());

  /** A rover on its way drives on; a tile put back makes room for the one wanted instead. */
  protected override settle(): void {
    this.goal = null;
    this.#settleTile();
    const decision = this.decision;
    if (!decision || this.#drive()) return;
    this.#settleRover();
    const wanted = this.#instead;
    if (!wanted || decision.kind === 'place') return;
    this.#instead = null;
    if (this.actionsAt(wanted).length > 0) this.press(wanted);
  }

  /** What the weighed answer leads to, for the line beside the question. */
  readonly said: Badge[] = $derived.by(() => {
    const seat = this.seat;
    if (!seat) return [];
    if (this.placed && this.known) return placedBadges(this.board, seat, this.placed, this.guide, this.laid);
    if (this.placed) return [];
    return this.weighed ? this.badges(this.weighed) : [];
  });

  /** What laying the tile where it hovers brings. */
  get laid(): Outcome | null {
    return this.spot ? this.outcomeOf(this.#placeAction(this.spot)) : null;
  }

  /** Medals that the choice in hand adds or costs, of every kind. */
  get gain(): number {
    return medalsOf(this.placed ? this.laid : this.weighed ? this.outcomeAt(this.weighed) : null);
  }

  readonly marks: TrackMark[] = $derived.by(() => {
    const seat = this.seat;
    if (!seat || !this.decision) return [];
    // One mark for each cell: what surely happens before what may happen.
    const byCell = new Map<string, TrackMark>();
    for (const mark of this.#allMarks(seat)) if (!byCell.has(mark.cell)) byCell.set(mark.cell, mark);
    return [...byCell.values()];
  });

  #allMarks(seat: SeatView): TrackMark[] {
    if (this.placed) return placedMarks(this.placed, this.guide.ahead ?? {});
    const events = this.weighed ? this.seen(this.weighed) : null;
    return [...(events ? eventMarks(seat, events) : []), ...this.#mayMarks(seat)];
  }

  #mayMarks(seat: SeatView): TrackMark[] {
    const facts = this.board.facts;
    const marks: TrackMark[] = [];
    const icon = this.kind === 'energy' ? 'pu-energy' : this.kind === 'boost' ? 'pu-b-synergy' : null;
    for (const key of this.keys) {
      const [what, which = ''] = key.split(':') as [string, string?];
      if (what === 'cell' && cellAt(facts, seat, which)) marks.push({ cell: which, mode: 'may', n: null, icon });
      if (what === 'marker' && isTrack(which) && (this.kind === 'energy' || this.kind === 'order')) {
        for (const cell of endsOf(this.guide.ahead ?? {}, which)) marks.push({ cell, mode: 'may', n: null, icon });
      }
    }
    return marks;
  }

  // Placing ------------------------------------------------------------------------------------------------------

  #handTile(): string | null {
    return ofKind(this.decision, 'place')?.params.tile ?? this.seat?.hand ?? null;
  }

  #settleTile(): void {
    const tile = this.tile;
    const face = tile ? this.board.facts.tiles[tile] : undefined;
    this.#held = this.spot ?? this.#held;
    this.spot = null;
    if (!tile || !face || !this.seat) return;
    // The same tile again, after others have moved or a step was taken back: where it was held last.
    const last = tile === this.#tile ? this.#held : null;
    this.#left = null;
    this.#tile = tile;
    this.spot = last && this.isLegal(last) ? last : this.places.first(face, this.pointer, this.over);
  }

  get face() {
    return this.tile ? this.board.facts.tiles[this.tile] : undefined;
  }

  isLegal(spot: Spot): boolean {
    const face = this.face;
    return face !== undefined && this.places.legal(canonical(face, spot.orient), spot.at);
  }

  /** What the engine has told of the place the tile hovers over. */
  readonly #toldOf: TilePlaced | null = $derived.by(() => {
    const { spot, seat } = this;
    const events = spot && this.previewOf(this.#placeAction(spot));
    return events?.find((e): e is TilePlaced => e.e === 'tile_placed' && e.seat === seat?.seat) ?? null;
  });
  readonly known: boolean = $derived(this.#toldOf !== null);
  readonly placed: Placed | null = $derived.by(() => {
    const { face, spot } = this;
    if (!face || !spot || !this.isLegal(spot)) return null;
    return this.#toldOf ?? lying(squaresOf(face, spot.orient, spot.at));
  });

  /** The orientation in which the tile, as it is seen now, would lie on a board: quarters lie turned. */
  orientOn(board: BoardId, orient = this.spot?.orient): Orientation {
    return this.spot && orient ? rotated(orient, turnsOf(boardOf(this.spot.at)) - turnsOf(board)) : 'r0';
  }

  /** Handles of all legal places in this orientation, and every square the tile can cover. */
  readonly anchors = $derived.by(() => {
    const { face, spot } = this;
    if (!face || !spot) return [];
    return BOARDS.flatMap((board) =>
      anchors(face, this.orientOn(board), this.places).filter(({ at }) => boardOf(at) === board),
    );
  });
  readonly reach: Square[] = $derived.by(() => {
    const { face } = this;
    if (!face) return [];
    return [...new Set(this.anchors.flatMap(({ at }) => squaresOf(face, this.orientOn(boardOf(at)), at)))];
  });

  #placeAction(spot: Spot): Lay {
    const orient = this.face ? canonical(this.face, spot.orient) : spot.orient;
    const ways = this.places.ways(orient, spot.at);
    const how = spot.energy && ways.includes('as_energy') ? 'as_energy' : (ways[0] ?? 'as_is');
    return ['place', orient, spot.at, how];
  }

  consultPlace(): void {
    if (this.spot && this.placed) this.consult(this.#placeAction(this.spot));
  }

  /** The pointer is over this point of the planet, in squares: the tile snaps to the nearest legal place there. */
  hover(to: Point, within = SNAP, board: BoardId = 'planet'): void {
    const { face, spot } = this;
    if (!face || !spot || this.rover) return;
    this.point(to, board);
    // Quarters lie turned: what is seen does not change when the tile comes from one to the other.
    const orient = this.orientOn(board);
    const at = nearest(face, orient, this.places, to, within, board);
    if (at && at !== spot.at) this.spot = { ...spot, orient, at };
  }

  point(to: Point | null, board: BoardId = 'planet'): void {
    this.pointer = to;
    if (to) this.over = board;
  }

  /**
   * The person turns to these boards and takes the tile along: to where it was held there before, else to the place
   * nearest to a point of the drawing, turned only if it must be. Without any place there it stays where it is.
   */
  bring(boards: readonly BoardId[], to: Point): void {
    const { face, spot } = this;
    if (!face || !spot || this.rover || boards.includes(boardOf(spot.at))) return;
    const next = this.#left && boards.includes(boardOf(this.#left.at)) ? this.#left : this.#placeOn(boards, to);
    if (!next) return;
    this.pointer = null;
    this.#left = spot;
    this.spot = next;
  }

  #placeOn(boards: readonly BoardId[], to: Point): Spot | null {
    const { face, spot } = this;
    if (!face || !spot) return null;
    const away = (name: Square): number => {
      const [x, y] = middleOf(this.frames, name) ?? pointOf(name);
      return Math.hypot(x - to[0], y - to[1]);
    };
    for (const side of [spot.orient, flipped(spot.orient)])
      for (const turns of [0, 1, 2, 3]) {
        const found = boards.flatMap((board) => {
          const orient = this.orientOn(board, rotated(side, turns));
          const here = anchors(face, orient, this.places).filter(({ at }) => boardOf(at) === board);
          return here.map(({ at, handle: name }) => ({ at, orient, away: away(name) }));
        });
        const best = found.sort((a, b) => a.away - b.away)[0];
        if (best) return { ...spot, orient: best.orient, at: best.at };
      }
    return null;
  }

  /** The pointer is away from the place the tile has found: it hangs in the air, and a click would be refused. */
  readonly adrift: boolean = $derived.by(() => {
    const { face, spot, pointer } = this;
    if (!face || !spot || !pointer) return false;
    if (boardOf(spot.at) !== this.over) return true;
    const [x, y] = handleAt(face, spot.orient, spot.at);
    return Math.hypot(x - pointer[0], y - pointer[1]) > SNAP;
  });

  /** Ask why the tile may not lie under the pointer. */
  refusePlace(element: Element | null): void {
    const { face, spot, pointer } = this;
    if (!face || !spot || !pointer) return;
    const { over } = this;
    const orient = this.orientOn(over);
    const [hx, hy] = handle(face, orient);
    const [x, y] = [Math.round(pointer[0]) - hx, Math.round(pointer[1]) - hy];
    if (inside(x, y, over)) this.refuse(['place', canonical(face, orient), square(x, y, over), 'as_is'], element);
    else this.elsewhere(element);
  }

  move(dx: number, dy: number): boolean {
    const { face, spot } = this;
    if (!face || !spot) return false;
    this.pointer = null;
    const middle = (name: Square): Point => middleOf(this.frames, name) ?? pointOf(name);
    const held = this.anchors.find(({ at }) => at === spot.at);
    const to = held ? stepped(middle(held.handle), this.anchors, (a) => middle(a.handle), dx, dy) : null;
    if (to) this.spot = { ...spot, orient: this.orientOn(boardOf(to.at)), at: to.at };
    return true;
  }

  rotate(back = false): void {
    this.#turn(back ? 'back' : 'turn');
  }

  flip(): void {
    this.#turn('flip');
  }

  #turn(by: 'turn' | 'back' | 'flip'): void {
    const { face, spot } = this;
    if (!face || !spot) return;
    const orient = turned(face, this.places, spot.orient, by);
    const held = handleAt(face, spot.orient, spot.at);
    const board = boardOf(spot.at);
    const at = nearest(face, orient, this.places, held, Infinity, board) ?? this.places.at(canonical(face, orient))[0];
    if (at) this.spot = { ...spot, orient, at };
  }

  /** Can it be turned, and does the other face differ? Symmetrical tiles need no buttons. */
  get turns(): boolean {
    const { face, spot } = this;
    return face !== undefined && spot !== null && turned(face, this.places, spot.orient, 'turn') !== spot.orient;
  }

  get flips(): boolean {
    const { face, spot } = this;
    return (
      face !== undefined && spot !== null && canonical(face, flipped(spot.orient)) !== canonical(face, spot.orient)
    );
  }

  /** Jump Drive D: the tech station may count as energy here. */
  get energyWays(): string[] {
    const { face, spot } = this;
    return face && spot ? this.places.ways(canonical(face, spot.orient), spot.at) : [];
  }

  setEnergy(energy: boolean): void {
    if (this.spot) this.spot = { ...this.spot, energy };
  }

  /** What is out of sight is not laid: it comes into sight first. */
  place(): void {
    if (this.lost) this.lost();
    else if (this.spot && this.isLegal(this.spot)) void this.send(this.#placeAction(this.spot));
  }

  /** Until it is placed, the tile may go back and the other one be taken. */
  protected override also(key: string): boolean {
    const asked = ofKind(this.decision, 'place');
    if (!isTile(key) || !asked || asked.params.extra || !this.canUndo) return false;
    const [what, which] = key.split(':') as [string, string];
    const instead: readonly string[] = this.guide.instead?.[what === 'bay' ? 'rings' : 'emergency'] ?? [];
    return instead.includes(which);
  }

  protected override pressAlso(key: string): void {
    const [what, which] = key.split(':') as [string, string];
    const held = what === 'bay' ? this.#bay(which)?.shape === this.#handShape() : this.tile === `emergency_${which}`;
    this.putBack(held ? null : key);
  }

  protected override failed(): void {
    this.#queue = [];
  }

  #bay(name: string): BayView | null {
    const mine = this.view.station.sectors.find((s) => s.seat === this.seat?.seat);
    const ring = RINGS.find((one) => one === name);
    return (ring && mine?.[ring]) ?? null;
  }

  #handShape(): string | null {
    return this.tile ? (this.board.facts.tiles[this.tile]?.shape ?? null) : null;
  }

  putBack(instead: string | null = null): void {
    if (!this.canUndo || this.sending) return;
    this.#instead = instead;
    this.out.undo();
  }

  // Driving ------------------------------------------------------------------------------------------------------

  #waysNow(): Map<Square, Way> {
    const { rover } = this;
    const ways = new Map<Square, Way>();
    if (!rover) return ways;
    const far = this.teleporting ? firstSteps(this.decision?.actions ?? [], ['teleport']) : this.jumps;
    for (const to of far.get(rover) ?? []) ways.set(to, { steps: [to], cost: 0 });
    if (this.teleporting) return ways;
    for (const to of this.flies.get(rover) ?? []) if (!ways.has(to)) ways.set(to, { steps: [to], cost: 1 });
    for (const [to, way] of waysOf(this.guide, rover)) ways.set(to, way);
    return ways;
  }

  /** The question is which rover goes where; its points may still be spent first, by pressing it once more. */
  get teleporting(): boolean {
    return this.kind === 'teleport' && !this.byRoad;
  }

  #settleRover(): void {
    this.byRoad = false;
    if (this.rover && !this.rovers.includes(this.rover)) this.rover = null;
    // It has arrived, and squares are asked for: they shine again.
    if (this.keys.some((key) => key.startsWith('square:'))) this.rover = null;
    const [first, ...others] = this.rovers;
    // Nothing else is asked: a rover that can go is at the wheel already.
    if (this.rover || !first) return;
    if (this.kind === 'teleport' || (this.kind === 'end_turn' && others.length === 0)) this.rover = first;
  }

  takeWheel(rover: Square): void {
    if (!this.rovers.includes(rover)) return;
    const again = this.rover === rover;
    const here = `square:${rover}`;
    this.goal = null;
    if (this.kind === 'teleport') {
      this.byRoad = again && !this.byRoad && this.drives.has(rover);
      this.rover = rover;
    } else {
      this.rover = again ? null : rover;
      // The square under it is an answer too: who presses it once more means that.
      if (again && this.at(here)) this.press(here);
    }
  }

  driveTo(goal: Square): void {
    const way = this.ways.get(goal);
    if (!way || !this.rover) return;
    this.#queue = [...way.steps];
    this.#drive();
  }

  /** Sends the next step of the way; the rest is dropped when a step is no longer possible. */
  #drive(): boolean {
    const to = this.#queue.shift();
    if (!to || !this.rover) return false;
    const from = this.rover;
    const verbs: Step[0][] = this.teleporting ? ['teleport'] : ['drive', 'jump', 'fly'];
    const steps = stepsBy(this.decision?.actions ?? [], verbs);
    const step = verbs
      .flatMap((verb) => steps.filter((one) => one[0] === verb))
      .find((one) => one[1] === from && one[2] === to);
    if (!step) {
      this.#queue = [];
      return false;
    }
    this.rover = to;
    void this.send(step);
    return true;
  }

  escape(): boolean {
    if (this.picked) this.picked = null;
    else if (this.byRoad) this.byRoad = false;
    else if (this.rover && this.kind !== 'teleport') this.rover = this.goal = null;
    else if (this.kind === 'place' && this.canUndo) this.putBack();
    else return false;
    return true;
  }
}
