/** The table in words, complete, for those who hear it: the field row by row, what is open and hidden, what is new. */
import { cardName, eventName, partName, seatName, type BoardPD } from './context';
import { stacked } from './facts';
import { groundName, hexName, labelOf, wayName, type Naming } from './field';
import { axial, byPlace, DIRECTIONS, rowOf, step } from './field/geometry';
import type { Hex } from './types';
import type { FieldView, SeatView, View } from './wire';
import { signed } from '../../lib/figures';
import { listed } from './words';

// The field -----------------------------------------------------------------------------------------------------

export interface TextRow {
  row: string;
  hexes: { hex: Hex; text: string }[];
}

/** Every hex, row by row, with what lies around it. */
export function fieldRows(naming: Naming): TextRow[] {
  const rows = new Map<string, TextRow>();
  for (const { hex } of [...naming.field.hexes].sort((a, b) => byPlace(a.hex, b.hex))) {
    const row = rowOf(axial(hex)[1]);
    const found = rows.get(row) ?? { row: naming.words('row', { row }), hexes: [] };
    found.hexes.push({ hex, text: `${hexName(naming, hex)}. ${around(naming, hex)}` });
    rows.set(row, found);
  }
  return [...rows.values()];
}

/** "Around it: east: Crater E6, my module; north-east: Volcano D6, beyond the crack." */
function around(naming: Naming, hex: Hex): string {
  const { words, field } = naming;
  const known = new Set(field.hexes.map((h) => h.hex));
  const beside = DIRECTIONS.map((d) => ({ d, at: step(hex, d) })).filter(({ at }) => known.has(at));
  const told = beside.map(({ d, at }) => {
    const far = parted(field, hex, at) ? `, ${words('beyond-crack')}` : '';
    return `${wayName(words, d)}: ${groundName(naming, at)}${far}`;
  });
  return words('around', { hexes: told.join('; ') });
}

function parted(field: FieldView, a: Hex, b: Hex): boolean {
  return field.crack?.parts.some((pair) => pair.includes(a) && pair.includes(b)) ?? false;
}

/** Volcanoes that hang together, and the crack. */
export function fieldNotes({ words, field }: Naming): string[] {
  const notes = field.clusters.map((cluster) => {
    const hexes = cluster.map(labelOf);
    return hexes.length === 1
      ? words('cluster-lone', { a: hexes[0]! })
      : words('cluster-group', { hexes: hexes.join(', ') });
  });
  if (!field.crack) return notes;
  const pairs = field.crack.parts.map(([a, b]) => words('crack-pair', { a: labelOf(a!), b: labelOf(b!) }));
  return [...notes, words('crack-lies', { pairs: pairs.join(', ') })];
}

// Around it -----------------------------------------------------------------------------------------------------

function cards(board: BoardPD, ids: readonly string[]): string {
  const told = stacked(board.facts, ids).map(
    ({ card, count }) => cardName(board, card) + (count > 1 ? ` ×${count}` : ''),
  );
  return told.join(', ') || board.b('slot-empty');
}

function marketOf(view: View): string[] {
  return view.market.flatMap(({ card, count }) => Array<string>(count).fill(card));
}

/** Whose turn it is, what is being built or bid, piles and market. */
export function tableLines(board: BoardPD, view: View): string[] {
  const { b } = board;
  const lines = [b('text-turn', { turn: view.turn, name: seatName(board, view.active) })];
  const { last_turns: last, auction, building } = view;
  if (last)
    lines.push(
      b('last-turns', {
        reason: last.reason,
        you: last.trigger !== null && last.trigger === board.me ? 'yes' : 'no',
        name: last.trigger === null ? '' : seatName(board, last.trigger),
      }),
    );
  if (building) {
    const { seat, figure, hex } = building;
    lines.push(b('text-building', { name: seatName(board, seat), figure, hex: labelOf(hex), cards: cards(board, building.cards) })); // prettier-ignore
  }
  if (auction) {
    const name = auction.bidder === null ? '' : seatName(board, auction.bidder);
    lines.push(b('text-auction', { n: auction.standing, bid: name ? 'yes' : 'no', name }));
  }
  lines.push(b('text-market', { cards: cards(board, marketOf(view)) }));
  lines.push(b('text-piles', { deck: view.deck, box: view.box }));
  for (const line of view.cargo.filter(({ leaders }) => leaders.length > 0)) {
    const counts = line.counts.flatMap((n, seat) => (n > 0 ? [`${seatName(board, seat)} ${n}`] : []));
    const names = listed(
      board.lang,
      line.leaders.map((seat) => seatName(board, seat)),
    );
    lines.push(b('text-cargo', { type: b(`type-${line.type}`), counts: counts.join(', '), names }));
  }
  return lines;
}

/** Events of New Horizons: open ones with what is left on them, those to come and those that are over. */
export function eventLines(board: BoardPD, view: View): string[] {
  const { b } = board;
  if (!view.events) return [];
  const { in_play: open, deck, gone } = view.events;
  const lines = open.map(({ event, quids, of, engines }) => {
    const brief = b(`event-brief-${event}`);
    const name = eventName(board, event);
    if (quids === 0 && of) return `${name}. ${b('event-first', { n: of })}`;
    if (!engines) return b('text-event', { name, brief, n: quids });
    const left = engines.flatMap((n, seat) => (n > 0 ? [`${seatName(board, seat)} ${n}`] : []));
    return b('text-engines', { name, brief, seats: left.join(', ') });
  });
  lines.push(b('text-events-hidden', { n: deck }));
  if (gone.length > 0) lines.push(b('text-events-gone', { names: gone.map((event) => eventName(board, event)).join(', ') })); // prettier-ignore
  return lines;
}

/** Somebody's harvester board, figures and hand, as far as it is open. */
export function seatLines(board: BoardPD, seat: SeatView): string[] {
  const { b } = board;
  const { nose, central_deck: deck, cargo_hold: hold, supply, built } = seat;
  const slot = (name: string, part: string, brief: string, have: readonly string[], need: number): string =>
    b('text-slot', { slot: name, part, brief, have: have.length, need, cards: cards(board, have) });
  const lines = [
    b('text-purse', { quids: seat.quids, score: seat.score.total, at: labelOf(seat.harvester) }),
    b('text-figures', {
      modules: built.module,
      bases: built.base,
      modules_left: supply.module,
      bases_left: supply.base,
    }),
    slot(b('slot-nose'), partName(board, nose.part), b(`part-brief-${nose.part}`), nose.cards, nose.threshold),
    slot(b('slot-central_deck'), partName(board, deck.part), b(`part-brief-${deck.part}`), deck.cards, deck.threshold),
    b('text-hold', { cards: cards(board, hold.cards), n: hold.points }),
  ];
  if (seat.engines > 0) lines.push(b('text-tokens', { n: seat.engines }));
  if (seat.cards) lines.push(b('text-hand', { n: seat.hand, cards: cards(board, seat.cards) }));
  else {
    const unseen = seat.hand - seat.known.length - seat.extraction;
    lines.push(
      b('text-hand-of', { n: seat.hand, known: cards(board, seat.known), extraction: seat.extraction, unseen }),
    );
  }
  return lines;
}

// What is new ---------------------------------------------------------------------------------------------------

/** What looks or counts differently from how it did then. */
export function newsLines(board: BoardPD, naming: Naming, then: View, now: View): string[] {
  const { b } = board;
  const lines: string[] = [];
  const was = { ...naming, field: then.field };
  for (const { hex } of [...now.field.hexes].sort((x, y) => byPlace(x.hex, y.hex)))
    if (hexName(was, hex) !== hexName(naming, hex)) lines.push(hexName(naming, hex));
  for (const seat of now.seats) {
    const before = then.seats[seat.seat]!;
    const name = seatName(board, seat.seat);
    const quids = seat.quids - before.quids;
    if (quids !== 0) lines.push(b('text-quids', { name, n: signed(quids) }));
    const hand = seat.hand - before.hand;
    if (hand !== 0) lines.push(b('text-cards', { name, n: signed(hand) }));
    if (seat.central_deck.active !== before.central_deck.active)
      lines.push(b('text-switched', { name, part: partName(board, seat.central_deck.part), on: seat.central_deck.active ? 'yes' : 'no' })); // prettier-ignore
  }
  const open = (view: View): string[] => view.events?.in_play.map(({ event }) => event) ?? [];
  const [past, present] = [open(then), open(now)];
  for (const event of present)
    if (!past.includes(event)) lines.push(b('text-event-new', { name: eventName(board, event) }));
  for (const event of past)
    if (!present.includes(event)) lines.push(b('text-event-over', { name: eventName(board, event) }));
  const [sold, offered] = [new Set(marketOf(then)), new Set(marketOf(now))];
  const fresh = [...offered].filter((card) => !sold.has(card));
  const taken = [...sold].filter((card) => !offered.has(card));
  if (fresh.length > 0) lines.push(b('text-market-new', { cards: cards(board, fresh) }));
  if (taken.length > 0) lines.push(b('text-market-gone', { cards: cards(board, taken) }));
  return lines;
}
