/** Things still to do, as buttons and prompts name them: every kind has words in both languages, and none with a hole. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import en from '../board.en.ftl?raw';
import ru from '../board.ru.ftl?raw';
import enMoon from '../supermoon.en.ftl?raw';
import ruMoon from '../supermoon.ru.ftl?raw';
import type { Choice } from '../choice.svelte';
import type { BoardPU } from '../context';
import { itemText } from '../naming';
import { clickOf, hintOf, saying } from '../prompt';
import { facts, seat } from './facts';

// As the engine names them (src/orrery/games/planet_unknown/naming.py).
const ITEMS =
  'station:civ tech:3 moves:1 moves:4 boost double_boost rover milestone:civ:1 milestone:tech:3 milestone:rover ' +
  'milestone:biomass patch:1 patch:2 advance:civ advance regress cargo flux civ:2 orbit:3 ignore:water twice order ' +
  'maintenance:sm_civ_research_campus';

function boardIn(lang: 'en' | 'ru'): BoardPU {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const words of lang === 'en' ? [en, enMoon] : [ru, ruMoon]) bundle.addResource(new FluentResource(words));
  const b = (key: string, values: Record<string, FluentVariable> = {}): string => {
    const found = bundle.getMessage(key)?.value;
    return found ? bundle.formatPattern(found, values) : key; // a hole makes this throw
  };
  return { facts, lang, b, t: (key: string) => key, narrow: false, seats: [{}, {}] } as unknown as BoardPU;
}

describe.each(['en', 'ru'] as const)('in %s', (lang) => {
  it.each(ITEMS.split(' '))('has words for %s', (id) => {
    const { text, icon } = itemText(boardIn(lang), seat(), id);
    expect(text).toBeTruthy();
    expect(text).not.toBe(id);
    expect(icon).toBeTruthy();
  });
});

it('a boost that goes on names the one step it adds, as its badge does', () => {
  for (const lang of ['en', 'ru'] as const)
    expect(itemText(boardIn(lang), seat(), 'double_boost').text).toMatch(/[^+]*\+1$/);
});

describe('one thing left, with time to drive before it', () => {
  const asked = (moves: number): Choice =>
    ({ kind: 'order', decision: { kind: 'order', params: { items: ['civ:2'] } }, moves, rovers: [], keys: [], seat: seat(), at: () => null, outcomeAt: () => null }) as unknown as Choice; // prettier-ignore

  it('is named in the question', () => {
    expect(saying(boardIn('en'), asked(1)).prompt).toBe('Next: Civ card II');
    expect(saying(boardIn('ru'), asked(1)).prompt).toBe('Дальше: Карта освоения II');
  });
  it('leaves it open to drive first', () => {
    expect(hintOf(boardIn('en'), asked(1))).toBe('Go on, or drive first: 1 movement point is left.');
    expect(hintOf(boardIn('en'), asked(0))).toBe('Go on, or use a technology first.');
    expect(hintOf(boardIn('ru'), asked(2))).toBe('Продолжайте или сначала проедьте: осталось 2 очка перемещения.');
  });
});

describe('a question that a drive may come before', () => {
  const asked = (kind: string, moves: number, rovers: number): Choice =>
    ({ kind, decision: { kind, params: {} }, moves, drives: new Map(Array.from({ length: rovers }, (_, n) => [n, n])), rovers: [], keys: [], seat: seat(), at: () => null, outcomeAt: () => null }) as unknown as Choice; // prettier-ignore

  it('says so, whatever is asked', () => {
    expect(hintOf(boardIn('en'), asked('boost', 2, 1))).toBe(
      'Answer, or click a rover to drive first: 2 movement points are left.',
    );
    expect(hintOf(boardIn('ru'), asked('place_patch', 1, 1))).toBe(
      'Ответьте или сначала проедьте вездеходом: осталось 1 очко перемещения.',
    );
  });
  it('says so in the bar of a desktop, where many answers may fill the line below', () => {
    const wide = boardIn('en');
    const first = 'Answer, or click a rover to drive first: 2 movement points are left.';
    expect(saying(wide, asked('boost', 2, 1)).hint).toBe(first);
    expect(saying({ ...wide, narrow: true }, asked('boost', 2, 1)).hint).toBeNull();
    expect(clickOf(wide, asked('boost', 2, 1))).toBe('Click a glowing marker; the bonus of its cell comes at once.');
  });
  it('keeps to its own hint where nothing can drive', () => {
    const plain = 'Click a glowing marker; the bonus of its cell comes at once.';
    expect(hintOf(boardIn('en'), asked('boost', 0, 0))).toBe(plain);
    expect(hintOf(boardIn('en'), asked('boost', 2, 0))).toBe(plain);
  });
});
