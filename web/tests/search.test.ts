/** The search of the rules: by words, in any order, from the beginning of each. */
import { describe, expect, it } from 'vitest';
import { hasWords, pieces, wordsOf } from '../src/lib/search';

const finds = (query: string, text: string): boolean => hasWords(text, wordsOf(query));

describe('a search by words', () => {
  const rule = 'SM-3.2 The satellite From its new point the satellite aims its laser along its only line.';
  it('finds all of them in any order, by how they begin, whatever their case', () => {
    expect(finds('satellite line', rule)).toBe(true);
    expect(finds('  Line  SATELL ', rule)).toBe(true);
    expect(finds('satellite rover', rule)).toBe(false);
    expect(finds('ellite', rule)).toBe(false);
    expect(finds('', rule)).toBe(true);
  });
  it('finds rules by their ids, and takes points for points', () => {
    expect(finds('sm-3.2', rule)).toBe(true);
    expect(finds('SM-3', rule)).toBe(true);
    expect(finds('3.2', rule)).toBe(true);
    expect(finds('sm-3.2 laser', rule)).toBe(true);
    expect(finds('sm-3x2', 'SM-3.2')).toBe(false);
    expect(finds('(laser,', rule)).toBe(true);
    expect(finds('(', rule)).toBe(true);
  });
  it('reads Russian too', () => {
    const text = 'Вездеход подбирает спасательный модуль; всё остальное остаётся.';
    expect(finds('модуль вездех', text)).toBe(true);
    expect(finds('все оставшееся', text)).toBe(false);
    expect(finds('все остаЕтся', text)).toBe(true);
    expect(finds('дуль', text)).toBe(false);
  });
  it('marks each word where it was found', () => {
    expect(pieces('A line, its Line; streamline', wordsOf('line its'))).toEqual([
      { text: 'A ', hit: false },
      { text: 'line', hit: true },
      { text: ', ', hit: false },
      { text: 'its', hit: true },
      { text: ' ', hit: false },
      { text: 'Line', hit: true },
      { text: '; streamline', hit: false },
    ]);
    expect(pieces('ещё', wordsOf('еще'))).toEqual([{ text: 'ещё', hit: true }]);
    expect(pieces('A line', [])).toEqual([{ text: 'A line', hit: false }]);
  });
});
