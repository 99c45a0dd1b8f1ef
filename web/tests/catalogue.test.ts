/** Both languages say the same things with the same parameters. */
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { translate } from '../src/i18n/catalogue';

const read = (lang: string): string => readFileSync(join(__dirname, `../src/i18n/ui.${lang}.ftl`), 'utf8');

function messages(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const entry of new FluentResource(text).body) {
    const params = new Set([...JSON.stringify(entry).matchAll(/"type":"var","name":"(\w+)"/g)].map((m) => m[1]!));
    found.set(entry.id, params);
  }
  return found;
}

function sources(dir: string): string[] {
  return readdirSync(dir).flatMap((name) => {
    const path = join(dir, name);
    if (name === 'games' || name === 'gen') return [];
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) ? [readFileSync(path, 'utf8')] : [];
  });
}

describe('the client catalogue', () => {
  const en = messages(read('en'));
  const ru = messages(read('ru'));

  it('has the same keys in both languages', () => {
    expect([...ru.keys()].sort()).toEqual([...en.keys()].sort());
  });

  it('uses the same parameters in both languages', () => {
    expect([...(en.get('wins') ?? [])].sort()).toEqual(['n', 'names']);
    for (const [key, params] of en) expect([key, [...(ru.get(key) ?? [])].sort()]).toEqual([key, [...params].sort()]);
  });

  it('defines no key twice', () => {
    for (const lang of ['en', 'ru']) {
      const ids = [...read(lang).matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('has every key the screens ask for by name', () => {
    const asked = new Set(
      sources(join(__dirname, '../src')).flatMap((text) =>
        [...text.matchAll(/(?<![\w.])t\('([a-z][\w-]*)'/g)].map((m) => m[1]!),
      ),
    );
    // Words of the engine's own catalogue, used by the log.
    const theirs = new Set(['word-you', 'list-pair', 'list-card_side']);
    expect([...asked].filter((key) => !en.has(key) && !theirs.has(key))).toEqual([]);
    expect(asked.size).toBeGreaterThan(100);
  });

  it('gets plurals right in both languages', () => {
    expect(translate('en', null, 'sum-bots', { n: 1 })).toBe('1 bot');
    expect(translate('en', null, 'sum-bots', { n: 3 })).toBe('3 bots');
    expect(translate('ru', null, 'sum-bots', { n: 1 })).toBe('1 бот');
    expect(translate('ru', null, 'sum-bots', { n: 3 })).toBe('3 бота');
    expect(translate('ru', null, 'sum-bots', { n: 5 })).toBe('5 ботов');
  });

  it('shows the key where a word is missing, never a blank', () => {
    expect(translate('en', null, 'no-such-word')).toBe('no-such-word');
  });
});
