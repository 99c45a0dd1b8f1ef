/** What lessons and the list of them say, fetched by the first screen that needs it. */
import { Book } from '../i18n/book';
import { prefs } from '../store/prefs.svelte';
import type { Both } from '../lib/types';

const files = import.meta.glob('./words.*.ftl', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>;
const book = new Book('lesson', (lang) => files[`./words.${lang}.ftl`]!());

export const loadLessonWords = (): Promise<void> => book.open();

export function say(key: string, params: Record<string, unknown> = {}): string {
  return book.say(prefs.lang, key, params) ?? key;
}

export interface Run {
  text: string;
  strong: boolean;
}

/** A text with what matters most between pairs of asterisks. */
export function runs(words: Both): Run[] {
  return words[prefs.lang]
    .split('**')
    .map((text, i) => ({ text, strong: i % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
