import { describe, expect, it } from 'vitest';
import { fieldOf } from '../field/dev/layouts';
import { beside, clusterOf, crackOf, cutOff, mapOf, walls } from '../hexes';

const R = { layout: [], hexes: fieldOf('R'), crack: null };
const map = mapOf(R);

describe('what lies beside what', () => {
  it('the crack of EX-21 parts three pairs, and neighbourhood knows it', () => {
    const crack = crackOf('1,-1', 0, 'left');
    expect(crack.hexes).toEqual(['1,-1', '2,-1', '2,-2', '1,-2']);
    expect(beside(map, '1,-2', null)).toContain('2,-2');
    expect(beside(map, '1,-2', crack)).not.toContain('2,-2');
    expect(cutOff(map, '1,-1', crack).sort()).toEqual(['2,-1', '2,-2']);
    expect(cutOff(map, '1,-1', null)).toEqual([]);
  });

  it('turns right as well as left, past direction 0', () => {
    expect(crackOf('0,0', 0, 'right').hexes).toEqual(['0,0', '1,0', '0,1', '-1,1']);
    expect(crackOf('0,0', 5, 'left').hexes).toEqual(['0,0', '0,1', '1,0', '1,-1']);
  });

  it('groups of volcanoes hang together by sides (EX-7)', () => {
    expect(clusterOf(map, '1,1', null).sort()).toEqual(['0,2', '1,1']);
    expect(clusterOf(map, '2,-1', null)).toEqual(['2,-1']);
    const crack = { hexes: [], parts: [['0,2', '1,1']] };
    expect(clusterOf(map, '1,1', crack)).toEqual(['1,1']);
  });

  it('flights from the pad end before the first volcano of each line', () => {
    const from = walls(map, '0,0');
    expect(from).toContain('-1,0');
    expect(from.every((h) => map.get(h)?.kind === 'volcano')).toBe(true);
  });
});
