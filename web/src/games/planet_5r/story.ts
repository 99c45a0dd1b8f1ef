/** Turns a batch of events into beats that a person can follow, and carries the shown view from beat to beat. */
import type { Crystal, GameEvent, ImprovementKind, SideName, Take, View } from './wire';
import { activeCrystals, crystalScore } from './crystals';
import type { Facts } from './cards';
import { unheard } from '../../lib/wire';
import { afterTake } from './placements';

export interface Beat {
  kind: GameEvent['e'];
  events: GameEvent[];
  /** Duration at speed 1. */
  ms: number;
}

const MS: Record<GameEvent['e'], number> = {
  round_began: 620,
  card_chosen: 160,
  cards_revealed: 1150,
  die_rolled: 950,
  water_gained: 560,
  water_stolen: 620,
  auction_began: 420,
  bid_made: 160,
  bids_shown: 1050,
  bids_tied: 1500,
  bid_paid: 560,
  bid_void: 260,
  auction_failed: 900,
  technology_taken: 900,
  late_next: 120,
  cards_back: 380,
  card_discarded: 300,
  round_ended: 220,
  game_ended: 300,
};

/** Events of one kind that happen at the same moment at a real table are one beat. */
function together(a: GameEvent, b: GameEvent): boolean {
  switch (a.e) {
    case 'card_chosen':
    case 'bid_made':
    case 'bid_void':
    case 'bids_tied':
      return a.e === b.e;
    case 'cards_back':
    case 'card_discarded':
      return b.e === 'cards_back' || b.e === 'card_discarded';
    case 'water_gained':
      return b.e === a.e && a.reason === 'develop' && b.reason === 'develop';
    case 'water_stolen':
      return b.e === a.e && a.reason === b.reason && a.seat === b.seat;
    case 'bid_paid':
      return b.e === a.e && a.reason !== 'won' && b.reason !== 'won';
    default:
      return false;
  }
}

export function beats(events: GameEvent[]): Beat[] {
  const out: Beat[] = [];
  for (const event of events) {
    const last = out[out.length - 1];
    const before = last?.events[last.events.length - 1];
    if (last && before && together(before, event)) {
      last.events.push(event);
      last.ms += last.kind === 'water_gained' || last.kind === 'water_stolen' ? 60 : 0;
    } else {
      // A bid that came to nothing is told long enough to be read.
      const ms = event.e === 'bid_paid' && event.reason === 'lost' ? 2000 : MS[event.e];
      out.push({ kind: event.e, events: [event], ms });
    }
  }
  return out;
}

export function duration(events: GameEvent[]): number {
  return beats(events).reduce((sum, beat) => sum + beat.ms, 0);
}

function drop<T>(list: T[], item: T): T[] {
  const i = list.indexOf(item);
  return i < 0 ? list : [...list.slice(0, i), ...list.slice(i + 1)];
}

/** A copy of the view with one event told. The final view of the batch replaces it, so this may stay simple. */
export function tell(view: View, event: GameEvent, facts: Facts): View {
  const next: View = {
    ...view,
    seats: view.seats.map((s) => ({ ...s })),
    auction: view.auction && { ...view.auction },
  };
  const seat = 'seat' in event ? next.seats[event.seat] : undefined;
  const water = (index: number, by: number): void => {
    const s = next.seats[index];
    if (s && s.water !== null) s.water = Math.max(0, s.water + by);
  };
  switch (event.e) {
    case 'round_began': {
      const { card } = event;
      next.round = event.round;
      next.phase = 'select';
      next.market = [card, ...next.market.filter((c) => c !== card && c !== event.out)];
      if (event.out) next.out = [...next.out.filter((c) => c !== event.out), event.out];
      next.deck = { top: event.top, left: event.deck };
      next.auction = null;
      next.counts = null;
      next.resolving = null;
      for (const s of next.seats) {
        s.played = null;
        s.chosen = null;
        s.ready = false;
        s.late = s.late_next;
        s.late_next = false;
      }
      break;
    }
    case 'card_chosen':
      if (seat) {
        seat.ready = true;
        if (event.card) seat.chosen = event.card;
      }
      break;
    case 'cards_revealed':
      for (const { seat: index, card } of event.cards) {
        const s = next.seats[index];
        if (!s) continue;
        s.played = card;
        s.chosen = null;
        s.ready = false;
        s.hand = drop(s.hand, card);
      }
      break;
    case 'auction_began':
      next.resolving = 'excavate';
      next.auction = {
        kind: event.kind,
        members: event.members,
        shown: false,
        bids: next.seats.map(() => null),
        made: next.seats.map(() => false),
        roll: null,
        fate: next.seats.map(() => null),
        taken: next.seats.map(() => null),
      };
      break;
    case 'bid_made':
      if (next.auction) {
        next.auction.made = next.auction.made.map((m, i) => m || i === event.seat);
        if (event.bid !== null) next.auction.bids = next.auction.bids.map((b, i) => (i === event.seat ? event.bid : b));
      }
      break;
    case 'bids_shown':
      if (next.auction) {
        const bids = [...next.auction.bids];
        for (const { seat: index, bid } of event.bids) bids[index] = bid;
        next.auction.shown = true;
        next.auction.bids = bids;
      }
      break;
    case 'bids_tied':
      if (next.auction) next.auction.fate = next.auction.fate.map((f, i) => (event.seats.includes(i) ? 'tied' : f));
      break;
    case 'bid_void':
      if (next.auction) next.auction.fate = next.auction.fate.map((f, i) => (i === event.seat ? 'void' : f));
      break;
    case 'die_rolled':
      if (event.reason === 'auction' && next.auction) next.auction.roll = event.face;
      break;
    case 'bid_paid':
      water(event.seat, -event.amount);
      if (next.auction) next.auction.fate = next.auction.fate.map((f, i) => (i === event.seat ? event.reason : f));
      break;
    case 'water_gained':
      water(event.seat, event.amount);
      if (event.reason === 'develop' || event.reason === 'scout') next.resolving = event.reason;
      else if (seat?.played) next.resolving = seat.played;
      break;
    case 'water_stolen':
      water(event.seat, event.amount);
      water(event.victim, event.from_supply - event.amount);
      if (seat?.played) next.resolving = seat.played;
      break;
    case 'technology_taken':
      if (seat) {
        const take: Take = ['take', event.card, event.left, event.left_lies, event.right, event.right_lies];
        seat.groups = afterTake(seat.groups, take).groups;
        seat.crystals = activeCrystals(seat.groups, facts);
        seat.crystal_points = crystalScore(seat.crystals).total;
        next.market = next.market.filter((c) => c !== event.card);
        if (next.auction) next.auction.taken = next.auction.taken.map((c, i) => (i === event.seat ? event.card : c));
      }
      break;
    case 'late_next':
      for (const index of event.seats) {
        const s = next.seats[index];
        if (s) s.late_next = true;
      }
      break;
    case 'cards_back':
      if (seat) {
        const { cards } = event;
        seat.hand = [...seat.hand.filter((c) => !cards.includes(c)), ...cards];
        seat.discard = seat.discard.filter((c) => !cards.includes(c));
        seat.played = null;
      }
      break;
    case 'card_discarded':
      if (seat) {
        const { card } = event;
        seat.discard = [...seat.discard.filter((c) => c !== card), card];
        seat.played = null;
      }
      break;
    case 'auction_failed':
    case 'round_ended':
    case 'game_ended':
      // Only said: what follows from it comes with the next event or with the true view.
      break;
    default:
      unheard(event);
  }
  return next;
}

/** Symbol that leads the log line of an event. */
export function eventIcon(event: GameEvent): string | null {
  switch (event.e) {
    case 'round_began':
      return 'i-deck';
    case 'card_chosen':
      return 'i-hand';
    case 'cards_revealed':
      return 'i-eye';
    case 'die_rolled':
      return `r5-die-${event.face >= 1 && event.face <= 6 ? event.face : 1}`;
    case 'water_gained':
      return event.reason === 'improvement' ? kindIcon(event.kind) : `r5-${event.reason}`;
    case 'water_stolen':
      return event.reason === 'plunder' ? 'r5-plunder' : 'r5-imp-steal';
    case 'auction_began':
    case 'bid_made':
    case 'bids_shown':
      return 'r5-auction';
    case 'bids_tied':
      return 'r5-tie';
    case 'bid_paid':
    case 'bid_void':
    case 'auction_failed':
      return 'r5-water';
    case 'technology_taken':
      return emblem(event.card);
    case 'late_next':
      return 'r5-late';
    case 'cards_back':
      return 'r5-expand';
    case 'card_discarded':
      return 'r5-discard';
    case 'game_ended':
      return 'r5-score';
    case 'round_ended':
      return null;
    default:
      return unheard(event);
  }
}

const KIND_ICONS = {
  gain_fixed: 'r5-imp-gain',
  gain_die: 'r5-imp-die',
  gain_per_card: 'r5-imp-per',
  steal_from_each: 'r5-imp-steal',
} satisfies Record<ImprovementKind, string>;

/** Also asked for components of other kinds. */
export function kindIcon(kind: string | null): string {
  const icons: Readonly<Record<string, string>> = KIND_ICONS;
  return icons[kind ?? ''] ?? 'r5-water';
}

export function emblem(card: string): string {
  return card.startsWith('settlement_') ? 'r5-settlement' : `r5-t-${card.replace(/^tech_/, '').replaceAll('_', '-')}`;
}

export function crystalIcon(crystal: Crystal): string {
  return `r5-gem-${crystal}`;
}

export type { SideName };
