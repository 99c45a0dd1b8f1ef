// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lang } from '../../../../lib/types';
import { MapAsk } from '../asking.svelte';
import { scene } from './views';
import type { Paid, Resource } from '../../wire';

function asked(story: string, lang: Lang = 'en'): MapAsk {
  const { view, decision } = scene(story);
  return new MapAsk(() => ({ view, decision, lang, nameOf: (p) => ['Mira', 'Vera', 'Kepler'][p]! }));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('looking and picking', () => {
  it('a pointer builds at once, a finger looks first', () => {
    const ask = asked('play');
    expect(ask.pick('2,-2', 'pointer')).toEqual([['site', '2,-2', 1, 0]]);
    const touch = asked('play');
    expect(touch.pick('2,-2', 'touch')).toBeNull();
    expect(touch.lit.to).toBe('2,-2');
    expect(touch.confirm()).toEqual([['site', '2,-2', 1, 0]]);
    expect(touch.considered).toBeNull();
  });

  it('switches between techs', () => {
    const ask = asked('play');
    ask.hover('1,1');
    expect(ask.callout?.options).toHaveLength(2);
    expect(ask.pick('1,1', 'pointer')).toBeNull();
    expect(ask.pick('1,1', 'pointer')).toEqual([['site', '1,1', 0, 1]]);
    ask.hover('1,1');
    ask.turn();
    expect(ask.option).toBe(1);
    expect(ask.pick('1,1', 'pointer')).toEqual([['site', '1,1', 1, 0]]);
  });

  it('keeps the way that was wished for while one looks elsewhere', () => {
    const ask = asked('play');
    expect(ask.turn()).toBe(false);
    ask.hover('1,1');
    expect(ask.turn()).toBe(true);
    ask.hover('2,-2');
    expect(ask.option).toBe(0);
    ask.hover('1,1');
    expect(ask.option).toBe(1);
    ask.leave();
    expect(ask.considered).toBeNull();
  });

  it('shows what there is to choose before a press takes it', () => {
    const ask = asked('play');
    expect(ask.pick('1,1', 'pointer')).toBeNull();
    expect(ask.callout?.options).toHaveLength(2);
    expect(ask.pick('1,1', 'pointer')).toEqual([['site', '1,1', 0, 1]]);
  });

  it('lights only crystals that are taken (OM-8.4)', () => {
    const ask = asked('rover');
    ask.hover('3,0');
    expect(ask.lit.collected).toEqual(['3,0']);
    expect(ask.callout?.options.map((o) => o.text)).toEqual(['take the crystal', 'leave the crystal']);
    ask.turn(1);
    expect(ask.lit.collected).toEqual([]);
    expect(ask.callout?.lines.map((l) => l.text)).not.toContain('collects 1 crystal');
    expect(ask.callout?.options.map((o) => o.text)).toEqual(['take the crystal', 'leave the crystal']);
    expect(ask.confirm()?.at(-1)).toEqual(['rover_past', '3,0']);
  });

  it('waits a moment for the pointer to reach the callout', () => {
    const ask = asked('play');
    ask.hover('1,1');
    ask.hover('3,3');
    expect(ask.considered?.hex).toBe('1,1');
    ask.hold();
    vi.runAllTimers();
    expect(ask.considered?.hex).toBe('1,1');
    ask.hover(null);
    vi.runAllTimers();
    expect(ask.considered).toBeNull();
  });

  it('chooses a piece, then its way, and keeps it in hand', () => {
    const ask = asked('move');
    expect(ask.pick('4,-5', 'pointer')).toBeNull();
    expect(ask.selected).toEqual({ piece: 'rover', hex: '4,-5' });
    expect(ask.pick('2,-2', 'pointer')).toEqual([['rover', '4,-4'], ['rover', '3,-3'], ['rover', '2,-2']]); // prettier-ignore
    const other = asked('move');
    other.pick('0,1', 'key');
    expect(other.lit.selected).toMatchObject({ piece: 'bot', hex: '0,1', left: 2 });
    other.leave();
    expect(other.selected).toBeNull();
  });
});

describe('the callout', () => {
  it('tells everything in order', () => {
    const ask = asked('play');
    ask.hover('2,-2');
    const text = ask.callout!;
    expect([text.big, text.title, text.sub, text.pays]).toEqual(['3', 'Water complex', 'grows from 2 to 3', null]);
    expect(text.lines.map((l) => [l.text, l.note])).toEqual([
      ['Vera’s tech', 'level 3'],
      ['+3 water', '4/4'],
      ['+6 OP life support', 'row 1 → 2'],
      ['2 crystals land', '1 blocked'],
      ['3rd progress cube', undefined],
      ['Mission A', '+1'],
    ]);
    expect(text.lines[0]!.sub).toBe('needs level 2; Vera gains 1');
    expect(text.foot?.text).toBe('End of turn: level 3');
  });

  it('shows the mineral that pays in place of another resource', () => {
    const { view, decision } = scene('play');
    const paid = (item: Resource | null): MapAsk => {
      const resources = item ? [{ item, amount: 1 }] : [];
      const last: Paid = { e: 'paid', seat: 0, crystals: 0, colonists: 0, resources, goals: 0 };
      const ask = new MapAsk(() => ({ view, decision, lang: 'en', nameOf: String, chosen: { paid: last } }));
      ask.hover('2,-2');
      return ask;
    };
    expect(paid('mineral').callout?.pays?.icon).toBe('om-mineral');
    expect(paid(null).callout?.pays).toBeNull();
  });

  it('names losses and those who give way', () => {
    const ask = asked('play', 'ru');
    ask.hover('0,1');
    expect(ask.callout?.lines.map((l) => l.text)).toContain('мой робот отойдёт');
    ask.hover('-1,1');
    expect(ask.callout?.lines.find((l) => l.tone === 'bad')?.text).toBe('кристалл пропадёт');
    expect(ask.callout?.title).toBe('Ледонагреватель');
  });

  it('counts the points of a drive', () => {
    const ask = asked('rover');
    ask.hover('3,0');
    expect(ask.callout?.sub).toBe('5 of 5 points, 0 left');
    expect(ask.callout?.lines[0]?.text).toBe('collects 1 crystal');
    ask.hover('1,-4');
    expect(ask.callout?.lines.map((l) => l.text)).toContain('the tile may be taken');
  });

  it('keeps quiet where the map says it all', () => {
    const ask = asked('displace');
    ask.hover('1,1');
    expect(ask.callout?.quiet).toBe(true);
    const upgrade = asked('upgrade');
    upgrade.hover('2,-1');
    expect(upgrade.callout?.quiet).toBe(false);
  });
});
