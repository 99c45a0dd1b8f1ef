/** The board's own words; whatever they lack is asked of the shell, which knows the game's catalogue. */
import type { Translate } from '../../lib/table';
import type { Lang } from '../../lib/types';
import { bookOf } from '../registry';

const book = bookOf('pandorum');

export function words(lang: Lang, t: Translate): Translate {
  return (key, params) => book.say(lang, key, params) ?? t(key, params);
}

/** "a, b and c" in the language of the page. */
export function listed(lang: Lang, items: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang, { type }).format(items);
}
