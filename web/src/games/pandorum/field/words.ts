/** The field's own words: names of hexes, ways and controls. */
import type { Translate } from '../../../lib/table';
import type { Lang } from '../../../lib/types';
import { bookOf } from '../../registry';

const book = bookOf('pandorum/field');

export function fieldWords(lang: Lang): Translate {
  return (key, params) => book.say(lang, key, params) ?? key;
}
