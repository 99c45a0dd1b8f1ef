import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TYPES } from '../types';
import { signed } from '../../../lib/figures';
import { listed, words } from '../words';
import { facts } from './facts';

const ROOT = join(__dirname, '..');
const read = (lang: string): string => readFileSync(join(ROOT, `board.${lang}.ftl`), 'utf-8');
const keysOf = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);
const en = keysOf(read('en'));
const ru = keysOf(read('ru'));

/** Keys the sources ask for: whole ones, and those put together, as "start-". */
function asked(): { whole: Set<string>; starts: Set<string> } {
  const whole = new Set<string>();
  const starts = new Set<string>();
  for (const dir of ['.', 'parts'])
    for (const file of readdirSync(join(ROOT, dir)).filter((f) => /\.(ts|svelte)$/.test(f))) {
      const text = readFileSync(join(ROOT, dir, file), 'utf-8');
      for (const call of text.matchAll(/\bb\(([^()]*(?:\([^()]*\)[^()]*)*)/g)) {
        const first = call[1]!.split(/,\s*\{/)[0]!;
        for (const m of first.matchAll(/'([a-z][\w-]*)'/g)) whole.add(m[1]!);
        for (const m of first.matchAll(/`([\w-]+-)\$\{/g)) starts.add(m[1]!);
      }
    }
  return { whole, starts };
}

describe('the words of the board', () => {
  it('are the same set in both languages', () => {
    expect([...ru].sort()).toEqual([...en].sort());
    expect(new Set(en).size).toBe(en.length);
  });

  it('hold everything the parts ask for', () => {
    const { whole, starts } = asked();
    const known = new Set(en);
    // Values compared within a call look like keys too.
    const values = new Set([
      'invest',
      'toll',
      'pad',
      'nose',
      'central_deck',
      'fly_free',
      'yes',
      'no',
      'behind',
      'done',
    ]);
    expect([...whole].filter((k) => !known.has(k) && !values.has(k))).toEqual([]);
    expect([...starts].filter((start) => !en.some((k) => k.startsWith(start)))).toEqual([]);
  });

  it('name every type, every event in a line and every part in brief', () => {
    for (const type of TYPES) expect(en).toContain(`type-${type}`);
    for (const event of Object.keys(facts.events)) expect(en).toContain(`event-brief-${event}`);
    for (const part of Object.keys(facts.parts)) expect(en).toContain(`part-brief-${part}`);
  });

  it('leave no parameter open and fall back on the shell', () => {
    const b = words('ru', (key) => `<${key}>`);
    expect(b('bid-value', { n: 3 })).toBe('3 куида');
    expect(b('build-go', { figure: 'base', total: '+5' })).toBe('Построить базу +5');
    expect(b('prompt-turn')).toBe('<prompt-turn>');
  });

  it('write signs and lists as a reader expects', () => {
    expect([signed(4), signed(0), signed(-2)]).toEqual(['+4', '0', '−2']);
    expect(listed('en', ['a', 'b', 'c'])).toBe('a, b and c');
    expect(listed('ru', ['а', 'б'])).toBe('а и б');
  });
});
