import { describe, expect, it } from 'vitest';
import type { FieldTypes } from '../src/wire/core';
import { eventParams, grouped, plainParams, withoutName, type Teller } from '../src/lib/log';
import type { GameEvent } from '../src/lib/types';

const teller: Teller = {
  t: (key, params) => (params ? `${key}(${Object.values(params).join('|')})` : key),
  seat: (seat) => ['Ann', 'Bo', 'Cy'][seat] ?? '?',
  // Squares are no components, and only the objective has sides with names of their own.
  name: (id) => (/^[A-Z]\d/.test(id) || (id.includes(':') && !id.startsWith('objective')) ? id : `<${id}>`),
  me: 1,
  fields: undefined,
};
/** The parameters of an event whose fields mean this. */
const told = (event: Omit<GameEvent, 'e'>, fields: FieldTypes): Record<string, string | number> =>
  eventParams({ e: 'x', ...event }, { ...teller, fields: { events: { x: fields }, parameters: {} } });

describe('an event becomes the parameters of its message', () => {
  it('names the sides of a card that has two', () => {
    expect(told({ card: 'objective_1' }, { card: 'component' })).toEqual({
      card: '<objective_1>',
      card_personal: '<objective_1:personal>',
      card_competitive: '<objective_1:competitive>',
    });
    expect(told({ card: 'mill' }, { card: 'component' })).toEqual({ card: '<mill>' });
  });

  it('names seats and tells the reader apart', () => {
    expect(told({ n: 3, seat: 1, victim: 0, amount: 2 }, { seat: 'seat', victim: 'seat' })).toEqual({
      name: 'Bo',
      you: 'yes',
      victim: 'Ann',
      victim_you: 'no',
      amount: 2,
    });
  });
  it('names cards, but leaves what messages select on', () => {
    expect(told({ card: 'tech_a', reason: 'scout', out: null }, { card: 'component', out: 'component' })).toEqual({
      card: '<tech_a>',
      reason: 'scout',
      out: 'none',
    });
  });
  it('says where there is no such seat', () => {
    expect(told({ seat: null, commander: 1 }, { seat: 'seat', commander: 'seat' })).toEqual({
      name: 'none',
      you: 'no',
      commander: 'Bo',
      commander_you: 'yes',
    });
  });
  it('says of squares and lines of a board of their own which board it is', () => {
    const event = {
      start: 'q2A1',
      end: 'mF6',
      rovers: ['mA1', 'H3'],
      line: 'moon-row-2',
      spoils: ['q3-row-4'],
    };
    expect(told(event, { start: 'place', end: 'place', rovers: 'spot', line: 'place', spoils: 'place' })).toEqual({
      start: 'square-q(A1|2)',
      start_kind: 'square',
      end: 'square-m(F6|)',
      end_kind: 'square',
      rovers: 'square-m(A1|), H3',
      line: 'place-moon-row(2|)',
      line_kind: 'moon-row',
      spoils: 'place-q-row(4|3)',
    });
  });
  it('puts places into words, a cell of the own track into its number', () => {
    expect(
      told({ marker: 'water', start: 'water-3', end: 'civ-4' }, { marker: 'track', start: 'place', end: 'place' }),
    ).toEqual({
      marker: 'water',
      start: '3',
      start_kind: 'water',
      end: 'place-civ(4|)',
      end_kind: 'civ',
    });
    expect(
      told(
        { place: 'area', end: 'H3', completes: ['row-5', 'column-C'] },
        { place: 'place', end: 'place', completes: 'place' },
      ),
    ).toEqual({
      place: 'place-area(|)',
      place_kind: 'area',
      end: 'H3',
      end_kind: 'square',
      completes: 'place-row(5|), place-column(C|)',
    });
    expect(told({ start: 'lab_3_top', space: 4 }, { start: 'place' })).toEqual({
      start: '<lab_3_top>',
      start_kind: 'square',
      space: 4,
    });
  });
  it('takes a field without a meaning as it is', () => {
    expect(told({ card: 'mill', seat: 2, members: [0, 1], start: 'civ-3' }, {})).toEqual({
      card: 'mill',
      seat: 2,
      members: '0, 1',
      start: 'civ-3',
    });
    expect(eventParams({ e: 'x', card: 'mill' }, teller)).toEqual({ card: 'mill' });
  });
  it('reads the parameters of prompts and refusals by the meanings of the game', () => {
    const fields = { events: {}, parameters: { card: 'component', place: 'place' } };
    expect(plainParams({ card: 'mill', place: 'civ-3', reason: 'scout' }, { ...teller, fields })).toEqual({
      card: '<mill>',
      place: 'place-civ(3|)',
      place_kind: 'civ',
      reason: 'scout',
    });
  });
  it('makes lists', () => {
    expect(told({ members: [0, 1] }, { members: 'seat' })).toEqual({ names: 'Ann, word-you' });
    expect(
      told({ items: [{ item: 'water', amount: 2 }], lost: [] }, { items: { item: 'item' }, lost: { item: 'item' } }),
    ).toEqual({
      items: 'amount-water(2)',
      lost: 'none',
    });
    expect(told({ cards: [{ seat: 0, card: 'scout' }] }, { cards: { seat: 'seat', card: 'component' } })).toEqual({
      cards: 'list-pair(Ann|<scout>)',
    });
    expect(
      told(
        { boards: [{ seat: 1, planet: 'gaia', corporation: 'republic' }] },
        { boards: { seat: 'seat', planet: 'component', corporation: 'component' } },
      ),
    ).toEqual({
      boards: 'list-pair(word-you|<gaia> / <republic>)',
    });
    expect(
      told({ covered: [{ card: 'tech_a', side: 'left' }] }, { covered: { card: 'component', side: 'word:side' } }),
    ).toEqual({
      covered: 'list-card_side(<tech_a>|side-left)',
    });
    expect(
      told({ tops: [{ shape: 'z5', tile: null, left: 0 }] }, { tops: { shape: 'component', tile: 'component' } }),
    ).toEqual({
      tops: '<z5>, none, 0',
    });
    expect(told({ covered: [] }, { covered: { card: 'component' } })).toEqual({ covered: 'none' });
    expect(told({ lit: ['blue', 'joker'] }, { lit: 'word:crystal' })).toEqual({ lit: 'crystal-blue, crystal-joker' });
  });
});

describe('turns in the log', () => {
  const line = (key: number, seat: number | null) => ({ key, seat });

  it('stand together, however they alternate, until something concerns all', () => {
    const groups = grouped([line(3, 0), line(4, 0), line(5, 1), line(6, null), line(7, 1), line(8, 0), line(9, 1)]);
    expect(groups.map((group) => [group.seat, group.lines.map((l) => l.key)])).toEqual([
      [0, [3, 4]],
      [null, [5]],
      [null, [6]],
      [null, [8]],
      [1, [7, 9]],
    ]);
  });

  it('keep their key while lines come in', () => {
    const before = grouped([line(7, 1), line(8, 1)]);
    const after = grouped([line(7, 1), line(8, 1), line(9, 1)]);
    expect(after[0]!.key).toBe(before[0]!.key);
  });

  it('lose the name that stands above them, and only that', () => {
    expect(withoutName('Vega gains 2 points.', 'Vega')).toBe('Gains 2 points.');
    expect(withoutName('Vega, rover: F9 → G9.', 'Vega')).toBe('Rover: F9 → G9.');
    expect(withoutName('Your marker: 2 → 3.', 'You')).toBe('Your marker: 2 → 3.');
    expect(withoutName('The station turns.', 'Vega')).toBe('The station turns.');
  });
});
