import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '../board.en.ftl?raw';
import ru from '../board.ru.ftl?raw';
import sprite from '../icons.svg?raw';
import { ACTIONS, CRYSTALS } from '../types';
import components from '../dev/components.json';

const HERE = join(import.meta.dirname, '..');
const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);
const variables = (source: string, key: string): string[] => {
  const body = source.split(new RegExp(`^${key} =`, 'm'))[1]!.split(/^[a-z][\w-]* =/m)[0]!;
  return [...new Set([...body.matchAll(/\$(\w+)/g)].map((m) => m[1]!))].sort();
};

function sources(): string[] {
  const files = [HERE, join(HERE, 'parts')].flatMap((dir) => readdirSync(dir).map((f) => join(dir, f)));
  return files.filter((f) => /\.(svelte|ts)$/.test(f)).map((f) => readFileSync(f, 'utf8'));
}

describe('words of the board', () => {
  it('has the same keys in both languages', () => {
    expect(keys(ru)).toEqual(keys(en));
    expect(new Set(keys(en)).size).toBe(keys(en).length);
  });
  it('uses the same parameters in both languages', () => {
    for (const key of keys(en)) expect(variables(ru, key), key).toEqual(variables(en, key));
  });
  it('parses without errors', () => {
    for (const [lang, source] of [
      ['en', en],
      ['ru', ru],
    ] as const) {
      const bundle = new FluentBundle(lang, { useIsolating: false });
      expect(bundle.addResource(new FluentResource(source))).toEqual([]);
      for (const key of keys(source)) expect(bundle.getMessage(key)?.value, key).toBeTruthy();
    }
  });
  it('knows every key the board asks for by name', () => {
    const known = new Set(keys(en));
    const game = /^(phase-(reveal|select|resolve|cleanup|end)|fate-)/;
    for (const source of sources()) {
      for (const call of source.matchAll(/\bb\(([^`)]*?)[,)]/g)) {
        for (const literal of call[1]!.matchAll(/'([a-z][\w-]+)'/g)) {
          if (!game.test(literal[1]!) && literal[1]!.includes('-'))
            expect(known.has(literal[1]!), literal[1]).toBe(true);
        }
      }
    }
    for (const a of ACTIONS) expect(known.has(`act-${a}`)).toBe(true);
    for (const c of CRYSTALS) expect(known.has(`gem-${c}`)).toBe(true);
  });
});

describe('drawings', () => {
  it('has an emblem for every technology and a symbol for every action and crystal', () => {
    const technologies = components.kinds.find((k) => k.id === 'technology')!.items.map((i) => i.id);
    const wanted = [
      ...technologies.map((id) => `r5-t-${id.replace('tech_', '').replaceAll('_', '-')}`),
      ...ACTIONS.map((a) => `r5-${a}`),
      ...CRYSTALS.map((c) => `r5-gem-${c}`),
      ...[1, 2, 3, 4, 5, 6].map((n) => `r5-die-${n}`),
    ];
    for (const id of wanted) expect(sprite.includes(`id="${id}"`), id).toBe(true);
  });
});
