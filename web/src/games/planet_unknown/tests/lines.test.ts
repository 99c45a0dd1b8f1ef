/** Lines as a person reads them: quarters lie turned, so theirs are neither rows nor columns. */
import { describe, expect, it } from 'vitest';
import type { BoardPU } from '../context';
import { lineName } from '../naming';
import { acrossOfLine } from '../planet/lines';
import { words } from '../words';

const said = (lang: 'en' | 'ru', id: string): string =>
  lineName({ lang, b: words(lang, (key) => key) } as unknown as BoardPU, id);

describe('the way of a beam', () => {
  it('crosses the whole board, beyond the squares of a narrow moon', () => {
    expect(acrossOfLine('moon-row-1')).toEqual(['mA1', 'mB1', 'mC1', 'mD1', 'mE1', 'mF1']);
    expect(acrossOfLine('moon-column-F')).toEqual(['mF1', 'mF2', 'mF3', 'mF4', 'mF5', 'mF6']);
  });
});

describe('the name of a line', () => {
  it('is a row or a column on planet and moon', () => {
    expect([said('en', 'row-3'), said('en', 'column-C')]).toEqual(['row 3', 'column C']);
    expect([said('ru', 'moon-row-3'), said('ru', 'moon-column-C')]).toEqual(['ряд 3 (луна)', 'колонка C (луна)']);
  });
  it('is just a line in a quarter', () => {
    expect([said('en', 'q2-row-3'), said('en', 'q2-column-C')]).toEqual(['line 3 of quarter 2', 'line C of quarter 2']);
    expect([said('ru', 'q2-row-3'), said('ru', 'q2-column-C')]).toEqual([
      'линия 3 (четверть 2)',
      'линия C (четверть 2)',
    ]);
  });
});
