/**
 * What the person is weighing right now: a key under the pointer, a tile and its place, a rover and its way. It is the
 * desk all parts ask, and the only thing that sends actions.
 */
import type { Decision, GameEvent, Json } from '../../lib/types';
import { cellAt, isTrack, nextCell } from './advance';
import { eventBadges, eventMarks, placedBadges, placedMarks } from './badges';
import type { Badge, BoardPU, Desk, Item, TrackMark } from './context';
import { countryOf, firstSteps, waysFrom, type Way } from './driving';
import { canonical, flipped, inside, square, squaresOf, surface, type Point } from './geometry';
import { itemText } from './naming';
import { placedFrom, placedNow, type Placed } from './placed';
import { anchors, firstSpot, handle, handleAt, nearest, Places, stepped, turned, type Spot } from './placing';
import { middle } from './planet/lines';
import { buttonKeys, byVerb, itemsOf, targetsOf, type Targets } from './targets';
import type { Action, Bay, Ring, SeatPU, Square, ViewPU } from './types';

export interface Outside {
  act(action: Json[]): Promise<void>;
  preview(action: Json[]): Promise<GameEvent[]>;
  refuse(action: Json[], element: Element | null): void;
  undo(): void;
  readonly canUndo: boolean;
  readonly view: ViewPU;
  readonly seat: SeatPU | null;
}

/** A list longer than this is not asked for all at once. */
const FEW = 8;
/** A tile snaps to a legal place no farther from the pointer than this, in squares. */
const SNAP = 1.7;

export class Choice implements Desk {
  decision: Decision | null = $state.raw(null);
  sending = $state(false);
  weighed: string | null = $state(null);
  /** A key that means several answers (a marker with several cells to go to): the next click says which. */
  picked: string | null = $state(null);
  /** Where the tile in hand hovers. */
  spot: Spot | null = $state.raw(null);
  /** Where the pointer is on the planet, in squares: a tile that finds no place there follows it all the same. */
  pointer: Point | null = $state.raw(null);
  /** The rover being driven, and the square it is wanted on. */
  rover: Square | null = $state(null);
  goal: Square | null = $state(null);

  #told: Record<string, GameEvent[]> = $state.raw({});
  #asked = new Set<string>();
  #mark = '';
  #tile: string | null = null;
  #queue: Square[] = [];
  #instead: Ring | null = null;
  #answered: Decision | null = null;
  #board: BoardPU;
  #out: Outside;

  readonly #targets: Targets = $derived(targetsOf(this.decision));
  readonly kind: string | null = $derived(this.decision?.kind ?? null);
  readonly params: Record<string, Json> = $derived(this.decision?.params ?? {});
  readonly keys: string[] = $derived([...this.#targets.keys()]);
  readonly places: Places = $derived(new Places(this.decision?.actions ?? []));
  /** The tile that lies in my hand while I look for its place. */
  readonly tile: string | null = $derived(this.places.count > 0 ? this.#handTile() : null);
  readonly drives = $derived(firstSteps(this.decision?.actions ?? [], ['drive']));
  readonly jumps = $derived(firstSteps(this.decision?.actions ?? [], ['jump', 'teleport']));
  readonly rovers: Square[] = $derived([...new Set([...this.drives.keys(), ...this.jumps.keys()])]);
  readonly ways: Map<Square, Way> = $derived(this.#waysNow());

  constructor(board: BoardPU, out: Outside) {
    this.#board = board;
    this.#out = out;
  }

  get seat(): SeatPU | null {
    return this.#out.seat;
  }

  get moves(): number {
    return this.seat?.moves ?? 0;
  }

  get canUndo(): boolean {
    return this.#out.canUndo;
  }

  // The question -------------------------------------------------------------------------------------------------

  /** A new question wipes what was weighed for the old one; a rover on its way drives on. */
  ask(asked: Decision | null, step: number): void {
    // Between the answer and the next question the old one may shine through once more: it has been dealt with.
    const decision = asked === this.#answered ? null : asked;
    const mark = decision ? `${step}:${decision.seat}:${decision.kind}:${decision.actions.length}` : '';
    if (mark === this.#mark && this.decision !== null) return;
    this.#mark = mark;
    this.decision = decision;
    this.sending = false;
    this.weighed = null;
    this.picked = null;
    this.goal = null;
    this.pointer = null;
    this.#told = {};
    this.#asked.clear();
    this.#settleTile();
    if (!decision || this.#drive()) return;
    this.#settleRover();
    const ring = this.#instead;
    if (!ring || decision.kind === 'place') return;
    this.#instead = null;
    if (decision.kind === 'take' && this.at(`bay:${ring}`)) this.press(`bay:${ring}`);
  }

  at(key: string): boolean {
    if (this.sending || !this.decision) return false;
    return this.#left(key).length > 0 || this.#swap(key);
  }

  /** The answers a key stands for, once an earlier click has narrowed them down. */
  #left(key: string): readonly Action[] {
    const found = this.#targets.get(key) ?? [];
    if (this.picked === null || key === this.picked) return found;
    const among = this.#targets.get(this.picked) ?? [];
    return found.filter((action) => among.includes(action));
  }

  actionOf(key: string): Action | null {
    const found = this.#left(key);
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  press(key: string, element?: Element): void {
    if (this.sending || !this.decision) return;
    const found = this.#left(key);
    if (found.length === 1) void this.send(found[0]!);
    else if (found.length > 1) this.picked = this.picked === key ? null : key;
    else if (this.#swap(key)) this.putBack(key.slice(4) as Ring);
    else if (element) this.#out.refuse([key], element);
  }

  /** Answers that stand as buttons beside the question: where markers and cells cross, first the markers. */
  readonly answers: string[] = $derived.by(() => {
    const keys = buttonKeys(this.decision);
    const cells = keys.filter((key) => key.startsWith('cell:'));
    const markers = this.keys.filter((key) => key.startsWith('marker:'));
    const crossed = [...cells, ...markers].some((key) => (this.#targets.get(key)?.length ?? 0) > 1);
    if (!crossed || markers.length < 2) return keys;
    const others = keys.filter((key) => !key.startsWith('cell:'));
    if (this.picked === null) return [...new Set([...markers, ...others])];
    return [...(this.picked.startsWith('marker:') ? cells : markers), ...others].filter((key) => this.at(key));
  });

  async send(action: Action): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    const answered = this.decision;
    this.#answered = answered;
    try {
      // Stays marked as sent until the next question comes: a second click must not meet a table that has moved on.
      await this.#out.act(action);
    } catch {
      // The shell has told the person why; the table stays as it is.
      this.#answered = null;
      this.#queue = [];
      if (!this.decision && answered) this.ask(answered, -1);
      this.sending = false;
    }
  }

  refuse(action: Action, element: Element | null): void {
    this.#out.refuse(action, element);
  }

  // Weighing -----------------------------------------------------------------------------------------------------

  weigh(key: string | null): void {
    if (key !== null && !this.at(key)) return;
    this.weighed = key;
    if (key) this.#consult(this.actionOf(key));
  }

  seen(key: string): GameEvent[] | null {
    const action = this.actionOf(key);
    if (!action) return null;
    return this.#told[JSON.stringify(action)] ?? null;
  }

  badges(key: string): Badge[] {
    const seat = this.seat;
    const events = this.seen(key);
    return seat && events ? eventBadges(this.#board, seat, events) : [];
  }

  /** What the weighed answer leads to, for the line beside the question. */
  readonly said: Badge[] = $derived.by(() => {
    const seat = this.seat;
    if (!seat) return [];
    if (this.placed) return placedBadges(this.#board, seat, this.placed);
    return this.weighed ? this.badges(this.weighed) : [];
  });

  readonly items: Item[] = $derived.by(() => {
    const ids = itemsOf(this.decision);
    return ids.map((id, i) => ({ key: `item:${i}`, id, ...itemText(this.#board, this.seat, id) }));
  });

  /** Ask the engine about every answer while there are few of them: order cards compare them side by side. */
  consultFew(): void {
    const decision = this.decision;
    if (!decision || !['order', 'choose_one', 'may', 'energy', 'boost', 'advance'].includes(decision.kind)) return;
    const own = decision.actions.filter((a) => !['drive', 'jump', 'use'].includes(String(a[0])));
    if (own.length <= FEW) for (const action of own) this.#consult(action);
  }

  #consult(action: Action | null): void {
    if (!action) return;
    const key = JSON.stringify(action);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    const mark = this.#mark;
    this.#out.preview(action).then(
      (events) => {
        if (mark === this.#mark) this.#told = { ...this.#told, [key]: events };
      },
      () => undefined, // what the table shows of itself stays; the engine will speak when the answer is given
    );
  }

  readonly marks: TrackMark[] = $derived.by(() => {
    const seat = this.seat;
    if (!seat || !this.decision) return [];
    // One mark for each cell: what surely happens before what may happen.
    const byCell = new Map<string, TrackMark>();
    for (const mark of this.#allMarks(seat)) if (!byCell.has(mark.cell)) byCell.set(mark.cell, mark);
    return [...byCell.values()];
  });

  #allMarks(seat: SeatPU): TrackMark[] {
    if (this.placed) return placedMarks(this.#board, seat, this.placed);
    const events = this.weighed ? this.seen(this.weighed) : null;
    return [...(events ? eventMarks(seat, events) : []), ...this.#mayMarks(seat)];
  }

  #mayMarks(seat: SeatPU): TrackMark[] {
    const facts = this.#board.facts;
    const marks: TrackMark[] = [];
    const icon = this.kind === 'energy' ? 'pu-energy' : this.kind === 'boost' ? 'pu-b-synergy' : null;
    for (const key of this.keys) {
      const [what, which = ''] = key.split(':') as [string, string?];
      if (what === 'cell' && cellAt(facts, seat, which)) marks.push({ cell: which, mode: 'may', n: null, icon });
      if (what === 'marker' && isTrack(which) && (this.kind === 'energy' || this.kind === 'order')) {
        const cell = nextCell(facts, seat, which);
        if (cell) marks.push({ cell, mode: 'may', n: null, icon });
      }
    }
    return marks;
  }

  // Placing ------------------------------------------------------------------------------------------------------

  #handTile(): string | null {
    const named = this.params.tile;
    return typeof named === 'string' ? named : (this.seat?.hand ?? null);
  }

  #settleTile(): void {
    const tile = this.tile;
    const face = tile ? this.#board.facts.tiles[tile] : undefined;
    if (!tile || !face) {
      this.spot = null;
      this.#tile = null;
      return;
    }
    const keep = this.spot && this.#tile === tile && this.isLegal(this.spot);
    this.#tile = tile;
    if (!keep) this.spot = firstSpot(face, this.places, this.#wanted());
  }

  /** Near the newest tile, where the eye is; on an empty planet in its middle. */
  #wanted(): Point {
    const seat = this.seat;
    const last = seat?.tiles[seat.tiles.length - 1];
    const face = last ? this.#board.facts.tiles[last.tile] : undefined;
    return last && face ? middle(squaresOf(face, last.orient, last.at)) : [5.5, 5.5];
  }

  get face() {
    return this.tile ? this.#board.facts.tiles[this.tile] : undefined;
  }

  isLegal(spot: Spot): boolean {
    const face = this.face;
    return face !== undefined && this.places.legal(canonical(face, spot.orient), spot.at);
  }

  readonly placed: Placed | null = $derived.by(() => {
    const { tile, spot, seat } = this;
    if (!tile || !spot || !seat || !this.isLegal(spot)) return null;
    const events = this.#told[JSON.stringify(this.#placeAction(spot))];
    const event = events?.find((e) => e.e === 'tile_placed' && e.seat === seat.seat);
    return event ? placedFrom(event) : placedNow(this.#board.facts, seat, tile, spot.orient, spot.at);
  });

  /** Handles of all legal places in this orientation, and every square the tile can cover. */
  readonly anchors = $derived(this.face && this.spot ? anchors(this.face, this.spot.orient, this.places) : []);
  readonly reach: Square[] = $derived.by(() => {
    const { face, spot } = this;
    if (!face || !spot) return [];
    return [...new Set(this.places.at(canonical(face, spot.orient)).flatMap((at) => squaresOf(face, spot.orient, at)))];
  });

  #placeAction(spot: Spot): Action {
    const orient = this.face ? canonical(this.face, spot.orient) : spot.orient;
    const ways = this.places.ways(orient, spot.at);
    const how = spot.energy && ways.includes('as_energy') ? 'as_energy' : (ways[0] ?? 'as_is');
    return ['place', orient, spot.at, how];
  }

  consultPlace(): void {
    if (this.spot && this.placed) this.#consult(this.#placeAction(this.spot));
  }

  /** The pointer is over this point of the planet, in squares: the tile snaps to the nearest legal place there. */
  hover(to: Point, within = SNAP): void {
    const { face, spot } = this;
    if (!face || !spot || this.rover) return;
    this.pointer = to;
    const at = nearest(face, spot.orient, this.places, to, within);
    if (at && at !== spot.at) this.spot = { ...spot, at };
  }

  /** The pointer is away from the place the tile has found: it hangs in the air, and a click would be refused. */
  readonly adrift: boolean = $derived.by(() => {
    const { face, spot, pointer } = this;
    if (!face || !spot || !pointer) return false;
    const [x, y] = handleAt(face, spot.orient, spot.at);
    return Math.hypot(x - pointer[0], y - pointer[1]) > SNAP;
  });

  /** Ask why the tile may not lie under the pointer. */
  refusePlace(element: Element | null): void {
    const { face, spot, pointer } = this;
    if (!face || !spot || !pointer) return;
    const [hx, hy] = handle(face, spot.orient);
    const [x, y] = [Math.round(pointer[0]) - hx, Math.round(pointer[1]) - hy];
    if (inside(x, y)) this.#out.refuse(['place', canonical(face, spot.orient), square(x, y), 'as_is'], element);
  }

  move(dx: number, dy: number): boolean {
    const { face, spot } = this;
    if (!face || !spot) return false;
    this.pointer = null;
    const at = stepped(face, this.places, spot, dx, dy);
    if (at) this.spot = { ...spot, at };
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
    const at = nearest(face, orient, this.places, handleAt(face, spot.orient, spot.at));
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

  place(): void {
    if (this.spot && this.isLegal(this.spot)) void this.send(this.#placeAction(this.spot));
  }

  /** Until it is placed, the tile may go back and the other one be taken. */
  #swap(key: string): boolean {
    if (!key.startsWith('bay:') || this.kind !== 'place' || this.params.extra === true || !this.canUndo) return false;
    const bay = this.#bay(key.slice(4) as Ring);
    return bay !== null && (bay.shape === this.#handShape() || (bay.top !== null && !bay.hidden));
  }

  #bay(ring: Ring): Bay | null {
    const mine = this.#out.view.station.sectors.find((s) => s.seat === this.seat?.seat);
    return mine?.[ring] ?? null;
  }

  #handShape(): string | null {
    return this.tile ? (this.#board.facts.tiles[this.tile]?.shape ?? null) : null;
  }

  putBack(ring: Ring | null = null): void {
    if (!this.canUndo || this.sending) return;
    this.#instead = ring && this.#bay(ring)?.shape !== this.#handShape() ? ring : null;
    this.#out.undo();
  }

  // Driving ------------------------------------------------------------------------------------------------------

  #waysNow(): Map<Square, Way> {
    const { rover, seat } = this;
    const ways = new Map<Square, Way>();
    if (!rover || !seat) return ways;
    for (const to of this.jumps.get(rover) ?? []) ways.set(to, { steps: [to], cost: 0 });
    const country = countryOf(this.#board.facts, seat, this.#out.view.restriction);
    const first = this.drives.get(rover);
    if (country && first) for (const [to, way] of waysFrom(country, rover, seat.moves, first)) ways.set(to, way);
    return ways;
  }

  #settleRover(): void {
    if (this.rover && !this.rovers.includes(this.rover)) this.rover = null;
    const [first, ...others] = this.rovers;
    // Nothing else is asked: a rover that can go is at the wheel already.
    if (this.rover || !first) return;
    if (this.kind === 'teleport' || (this.kind === 'end_turn' && others.length === 0)) this.rover = first;
  }

  takeWheel(rover: Square): void {
    if (!this.rovers.includes(rover)) return;
    this.rover = this.rover === rover && this.kind !== 'teleport' ? null : rover;
    this.goal = null;
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
    const step = ['drive', 'jump', 'teleport']
      .flatMap((verb) => byVerb(this.decision, verb))
      .find((a) => a[1] === from && a[2] === to);
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
    else if (this.rover && this.kind !== 'teleport') this.rover = this.goal = null;
    else if (this.kind === 'place' && this.canUndo) this.putBack();
    else return false;
    return true;
  }

  /** Terrain under every covered square, for names. */
  readonly surface = $derived(
    this.seat ? surface(this.seat.tiles, this.seat.patches, (tile) => this.#board.facts.tiles[tile]) : new Map(),
  );
}
