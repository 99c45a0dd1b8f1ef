/** Tests read both languages, and without waiting: the client's own words and those of the boards are at hand. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { speak, stock } from '../src/i18n/book';
import type { Lang } from '../src/lib/types';

const SOURCES = join(__dirname, '../src');
const LANGS: readonly Lang[] = ['en', 'ru'];

function stockFolder(book: string, folder: string, names: readonly string[]): void {
  for (const lang of LANGS) {
    const its = names.filter((name) => name.endsWith(`.${lang}.ftl`));
    if (its.length) stock(book, lang, its.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n'));
  }
}

stockFolder('ui', join(SOURCES, 'i18n'), readdirSync(join(SOURCES, 'i18n')));
const games = join(SOURCES, 'games');
const found = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ftl'));
for (const folder of new Set(found.map(dirname)))
  stockFolder(
    folder,
    games,
    found.filter((path) => dirname(path) === folder),
  );
await speak(...LANGS);
