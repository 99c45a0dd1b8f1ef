/** The panel of hints with its words, fetched by the first hint. */
import Hint from './Hint.svelte';
import { loadMoves } from '../i18n/catalogue';
import { loadHintWords } from './words';

export default async function openHint(game: string): Promise<typeof Hint> {
  await Promise.all([loadHintWords(), loadMoves(game)]);
  return Hint;
}
