/** What every part of the board needs: facts, words, names, my question, and the way to what explains itself. */
import { getContext, setContext } from 'svelte';
import type { SeatInfo, Translate } from '../../lib/table';
import type { Lang } from '../../lib/types';
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

export interface BoardOM {
  readonly facts: Facts;
  readonly lang: Lang;
  readonly b: Translate;
  readonly seats: SeatInfo[];
  readonly me: Party | null;
  readonly still: boolean;
  readonly narrow: boolean;
  readonly spot: Spot;
  light(spot: Spot | null): void;
  /** `id` of a component, or "kind:id". */
  explain(id: string, element: Element, sticky?: boolean): void;
  hush(): void;
  openParty(party: Party): void;
  openRule(id: string): void;
}

const BOARD = Symbol('on mars board');
const CHOICE = Symbol('on mars choice');

export function setBoard(board: BoardOM): void {
  setContext(BOARD, board);
}

export function getBoard(): BoardOM {
  return getContext<BoardOM>(BOARD);
}

export function setChoice(choice: Choice): void {
  setContext(CHOICE, choice);
}

/** My question; null on pictures, where nothing is asked. */
export function getChoice(): Choice | null {
  return getContext<Choice | undefined>(CHOICE) ?? null;
}

/** A board outside a table, for pictures only: nobody sits at it, nothing opens. */
export function setPictureBoard(read: { facts(): Facts; lang(): Lang; b(): Translate; seats?(): SeatInfo[] }): BoardOM {
  const board: BoardOM = {
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
    openParty: () => undefined,
    openRule: () => undefined,
  };
  setBoard(board);
  return board;
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
