import { describe, expect, it } from 'vitest';
import { distance, HEXES } from '../geometry';
import { pathTo } from '../path';

describe('ways', () => {
  it('are as short as can be and go from neighbour to neighbour', () => {
    for (const end of HEXES) {
      const way = pathTo('4,-5', end);
      expect(way[0]).toBe('4,-5');
      expect(way.at(-1)).toBe(end);
      expect(way).toHaveLength(distance('4,-5', end) + 1);
      way.slice(1).forEach((hex, i) => expect(distance(way[i]!, hex)).toBe(1));
    }
  });

  it('keep to the line', () => {
    expect(pathTo('0,0', '3,-3')).toEqual(['0,0', '1,-1', '2,-2', '3,-3']);
  });
});
