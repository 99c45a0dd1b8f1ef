/** A game that has no folder here: everything it needs to be played comes from the server. */
import type { GameModule } from '../lib/table';
import type { GameSpec } from '../table/contract';
import Board from './Board.svelte';
import { loadWords } from './words';

/** Answers stand in a list by what they say. Nothing flies here: each event is shown for as long as its line in the log takes to read. */
const spec: GameSpec = {
  targets: (action) => [JSON.stringify(action)],
  choreography: { times: {}, ms: () => 450 },
  inventory: () => ({ pieces: {}, counters: {} }),
  laid: [],
};

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
