/** A game is one folder: nothing outside `games/` knows one by name, and no game knows another. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(__dirname, '../src');
const GAMES = join(SRC, 'games');
const games = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const text = (file: string): string => readFileSync(file, 'utf8');
const short = (file: string): string => relative(SRC, file);

/** The folder of `games/` a file lies in; null for the rest of the client. */
function gameOf(file: string): string | null {
  const [first, second, ...rest] = short(file).split('/');
  return first === 'games' && rest.length ? second! : null;
}

/** Where the relative imports of a module lead, globs of Vite and styles included. */
function imports(file: string): string[] {
  const ways = text(file).matchAll(/(?:\bfrom|\bimport|\bimport\(|@import|\bglob\(\[?)\s*['"](\.[^'"]*)['"]/g);
  return [...ways].map(([, way]) => resolve(dirname(file), way!));
}

/** What a file may not import, as "file: import". */
function wrong(within: (file: string) => boolean, forbidden: (file: string, target: string) => boolean): string[] {
  return files
    .filter((file) => /\.(ts|svelte|css)$/.test(file) && within(file))
    .flatMap((file) =>
      imports(file)
        .filter((target) => forbidden(file, target))
        .map((target) => `${short(file)}: ${short(target)}`),
    );
}

/** The game a path leads into, whether or not the file bears an ending there. */
const ledInto = (target: string): string | null =>
  games.find((game) => `${target}/`.startsWith(join(GAMES, game, '/'))) ?? null;

describe('a game is one folder', () => {
  it('of which nothing outside games/ knows the name', () => {
    expect(games.length).toBeGreaterThan(3);
    const outside = files.filter((file) => gameOf(file) === null);
    expect(outside.length).toBeGreaterThan(100);
    const named = outside.flatMap((file) =>
      games
        .filter((game) => text(file).includes(game) || short(file).includes(game))
        .map((game) => `${short(file)}: ${game}`),
    );
    expect(named).toEqual([]);
  });

  it('into which nothing outside reaches: the registry finds it', () => {
    expect(
      wrong(
        (file) => gameOf(file) === null,
        (_, target) => ledInto(target) !== null,
      ),
    ).toEqual([]);
  });

  it('that imports nothing of another game', () => {
    const other = (file: string, target: string): boolean => {
      const led = ledInto(target);
      return led !== null && led !== gameOf(file);
    };
    expect(wrong((file) => gameOf(file) !== null, other)).toEqual([]);
    expect(files.filter((file) => gameOf(file) !== null && imports(file).length).length).toBeGreaterThan(200);
  });
});

/** What each folder of the client may import from others; `games` stands for the registry. */
const MAY: Record<string, string> = {
  wire: '',
  offline: '',
  net: 'analysis lib local offline wire',
  local: 'components i18n lib net offline store wire',
  table: 'components lib store wire',
  store: 'i18n lib local net offline table wire',
  lib: 'games net store table wire',
  i18n: 'games lib plain',
  components: 'games i18n lib local net offline sound store table wire',
  analysis: 'components i18n lesson lib net store table wire',
  hint: 'components i18n lesson lib plain store table wire',
  lesson: 'components i18n lib store table wire',
  sound: 'lib store table wire',
  plain: 'components lib net store table wire',
  games: 'components i18n lib plain store table wire',
  why: 'components hint i18n lesson lib net store table wire',
  screens: 'analysis components games hint i18n lesson lib local net sound store table why wire',
};

describe('the folders of the client', () => {
  const folders = Object.keys(MAY);

  it.each(folders)('%s knows only those it builds on', (folder) => {
    const own = join(SRC, folder, '/');
    const known = ['assets', 'styles', folder, ...MAY[folder]!.split(' ')].map((name) => join(SRC, name, '/'));
    const foreign = (_: string, target: string): boolean =>
      target.startsWith(SRC) && !known.some((place) => `${target}/`.startsWith(place));
    expect(wrong((file) => file.startsWith(own), foreign)).toEqual([]);
  });

  it('are all told here', () => {
    const found = readdirSync(SRC, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(found.map((entry) => entry.name).sort()).toEqual([...folders, 'assets', 'styles'].sort());
  });
});
