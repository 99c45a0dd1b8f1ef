/** What every part of the board needs: facts, words, names, the legal targets, and the way to what explains itself. */
import { createContext } from 'svelte';
import type { Translate } from '../../lib/table';
import type { Both, Lang } from '../../lib/types';
import { PictureBoard, type Board } from '../../table/board.svelte';
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

/** What explains itself is named "kind:id" as in `facts.all`. */
export type BoardPD = Board<Facts, Spot>;

export const [getBoard, setBoard] = createContext<BoardPD>();

export function setPictureBoard(read: { facts(): Facts; lang(): Lang; b(): Translate }): void {
  setBoard(new PictureBoard(read, {}));
}

export { seatColourOf as colourOf, seatName } from '../../table/board.svelte';

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
