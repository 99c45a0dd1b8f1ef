/** What every part of the board needs: facts, words, names, the legal targets, and the way to what explains itself. */
import { getContext, setContext } from 'svelte';
import type { SeatInfo, Translate } from '../../lib/table';
import type { Both, Lang } from '../../lib/types';
import type { Action, Decision, GameEvent } from './wire';
import type { Facts } from './facts';
import type { Outcome } from './outcomes';
import type { CellId, Square } from './types';

/** A place somebody speaks of; whatever shows that place lights up. */
export interface Spot {
  seat?: number;
  squares?: Square[];
  cell?: CellId;
  line?: string;
  card?: string;
  tech?: string;
}

export interface Badge {
  icon: string;
  /** More icons after the first text (what energy may copy, bonuses of the cell). */
  icons?: string[];
  text: string;
  after?: string;
  tone: 'plain' | 'good' | 'bad' | 'glow';
  spot?: Spot;
}

/** A cell of my tracks that the choice in hand concerns. */
export interface TrackMark {
  cell: CellId;
  mode: 'will' | 'may';
  /** In which order it happens, where several do. */
  n: number | null;
  icon: string | null;
}

export interface Item {
  key: string;
  id: string;
  icon: string;
  text: string;
}

export interface BoardPU {
  readonly facts: Facts;
  readonly lang: Lang;
  readonly b: Translate;
  readonly seats: SeatInfo[];
  readonly me: number | null;
  readonly still: boolean;
  readonly narrow: boolean;
  readonly spot: Spot;
  /** The event that has just passed me by without effect. */
  readonly spared: string | null;
  light(spot: Spot | null): void;
  explain(id: string, element: Element, sticky?: boolean): void;
  hush(): void;
  openSeat(seat: number): void;
  openRule(id: string): void;
}

/** My question and its legal answers, each under the key of the place where it is given (see targets.ts). */
export interface Desk {
  readonly decision: Decision | null;
  readonly kind: Decision['kind'] | null;
  readonly sending: boolean;
  readonly keys: string[];
  readonly weighed: string | null;
  readonly pinned: string | null;
  readonly marks: TrackMark[];
  readonly items: Item[];
  readonly moves: number;
  at(key: string): boolean;
  press(key: string, element?: Element): void;
  actionOf(key: string): Action | null;
  weigh(key: string | null): void;
  /** Weigh it until it is given or another one is tried: for fingers. */
  pin(key: string): void;
  seen(key: string): GameEvent[] | null;
  /** What the engine foretells of it. */
  outcomeAt(key: string): Outcome | null;
  badges(key: string): Badge[];
}

const BOARD = Symbol('planet_unknown board');
const DESK = Symbol('planet_unknown desk');

export function setBoard(board: BoardPU): void {
  setContext(BOARD, board);
}

export function getBoard(): BoardPU {
  return getContext<BoardPU>(BOARD);
}

export function setDesk(desk: Desk): void {
  setContext(DESK, desk);
}

export function getDesk(): Desk {
  return getContext<Desk>(DESK);
}

/** Nothing is asked: for pictures, spectators and the boards of others. */
export const IDLE: Desk = {
  decision: null,
  kind: null,
  sending: false,
  keys: [],
  weighed: null,
  pinned: null,
  marks: [],
  items: [],
  moves: 0,
  at: () => false,
  press: () => undefined,
  actionOf: () => null,
  weigh: () => undefined,
  pin: () => undefined,
  seen: () => null,
  outcomeAt: () => null,
  badges: () => [],
};

/** A board outside a table, for pictures only: nobody sits at it, nothing moves, nothing opens. */
export function setPictureBoard(read: { facts(): Facts; lang(): Lang; b(): Translate; seats?(): SeatInfo[] }): BoardPU {
  const board: BoardPU = {
    get facts() {
      return read.facts();
    },
    get lang() {
      return read.lang();
    },
    get b() {
      return read.b();
    },
    get seats() {
      return read.seats?.() ?? [];
    },
    me: null,
    still: true,
    narrow: false,
    spot: {},
    spared: null,
    light: () => undefined,
    explain: () => undefined,
    hush: () => undefined,
    openSeat: () => undefined,
    openRule: () => undefined,
  };
  setBoard(board);
  setDesk(IDLE);
  return board;
}

export function seatName(board: BoardPU, seat: number): string {
  return board.seats.find((s) => s.seat === seat)?.name ?? `${seat + 1}`;
}

export function seatColourOf(board: BoardPU, seat: number): number {
  return board.seats.find((s) => s.seat === seat)?.colour ?? seat;
}

export function nameOf(board: BoardPU, entry: { name: Both } | undefined, fallback = ''): string {
  return entry?.name[board.lang] ?? fallback;
}

export function textOf(board: BoardPU, entry: { text: Both } | undefined): string {
  return entry?.text[board.lang] ?? '';
}

/** Attributes of a legal target: focusable, pressed by click or Enter, weighed by hover or focus. */
export function targets(desk: Desk, key: string): Record<string, unknown> {
  if (!desk.at(key)) return { 'data-key': key };
  return {
    'data-key': key,
    role: 'button',
    tabindex: 0,
    onclick: (event: MouseEvent) => desk.press(key, event.currentTarget as Element),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      desk.press(key, event.currentTarget as Element);
    },
    onpointerenter: () => desk.weigh(key),
    onpointerleave: () => desk.weigh(null),
    onfocus: () => desk.weigh(key),
    onblur: () => desk.weigh(null),
  };
}
