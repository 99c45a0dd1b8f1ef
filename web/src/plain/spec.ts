/** A game without a folder of its own for the table runtime. */
import type { GameSpec } from '../table/contract';

/** Answers stand in a list by what they say. Nothing flies here: each event is shown for as long as its line in the log takes to read. */
export const spec: GameSpec = {
  targets: (action) => [JSON.stringify(action)],
  choreography: { times: {}, ms: () => 450 },
  inventory: () => ({ pieces: {}, counters: {} }),
  laid: [],
  losses: {},
  tones: {},
};
