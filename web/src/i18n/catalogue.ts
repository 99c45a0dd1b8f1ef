/**
 * Fluent catalogues. The client's own words are in the bundle from the start in both languages, so that a switch is
 * instant; a game's words come with its board. A game's keys win over common ones and never meet another game's.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { loadWords } from '../games/registry';
import type { Lang } from '../lib/types';
import uiEn from './ui.en.ftl?raw';
import uiRu from './ui.ru.ftl?raw';

type Load = () => Promise<string>;
const common = import.meta.glob('../../../src/orrery/texts/*.ftl', { query: '?raw', import: 'default' }) as Record<
  string,
  Load
>;
const games = import.meta.glob('../../../src/orrery/games/*/text/{en,ru}.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Load>;

const LANGS: readonly Lang[] = ['en', 'ru'];

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

const ui: Record<Lang, FluentBundle> = { en: bundle('en', uiEn), ru: bundle('ru', uiRu) };
const byGame = new Map<string, Record<Lang, FluentBundle>>();
let shared: Promise<Record<Lang, string>> | null = null;

async function text(files: Record<string, Load>, ends: (path: string) => boolean): Promise<string> {
  const found = Object.keys(files).filter(ends);
  return (await Promise.all(found.map((path) => files[path]!()))).join('\n');
}

const waiting = new Set<() => void>();

/** Calls back whenever more words have arrived, so that what was said without them can be said again. */
export function onTexts(heard: () => void): void {
  waiting.add(heard);
}

/** Loads the words of a game in both languages; afterwards `translate` knows them. */
export async function loadTexts(game: string): Promise<void> {
  if (byGame.has(game)) return;
  shared ??= Promise.all(LANGS.map((lang) => text(common, (p) => p.endsWith(`${lang}.ftl`)))).then(([en, ru]) => ({
    en: en!,
    ru: ru!,
  }));
  const base = await shared;
  const made = {} as Record<Lang, FluentBundle>;
  const own = (path: string): boolean => path.includes(`/games/${game}/`);
  // A game that was not there when the client was built sends its words.
  const sent = Object.keys(games).some(own) ? null : (await (await import('../plain/words')).loadWords(game)).texts;
  for (const lang of LANGS) {
    const said = sent?.[lang] ?? (await text(games, (p) => own(p) && p.endsWith(`/${lang}.ftl`)));
    made[lang] = bundle(lang, `${base[lang]}\n${said}\n${await loadWords(game, lang)}`);
  }
  byGame.set(game, made);
  for (const heard of waiting) heard();
}

function find(
  lang: Lang,
  game: string | null,
  key: string,
): { bundle: FluentBundle; pattern: NonNullable<unknown> } | null {
  const [id, attribute] = key.split('.', 2) as [string, string | undefined];
  for (const candidate of [game ? byGame.get(game)?.[lang] : undefined, ui[lang]]) {
    const message = candidate?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (candidate && pattern) return { bundle: candidate, pattern };
  }
  return null;
}

export function knows(lang: Lang, game: string | null, key: string): boolean {
  return find(lang, game, key) !== null;
}

/** The sentence for a key; the key itself where the catalogue has none, so that a gap is seen and never a blank. */
export function translate(lang: Lang, game: string | null, key: string, params: Record<string, unknown> = {}): string {
  const found = find(lang, game, key);
  if (!found) return key;
  return found.bundle.formatPattern(found.pattern as string, params as Record<string, FluentVariable>, []);
}
