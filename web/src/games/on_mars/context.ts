/** What every part of the board needs: facts, words, names, my question, and the way to what explains itself. */
import { createContext } from 'svelte';
import type { Translate } from '../../lib/table';
import type { Lang } from '../../lib/types';
import { PictureBoard, type Board } from '../../table/board.svelte';
import type { Choice } from './choice.svelte';
import type { Facts } from './facts';
import type { Hex, Party } from './types';

/** A place somebody speaks of; whatever shows it lights up. */
export interface Spot {
  party?: Party;
  hexes?: Hex[];
  /** Any component: card, tile, tech, space, mission, action. */
  ids?: string[];
}

/** What explains itself is named by its id, or "kind:id". */
export type BoardOM = Board<Facts, Spot>;

export const [getBoard, setBoard] = createContext<BoardOM>();

/** My question; null on pictures, where nothing is asked. */
export const [getChoice, setChoice] = createContext<Choice | null>();

export function setPictureBoard(read: { facts(): Facts; lang(): Lang; b(): Translate }): void {
  setBoard(new PictureBoard(read, {}));
  setChoice(null);
}

export function partyName(board: BoardOM, party: Party): string {
  return board.seats.find((s) => s.seat === party)?.name ?? board.b('lacerda');
}

/** "You" for the one who sits here; whoever looks on from somebody's chair reads a name. */
export function whoName(board: BoardOM, party: Party): string {
  const mine = party === board.me && board.seats.some((s) => s.seat === party && s.mine);
  return mine ? board.b('you') : partyName(board, party);
}

export function nameOf(board: BoardOM, id: string): string {
  return board.facts.byId[id]?.name[board.lang] ?? id;
}

export function textOf(board: BoardOM, id: string): string {
  return board.facts.byId[id]?.text[board.lang] ?? '';
}
