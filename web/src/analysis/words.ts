/** What the analysis of a game says, fetched by the first screen that needs it. */
import { Book } from '../i18n/book';
import { prefs } from '../store/prefs.svelte';

const files = import.meta.glob('./words.*.ftl', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>;
const book = new Book('analysis', (lang) => files[`./words.${lang}.ftl`]!());

export const loadAnalysisWords = (): Promise<void> => book.open();

export function say(key: string, params: Record<string, unknown> = {}): string {
  return book.say(prefs.lang, key, params) ?? key;
}
