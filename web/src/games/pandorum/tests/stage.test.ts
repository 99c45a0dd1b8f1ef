import { describe, expect, it } from 'vitest';
import { cornerFor, scaleOf, stageOf } from '../stage';

describe('the wide table', () => {
  it('leaves the field its room at every size it is used for', () => {
    for (const [w, h] of [[1440, 843], [1280, 663], [1920, 1023], [2560, 1383], [1100, 700]] as const) {
      const { free, hand, inset } = stageOf(w, h);
      expect(free.right - free.left).toBeGreaterThan(400);
      expect(free.bottom - free.top).toBeGreaterThan(280);
      expect(hand.width).toBeGreaterThan(250);
      expect(inset.left + inset.right).toBeLessThan(w * 0.6);
    } // prettier-ignore
  });

  it('keeps its panels at 1440 as they were drawn, enlarges and shrinks them within reason', () => {
    expect(scaleOf(1440, 843)).toBe(1);
    expect(scaleOf(1280, 663)).toBeLessThan(1);
    expect(scaleOf(3840, 2100)).toBeGreaterThan(1.8);
  });
});

describe('the corner of the preview', () => {
  const free = { left: 240, top: 48, right: 1128, bottom: 620 };
  const size = { width: 262, height: 150 };

  it('is near the hex but never over it nor over what pays', () => {
    const at = { x: 900, y: 420 };
    const corner = cornerFor(free, size, at, [], 60);
    expect(corner).toEqual({ x: 1128 - 262, y: 48 });
    const far = cornerFor(free, size, { x: 500, y: 200 }, [], 60);
    expect(far).toEqual({ x: 240, y: 470 });
  });

  it('goes elsewhere if something to be seen lies there', () => {
    const at = { x: 700, y: 300 };
    const first = cornerFor(free, size, at, [], 60);
    const middle = { x: first.x + 100, y: first.y + 60 };
    expect(cornerFor(free, size, at, [middle], 60)).not.toEqual(first);
  });

  it('leaves the buttons of the field alone', () => {
    const corner = cornerFor(free, size, { x: 900, y: 420 }, [], 60, 58);
    expect(corner.x + size.width).toBeLessThanOrEqual(1128 - 58);
  });
});
