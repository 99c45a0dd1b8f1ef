/** Before the end of a game a bot does not tell why: what it says could give away what it holds. */
import { toasts } from '../store/toasts.svelte';
import { loadWhyWords, say } from './words';

export default async function tellLater(name: string): Promise<void> {
  await loadWhyWords();
  toasts.show(say('later', { name }));
}
