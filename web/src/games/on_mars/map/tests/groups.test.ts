import { describe, expect, it } from 'vitest';
import { midgame } from './views';
import { centre } from '../geometry';
import { badgeAt, groupsOf } from '../groups';

describe('complexes', () => {
  it('are buildings of one type that touch; shelters only with those of their owner', () => {
    const groups = groupsOf(midgame());
    const size = (type: string): number[] => groups.filter((g) => g.type === type).map((g) => g.size).sort(); // prettier-ignore
    expect(size('mine')).toEqual([1, 3]);
    expect(size('water_extractor')).toEqual([2]);
    expect(size('greenhouse')).toEqual([1, 3]);
    expect(groups.filter((g) => g.type === 'shelter').map((g) => [g.party, g.size]).sort()).toEqual([[0, 3], [1, 2], [2, 2]]); // prettier-ignore
  });

  it('have their size where they meet', () => {
    const [x, y] = badgeAt(['0,0', '0,1']);
    expect(x).toBeCloseTo(0);
    expect(y).toBeCloseTo(centre('0,1')[1] / 2);
    const three = ['0,0', '1,-1', '1,0'].map(centre);
    const [tx, ty] = badgeAt(['0,0', '1,-1', '1,0']);
    expect(tx).toBeCloseTo(three.reduce((s, p) => s + p[0], 0) / 3);
    expect(ty).toBeCloseTo(three.reduce((s, p) => s + p[1], 0) / 3);
  });
});
