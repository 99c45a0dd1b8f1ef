import { describe, expect, it } from 'vitest';
import { midgame } from './views';
import type { Naming } from '../speech';
import { mapNews, mapText } from '../text';
import { mapWords } from '../words';

const naming: Naming = {
  words: mapWords('en'),
  me: 0,
  nameOf: (party) => ['Mira', 'Vera', 'Kepler'][party]!,
};

describe('the map in words', () => {
  it('tells every hex that is not empty, row by row, and what lies around it', () => {
    const lines = mapText(naming, midgame());
    const taken = midgame().filter((h) => h.building || h.tile || h.crystal || h.bots.length + h.rover.length > 0);
    expect(new Set(lines.map((line) => line.hex))).toEqual(new Set(taken.map((h) => h.hex)));
    const shelter = lines.find((line) => line.hex === '2,-3')!.text;
    expect(shelter).toContain('Hex I5, my Shelter, complex of 3, my bot.');
    expect(shelter).toContain('Beside it: Hex I3, my Shelter');
    expect(shelter).toContain('Empty: ');
  });

  it('tells what has changed', () => {
    const now = midgame().map((h) => (h.hex === '2,-2' ? { ...h, crystal: true } : h));
    expect(mapNews(naming, midgame(), now)).toEqual([{ hex: '2,-2', text: 'Hex I7, crystal' }]);
    expect(mapNews(naming, midgame(), midgame())).toEqual([]);
  });
});
