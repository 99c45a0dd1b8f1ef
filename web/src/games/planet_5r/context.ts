/** What every part of the board needs: facts, words, names, and the way to the card that explains itself. */
import { getContext, setContext } from 'svelte';
import type { SeatInfo, Translate } from '../../lib/table';
import type { Lang } from '../../lib/types';
import type { Facts, SideFacts } from './cards';
import { NOWHERE, type Spotlight } from './spots';
import { listed } from './words';

export interface Board5R {
  readonly facts: Facts;
  readonly lang: Lang;
  readonly b: Translate;
  readonly seats: SeatInfo[];
  readonly me: number | null;
  readonly still: boolean;
  readonly narrow: boolean;
  /** The cards and seats that an event or a log line is about right now. */
  readonly spotlight: Spotlight;
  /** Shows the enlarged component beside `element`; `sticky` keeps it open until Esc or a click elsewhere. */
  explain(id: string, element: Element, sticky?: boolean): void;
  hush(): void;
  openSeat(seat: number): void;
}

const KEY = Symbol('planet_5r');

export function setBoard(board: Board5R): void {
  setContext(KEY, board);
}

/** A board outside a table, for pictures only: nobody sits at it, nothing moves, nothing opens. */
export function setPictureBoard(read: { facts(): Facts; lang(): Lang; b(): Translate }): Board5R {
  const board: Board5R = {
    get facts() {
      return read.facts();
    },
    get lang() {
      return read.lang();
    },
    get b() {
      return read.b();
    },
    seats: [],
    me: null,
    still: true,
    narrow: false,
    spotlight: NOWHERE,
    explain: () => undefined,
    hush: () => undefined,
    openSeat: () => undefined,
  };
  setBoard(board);
  return board;
}

export function getBoard(): Board5R {
  return getContext<Board5R>(KEY);
}

export function seatName(board: Board5R, seat: number): string {
  return board.seats.find((s) => s.seat === seat)?.name ?? `${seat + 1}`;
}

/** Whoever looks on from somebody else's chair is not meant by "you". */
export function isMe(board: Board5R, seat: number): boolean {
  return board.me === seat && board.seats.some((s) => s.seat === seat && s.mine);
}

export function crystalsTitle(board: Board5R, seat: number): string {
  return isMe(board, seat) ? board.b('your-crystals') : board.b('seat-crystals-title', { name: seatName(board, seat) });
}

export function seatColourOf(board: Board5R, seat: number): number {
  return board.seats.find((s) => s.seat === seat)?.colour ?? seat;
}

export function techName(board: Board5R, id: string): string {
  return board.facts.cards[id]?.name[board.lang] ?? id;
}

export function actionName(board: Board5R, id: string): string {
  return board.facts.actions[id]?.name[board.lang] ?? id;
}

/** "+1 water", "steal 1 from everyone who played Scout" ... */
export function sideShort(board: Board5R, side: SideFacts): string {
  if (!side.kind) return board.b('imp-none');
  return board.b(`imp-${side.kind}`, { who: side.of ?? '' });
}

export function sideSentence(board: Board5R, side: SideFacts): string {
  if (!side.kind) return board.b('imp-sentence-none', { action: actionName(board, side.action) });
  return board.b(`imp-sentence-${side.kind}`, {
    action: actionName(board, side.action),
    of: side.of ? actionName(board, side.of) : '',
  });
}

/** What a screen reader says for a card. */
export function cardLabel(board: Board5R, id: string): string {
  const card = board.facts.cards[id];
  if (!card) return id;
  return board.b(card.settlement ? 'card-label-settlement' : 'card-label', {
    name: card.name[board.lang],
    left: sideSentence(board, card.left),
    right: sideSentence(board, card.right),
    centre: card.centre ? board.b(`gem-${card.centre}`) : '',
    leftGem: board.b(`gem-${card.left.crystal}`),
    rightGem: board.b(`gem-${card.right.crystal}`),
  });
}

export function gems(board: Board5R, lit: string[]): string {
  return listed(
    board.lang,
    lit.map((c) => board.b(`gem-${c}`)),
  );
}
