/**
 * What each game brings to the client: a folder beside this file is found by being there and belongs to the game of its
 * name. Boards and worlds are chunks of their own: the home screen loads none of them.
 */
import type { GameModule } from '../lib/table';
import type { WorldModule } from '../lib/worlds';

type Load<Module> = () => Promise<Module>;

const boards = import.meta.glob('./*/index.ts') as Record<string, Load<GameModule>>;
const worlds = import.meta.glob('./*/world/index.ts') as Record<string, Load<WorldModule>>;

const loaded = new Map<string, Promise<GameModule>>();

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in boards;
}

export function loadGame(game: string): Promise<GameModule> {
  const known = loaded.get(game);
  if (known) return known;
  const load = boards[`./${game}/index.ts`];
  if (!load) return Promise.reject(new Error(`no board for ${game}`));
  const promise = load();
  // A failed chunk (offline) may be tried again.
  promise.catch(() => loaded.delete(game));
  loaded.set(game, promise);
  return promise;
}

export function hasWorld(game: string): boolean {
  return `./${game}/world/index.ts` in worlds;
}

export function loadWorldOf(game: string): Promise<WorldModule> {
  const load = worlds[`./${game}/world/index.ts`];
  return load ? load() : Promise.reject(new Error(`nothing drawn for ${game}`));
}
