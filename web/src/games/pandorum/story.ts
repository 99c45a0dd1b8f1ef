/** Carries the shown view from event to event: what each of them changes on the table. */
import type { GameEvent } from '../../lib/types';
import { eventEmblem, partIcon, slotIcon, tokenIcon, typeIcon } from './emblems';
import type { Facts } from './facts';
import { coinGap, glideTime, TIMES } from './field/motion.svelte';
import type { AuctionView, EventInPlay, Figure, Hex, HexView, Pay, SeatPD, SlotId, TokenId, ViewPD } from './types';

const MS: Record<string, number> = {
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

export function paysOf(event: GameEvent): Pay[] {
  return Array.isArray(event.pays) ? (event.pays as unknown as Pay[]) : [];
}

export function hexList(value: unknown): Hex[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** The hexes of a flight, from start to end. */
export function flightOf(event: GameEvent): Hex[] {
  return [String(event.start), ...hexList(event.over), String(event.end)];
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
      return coins(Number(event.amount ?? 0));
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

function seat(view: ViewPD, index: unknown, change: (s: SeatPD) => Partial<SeatPD>): ViewPD {
  return { ...view, seats: view.seats.map((s) => (s.seat === index ? { ...s, ...change(s) } : s)) };
}

function quids(view: ViewPD, index: unknown, by: number): ViewPD {
  return seat(view, index, (s) => ({ quids: Math.max(0, s.quids + by) }));
}

function hexes(view: ViewPD, which: readonly Hex[], change: (h: HexView) => Partial<HexView>): ViewPD {
  const wanted = new Set(which);
  const list = view.field.hexes.map((h) => (wanted.has(h.hex) ? { ...h, ...change(h) } : h));
  return { ...view, field: { ...view.field, hexes: list } };
}

function stock(view: ViewPD, facts: Facts, card: string, by: number): ViewPD {
  const found = view.market.find((s) => s.card === card);
  const market = found
    ? view.market.map((s) => (s.card === card ? { ...s, count: s.count + by } : s)).filter((s) => s.count > 0)
    : by > 0
      ? [...view.market, { card, count: by }]
      : view.market;
  market.sort((a, b) => (facts.cards[a.card]?.order ?? 0) - (facts.cards[b.card]?.order ?? 0));
  return { ...view, market };
}

function inPlay(view: ViewPD, change: (list: EventInPlay[]) => EventInPlay[]): ViewPD {
  return view.events ? { ...view, events: { ...view.events, in_play: change(view.events.in_play) } } : view;
}

/** A card leaves a hand: mine by name, another's by number. */
function leaves(s: SeatPD, cards: readonly string[]): Partial<SeatPD> {
  return {
    hand: Math.max(0, s.hand - cards.length),
    cards: s.cards && without(s.cards, cards),
    known: without(s.known, cards),
  };
}

function slotCards(s: SeatPD, slot: SlotId, change: (cards: string[]) => string[]): Partial<SeatPD> {
  if (slot === 'nose') return { nose: { ...s.nose, cards: change(s.nose.cards) } };
  if (slot === 'central_deck') return { central_deck: { ...s.central_deck, cards: change(s.central_deck.cards) } };
  return { cargo_hold: { ...s.cargo_hold, cards: change(s.cargo_hold.cards) } };
}

function put(view: ViewPD, event: GameEvent): ViewPD {
  const figure = event.figure as Figure;
  const owner = Number(event.seat);
  const placed = hexes(view, [String(event.hex)], () => ({ object: { seat: owner, figure, contaminated: false } }));
  return seat(placed, owner, (s) => ({
    supply: { ...s.supply, [figure]: Math.max(0, s.supply[figure] - 1) },
    built: { ...s.built, [figure]: s.built[figure] + 1 },
  }));
}

function takeDown(view: ViewPD, hex: Hex): ViewPD {
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

const TOKEN_KIND: Partial<Record<TokenId, HexView['kind']>> = {
  eruption_token: 'volcano',
  meteor_token: 'crater',
  landing_pad_token: 'landing_pad',
  dead_city_token: 'dead_city',
};

function token(view: ViewPD, event: GameEvent): ViewPD {
  const id = event.token as TokenId;
  const where = hexList(event.hexes);
  if (id === 'crack_token') {
    const [a1, b1, b2, a2] = where as [Hex, Hex, Hex, Hex];
    return { ...view, field: { ...view.field, crack: { hexes: where, parts: [[a1, b1], [a1, b2], [a2, b2]] } } }; // prettier-ignore
  }
  return hexes(view, where, (h) => ({ token: id, kind: TOKEN_KIND[id] ?? h.kind }));
}

function auction(view: ViewPD, change: (a: AuctionView) => Partial<AuctionView>): ViewPD {
  const now = view.auction ?? {
    standing: 0,
    bidder: null,
    still_in: view.seats.map((s) => s.seat),
    asked: view.active,
  };
  return { ...view, auction: { ...now, ...change(now) } };
}

/** Figures that follow from all this (majorities, scores) come with the true view. */
export function tell(view: ViewPD, event: GameEvent, facts: Facts): ViewPD {
  const card = String(event.card ?? '');
  const amount = Number(event.amount ?? 0);
  switch (event.e) {
    case 'turn_began':
      return { ...view, active: Number(event.seat), turn: Number(event.turn), phase: 'turn', building: null };
    case 'card_drawn': {
      const market = event.source === 'market';
      const from = market ? stock(view, facts, card, -1) : { ...view, deck: Math.max(0, view.deck - 1) };
      return seat(from, event.seat, (s) => ({
        hand: s.hand + 1,
        cards: s.cards && event.card ? [...s.cards, card] : s.cards,
        known: market ? [...s.known, card] : s.known,
      }));
    }
    case 'market_refilled': {
      const cards = hexList(event.cards);
      const less = { ...view, deck: Math.max(0, view.deck - cards.length) };
      return cards.reduce((v, c) => stock(v, facts, c, 1), less);
    }
    case 'market_cleared':
      return hexList(event.cards).reduce((v, c) => stock(v, facts, c, -1), view);
    case 'card_paid':
      return stock(
        seat(view, event.seat, (s) => leaves(s, [card])),
        facts,
        card,
        1,
      );
    case 'card_discarded':
      return quids(
        seat(view, event.seat, (s) => leaves(s, [card])),
        event.seat,
        amount,
      );
    case 'harvester_moved': {
      const [start, end, who] = [String(event.start), String(event.end), Number(event.seat)];
      const left = hexes(view, [start], (h) => ({ harvesters: h.harvesters.filter((s) => s !== who) }));
      const there = hexes(left, [end], (h) => ({ harvesters: [...h.harvesters.filter((s) => s !== who), who] }));
      return seat(there, who, () => ({ harvester: end }));
    }
    case 'toll_paid':
      return quids(quids(view, event.seat, -amount), event.owner, amount);
    case 'nose_spent':
      return seat(view, event.seat, (s) => ({
        nose: { ...s.nose, cards: without(s.nose.cards, hexList(event.cards)), used: true },
      }));
    case 'construction_began': {
      const cards = hexList(event.cards);
      const building = {
        seat: Number(event.seat),
        hex: String(event.hex),
        cards,
        figure: event.figure as Figure,
        effect: typeof event.part === 'string' ? event.part : null,
        incomes: [],
      };
      return { ...seat(view, event.seat, (s) => leaves(s, cards)), building, phase: 'build' };
    }
    case 'income':
    case 'taken': {
      const paid = event.e === 'taken' ? quids(view, event.victim, -amount) : view;
      const next = quids(paid, event.seat, amount);
      const line = { card, amount, pays: paysOf(event), again: event.again === true };
      return next.building
        ? { ...next, building: { ...next.building, incomes: [...next.building.incomes, line] } }
        : next;
    }
    case 'event_paid':
      return inPlay(quids(view, event.seat, amount), (list) =>
        list.map((e) => (e.event === event.event ? { ...e, quids: Number(event.left) } : e)),
      );
    case 'object_built':
    case 'object_put':
      return put(view, event);
    case 'module_lifted':
    case 'object_returned':
      return takeDown(view, String(event.hex));
    case 'card_slotted':
      return seat(view, event.seat, (s) => slotCards(s, event.slot as SlotId, (cards) => [...cards, card]));
    case 'card_taken_back':
      return seat(view, event.seat, (s) => ({
        ...slotCards(s, event.slot as SlotId, (cards) => without(cards, [card])),
        hand: s.hand + 1,
        cards: s.cards && [...s.cards, card],
        known: [...s.known, card],
      }));
    case 'part_switched':
      return seat(view, event.seat, (s) => ({ central_deck: { ...s.central_deck, active: event.on === true } }));
    case 'turn_ended':
      return { ...view, building: null, sites: null };
    case 'event_revealed': {
      const id = String(event.event);
      const less = view.events
        ? { ...view, events: { ...view.events, deck: Math.max(0, view.events.deck - 1) } }
        : view;
      const fresh = { event: id, quids: Number(event.quids ?? 0), of: Number(event.quids ?? 0), engines: null };
      return inPlay(less, (list) => [...list.filter((e) => e.event !== id), fresh]);
    }
    case 'event_boxed':
    case 'event_over':
      return inPlay(view, (list) => list.filter((e) => e.event !== event.event));
    case 'token_put':
      return token(view, event);
    case 'contaminated':
    case 'cured':
      return hexes(event.e === 'cured' ? quids(view, event.seat, -amount) : view, [String(event.hex)], (h) => ({
        object: h.object && { ...h.object, contaminated: event.e === 'contaminated' },
      }));
    case 'healed':
      return hexes(view, hexList(event.hexes), (h) => ({ object: h.object && { ...h.object, contaminated: false } }));
    case 'bid_made':
      return auction(view, () => ({ standing: amount, bidder: Number(event.seat) }));
    case 'bid_passed':
      return auction(view, (a) => ({ still_in: a.still_in.filter((s) => s !== event.seat) }));
    case 'auction_won':
      return { ...quids(view, event.seat, -amount), auction: null };
    case 'engines_bought': {
      const count = Number(event.tokens ?? 0);
      const paid = seat(quids(view, event.seat, -amount), event.seat, (s) => ({ engines: s.engines + count }));
      return inPlay(paid, (list) =>
        list.map((e) => {
          if (e.event !== 'new_engines') return e;
          const engines = view.seats.map((s, i) => (e.engines?.[i] ?? 0) + (s.seat === event.seat ? count : 0));
          return { ...e, engines };
        }),
      );
    }
    default:
      return view;
  }
}

// The log -------------------------------------------------------------------------------------------------------

const ICONS: Record<string, string> = {
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
  const field = (name: string): string | null => (typeof event[name] === 'string' ? (event[name] as string) : null);
  switch (event.e) {
    case 'income':
    case 'taken': {
      const type = facts?.cards[String(event.card)]?.type;
      return type ? typeIcon(type) : 'pd-quid';
    }
    case 'event_paid':
    case 'event_revealed':
    case 'event_boxed':
    case 'event_over':
      return eventEmblem(String(event.event));
    case 'token_put':
      return tokenIcon(String(event.token));
    case 'object_built':
    case 'object_put':
    case 'object_returned':
    case 'construction_began':
      return `pd-${field('figure') ?? 'module'}`;
    case 'card_slotted':
    case 'card_taken_back':
      return slotIcon(String(event.slot));
    case 'part_switched':
    case 'nose_spent':
      return partIcon(String(event.part));
    default:
      return ICONS[event.e] ?? null;
  }
}
