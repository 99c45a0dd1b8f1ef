/** Boards by game id, each a chunk of its own: the home screen loads none of them. */
import type { GameModule } from '../lib/table';

/** Every folder beside this file that has an index is a board: a new game registers by being there. */
const files = import.meta.glob('./*/index.ts') as Record<string, () => Promise<GameModule>>;
const boards = new Map(Object.entries(files).map(([path, load]) => [path.split('/')[1]!, load]));

const loaded = new Map<string, Promise<GameModule>>();

export function hasBoard(game: string): boolean {
  return boards.has(game);
}

export function loadGame(game: string): Promise<GameModule> {
  const known = loaded.get(game);
  if (known) return known;
  const load = boards.get(game);
  if (!load) return Promise.reject(new Error(`no board for ${game}`));
  const promise = load();
  // A failed chunk (offline) may be tried again.
  promise.catch(() => loaded.delete(game));
  loaded.set(game, promise);
  return promise;
}
