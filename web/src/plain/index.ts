/** A game that has no folder here: everything it needs to be played comes from the server. */
import type { GameModule } from '../lib/table';
import Board from './Board.svelte';
import { spec } from './spec';
import { loadWords } from './words';

export async function plainGame(game: string): Promise<GameModule> {
  const { events, parameters } = await loadWords(game);
  return {
    Board,
    boardMeta: {
      fields: { events, parameters },
      answers: ['[data-entry][tabindex="0"]'],
      embedsLog: true,
    },
    spec,
  };
}
