import { describe, expect, it } from 'vitest';
import type { Lang } from '../../../lib/types';
import { gamesOf } from '../../../../tests/streams';
import { namingOf } from '../naming';
import { eventLines, fieldNotes, fieldRows, newsLines, seatLines, tableLines } from '../text';
import type { View, Wire } from '../wire';
import { scene, sit } from './facts';

function at(name: string) {
  const { view } = scene(name);
  const { board } = sit(view);
  return { view, board, naming: namingOf(board, view) };
}

const told = (view: View, lang: Lang) => {
  const { board } = sit(view, lang);
  const naming = namingOf(board, view);
  const rows = fieldRows(naming).flatMap(({ hexes }) => hexes.map(({ text }) => text));
  return [...rows, ...fieldNotes(naming), ...tableLines(board, view), ...eventLines(board, view), ...view.seats.flatMap((seat) => seatLines(board, seat))]; // prettier-ignore
};

describe('the field in words', () => {
  it('has every hex in its row, from left to right', () => {
    const { view, naming } = at('turn');
    const rows = fieldRows(naming);
    expect(rows.map(({ row }) => row)).toEqual([...'ABCDEFGHI'].map((letter) => `Row ${letter}`));
    const hexes = rows.flatMap((row) => row.hexes.map(({ hex }) => hex));
    expect(new Set(hexes)).toEqual(new Set(view.field.hexes.map((h) => h.hex)));
    for (const { hexes: row } of rows) {
      const qs = row.map(({ hex }) => Number(hex.split(',')[0]));
      expect(qs).toEqual([...qs].sort((a, b) => a - b));
    }
  });

  it('says of each hex what it is, what stands there, and what lies on every side', () => {
    const { view, naming } = at('turn');
    const by = new Map(fieldRows(naming).flatMap(({ hexes }) => hexes.map(({ hex, text }) => [hex, text])));
    expect(by.get('0,0')).toMatch(/^Landing pad E5/);
    expect(by.get('0,0')).toMatch(/ east: [^;]*E6.*; north-east: [^;]*D6.*; north-west: [^;]*D5.*; west: [^;]*E4.*; south-west: [^;]*F4.*; south-east: [^;]*F5/); // prettier-ignore
    for (const { hex, object, harvesters, edge } of view.field.hexes) {
      const text = by.get(hex)!.split('.')[0]!;
      if (object) expect(text).toContain(object.seat === view.me ? `my ${object.figure}` : `${object.figure} of P${object.seat}`); // prettier-ignore
      for (const seat of harvesters)
        expect(text).toContain(seat === view.me ? 'my harvester' : `harvester of P${seat}`);
      expect(text.includes('at the edge')).toBe(edge);
    }
  });

  it('tells groups of volcanoes, the crack and what lies beyond it', () => {
    const { view, naming } = at('turn');
    const hexes = ['2,-2', '1,-2', '1,-1', '2,-1'];
    const parts = [['2,-2', '1,-2'], ['2,-2', '1,-1'], ['2,-1', '1,-1']]; // prettier-ignore
    const field = { ...view.field, crack: { hexes, parts }, clusters: [['2,-1'], ['1,1', '0,2']] };
    expect(fieldNotes({ ...naming, field })).toEqual([
      'Volcano alone: D7',
      'Volcanoes together: F6, G5',
      'The crack parts C7 from C6, C7 from D6, D7 from D6.',
    ]);
    const row = fieldRows({ ...naming, field }).find(({ row }) => row === 'Row C')!;
    const text = row.hexes.find(({ hex }) => hex === '2,-2')!.text;
    expect(text.match(/beyond the crack/g)).toHaveLength(2);
  });
});

describe('the rest of the table in words', () => {
  it('names market, piles, events and what is hidden', () => {
    const { view, board } = at('turn');
    const lines = tableLines(board, view).join(' ');
    for (const { card } of view.market) expect(lines).toContain(board.facts.cards[card]!.name.en);
    expect(lines).toContain(`Hidden: ${view.deck} cards in the deck`);
    const events = eventLines(board, view);
    for (const { event, quids } of view.events!.in_play) expect(events.some((line) => line.startsWith(board.facts.events[event]!.name.en) && line.includes(`${quids} quid`))).toBe(true); // prettier-ignore
    expect(events.join(' ')).toContain(`${view.events!.deck} event`);
  });

  it('says of an event whose effect is not over yet that its quids are still to come', () => {
    const { view, board } = at('turn');
    const events = { ...view.events!, in_play: view.events!.in_play.map((one) => ({ ...one, quids: 0, of: 5, engines: null })) }; // prettier-ignore
    expect(eventLines(board, { ...view, events })[0]).toMatch(/Its effect comes first, then 5 quids are put on it\.$/);
  });

  it('names my cards, and of others only what all have seen', () => {
    const { view, board } = at('turn');
    const mine = seatLines(board, view.seats[view.me!]!).join(' ');
    for (const card of view.seats[view.me!]!.cards!) expect(mine).toContain(board.facts.cards[card]!.name.en);
    const other = view.seats.find((seat) => seat.cards === null)!;
    expect(seatLines(board, other).at(-1)).toMatch(
      /Seen by all: .* Unseen extraction cards: \d+\. Unseen others: \d+\.$/,
    );
  });

  it('leaves nothing open in either language through whole games', () => {
    for (const { first, batches } of gamesOf<Wire>('pandorum').slice(0, 2)) {
      let seen = 0;
      for (const view of [first, ...batches.filter((_, i) => i % 25 === 0).map((steps) => steps.at(-1)!.view)]) {
        for (const lang of ['en', 'ru'] as const)
          for (const line of told(view, lang)) expect(line).not.toMatch(/\{|\$|text-|undefined|NaN/);
        seen += 1;
      }
      expect(seen).toBeGreaterThan(2);
    }
  });
});

describe('what is new', () => {
  it('is nothing if nothing has changed', () => {
    const { view, board, naming } = at('turn');
    expect(newsLines(board, naming, view, view)).toEqual([]);
  });

  it('is every hex, purse, hand, event and market stack that has', () => {
    const { view, board, naming } = at('turn');
    const other = (view.me! + 1) % view.seats.length;
    const built = view.field.hexes.find((h) => !h.object && h.kind === 'crater')!;
    const hexes = view.field.hexes.map((h) => h === built ? { ...h, object: { seat: other, figure: 'base' as const, contaminated: false } } : h); // prettier-ignore
    const seats = view.seats.map((seat) =>
      seat.seat === other ? { ...seat, quids: seat.quids + 3, hand: seat.hand - 2 } : seat,
    );
    const [gone, ...left] = view.events!.in_play;
    const [sold, ...market] = view.market;
    const now = { ...view, seats, market, field: { ...view.field, hexes }, events: { ...view.events!, in_play: left } };
    const lines = newsLines(board, { ...naming, field: now.field }, view, now);
    expect(lines[0]).toContain(`base of P${other}`);
    expect(lines.slice(1)).toEqual([
      `P${other}: +3 quids`,
      `P${other}: −2 cards in hand`,
      `Event over: ${board.facts.events[gone!.event]!.name.en}`,
      `Gone from the market: ${board.facts.cards[sold!.card]!.name.en}`,
    ]);
  });
});
