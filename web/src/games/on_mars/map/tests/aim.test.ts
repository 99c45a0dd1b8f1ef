import { describe, expect, it } from 'vitest';
import { headsFor } from '../aim';

const BOX = { left: 100, top: 0, width: 200, height: 80 };

describe('on the way to the callout', () => {
  it.each([
    ['straight to it', [0, 40], [50, 40], true],
    ['to its far corner', [0, 40], [50, 22], true],
    ['inside it', [0, 40], [150, 60], true],
    ['not yet away from the start', [0, 40], [0, 40], false],
    ['past its edge', [0, 40], [50, 100], false],
    ['away from it', [0, 40], [-20, 40], false],
    ['beyond it', [0, 40], [320, 40], false],
    ['up along its side', [90, 40], [90, 20], false],
    ['down into it', [200, -60], [200, -30], true],
  ] as const)('%s', (_, start, now, heads) => {
    expect(headsFor(start, now, BOX)).toBe(heads);
  });
});
