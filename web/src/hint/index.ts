/** The panel of hints with its words, fetched by the first hint. */
import Hint from './Hint.svelte';
import { loadHintWords } from './words';

export default async function openHint(): Promise<typeof Hint> {
  await loadHintWords();
  return Hint;
}
