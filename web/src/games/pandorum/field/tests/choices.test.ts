import { describe, expect, it } from 'vitest';
import { anchor, beside, nearest } from '../choices';
import { scene } from './views';
import { centre, crackCorners, middle, sharedSide, step } from '../geometry';
import type { Choice } from '../types';

const cracks = scene('crack').choices;
const meteors = scene('meteor').choices;
const directions = scene('direction').choices;
const clusters = scene('cluster').choices;

describe('cracks', () => {
  it('come in two through every inner side', () => {
    const by = new Map<string, number>();
    for (const c of cracks)
      by.set(anchor(c).map(Math.round).join(), (by.get(anchor(c).map(Math.round).join()) ?? 0) + 1);
    expect([...by.values()].every((n) => n === 2)).toBe(true);
  });

  it('are each meant by some point beside the middle of their side, near an arm', () => {
    for (const c of cracks) {
      const line = crackCorners(c.hexes);
      const arm = middle(line[0]!, line[1]!);
      const [x, y] = anchor(c);
      expect(nearest(cracks, [x + (arm[0] - x) * 0.3, y + (arm[1] - y) * 0.3])).toBe(c);
    }
  });

  it('are all reached with arrow keys', () => {
    const seen = new Set<Choice>([cracks[0]!]);
    const open = [cracks[0]!];
    while (open.length > 0) {
      const at = open.pop()!;
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = beside(cracks, at, key);
        if (next && !seen.has(next)) {
          seen.add(next);
          open.push(next);
        }
      }
    }
    expect(seen.size).toBe(cracks.length);
    expect(beside(cracks, cracks[0]!, 'Enter')).toBeNull();
  });
});

describe('meteors', () => {
  it('are taken at the side between their hexes, and not from afar', () => {
    expect(meteors.length).toBeGreaterThan(5);
    for (const c of meteors) {
      const [a, b] = sharedSide(c.hexes[0]!, c.hexes[1]!)!;
      expect(nearest(meteors, middle(a, b))).toBe(c);
    }
    expect(nearest(meteors, [2000, 0])).toBeNull();
  });
});

describe('directions and groups', () => {
  it('are meant by the whole sector, however far', () => {
    for (const c of directions) expect(nearest(directions, centre(step(c.from!, c.direction!, 3)))).toBe(c);
  });

  it('are meant by any volcano of the group', () => {
    for (const c of clusters) for (const hex of c.hexes) expect(nearest(clusters, centre(hex))).toBe(c);
  });
});
