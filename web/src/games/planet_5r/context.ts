/** What every part of the board needs: facts, words, names, and the way to the card that explains itself. */
import { createContext } from 'svelte';
import type { Translate } from '../../lib/table';
import type { Lang } from '../../lib/types';
import { PictureBoard, seatName, type Board } from '../../table/board.svelte';
import type { Facts, SideFacts } from './cards';
import { NOWHERE, type Spotlight } from './spots';
import { listed } from './words';

/** What is spoken of: the cards and seats that an event or a log line is about right now. */
export type Board5R = Board<Facts, Spotlight>;

export const [getBoard, setBoard] = createContext<Board5R>();

export function setPictureBoard(read: { facts(): Facts; lang(): Lang; b(): Translate }): Board5R {
  return setBoard(new PictureBoard(read, NOWHERE));
}

export { seatColourOf, seatName } from '../../table/board.svelte';

/** Whoever looks on from somebody else's chair is not meant by "you". */
export function isMe(board: Board5R, seat: number): boolean {
  return board.me === seat && board.seats.some((s) => s.seat === seat && s.mine);
}

export function crystalsTitle(board: Board5R, seat: number): string {
  return isMe(board, seat) ? board.b('your-crystals') : board.b('seat-crystals-title', { name: seatName(board, seat) });
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
