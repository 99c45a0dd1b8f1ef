/** Every message of the client is said somewhere: what no source names any more is deleted in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(__dirname, '../src');
const all = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(SRC, join(entry.parentPath, entry.name)));
const text = (file: string): string => readFileSync(join(SRC, file), 'utf8');
const gameOf = (file: string): string | null => /^games\/(\w+)\//.exec(file)?.[1] ?? null;
const sources = all
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/\/(tests|dev)\/|\bwire\b/.test(file))
  .map((file) => ({ game: gameOf(file), text: text(file) }));

/** Keys whose beginning is not written down in one piece; each with the place that makes them. */
const MADE: { file: string; key: RegExp; why: string }[] = [
  {
    file: 'games/on_mars/map/map.',
    key: /^(shelter|advanced|miner|bot|rover)-(mine|of)$/,
    why: 'what stands on a hex, and whose it is (speech.ts)',
  },
];

/** Whole keys in quotes, and beginnings of keys that are completed at run time: `prompt-${kind}`, 'prompt-' + kind. */
function namedBy(texts: readonly string[]): { keys: Set<string>; beginnings: string[] } {
  const found = (pattern: RegExp): string[] => texts.flatMap((one) => [...one.matchAll(pattern)].map((m) => m[1]!));
  return {
    keys: new Set(found(/(?<=['"`])([a-zA-Z][\w-]*)(?=['"`])/g)),
    beginnings: [...new Set([...found(/[`"]([a-z][\w-]*-)(?=\$?\{)/g), ...found(/'([a-z][\w-]*-)'/g)])],
  };
}

/** Messages of a file of words that nothing names: neither a source that may say them, nor another message. */
function unused(file: string): string[] {
  const words = text(file);
  const game = gameOf(file);
  const { keys, beginnings } = namedBy(
    sources.filter((source) => game === null || source.game === null || source.game === game).map((one) => one.text),
  );
  return [...words.matchAll(/^([a-zA-Z][\w-]*) *=/gm)]
    .map((m) => m[1]!)
    .filter((key) => !keys.has(key) && !beginnings.some((start) => key.startsWith(start)))
    .filter((key) => !new RegExp(`\\{\\s*${key}\\s*\\}`).test(words))
    .filter((key) => !MADE.some((one) => file.startsWith(one.file) && one.key.test(key)));
}

const files = all.filter((file) => file.endsWith('.ftl'));

describe('the words of the client', () => {
  it('are all found', () => expect(files.length).toBeGreaterThan(30));

  it.each(files)('%s has no message that nothing says', (file) => expect(unused(file)).toEqual([]));

  it('are put together nowhere else than told here', () => {
    const idle = MADE.filter(({ file, key }) => {
      const its = files.filter((one) => one.startsWith(file)).map(text);
      return !its.some((one) => [...one.matchAll(/^([\w-]+) *=/gm)].some((m) => key.test(m[1]!)));
    });
    expect(idle).toEqual([]);
  });
});
