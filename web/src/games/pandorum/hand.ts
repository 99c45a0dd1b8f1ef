/** What each card of my hand says to the question asked: taken, possible, not here and why. */
import type { Choice } from './choice.svelte';
import { cardName, type BoardPD } from './context';
import { stacked } from './facts';
import { whyNot } from './naming';
import { quidsOf } from './outcomes';
import type { SeatView, View } from './wire';
import { signed } from '../../lib/figures';

export type Tone = 'good' | 'glow' | 'bad';
export interface Tag {
  text: string;
  tone: Tone;
  icon: string | null;
  /** Only while the card is under the pointer, has the focus or is raised. */
  shy?: boolean;
}

export interface HandCard {
  card: string;
  count: number;
  /** It lies on the table as part of a construction: its number there. */
  played: number | null;
  ring: 'sel' | 'lit' | null;
  dim: boolean;
  tag: Tag | null;
  /** A click does something, be it only to say why not. */
  live: boolean;
  pressed: boolean | null;
  label: string;
}

const BLANK: Omit<HandCard, 'card' | 'count' | 'label'> = {
  played: null,
  ring: null,
  dim: false,
  tag: null,
  live: false,
  pressed: null,
};

function label(board: BoardPD, card: string, count: number, tag: Tag | null): string {
  const text = board.facts.cards[card]?.text[board.lang] ?? '';
  return board.b('card-label', { card: cardName(board, card), count, text, note: tag?.text ?? '' });
}

function money(amount: number, tone: Tone): Tag {
  return { text: signed(amount), tone, icon: 'pd-quid' };
}

/** While a hex is looked at or built on: in the shown set, possible with its lone income, or not here and why. */
function onSite(board: BoardPD, choice: Choice, card: string): Partial<HandCard> {
  const site = choice.site!;
  const building = choice.kind === 'build';
  const shown = choice.shown.includes(card);
  if (shown) {
    const gain = choice.gains?.by.filter((x) => x.card === card).reduce((sum, x) => sum + x.amount, 0);
    return { ring: 'sel', tag: gain === undefined ? null : money(gain, 'good'), pressed: building ? true : null };
  }
  const lone = site.cards[card];
  if (lone || choice.playable(card))
    return { ring: 'lit', tag: lone ? money(lone.amount, 'glow') : null, pressed: building ? false : null };
  const why = whyNot(board, site, card);
  return { dim: true, tag: why ? { text: why, tone: 'bad', icon: null } : null };
}

function inHand(board: BoardPD, choice: Choice, card: string): Partial<HandCard> {
  const asked = choice.decision;
  if (!asked || choice.sending) return {};
  const open = choice.at(`hand:${card}`);
  switch (asked.kind) {
    case 'turn':
      return {
        ring: open ? 'lit' : null,
        live: true,
        tag: open ? { text: board.b('pay-caption'), tone: 'glow', icon: 'pd-move', shy: true } : null,
      };
    case 'invest': {
      const outcome = choice.outcomeAt(`hand:${card}`);
      const quids = quidsOf(outcome);
      return { ring: open ? 'lit' : null, live: true, tag: outcome && money(quids, quids > 0 ? 'good' : 'glow') };
    }
    case 'stop':
    case 'training':
      return choice.building ? onSite(board, choice, card) : {};
    case 'build':
      return { live: true, ...onSite(board, choice, card) };
    default:
      return {};
  }
}

/** Cards of a construction that still lie on the table. */
function inPlay(board: BoardPD, choice: Choice, view: View): HandCard[] {
  const building = view.building;
  if (!building || building.seat !== choice.seat?.seat) return [];
  return building.cards.map((card, i): HandCard => {
    const got = building.incomes.filter((x) => x.card === card && x.amount !== null);
    const sum = got.reduce((total, x) => total + (x.amount ?? 0), 0);
    const base = { ...BLANK, card, count: 1, played: i, tag: got.length > 0 ? money(sum, 'good') : null };
    const found = { ...base, ...onTable(board, choice, card, i) };
    return { ...found, label: label(board, card, 1, found.tag) };
  });
}

function onTable(board: BoardPD, choice: Choice, card: string, i: number): Partial<HandCard> {
  const asked = choice.decision;
  switch (asked?.kind) {
    case 'order': {
      const place = asked.params.cards.indexOf(card);
      const open = place >= 0 && choice.at(`played:${place}`);
      if (!open) return {};
      const text = board.b('order-first-takes', { n: signed(asked.params.amounts[place] ?? 0) });
      return { ring: 'lit', live: true, played: i, tag: { text, tone: 'glow', icon: null } };
    }
    case 'block': {
      const fixed = asked.params.card === card;
      if (!choice.at(fixed ? 'fixed' : `again:${card}`)) return {};
      const which = asked.actions.findIndex(([verb, repeated]) => (fixed ? verb === 'fixed' : repeated === card));
      const text = board.b(fixed ? 'block-fixed' : 'block-again', { n: asked.params.amounts[which] ?? 0 });
      if (fixed) return { ring: 'sel', live: true, tag: { text, tone: 'glow', icon: 'pd-quid' } };
      return { ring: 'lit', live: true, tag: { text, tone: 'good', icon: 'pd-again' } };
    }
    case 'direction':
    case 'cluster':
      return asked.params.card === card
        ? { ring: 'sel', tag: { text: board.b(`ask-${asked.kind}`), tone: 'glow', icon: null } }
        : {};
    case 'slot':
      return asked.params.card === card
        ? { ring: 'sel', live: true, tag: { text: board.b('slot-caption'), tone: 'glow', icon: null } }
        : {};
    default:
      return {};
  }
}

export function handOf(board: BoardPD, choice: Choice, view: View, seat: SeatView): HandCard[] {
  const cards = stacked(board.facts, seat.cards ?? []).map(({ card, count }): HandCard => {
    const found = { ...BLANK, card, count, ...inHand(board, choice, card) };
    return { ...found, label: label(board, card, count, found.tag) };
  });
  return [...(seat.seat === choice.seat?.seat ? inPlay(board, choice, view) : []), ...cards];
}

/** A click on a card that lies on the table. */
export function pressPlayed(choice: Choice, card: string, element: Element): void {
  const asked = choice.decision;
  if (asked?.kind === 'order') choice.press(`played:${asked.params.cards.indexOf(card)}`);
  else if (asked?.kind === 'block')
    choice.press(asked.params.card === card ? 'fixed' : `again:${card}`, element, ['again', card]);
  else choice.press('', element, ['pay', card]);
}
