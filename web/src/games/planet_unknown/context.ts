/** What every part of the board needs: facts, words, names, the legal targets, and the way to what explains itself. */
import { createContext } from 'svelte';
import type { Translate } from '../../lib/table';
import type { Both, Lang } from '../../lib/types';
import { PictureBoard, type Board } from '../../table/board.svelte';
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

export type BoardPU = Board<Facts, Spot>;

export const [getBoard, setBoard] = createContext<BoardPU>();
export const [getDesk, setDesk] = createContext<Desk>();
/** The event that has just passed me by without effect. */
export const [getSpared, setSpared] = createContext<() => string | null>();

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

/** A board outside a table, for pictures only. */
export function setPictureBoard(read: { facts(): Facts; lang(): Lang; b(): Translate }): BoardPU {
  setDesk(IDLE);
  setSpared(() => null);
  return setBoard(new PictureBoard(read, {}));
}

export { seatColourOf, seatName } from '../../table/board.svelte';

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
