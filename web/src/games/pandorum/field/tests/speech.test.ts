import { describe, expect, it } from 'vitest';
import { scene } from './views';
import { choiceName, hexName, type Naming } from '../speech';
import { fieldWords } from '../words';

const naming = (lang: 'en' | 'ru', story = 'play'): Naming => ({
  words: fieldWords(lang),
  field: scene(story).field,
  me: 0,
  nameOf: (seat) => ['Mira', 'Tomas', 'Kepler', 'Yuna'][seat]!,
});

describe('names of hexes', () => {
  it('say what it is, where, and how one gets there', () => {
    expect(hexName(naming('en'), '1,1', '1,-1')).toBe(
      'Crater F6, by the crack, 2 steps south-east across the dead city',
    );
    expect(hexName(naming('ru'), '1,1', '1,-1')).toBe('Кратер F6, у трещины, 2 шага на юго-восток через Мёртвый город');
  });

  it('say what stands there and whose it is', () => {
    expect(hexName(naming('en'), '-3,-1', '1,-1')).toBe('Mountain D2, base of Yuna, at the edge, 4 steps west');
    expect(hexName(naming('en'), '1,-1')).toBe('Wasteland D6, my module, my harvester');
    expect(hexName(naming('ru'), '3,-2')).toBe('Кратер C8, база, владелец – Tomas, харвестер, владелец – Tomas');
    expect(hexName(naming('en', 'tokens'), '-3,3')).toContain('contaminated');
    expect(hexName(naming('en', 'tokens'), '1,-2')).toContain('under the meteor');
  });

  it('count steps in both languages and tell a jump from a flight', () => {
    expect(hexName(naming('en'), '0,-1', '1,-1')).toContain('1 step west');
    expect(hexName(naming('ru'), '0,-1', '1,-1')).toContain('1 шаг на запад');
    expect(hexName(naming('en'), '-2,2', '1,-1', true)).toContain('by the Chronoblock');
    expect(hexName(naming('en'), '2,1')).toMatch(/^Eruption F7/);
  });
});

describe('names of choices', () => {
  it('differ for every crack', () => {
    const names = scene('crack').choices.map((c) => choiceName(naming('en'), c));
    expect(new Set(names).size).toBe(names.length);
  });

  it('name lines and groups', () => {
    expect(choiceName(naming('en'), { id: 0, shape: 'direction', hexes: [], direction: 3 })).toBe('Line to the west');
    expect(choiceName(naming('ru'), { id: 0, shape: 'direction', hexes: [], direction: 3 })).toBe('Линия на запад');
    expect(choiceName(naming('en'), { id: 0, shape: 'cluster', hexes: ['2,-1'] })).toBe('Volcano D7');
    expect(choiceName(naming('en'), { id: 0, shape: 'cluster', hexes: ['1,1', '0,2'] })).toBe(
      'Group of 2 volcanoes from F6',
    );
  });
});
