import { describe, expect, it } from 'vitest';
import {
  between,
  byPlace,
  centre,
  crackCorners,
  crossAt,
  directionTo,
  distance,
  fan,
  hexAt,
  lineFrom,
  middle,
  neighbours,
  outline,
  ragged,
  sectionBorders,
  sharedSide,
  step,
} from '../geometry';
import { fieldOf } from './layouts';

const R = fieldOf('R');
const ON = new Set(R.map((h) => h.hex));

describe('hexes', () => {
  it('lie in nine rows, numbered as one reads', () => {
    expect(R).toHaveLength(49);
    expect(R.map((h) => h.hex)).toEqual([...R.map((h) => h.hex)].sort(byPlace));
    expect(R[0]!.hex).toBe('1,-4');
    expect(R[48]!.hex).toBe('-1,4');
  });

  it('are found again under their own middle and just inside their sides', () => {
    for (const { hex } of R) {
      const [x, y] = centre(hex);
      expect(hexAt(x, y)).toBe(hex);
      for (const other of neighbours(hex)) {
        const [a, b] = sharedSide(hex, other)!;
        const [sx, sy] = middle(a, b);
        expect(hexAt(sx + (x - sx) * 0.1, sy + (y - sy) * 0.1)).toBe(hex);
      }
    }
  });

  it('know straight lines and nothing else', () => {
    expect(directionTo('0,0', '3,0')).toBe(0);
    expect(directionTo('0,0', '2,-2')).toBe(1);
    expect(directionTo('0,0', '0,-3')).toBe(2);
    expect(directionTo('0,0', '-1,0')).toBe(3);
    expect(directionTo('0,0', '-2,2')).toBe(4);
    expect(directionTo('0,0', '0,4')).toBe(5);
    expect(directionTo('0,0', '2,-1')).toBeNull();
    expect(directionTo('0,0', '0,0')).toBeNull();
    expect(between('1,-1', '1,1')).toEqual(['1,0']);
    expect(between('1,-1', '2,1')).toEqual([]);
    expect(distance('-3,1', '2,-2')).toBe(5);
  });

  it('end a line where the field ends', () => {
    expect(lineFrom('0,0', 0, (h) => ON.has(h))).toEqual(['1,0', '2,0', '3,0']);
    expect(lineFrom('0,0', 5, (h) => ON.has(h))).toEqual(['0,1', '0,2', '0,3']);
    expect(lineFrom('3,1', 0, (h) => ON.has(h))).toEqual([]);
  });
});

describe('sides', () => {
  it('are the same seen from both hexes', () => {
    for (const other of neighbours('1,1')) {
      const here = sharedSide('1,1', other)!.map((p) => p.map(Math.round));
      const there = sharedSide(other, '1,1')!.map((p) => p.map(Math.round));
      expect(new Set(there.map(String))).toEqual(new Set(here.map(String)));
    }
    expect(sharedSide('0,0', '2,0')).toBeNull();
  });

  it('part the seven sections: 36 sides between them', () => {
    expect(sectionBorders(R).match(/M/g)).toHaveLength(36);
  });

  it('go round a set of hexes once, and round a hole as well', () => {
    expect(outline(['0,0']).match(/[ML]/g)).toHaveLength(6);
    expect(outline(['0,0', '1,0']).match(/[ML]/g)).toHaveLength(10);
    const ring = outline(neighbours('0,0'));
    expect(ring.match(/Z/g)).toHaveLength(2);
    expect(outline(R.map((h) => h.hex)).match(/Z/g)).toHaveLength(1);
  });

  it('make a crack of three that hang together and lie between the parted hexes', () => {
    // h = 1,1, k = 5, s = -1
    const line = crackCorners(['1,1', '1,2', '0,2', '0,1']);
    expect(line).toHaveLength(4);
    const pairs = [['1,1', '1,2'], ['1,1', '0,2'], ['0,1', '0,2']] as const; // prettier-ignore
    pairs.forEach(([a, b], i) => {
      const [p, q] = sharedSide(a, b)!;
      expect(middle(line[i]!, line[i + 1]!).map(Math.round)).toEqual(middle(p, q).map(Math.round));
    });
    expect(ragged(line)).toBe(ragged(line));
    expect(crackCorners(['1,1', '1,2', '0,2'])).toEqual([]);
  });

  it('of a volcano carry the cross where the line runs into it', () => {
    // From the west into 2,-1: left of its middle, but inside.
    const [x, y] = crossAt('1,-1', '2,-1');
    expect(hexAt(x, y)).toBe('2,-1');
    expect(x).toBeLessThan(centre('2,-1')[0]);
    expect(y).toBe(centre('2,-1')[1]);
    expect(hexAt(...crossAt('0,0', step('0,0', 1, 3)))).toBe('3,-3');
  });
});

describe('harvesters on one hex', () => {
  it('keep apart', () => {
    expect(fan(1, 0)).toEqual([0, 0]);
    for (const count of [2, 3, 4]) {
      const at = Array.from({ length: count }, (_, i) => fan(count, i));
      at.forEach((a, i) =>
        at.slice(i + 1).forEach((b) => expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(25)),
      );
    }
  });
});
