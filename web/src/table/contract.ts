/**
 * What a game tells the table about itself. The table brings the timeline, the question, the flights and the
 * announcements; a game brings its `GameSpec`, checked with `satisfies GameSpec<Wire, Look>`, and its board.
 */
import type { Wire } from '../lib/types';

/** Something happened, and this is how things stood then: a whole, true view made by the engine. */
export interface Step<W extends Wire = Wire> {
  events: readonly W['event'][];
  view: W['view'];
}

/** What a person sees happen at one moment: events between two true views. */
export interface Beat<W extends Wire = Wire> {
  events: readonly W['event'][];
  before: W['view'];
  after: W['view'];
}

/** The name of a place on the table: an element has it as `data-at`, or the board's `locate` knows where it is. */
export type Place = string;

/** Something on its way across the table. Times are in ms at speed 1, counted from the start of its beat. */
export interface Flight<Look = unknown> {
  /** The key of the piece, if the views tell it apart from others: it flies from where it was to where it is. */
  piece?: string;
  /** Where it starts and ends; of several names the first that is in sight. */
  from: Place | readonly Place[];
  to: Place | readonly Place[];
  delay?: number;
  ms: number;
  look: Look;
  /** Size at the start, on the way and at the end. */
  scales?: readonly [number, number, number];
  /** How much of it is seen at the start, on the way and at the end. */
  fades?: readonly [number, number, number];
  /** How far beside the straight way it leaves, in px: several at once are then seen apart. */
  aside?: number;
}

export type Kind<W extends Wire = Wire> = W['event']['e'];
/** Why an event is not shown, or not heard, by itself. */
export interface Silent {
  silent: string;
}

/** How the events of a game are shown. It never says what is true afterwards: the views do. */
export interface Choreography<W extends Wire = Wire, Look = unknown> {
  /** For every kind of event how long it is shown, in ms at speed 1, or why it is not. */
  times: Readonly<Record<Kind<W>, number | Silent>>;
  /** Whether an event happens at the same moment as the one before it. Default: one after another. */
  together?(before: W['event'], event: W['event']): boolean;
  /** How long this beat is shown, where the time of its first event does not say it. */
  ms?(beat: Beat<W>): number;
  /** What flies in this beat; `past` is what has been told before it, oldest first. */
  flights?(beat: Beat<W>, past: readonly W['event'][]): Flight<Look>[];
  /** After how many ms what has happened is seen on the table. Default: when the last flight has landed. */
  lead?(beat: Beat<W>, ms: number, flights: readonly Flight<Look>[]): number;
}

/** What a board does by itself while a beat is shown, as rolling a die. The timeline calls it. */
export interface Stage<W extends Wire = Wire> {
  /** A beat begins: its events are not yet seen in the view. The timeline waits for what is returned. */
  lead?(beat: Beat<W>): Promise<void> | void;
  /** What has happened in the beat is on the table now; `flew` if something has flown there. */
  land?(beat: Beat<W>, flew: boolean): void;
  /** The table stands still and shows this. */
  rest?(view: W['view']): void;
  /** Somebody wants to see the end of it: whatever moves stops. */
  hurry?(): void;
}

/**
 * What a game can let people hear, as things sound on a table: `place` something laid or built, `card` a card taken or
 * played, `move` something pushed along, `gain` something received, `pay` something given, `bid`, `reveal` what was secret
 * or drawn is turned up, `roll` a die, `level` a new stage of the game.
 */
export type Tone = 'place' | 'card' | 'move' | 'gain' | 'pay' | 'bid' | 'reveal' | 'roll' | 'level';

/** By kind of event what is heard, or why nothing is. A loss (see `losses`) sounds as one, whatever stands here. */
export type Tones<W extends Wire = Wire> = Readonly<Record<Kind<W>, Tone | Silent>>;

/** Everything that a person can tell apart on the table and can follow: where each piece lies, and how many of each. */
export interface Inventory {
  pieces: Readonly<Record<string, Place>>;
  /** Null: it is somebody's secret. */
  counters: Readonly<Record<string, number | null>>;
}

export interface GameSpec<W extends Wire = Wire, Look = unknown> {
  /**
   * The keys of a legal answer: places on the table where it is given, its own first. None: it is put together on the
   * board, as the path of a rover. A `switch` over all verbs, so that the engine cannot add one unnoticed.
   */
  targets(action: W['action'], decision: W['decision']): readonly string[];
  choreography: Choreography<W, Look>;
  inventory(view: W['view']): Inventory;
  /** Pieces that change their place without flying there. */
  laid: readonly Laid[];
  /** Events that tell somebody of a loss: whoever was away is told them first. */
  losses: Losses<W>;
  /** How its events sound. */
  tones: Tones<W>;
}

/** By kind of event: always, or if the event says so. It is its victim's loss, else that of the seat it happens to. */
export type Losses<W extends Wire = Wire> = {
  readonly [K in Kind<W>]?: true | ((event: Extract<W['event'], { e: K }>) => boolean);
};

/** Key and places by their beginnings; null: it is not on the table. */
export interface Laid {
  piece: string;
  from: Place | null;
  to: Place | null;
  why: string;
}
