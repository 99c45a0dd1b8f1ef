/** The map's own words: names of hexes, what a place brings, controls. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Translate } from '../../../lib/table';
import type { Lang } from '../../../lib/types';
import en from './map.en.ftl?raw';
import ru from './map.ru.ftl?raw';

function make(lang: Lang, source: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

const bundles: Record<Lang, FluentBundle> = { en: make('en', en), ru: make('ru', ru) };

export function mapWords(lang: Lang): Translate {
  return (key, params = {}) => {
    const pattern = bundles[lang].getMessage(key)?.value;
    return pattern ? bundles[lang].formatPattern(pattern, params as Record<string, FluentVariable>, []) : key;
  };
}
