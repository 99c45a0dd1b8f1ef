/** Nothing is written for the client that the client does not use: see tools/wire_types.py. */
import { describe, expect, it } from 'vitest';

const read = (files: Record<string, unknown>): [path: string, text: string][] =>
  Object.entries(files).map(([path, text]) => [path, String(text)]);
const written = read(import.meta.glob('../src/wire/*.ts', { query: '?raw', import: 'default', eager: true }));
const sources = read(import.meta.glob('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }));

/** What a module exports: names of types and of values. */
const exported = (text: string): string[] => [...text.matchAll(/^export (?:type|const) (\w+)/gm)].map((m) => m[1]!);

/** Names that other modules import from this one. */
function imported(module: string): Set<string> {
  const from = new RegExp(`import (?:type )?(\\{[^}]*\\}|\\* as \\w+) from '[^']*wire/${module}'`, 'g');
  const names = new Set<string>();
  for (const [path, text] of sources) {
    const within = path.includes('/wire/') ? text.replaceAll("'./", "'wire/") : text;
    for (const [, what] of within.matchAll(from)) {
      const whole = /^\* as (\w+)$/.exec(what!)?.[1];
      const found = whole
        ? [...text.matchAll(new RegExp(`\\b${whole}\\.(\\w+)`, 'g'))].map((m) => m[1]!)
        : what!.match(/\w+(?=\s*(?:,|\}|as\b))/g);
      for (const name of found ?? []) names.add(name);
    }
  }
  return names;
}

describe('types from the engine', () => {
  it.each(written)('%s holds nothing that nobody uses', (path, text) => {
    const used = imported(path.replace(/^.*\/(\w+)\.ts$/, '$1'));
    const part = (name: string): boolean => (text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1;
    expect(exported(text).filter((name) => !used.has(name) && !part(name))).toEqual([]);
    expect(used.size).toBeGreaterThan(0);
  });

  it.each(written.filter(([path]) => !/(core|messages)\.ts$/.test(path)))('%s is what its game is made of', (path) => {
    const used = imported(path.replace(/^.*\/(\w+)\.ts$/, '$1'));
    for (const root of ['View', 'GameEvent', 'Action', 'Decision', 'Wire', 'fields']) expect(used).toContain(root);
  });
});
