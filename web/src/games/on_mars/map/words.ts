/** The map's own words: names of hexes, what a place brings, controls. */
import type { Translate } from '../../../lib/table';
import type { Lang } from '../../../lib/types';
import { bookOf } from '../../registry';

const book = bookOf('on_mars/map');

export function mapWords(lang: Lang): Translate {
  return (key, params) => book.say(lang, key, params) ?? key;
}
