/**
 * What the client says: its own words, and those of a game, which come with its board. A game's keys win over common
 * ones and never meet another game's.
 */
import { loadWords } from '../games/registry';
import type { Lang } from '../lib/types';
import { Book } from './book';

type Texts = Record<string, () => Promise<string>>;
const own = import.meta.glob('./ui.*.ftl', { query: '?raw', import: 'default' }) as Texts;
const common = import.meta.glob('../../../src/orrery/texts/*.ftl', { query: '?raw', import: 'default' }) as Texts;
const games = import.meta.glob('../../../src/orrery/games/*/text/{en,ru}.ftl', {
  query: '?raw',
  import: 'default',
}) as Texts;
const moves = import.meta.glob('../../../src/orrery/games/*/text/moves.{en,ru}.ftl', {
  query: '?raw',
  import: 'default',
}) as Texts;

const ui = new Book('ui', (lang) => own[`./ui.${lang}.ftl`]!());
const byGame = new Map<string, Book>();
const movesByGame = new Map<string, Book>();

/** Fetches the client's own words. */
export function loadUi(): Promise<void> {
  return ui.open();
}

async function text(files: Texts, ends: (path: string) => boolean): Promise<string> {
  const found = Object.keys(files).filter(ends);
  return (await Promise.all(found.map((path) => files[path]!()))).join('\n');
}

async function wordsOf(game: string, lang: Lang): Promise<string> {
  const its = (path: string): boolean => path.includes(`/games/${game}/`);
  const base = text(common, (path) => path.endsWith(`${lang}.ftl`));
  // A game that was not there when the client was built sends its words.
  const said = Object.keys(games).some(its)
    ? text(games, (path) => its(path) && path.endsWith(`/${lang}.ftl`))
    : import('../plain/words').then(async ({ loadWords }) => (await loadWords(game)).texts[lang]);
  return (await Promise.all([base, said, loadWords(game, lang)])).join('\n');
}

/** What kinds of actions are called: only hints and reviews tell moves that nobody has made. */
export async function loadMoves(game: string): Promise<void> {
  const its = (path: string, lang: Lang): boolean => path.endsWith(`/games/${game}/text/moves.${lang}.ftl`);
  const book = movesByGame.get(game) ?? new Book(`moves/${game}`, (lang) => text(moves, (path) => its(path, lang)));
  movesByGame.set(game, book);
  await book.open();
}

const waiting = new Set<() => void>();

/** Calls back whenever more words have arrived, so that what was said without them can be said again. */
export function onTexts(heard: () => void): void {
  waiting.add(heard);
}

/** Loads the words of a game; afterwards `translate` knows them. */
export async function loadTexts(game: string): Promise<void> {
  const book = byGame.get(game) ?? new Book(`engine/${game}`, (lang) => wordsOf(game, lang));
  byGame.set(game, book);
  await book.open();
  for (const heard of waiting) heard();
}

const books = (game: string | null): (Book | undefined)[] =>
  game === null ? [ui] : [byGame.get(game), movesByGame.get(game), ui];

export function knows(lang: Lang, game: string | null, key: string): boolean {
  return books(game).some((book) => book?.has(lang, key));
}

/** The sentence for a key; the key itself where the catalogue has none, so that a gap is seen and never a blank. */
export function translate(lang: Lang, game: string | null, key: string, params: Record<string, unknown> = {}): string {
  for (const book of books(game)) {
    const said = book?.say(lang, key, params);
    if (said !== null && said !== undefined) return said;
  }
  return key;
}
