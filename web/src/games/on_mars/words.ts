/** The board's own words; whatever they lack is asked of the shell, which knows the game's catalogue. */
import type { Translate } from '../../lib/table';
import type { Lang } from '../../lib/types';
import { bookOf } from '../registry';

const book = bookOf('on_mars');

export function words(lang: Lang, t: Translate): Translate {
  return (key, params) => book.say(lang, key, params) ?? t(key, params);
}

export function hasWords(lang: Lang, key: string): boolean {
  return book.has(lang, key);
}

/** "a, b and c" in the language of the page. */
export function listed(lang: Lang, items: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang, { type }).format(items);
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
