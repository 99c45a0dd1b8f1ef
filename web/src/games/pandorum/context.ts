/** What every part of the board needs: facts, words, names, the legal targets, and the way to what explains itself. */
import { getContext, setContext } from 'svelte';
import type { SeatInfo, Translate } from '../../lib/table';
import type { Both, Lang } from '../../lib/types';
import type { Facts } from './facts';
import type { Hex } from './types';

/** A place somebody speaks of; whatever shows it lights up. */
export interface Spot {
  seat?: number;
  hexes?: Hex[];
  card?: string;
  event?: string;
  slot?: string;
}

export interface BoardPD {
  readonly facts: Facts;
  readonly lang: Lang;
  readonly b: Translate;
  readonly seats: SeatInfo[];
  readonly me: number | null;
  readonly still: boolean;
  readonly narrow: boolean;
  readonly spot: Spot;
  light(spot: Spot | null): void;
  /** `id` is "kind:id" as in `facts.all`. */
  explain(id: string, element: Element, sticky?: boolean): void;
  hush(): void;
  openSeat(seat: number): void;
  openRule(id: string): void;
}

const BOARD = Symbol('pandorum board');

export function setBoard(board: BoardPD): void {
  setContext(BOARD, board);
}

export function getBoard(): BoardPD {
  return getContext<BoardPD>(BOARD);
}

/** A board outside a table, for pictures only: nobody sits at it, nothing moves, nothing opens. */
export function setPictureBoard(read: { facts(): Facts; lang(): Lang; b(): Translate; seats?(): SeatInfo[] }): BoardPD {
  const board: BoardPD = {
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
    light: () => undefined,
    explain: () => undefined,
    hush: () => undefined,
    openSeat: () => undefined,
    openRule: () => undefined,
  };
  setBoard(board);
  return board;
}

export function seatName(board: BoardPD, seat: number): string {
  return board.seats.find((s) => s.seat === seat)?.name ?? `${seat + 1}`;
}

export function colourOf(board: BoardPD, seat: number): number {
  return board.seats.find((s) => s.seat === seat)?.colour ?? seat;
}

export function nameOf(board: BoardPD, entry: { name: Both } | undefined, fallback = ''): string {
  return entry?.name[board.lang] ?? fallback;
}

export function cardName(board: BoardPD, id: string): string {
  return nameOf(board, board.facts.cards[id], id);
}

export function eventName(board: BoardPD, id: string): string {
  return nameOf(board, board.facts.events[id], id);
}

export function partName(board: BoardPD, id: string): string {
  return nameOf(board, board.facts.parts[id], id);
}
