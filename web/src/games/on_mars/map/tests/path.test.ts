import { describe, expect, it } from 'vitest';
import { distance, HEXES } from '../geometry';
import { collected, pathTo, reach } from '../path';

describe('ways', () => {
  it('reach every hex by its distance', () => {
    const all = reach('-6,2', 30);
    expect(all.size).toBe(90);
    for (const hex of HEXES) if (hex !== '-6,2') expect(all.get(hex)).toBe(distance('-6,2', hex));
    expect([...reach('0,0', 1).keys()]).toHaveLength(6);
  });

  it('are as short as can be and go from neighbour to neighbour', () => {
    const way = pathTo('4,-5', '0,0');
    expect(way[0]).toBe('4,-5');
    expect(way.at(-1)).toBe('0,0');
    expect(way).toHaveLength(distance('4,-5', '0,0') + 1);
    way.slice(1).forEach((hex, i) => expect(distance(way[i]!, hex)).toBe(1));
  });

  it('pass the most crystals among the shortest', () => {
    const crystals = new Set(['1,-1', '2,-2', '1,0', '-1,0']);
    const way = pathTo('0,0', '3,-3', crystals);
    expect(way).toEqual(['0,0', '1,-1', '2,-2', '3,-3']);
    expect(collected(way, crystals)).toEqual(['1,-1', '2,-2']);
    expect(collected(pathTo('0,0', '2,-1', crystals), crystals)).toHaveLength(1);
  });

  it('keep away from closed hexes where it costs nothing', () => {
    expect(pathTo('0,0', '2,-1', new Set(), new Set(['1,-1']))).toEqual(['0,0', '1,0', '2,-1']);
    expect(pathTo('0,0', '2,-1', new Set(), new Set(['1,0']))).toEqual(['0,0', '1,-1', '2,-1']);
  });

  it('do not count the crystal where they begin', () => {
    expect(collected(['0,0', '0,1'], new Set(['0,0']))).toEqual([]);
  });
});
