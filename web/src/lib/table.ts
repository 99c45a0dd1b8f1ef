/**
 * The contract between the shell and a game's board.
 *
 * The shell owns the top bar, the prompt, the log and the connection; a board draws the game from `BoardProps` alone
 * and reaches the shell through the context `getTable()`.
 */
import { getContext, setContext, type Component, type Snippet } from 'svelte';
import type { MessageFields } from '../wire/core';
import type { GameSpec } from '../table/contract';
import type { Key } from '../table/keys';
import type { Timeline } from '../table/timeline.svelte';
import type { ComponentKind, Lang, Level, Outcome, Refusal, Undo, Wire } from './types';

export type Translate = (key: string, params?: Record<string, unknown>) => string;

export interface SeatInfo {
  seat: number;
  name: string;
  /** `me` is a seat this person holds; other people are `human`. */
  kind: 'me' | 'human' | 'bot' | 'open' | 'hotseat';
  level: Level | null;
  /** Of a bot that has one. */
  character?: string | null;
  mine: boolean;
  /** Index into --seat-0..5 and `SHAPES`. */
  colour: number;
  /** A bot of this level plays for the person, who may come back. For all but its owner such a seat is a bot's. */
  standIn?: Level | null;
  /** Whether the person follows the table now; absent where nobody knows. */
  online?: boolean;
}

export interface BoardProps<W extends Wire = Wire> {
  view: W['view'];
  decision: W['decision'] | null;
  /** The question that will be asked when everything before it has been shown: its outcomes can be asked for already. */
  coming?: W['decision'] | null;
  /** Shows what happens, beat by beat; `view` is what it shows. */
  timeline: Timeline<W>;
  seats: SeatInfo[];
  act(action: W['action']): Promise<void>;
  /** Rejects with a `Refused` (see below) when the action is illegal. */
  preview(action: W['action']): Promise<W['event'][]>;
  /**
   * What each of these actions would bring, or each legal one, in the order of the decision. Known answers come at once;
   * rejects if the question has changed meanwhile.
   */
  outcomes(actions?: readonly W['action'][]): Promise<Outcome<W>[]>;
  why(action: W['action']): Promise<Refusal<W['reason']> | null>;
  undo(): void;
  canUndo: Undo;
  /** How often this person has taken something back or played it again: what is asked after that is another question. */
  revision?: number;
  t: Translate;
  lang: Lang;
  reducedMotion: boolean;
  narrow: boolean;
  replay: boolean;
  /**
   * The places that a lesson speaks of; none at times, and null where there is no lesson. A board with tabs opens the
   * one they lie on, and a guide of the game's own keeps silent.
   */
  pointed?: readonly string[] | null;
  /** 1 = normal; durations are divided by it; Infinity = no animation. */
  speed: number;
}

export interface GalleryProps {
  kind: ComponentKind;
  /** One component of the kind to draw; the page lists, filters and names them. */
  id: string;
  t: Translate;
  lang: Lang;
  /** Width in px the drawing may take. */
  width: number;
}

export interface Primary {
  label: string;
  icon?: string;
  disabled?: boolean;
  /** Why it cannot be pressed now. */
  why?: string;
  /** Its answer is being heard out: it cannot be pressed again, and says that it waits. */
  busy?: boolean;
  /** It goes on without taking anything: it must not look like the thing to do. */
  quiet?: boolean;
  /** The key that does the same. */
  keys?: string;
  /** Lesser things to do with what it is about; they stand before it. */
  beside?: Primary[];
  run(): void;
}

/** Tabs at 390 px; `log` belongs to the shell, the others to the board, which may have names of its own. */
export type Tab = 'table' | 'clans' | 'score' | 'log' | (string & {});

export interface TableContext<W extends Wire = Wire> {
  setPrimary(primary: Primary | null): void;
  setHint(text: string | null): void;
  /** Replaces the prompt sentence built from the decision (e.g. while a card is being placed). */
  setPrompt(text: string | null): void;
  /** Read to those who do not see it: what the choice in hand would do. */
  setWeighed(text: string): void;
  /** The keys of the game: the table hears them, and shows them behind "?". */
  setKeys(keys: readonly Key[]): void;
  openRule(id: string): void;
  refuse(refusal: Refusal, element?: Element | null): void;
  /** Reactive: the tab chosen at 390 px. */
  readonly tab: Tab;
  /** Reactive: the event whose log line is hovered, focused or clicked; boards highlight its place. */
  readonly highlight: W['event'] | null;
  /** Render it in the board's right rail: `{@render table.log()}` (set `boardMeta.embedsLog`). */
  readonly log: Snippet;
  /** Reactive: the events of the log so far, oldest first; absent where there is no log. */
  readonly told?: readonly W['event'][];
  /** Rules version and provenance popovers: opens the gallery page's entry of a component. */
  openComponent(id: string): void;
}

export interface BoardMeta<W extends Wire = Wire> {
  /** What the fields of the game's events mean, for the words of the log. */
  fields?: MessageFields;
  /** Raw text of an SVG with `<symbol>`s, put once into the page; then `<Icon name="r5-water" />` works. */
  sprite?: string;
  /** Phone tabs, in order; default: table, log. */
  tabs?: Tab[];
  /** Symbol and words of the board's own tabs. */
  tabIcon?(tab: Tab): string | null;
  tabName?(tab: Tab, lang: Lang): string | null;
  /** Selectors of what answers a question, the best first: there the keyboard goes when one comes. */
  answers?: readonly string[];
  /** True if the board renders `getTable().log` itself on wide screens. */
  embedsLog?: boolean;
  /** Symbol id for a log line. */
  eventIcon?(event: W['event']): string | null;
  /** A square or hex by the name that the board shows. */
  spotName?(spot: string): string;
  /** Seat whose shape leads the log line; default: `event.seat`. */
  eventSeat?(event: W['event']): number | null;
  /** Turns of many small events: what one seat does in a row stands under its name, line by line without it. */
  groupsLog?: boolean;
  /** Events too small for the log (default: none). */
  quiet?(event: W['event']): boolean;
  /** Lines that only part the log, as "turn 12": somebody who was away can do without. */
  parts?(event: W['event']): boolean;
  /** Whether an event is a loss of this seat: told first to somebody who was away. */
  loss?(event: W['event'], seat: number): boolean;
  /** Whether a score line can bring anything at this table; default: every line. */
  scoreApplies?(view: W['view'], key: string): boolean;
  /** Symbol id of a score line on the result pad. */
  scoreIcon?(key: string): string | null;
  /** Score as if the game had ended in this view, per seat; null where it cannot be known. Default: `seats[].score`. */
  scoreNow?(view: W['view']): (number | null)[];
  /** A short line under the seat's name on the result pad. */
  seatLine?(view: W['view'], seat: number, t: Translate): string;
  /** What decided a tie, per seat, for the last row of the pad. Default: the seat's field of that name. */
  tieValue?(view: W['view'], seat: number, tie: string): number | null;
}

export interface SummaryProps<W extends Wire = Wire> {
  view: W['view'];
  seat: number;
  t: Translate;
  lang: Lang;
}

/** What the index of a game's folder exports, for that game's own types. */
export interface GameModule<W extends Wire = Wire> {
  Board: Component<BoardProps<W>>;
  SeatSummary?: Component<SummaryProps<W>>;
  boardMeta: BoardMeta<W>;
  spec: GameSpec<W>;
  /** What the keys do and the icons mean: messages `key-…` and `icon-<symbol>`, fetched when somebody asks. */
  help?(lang: Lang): Promise<{ default: string }>;
}

/** A game with the drawings of its components, which a table can do without. */
export interface DrawnGame extends GameModule {
  Gallery: Component<GalleryProps>;
}

/** What `act` and `preview` reject with. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.why);
    this.name = 'Refused';
  }
}

const KEY = Symbol('table');

export function setTable(context: TableContext): void {
  setContext(KEY, context);
}

/** The shell around a board, which knows the events of its own game. */
export function getTable<W extends Wire = Wire>(): TableContext<W> {
  return getContext<TableContext<W>>(KEY);
}

const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;

export function seatShape(colour: number): string {
  return `i-seat-${SHAPES[colour % SHAPES.length]}`;
}

export function seatColour(colour: number): string {
  return `var(--seat-${colour % SHAPES.length})`;
}
