/** Carries the shown view from event to event: what each of them changes on the table. */
import type {
  AuctionView,
  GameEvent,
  HarvesterMoved,
  HexKind,
  HexView,
  InPlayView,
  ObjectBuilt,
  ObjectPut,
  SeatView,
  SlotName,
  Token,
  TokenPut,
  View,
} from './wire';
import { eventEmblem, partIcon, slotIcon, tokenIcon, typeIcon } from './emblems';
import { unheard } from '../../lib/wire';
import type { Facts } from './facts';
import { coinGap, glideTime, TIMES } from './field/motion.svelte';
import type { Hex } from './types';

/** How long a beat rests; the others are over in a moment. */
const MS: Partial<Record<GameEvent['e'], number>> = {
  turn_began: 160,
  card_drawn: 360,
  market_refilled: 220,
  card_paid: 380,
  harvester_moved: 80,
  toll_paid: 60,
  nose_spent: 320,
  construction_began: 420,
  income: 120,
  taken: 120,
  event_paid: 340,
  object_built: 120,
  card_slotted: 300,
  part_switched: 320,
  module_lifted: 80,
  event_revealed: 1500,
  event_over: 420,
  token_put: 160,
  object_returned: 80,
  object_put: 100,
  card_discarded: 300,
  market_cleared: 420,
  bid_made: 320,
  bid_passed: 200,
  auction_won: 600,
  engines_bought: 260,
  card_taken_back: 320,
  ending: 900,
};

/** The hexes of a flight, from start to end. */
export function flightOf({ start, over, end }: HarvesterMoved): Hex[] {
  return [start, ...over, end];
}

function coins(amount: number): number {
  return amount > 0 ? TIMES.coin + coinGap(amount) * (amount - 1) : 0;
}

/** What the field itself takes its time for. */
function fieldMs(event: GameEvent): number {
  switch (event.e) {
    case 'harvester_moved':
      return event.how === 'jump' ? TIMES.glide * 1.5 : glideTime(flightOf(event));
    case 'object_built':
    case 'object_put':
    case 'object_returned':
    case 'module_lifted':
      return TIMES.rise;
    case 'token_put':
      return TIMES.strike;
    case 'income':
    case 'taken':
    case 'toll_paid':
      return coins(event.amount);
    default:
      return 0;
  }
}

/** How long a beat rests after whatever moves in it, at speed 1. */
export function msOf(event: GameEvent): number {
  return MS[event.e] ?? 40;
}

export function duration(events: readonly GameEvent[]): number {
  return events.reduce((sum, event) => sum + msOf(event) + fieldMs(event), 0);
}

// What changes --------------------------------------------------------------------------------------------------

function without(list: readonly string[], items: readonly string[]): string[] {
  const left = [...list];
  for (const item of items) {
    const i = left.indexOf(item);
    if (i >= 0) left.splice(i, 1);
  }
  return left;
}

function seat(view: View, index: number | null, change: (s: SeatView) => Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((s) => (s.seat === index ? { ...s, ...change(s) } : s)) };
}

function quids(view: View, index: number | null, by: number): View {
  return seat(view, index, (s) => ({ quids: Math.max(0, s.quids + by) }));
}

function hexes(view: View, which: readonly Hex[], change: (h: HexView) => Partial<HexView>): View {
  const wanted = new Set(which);
  const list = view.field.hexes.map((h) => (wanted.has(h.hex) ? { ...h, ...change(h) } : h));
  return { ...view, field: { ...view.field, hexes: list } };
}

function stock(view: View, facts: Facts, card: string, by: number): View {
  const found = view.market.find((s) => s.card === card);
  const market = found
    ? view.market.map((s) => (s.card === card ? { ...s, count: s.count + by } : s)).filter((s) => s.count > 0)
    : by > 0
      ? [...view.market, { card, count: by }]
      : view.market;
  market.sort((a, b) => (facts.cards[a.card]?.order ?? 0) - (facts.cards[b.card]?.order ?? 0));
  return { ...view, market };
}

function inPlay(view: View, change: (list: InPlayView[]) => InPlayView[]): View {
  return view.events ? { ...view, events: { ...view.events, in_play: change(view.events.in_play) } } : view;
}

/** A card leaves a hand: mine by name, another's by number. */
function leaves(s: SeatView, cards: readonly string[]): Partial<SeatView> {
  return {
    hand: Math.max(0, s.hand - cards.length),
    cards: s.cards && without(s.cards, cards),
    known: without(s.known, cards),
  };
}

function slotCards(s: SeatView, slot: SlotName, change: (cards: string[]) => string[]): Partial<SeatView> {
  if (slot === 'nose') return { nose: { ...s.nose, cards: change(s.nose.cards) } };
  if (slot === 'central_deck') return { central_deck: { ...s.central_deck, cards: change(s.central_deck.cards) } };
  return { cargo_hold: { ...s.cargo_hold, cards: change(s.cargo_hold.cards) } };
}

function put(view: View, { figure, seat: owner, hex }: ObjectBuilt | ObjectPut): View {
  const placed = hexes(view, [hex], () => ({ object: { seat: owner, figure, contaminated: false } }));
  return seat(placed, owner, (s) => ({
    supply: { ...s.supply, [figure]: Math.max(0, s.supply[figure] - 1) },
    built: { ...s.built, [figure]: s.built[figure] + 1 },
  }));
}

function takeDown(view: View, hex: Hex): View {
  const object = view.field.hexes.find((h) => h.hex === hex)?.object;
  if (!object) return view;
  return seat(
    hexes(view, [hex], () => ({ object: null })),
    object.seat,
    (s) => ({
      supply: { ...s.supply, [object.figure]: s.supply[object.figure] + 1 },
      built: { ...s.built, [object.figure]: Math.max(0, s.built[object.figure] - 1) },
    }),
  );
}

const TOKEN_KIND: Partial<Record<Token, HexKind>> = {
  eruption_token: 'volcano',
  meteor_token: 'crater',
  landing_pad_token: 'landing_pad',
  dead_city_token: 'dead_city',
};

function token(view: View, { token: id, hexes: where }: TokenPut): View {
  const [a1, b1, b2, a2] = where;
  if (id === 'crack_token' && a1 && b1 && b2 && a2) {
    return { ...view, field: { ...view.field, crack: { hexes: where, parts: [[a1, b1], [a1, b2], [a2, b2]] } } }; // prettier-ignore
  }
  return hexes(view, where, (h) => ({ token: id, kind: TOKEN_KIND[id] ?? h.kind }));
}

function auction(view: View, change: (a: AuctionView) => Partial<AuctionView>): View {
  const now = view.auction ?? {
    standing: 0,
    bidder: null,
    still_in: view.seats.map((s) => s.seat),
    asked: view.active,
  };
  return { ...view, auction: { ...now, ...change(now) } };
}

/** Figures that follow from all this (majorities, scores) come with the true view. */
export function tell(view: View, event: GameEvent, facts: Facts): View {
  switch (event.e) {
    case 'turn_began':
      return { ...view, active: event.seat, turn: event.turn, phase: 'turn', building: null };
    case 'card_drawn': {
      const { card } = event;
      const market = card !== null && event.source === 'market';
      const from = market ? stock(view, facts, card, -1) : { ...view, deck: Math.max(0, view.deck - 1) };
      return seat(from, event.seat, (s) => ({
        hand: s.hand + 1,
        cards: s.cards && card ? [...s.cards, card] : s.cards,
        known: market ? [...s.known, card] : s.known,
      }));
    }
    case 'market_refilled': {
      const { cards } = event;
      const less = { ...view, deck: Math.max(0, view.deck - cards.length) };
      return cards.reduce((v, c) => stock(v, facts, c, 1), less);
    }
    case 'market_cleared':
      return event.cards.reduce((v, c) => stock(v, facts, c, -1), view);
    case 'card_paid':
      return stock(
        seat(view, event.seat, (s) => leaves(s, [event.card])),
        facts,
        event.card,
        1,
      );
    case 'card_discarded':
      return quids(
        seat(view, event.seat, (s) => leaves(s, [event.card])),
        event.seat,
        event.amount,
      );
    case 'harvester_moved': {
      const { start, end, seat: who } = event;
      const left = hexes(view, [start], (h) => ({ harvesters: h.harvesters.filter((s) => s !== who) }));
      const there = hexes(left, [end], (h) => ({ harvesters: [...h.harvesters.filter((s) => s !== who), who] }));
      return seat(there, who, () => ({ harvester: end }));
    }
    case 'toll_paid':
      return quids(quids(view, event.seat, -event.amount), event.owner, event.amount);
    case 'nose_spent':
      return seat(view, event.seat, (s) => ({
        nose: { ...s.nose, cards: without(s.nose.cards, event.cards), used: true },
      }));
    case 'construction_began': {
      const { seat: builder, hex, cards, figure, part } = event;
      const building = { seat: builder, hex, cards, figure, effect: part, incomes: [] };
      return { ...seat(view, event.seat, (s) => leaves(s, cards)), building, phase: 'build' };
    }
    case 'income':
    case 'taken': {
      const { card, amount, again } = event;
      const paid = event.e === 'taken' ? quids(view, event.victim, -amount) : view;
      const next = quids(paid, event.seat, amount);
      const line = { card, amount, pays: event.e === 'income' ? event.pays : [], again };
      return next.building
        ? { ...next, building: { ...next.building, incomes: [...next.building.incomes, line] } }
        : next;
    }
    case 'event_paid':
      return inPlay(quids(view, event.seat, event.amount), (list) =>
        list.map((e) => (e.event === event.event ? { ...e, quids: event.left } : e)),
      );
    case 'object_built':
    case 'object_put':
      return put(view, event);
    case 'module_lifted':
    case 'object_returned':
      return takeDown(view, event.hex);
    case 'card_slotted':
      return seat(view, event.seat, (s) => slotCards(s, event.slot, (cards) => [...cards, event.card]));
    case 'card_taken_back':
      return seat(view, event.seat, (s) => ({
        ...slotCards(s, event.slot, (cards) => without(cards, [event.card])),
        hand: s.hand + 1,
        cards: s.cards && [...s.cards, event.card],
        known: [...s.known, event.card],
      }));
    case 'part_switched':
      return seat(view, event.seat, (s) => ({ central_deck: { ...s.central_deck, active: event.on } }));
    case 'turn_ended':
      return { ...view, building: null, sites: null };
    case 'event_revealed': {
      const { event: id, quids: put } = event;
      const less = view.events
        ? { ...view, events: { ...view.events, deck: Math.max(0, view.events.deck - 1) } }
        : view;
      const fresh = { event: id, quids: put, of: put, engines: null };
      return inPlay(less, (list) => [...list.filter((e) => e.event !== id), fresh]);
    }
    case 'event_boxed':
    case 'event_over':
      return inPlay(view, (list) => list.filter((e) => e.event !== event.event));
    case 'token_put':
      return token(view, event);
    case 'contaminated':
    case 'cured':
      return hexes(event.e === 'cured' ? quids(view, event.seat, -event.amount) : view, [event.hex], (h) => ({
        object: h.object && { ...h.object, contaminated: event.e === 'contaminated' },
      }));
    case 'healed':
      return hexes(view, event.hexes, (h) => ({ object: h.object && { ...h.object, contaminated: false } }));
    case 'bid_made':
      return auction(view, () => ({ standing: event.amount, bidder: event.seat }));
    case 'bid_passed':
      return auction(view, (a) => ({ still_in: a.still_in.filter((s) => s !== event.seat) }));
    case 'auction_won':
      return { ...quids(view, event.seat, -event.amount), auction: null };
    case 'engines_bought': {
      const { tokens: count } = event;
      const paid = seat(quids(view, event.seat, -event.amount), event.seat, (s) => ({ engines: s.engines + count }));
      return inPlay(paid, (list) =>
        list.map((e) => {
          if (e.event !== 'new_engines') return e;
          const engines = view.seats.map((s, i) => (e.engines?.[i] ?? 0) + (s.seat === event.seat ? count : 0));
          return { ...e, engines };
        }),
      );
    }
    case 'game_began':
    case 'stranded':
    case 'passed':
    case 'ending':
    case 'game_ended':
      // Only said: nothing on the table changes by it.
      return view;
    default:
      unheard(event);
      return view;
  }
}

// The log -------------------------------------------------------------------------------------------------------

const ICONS: Partial<Record<GameEvent['e'], string>> = {
  turn_began: 'pd-harvester',
  card_drawn: 'pd-draw',
  market_refilled: 'pd-market',
  market_cleared: 'pd-market',
  card_paid: 'pd-move',
  harvester_moved: 'pd-move',
  stranded: 'pd-harvester',
  toll_paid: 'pd-toll',
  module_lifted: 'pd-lift',
  cured: 'pd-cure',
  contaminated: 'pd-contamination',
  healed: 'pd-cure',
  card_discarded: 'pd-discard',
  bid_made: 'pd-bid',
  bid_passed: 'pd-bid',
  auction_won: 'pd-bid',
  engines_bought: 'pd-engine',
  ending: 'i-hourglass',
  game_ended: 'i-trophy',
  passed: 'i-skip',
};

/** Facts may not be loaded where the log is: types are read from the name of the card where it says them. */
export function eventIcon(event: GameEvent, facts: Facts | null = null): string | null {
  switch (event.e) {
    case 'income':
    case 'taken': {
      const type = facts?.cards[event.card]?.type;
      return type ? typeIcon(type) : 'pd-quid';
    }
    case 'event_paid':
    case 'event_revealed':
    case 'event_boxed':
    case 'event_over':
      return eventEmblem(event.event);
    case 'token_put':
      return tokenIcon(event.token);
    case 'object_built':
    case 'object_put':
    case 'object_returned':
    case 'construction_began':
      return `pd-${event.figure}`;
    case 'card_slotted':
    case 'card_taken_back':
      return slotIcon(event.slot);
    case 'part_switched':
    case 'nose_spent':
      return partIcon(event.part);
    default:
      return ICONS[event.e] ?? null;
  }
}
