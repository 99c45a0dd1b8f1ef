/** Nothing is written for the client that the client does not use: see tools/wire_types.py. */
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (files: Record<string, unknown>): [path: string, text: string][] =>
  Object.entries(files).map(([path, text]) => [path, String(text)]);
const written = read(
  import.meta.glob(['../src/wire/*.ts', '../src/games/*/wire.ts'], { query: '?raw', import: 'default', eager: true }),
);
const sources = read(import.meta.glob('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }));

/** What a module exports: names of types and of values. */
const exported = (text: string): string[] => [...text.matchAll(/^export (?:type|const) (\w+)/gm)].map((m) => m[1]!);

/** The module that a relative import leads to. */
const target = (from: string, way: string): string => `${posix.join(posix.dirname(from), way)}.ts`;

/** Names that other modules import from this one. */
function imported(module: string): Set<string> {
  const names = new Set<string>();
  for (const [path, text] of sources)
    for (const [, what, way] of text.matchAll(/import (?:type )?(\{[^}]*\}|\* as \w+) from '(\.[^']*)'/g)) {
      if (target(path, way!) !== module) continue;
      const whole = /^\* as (\w+)$/.exec(what!)?.[1];
      const found = whole
        ? [...text.matchAll(new RegExp(`\\b${whole}\\.(\\w+)`, 'g'))].map((m) => m[1]!)
        : what!.match(/\w+(?=\s*(?:,|\}|as\b))/g);
      for (const name of found ?? []) names.add(name);
    }
  return names;
}

describe('types from the engine', () => {
  it.each(written)('%s holds nothing that nobody uses', (path, text) => {
    const used = imported(path);
    const part = (name: string): boolean => (text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1;
    expect(exported(text).filter((name) => !used.has(name) && !part(name))).toEqual([]);
    expect(used.size).toBeGreaterThan(0);
  });

  it.each(written.filter(([path]) => path.includes('/games/')))('%s is what its game is made of', (path) => {
    const used = imported(path);
    for (const root of ['View', 'GameEvent', 'Action', 'Decision', 'Wire', 'fields']) expect(used).toContain(root);
  });
});
