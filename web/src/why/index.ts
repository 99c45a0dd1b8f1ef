/** The panel of "Why?" with its words and those of hints, whose rows it shows; fetched by the first question. */
import { loadHintWords } from '../hint/words';
import { loadWhyWords } from './words';
import Why from './Why.svelte';

export default async function openWhy(): Promise<typeof Why> {
  await Promise.all([loadHintWords(), loadWhyWords()]);
  return Why;
}
