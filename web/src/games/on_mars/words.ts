/** The board's own words. */
import type { Lang } from '../../lib/types';
import { bookOf, wordsOf } from '../registry';

export { listed } from '../../table/listed';

export const words = wordsOf('on_mars');

const book = bookOf('on_mars');

export function hasWords(lang: Lang, key: string): boolean {
  return book.has(lang, key);
}

const V = '[аеёиоуыэюя]';
const C = '[бвгджзйклмнпрстфхцчшщ]';
/** After a vowel before one consonant, between two consonants, after й and the signs; two letters stay at each end. */
const BREAKS = [
  new RegExp(`(?<=[а-яё])(${V})(?=${C}${V})`, 'gi'),
  new RegExp(`(${V}${C})(?=${C}${V})`, 'gi'),
  new RegExp(`([йьъ])(?=[а-яё]{2})`, 'gi'),
  /([a-z]{8,})(?=(?:tion|tor)$)/i,
];

/** Russian names are long, some English ones too: they may be broken between syllables where a card is narrow. */
export function breakable(text: string): string {
  return text
    .split(' ')
    .map((word) => (word.length < 9 ? word : BREAKS.reduce((w, rule) => w.replace(rule, '$1\u00AD'), word)))
    .join(' ');
}
