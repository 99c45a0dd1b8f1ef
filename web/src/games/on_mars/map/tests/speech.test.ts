import { describe, expect, it } from 'vitest';
import { midgame } from './views';
import { hexName, type Naming } from '../speech';
import { mapWords } from '../words';
import en from '../map.en.ftl?raw';
import ru from '../map.ru.ftl?raw';

const naming = (lang: 'en' | 'ru'): Naming => ({
  words: mapWords(lang),
  me: 0,
  nameOf: (party) => ['Mira', 'Vera', 'Kepler'][party]!,
});
const hexes = new Map(midgame().map((h) => [h.hex, h]));
const say = (hex: string, lang: 'en' | 'ru' = 'en'): string => hexName(naming(lang), hexes.get(hex)!);

describe('names of hexes', () => {
  it('say where it is and what stands there', () => {
    expect(say('2,-1')).toBe('Hex I9, Water Extractor, complex of 2');
    expect(say('2,-3')).toBe('Hex I5, my Shelter, complex of 3, my bot');
    expect(say('-2,-1')).toBe('Hex E5, Shelter of Vera, complex of 2, bot of Vera');
    expect(say('1,-1')).toBe('Hex H8, Mine, complex of 3, miner of Kepler');
    expect(say('0,-2')).toContain('upgraded by me');
    expect(say('2,-2')).toBe('Hex I7, empty');
  });

  it('name tiles and crystals', () => {
    expect(say('-5,0')).toBe('Hex B4, research tile A');
    expect(say('1,-4')).toContain('discovery tile');
    expect(hexName({ ...naming('en'), titleOf: () => 'Batteries' }, hexes.get('1,-4')!)).toContain('discovery tile Batteries'); // prettier-ignore
    expect(say('-1,1')).toContain('crystal');
  });

  it('speak Russian', () => {
    expect(say('2,-3', 'ru')).toBe('Клетка I5, моё убежище, комплекс из 3, мой робот');
    expect(say('5,0', 'ru')).toContain('жетон исследования Г');
  });
});

it('both languages have the same words', () => {
  const keys = (ftl: string): string[] => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);
  expect(keys(ru)).toEqual(keys(en));
});
