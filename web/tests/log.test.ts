import { describe, expect, it } from 'vitest';
import { grouped, withoutName, eventParams, type Teller } from '../src/lib/log';

const teller: Teller = {
  t: (key, params) => (params ? `${key}(${Object.values(params).join('|')})` : key),
  seat: (seat) => ['Ann', 'Bo', 'Cy'][seat] ?? '?',
  // Squares are no components, and only the objective has sides with names of their own.
  name: (id) => (/^[A-Z]\d/.test(id) || (id.includes(':') && !id.startsWith('objective')) ? id : `<${id}>`),
  me: 1,
};

describe('an event becomes the parameters of its message', () => {
  it('names the sides of a card that has two', () => {
    expect(eventParams({ e: 'x', card: 'objective_1' }, teller)).toEqual({
      card: '<objective_1>',
      card_personal: '<objective_1:personal>',
      card_competitive: '<objective_1:competitive>',
    });
    expect(eventParams({ e: 'x', card: 'mill' }, teller)).toEqual({ card: '<mill>' });
  });

  it('names seats and tells the reader apart', () => {
    expect(eventParams({ e: 'x', n: 3, seat: 1, victim: 0, amount: 2 }, teller)).toEqual({
      name: 'Bo',
      you: 'yes',
      victim: 'Ann',
      victim_you: 'no',
      amount: 2,
    });
  });
  it('names cards, but leaves what messages select on', () => {
    expect(eventParams({ e: 'x', card: 'tech_a', reason: 'scout', out: null }, teller)).toEqual({
      card: '<tech_a>',
      reason: 'scout',
      out: 'none',
    });
  });
  it('says where there is no such seat', () => {
    expect(eventParams({ e: 'x', seat: null, commander: 1 }, teller)).toEqual({
      name: 'none',
      you: 'no',
      commander: 'Bo',
      commander_you: 'yes',
    });
  });
  it('says of squares and lines of a board of their own which board it is', () => {
    const event = {
      e: 'x',
      start: 'q2A1',
      end: 'mF6',
      rovers: ['mA1', 'H3'],
      line: 'moon-row-2',
      spoils: ['q3-row-4'],
    };
    expect(eventParams(event, teller)).toEqual({
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
    expect(eventParams({ e: 'x', marker: 'water', start: 'water-3', end: 'civ-4' }, teller)).toEqual({
      marker: 'water',
      start: '3',
      start_kind: 'water',
      end: 'place-civ(4|)',
      end_kind: 'civ',
    });
    expect(eventParams({ e: 'x', place: 'area', end: 'H3', completes: ['row-5', 'column-C'] }, teller)).toEqual({
      place: 'place-area(|)',
      place_kind: 'area',
      end: 'H3',
      end_kind: 'square',
      completes: 'place-row(5|), place-column(C|)',
    });
    expect(eventParams({ e: 'x', start: 'lab_3_top', space: 4 }, teller)).toEqual({
      start: '<lab_3_top>',
      start_kind: 'square',
      space: 4,
    });
  });
  it('makes lists', () => {
    expect(eventParams({ e: 'x', members: [0, 1] }, teller)).toEqual({ names: 'Ann, word-you' });
    expect(eventParams({ e: 'x', items: [{ item: 'water', amount: 2 }], lost: [] }, teller)).toEqual({
      items: 'amount-water(2)',
      lost: 'none',
    });
    expect(eventParams({ e: 'x', cards: [{ seat: 0, card: 'scout' }] }, teller)).toEqual({
      cards: 'list-pair(Ann|<scout>)',
    });
    expect(eventParams({ e: 'x', boards: [{ seat: 1, planet: 'gaia', corporation: 'republic' }] }, teller)).toEqual({
      boards: 'list-pair(word-you|<gaia> / <republic>)',
    });
    expect(eventParams({ e: 'x', covered: [{ card: 'tech_a', side: 'left' }] }, teller)).toEqual({
      covered: 'list-card_side(<tech_a>|side-left)',
    });
    expect(eventParams({ e: 'x', tops: [{ shape: 'z5', tile: null, left: 0 }] }, teller)).toEqual({
      tops: '<z5>, none, 0',
    });
    expect(eventParams({ e: 'x', covered: [] }, teller)).toEqual({ covered: 'none' });
    expect(eventParams({ e: 'x', lit: ['blue', 'joker'] }, teller)).toEqual({ lit: 'crystal-blue, crystal-joker' });
  });
});

describe('turns in the log', () => {
  const line = (key: number, seat: number | null) => ({ key, seat });

  it('stand together, however they alternate, until something concerns all', () => {
    const groups = grouped([line(9, 1), line(8, 0), line(7, 1), line(6, null), line(5, 1), line(4, 0), line(3, 0)]);
    expect(groups.map((group) => [group.seat, group.lines.map((l) => l.key)])).toEqual([
      [1, [9, 7]],
      [null, [8]],
      [null, [6]],
      [null, [5]],
      [0, [4, 3]],
    ]);
  });

  it('keep their key while lines come in', () => {
    const before = grouped([line(8, 1), line(7, 1)]);
    const after = grouped([line(9, 1), line(8, 1), line(7, 1)]);
    expect(after[0]!.key).toBe(before[0]!.key);
  });

  it('lose the name that stands above them, and only that', () => {
    expect(withoutName('Vega gains 2 points.', 'Vega')).toBe('Gains 2 points.');
    expect(withoutName('Vega, rover: F9 → G9.', 'Vega')).toBe('Rover: F9 → G9.');
    expect(withoutName('Your marker: 2 → 3.', 'You')).toBe('Your marker: 2 → 3.');
    expect(withoutName('The station turns.', 'Vega')).toBe('The station turns.');
  });
});
