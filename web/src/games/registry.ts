/**
 * What each game brings to the client: a folder beside this file is found by being there and belongs to the game of its
 * name. Only what the home screen shows is loaded at once; boards, worlds and words are chunks of their own.
 */
import { Book } from '../i18n/book';
import type { Component } from 'svelte';
import type { DrawnGame, GalleryProps, GameModule, Translate } from '../lib/table';
import type { Lang } from '../lib/types';
import type { WorldFacts, WorldModule } from '../lib/worlds';

type Files<Found> = Record<string, () => Promise<Found>>;

const boards = import.meta.glob('./*/index.ts') as Files<GameModule>;
const galleries = import.meta.glob('./*/Gallery.svelte', { import: 'default' }) as Files<Component<GalleryProps>>;
const worlds = import.meta.glob('./*/world/index.ts') as Files<WorldModule>;
const globes = import.meta.glob('./*/world/globe.svg', { query: '?raw', import: 'default' }) as Files<string>;
const words = import.meta.glob('./*/world/*.ftl', { query: '?raw', import: 'default' }) as Files<string>;
const boardWords = import.meta.glob(['./*/*.{en,ru}.ftl', './*/*/*.{en,ru}.ftl', '!./*/help.*.ftl'], {
  query: '?raw',
  import: 'default',
}) as Files<string>;
const facts = import.meta.glob('./*/world/facts.ts', { import: 'facts', eager: true }) as Record<string, WorldFacts>;

const folder = (path: string): string => path.split('/')[1]!;

/** Where the worlds stand, by game. */
export const worldFacts: Readonly<Record<string, WorldFacts>> = Object.fromEntries(
  Object.entries(facts).map(([path, found]) => [folder(path), found]),
);

/** What boards say is in `<part>.<lang>.ftl`, one book for each folder that has some: a game, or a part of one. */
const folderOf = (path: string): string => path.split('/').slice(1, -1).join('/');
const books = new Map(
  Object.keys(boardWords).map((path) => [
    folderOf(path),
    new Book(folderOf(path), (lang) => read(folderOf(path), lang)),
  ]),
);

async function read(folder: string, lang: Lang): Promise<string> {
  const its = Object.keys(boardWords).filter((path) => folderOf(path) === folder && path.endsWith(`.${lang}.ftl`));
  return (await Promise.all(its.map((path) => boardWords[path]!()))).join('\n');
}

/** The words of a folder of a game; they are there before anything of the game is. */
export function bookOf(folder: string): Book {
  const found = books.get(folder);
  if (!found) throw new Error(`no words in ${folder}`);
  return found;
}

/** The words of a folder; whatever they lack is asked of the shell, which knows the game's catalogue. */
export function wordsOf(folder: string): (lang: Lang, t: Translate) => Translate {
  const book = bookOf(folder);
  return (lang, t) => (key, params) => book.say(lang, key, params) ?? t(key, params);
}

async function withWords<Module>(game: string, module: Promise<Module>): Promise<Module> {
  const its = [...books].filter(([folder]) => folder.split('/')[0] === game);
  await Promise.all(its.map(([, book]) => book.open()));
  return module;
}

const loaded = new Map<string, Promise<GameModule>>();

/** The board of a game; one that nobody has drawn is played on the plain board. */
export function loadGame(game: string): Promise<GameModule> {
  const known = loaded.get(game);
  if (known) return known;
  const load = boards[`./${game}/index.ts`];
  const promise = load ? withWords(game, load()) : import('../plain').then(({ plainGame }) => plainGame(game));
  // A failed chunk (offline) may be tried again.
  promise.catch(() => loaded.delete(game));
  loaded.set(game, promise);
  return promise;
}

/** The same with the drawings of its components. */
export async function loadDrawn(game: string): Promise<DrawnGame> {
  const drawings = galleries[`./${game}/Gallery.svelte`];
  const plain = async (): Promise<Component<GalleryProps>> => (await import('../plain/Gallery.svelte')).default;
  const [module, Gallery] = await Promise.all([loadGame(game), drawings ? drawings() : plain()]);
  return { ...module, Gallery };
}

export function hasWorld(game: string): boolean {
  return `./${game}/world/index.ts` in worlds;
}

export function loadWorldOf(game: string): Promise<WorldModule> {
  const load = worlds[`./${game}/world/index.ts`];
  return load ? withWords(game, load()) : Promise.reject(new Error(`nothing drawn for ${game}`));
}

/** The drawings of all worlds, for the first screen that shows one. */
export function loadGlobes(): Promise<string[]> {
  return Promise.all(Object.values(globes).map((load) => load()));
}

/** What a game says around its board: its course and its score sheet. */
export async function loadWords(game: string, lang: Lang): Promise<string> {
  return (await words[`./${game}/world/${lang}.ftl`]?.()) ?? '';
}
