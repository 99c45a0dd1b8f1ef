/**
 * What each game brings to the client: a folder beside this file is found by being there and belongs to the game of its
 * name. Only what the home screen shows is loaded at once; boards, worlds and words are chunks of their own.
 */
import type { GameModule } from '../lib/table';
import type { Lang } from '../lib/types';
import type { WorldFacts, WorldModule } from '../lib/worlds';

type Files<Found> = Record<string, () => Promise<Found>>;

const boards = import.meta.glob('./*/index.ts') as Files<GameModule>;
const worlds = import.meta.glob('./*/world/index.ts') as Files<WorldModule>;
const globes = import.meta.glob('./*/world/globe.svg', { query: '?raw', import: 'default' }) as Files<string>;
const words = import.meta.glob('./*/world/*.ftl', { query: '?raw', import: 'default' }) as Files<string>;
const facts = import.meta.glob('./*/world/facts.ts', { import: 'facts', eager: true }) as Record<string, WorldFacts>;

const folder = (path: string): string => path.split('/')[1]!;

/** Where the worlds stand, by game. */
export const worldFacts: Readonly<Record<string, WorldFacts>> = Object.fromEntries(
  Object.entries(facts).map(([path, found]) => [folder(path), found]),
);

const loaded = new Map<string, Promise<GameModule>>();

/** The board of a game; one that nobody has drawn is played on the plain board. */
export function loadGame(game: string): Promise<GameModule> {
  const known = loaded.get(game);
  if (known) return known;
  const load = boards[`./${game}/index.ts`];
  const promise = load ? load() : import('../plain').then(({ plainGame }) => plainGame(game));
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

/** The drawings of all worlds, for the first screen that shows one. */
export function loadGlobes(): Promise<string[]> {
  return Promise.all(Object.values(globes).map((load) => load()));
}

/** What a game says around its board: its course and its score sheet. */
export async function loadWords(game: string, lang: Lang): Promise<string> {
  return (await words[`./${game}/world/${lang}.ftl`]?.()) ?? '';
}
