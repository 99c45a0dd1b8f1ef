/** The board's own words; whatever they lack is asked of the shell, which knows the game's catalogue. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Translate } from '../../lib/table';
import type { Lang } from '../../lib/types';
import en from './board.en.ftl?raw';
import ru from './board.ru.ftl?raw';
import layoutEn from './layout.en.ftl?raw';
import layoutRu from './layout.ru.ftl?raw';
import partsEn from './parts/parts.en.ftl?raw';
import partsRu from './parts/parts.ru.ftl?raw';
import supermoonEn from './supermoon.en.ftl?raw';
import supermoonRu from './supermoon.ru.ftl?raw';

function make(lang: Lang, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

const bundles: Record<Lang, FluentBundle> = {
  en: make('en', en, layoutEn, partsEn, supermoonEn),
  ru: make('ru', ru, layoutRu, partsRu, supermoonRu),
};

export function words(lang: Lang, t: Translate): Translate {
  return (key, params = {}) => {
    const pattern = bundles[lang].getMessage(key)?.value;
    if (!pattern) return t(key, params);
    return bundles[lang].formatPattern(pattern, params as Record<string, FluentVariable>, []);
  };
}

/** A number with a true minus: "−3". */
export function signed(n: number): string {
  return String(n).replace('-', '−');
}

/** "a, b and c" in the language of the page. */
export function listed(lang: Lang, items: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang, { type }).format(items);
}
