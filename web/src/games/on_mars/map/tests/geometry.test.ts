import { describe, expect, it } from 'vitest';
import { axial, byPlace, centre, corners, distance, HEXES, hexAt, neighbours, outline, ROW, SIDE, sideTo, step, towards } from '../geometry'; // prettier-ignore

describe('hexes', () => {
  it('are 91, in columns of 3, 6, 7, 8, 9, 8, 9, 8, 9, 8, 7, 6, 3, and the same mirrored', () => {
    expect(HEXES).toHaveLength(91);
    expect(new Set(HEXES).size).toBe(91);
    const columns = Array.from({ length: 13 }, (_, i) => HEXES.filter((h) => axial(h)[0] === i - 6).length);
    expect(columns).toEqual([3, 6, 7, 8, 9, 8, 9, 8, 9, 8, 7, 6, 3]);
    const has = new Set(HEXES);
    for (const hex of HEXES) {
      const [q, r] = axial(hex);
      expect(has.has(`${-q},${r + q}`)).toBe(true);
      expect(has.has(`${q},${-r - q + 0}`)).toBe(true);
    }
  });

  it('lie in the order of the engine: by column, then from the top', () => {
    expect(HEXES.slice(0, 4)).toEqual(['-6,2', '-6,3', '-6,4', '-5,0']);
    expect(HEXES.at(-1)).toBe('6,-2');
  });

  it('have six directions from north, clockwise', () => {
    expect([0, 1, 2, 3, 4, 5].map((d) => step('0,0', d as 0))).toEqual(['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0']);
    expect(neighbours('-6,2').sort()).toEqual(['-5,1', '-5,2', '-6,3'].sort());
    expect(sideTo('2,-2', '3,-3')).toBe(1);
    expect(sideTo('2,-2', '4,-4')).toBeNull();
  });

  it('are as far apart as steps between them', () => {
    expect(distance('0,0', '2,-1')).toBe(2);
    expect(distance('-6,2', '6,-2')).toBe(12);
  });

  it('are found again at their places', () => {
    for (const hex of HEXES) {
      const [x, y] = centre(hex);
      expect(hexAt(x + 12, y - 14)).toBe(hex);
    }
    const [nx, ny] = centre('0,-1');
    expect([nx, ny]).toEqual([0, -ROW]);
  });

  it('are read row by row', () => {
    const order = [...HEXES].sort(byPlace);
    expect(order.slice(0, 4)).toEqual(['-2,-3', '0,-4', '2,-5', '-3,-2']);
  });
});

describe('outlines', () => {
  const length = (path: string): number =>
    path.split('Z').filter(Boolean).reduce((sum, loop) => {
      const dots = loop.slice(1).split('L').map((p) => p.split(' ').map(Number));
      return sum + dots.reduce((s, p, i) => {
        const q = dots[(i + 1) % dots.length]!;
        return s + Math.hypot(p[0]! - q[0]!, p[1]! - q[1]!);
      }, 0);
    }, 0); // prettier-ignore

  it('go once round each hex of a group', () => {
    expect(length(outline(['0,0']))).toBeCloseTo(6 * SIDE, 0);
    expect(length(outline(['0,0', '0,1']))).toBeCloseTo(10 * SIDE, 0);
    expect(length(outline(['0,0', '1,0', '0,1']))).toBeCloseTo(12 * SIDE, 0);
    expect(outline(['0,0', '1,0', '0,1']).match(/M/g)).toHaveLength(1);
  });

  it('go round holes and apart groups each', () => {
    expect(outline(neighbours('0,0')).match(/M/g)).toHaveLength(2);
    expect(outline(['0,0', '3,0']).match(/M/g)).toHaveLength(2);
  });

  it('shrink by what they are told', () => {
    expect(length(outline(['0,0'], 3))).toBeCloseTo(6 * (SIDE - 3), 0);
  });
});

it('points towards a side lie on it', () => {
  const [x, y] = towards('0,0', 0, 1);
  expect(x).toBeCloseTo(0);
  expect(y).toBeCloseTo(corners()[0]![1]);
});
