import type { Lang } from '../lib/types';

/** "a, b and c" in the language of the page; a disjunction says "a, b or c". */
export function listed(lang: Lang, items: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang, { type }).format(items);
}
