/** What is said of the engine on this device, fetched when there is something to say. */
import { Book } from '../i18n/book';
import { prefs } from '../store/prefs.svelte';

const files = import.meta.glob('./words.*.ftl', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>;
const book = new Book('local', (lang) => files[`./words.${lang}.ftl`]!());

export const loadLocalWords = (): Promise<void> => book.open();

export function say(key: string, params: Record<string, unknown> = {}): string {
  return book.say(prefs.lang, key, params) ?? key;
}
