/** Everybody writes numbers below zero with the same minus. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Book, speak } from '../src/i18n/book';
import { figure, signed } from '../src/lib/figures';

const SRC = join(__dirname, '../src');

describe('numbers below zero', () => {
  it('have a true minus', () => {
    expect([figure(4), figure(0), figure(-2)]).toEqual(['4', '0', '−2']);
    expect([signed(4), signed(0), signed(-2)]).toEqual(['+4', '0', '−2']);
  });

  it('have it in sentences too, which may still choose their words by the number', async () => {
    const book = new Book('depths', () => Promise.resolve('deep = { $n ->\n    [-1] one down\n   *[other] { $n } at { $hex }\n  }')); // prettier-ignore
    await speak('en', 'ru');
    await book.open();
    for (const lang of ['en', 'ru'] as const) {
      expect(book.say(lang, 'deep', { n: -12, hex: '1,-2' })).toBe('−12 at 1,-2');
      expect(book.say(lang, 'deep', { n: -1, hex: '' })).toBe('one down');
    }
  });

  it('get it in one place only', () => {
    const own = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|svelte)$/.test(file) && !/\/tests\//.test(file) && file !== 'lib/figures.ts')
      .filter((file) => /`−\$\{-|replace\('-', '−'\)/.test(readFileSync(join(SRC, file), 'utf8')));
    expect(own).toEqual(['i18n/book.ts']);
  });
});
