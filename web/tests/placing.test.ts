import { describe, expect, it } from 'vitest';
import { placed } from '../src/table/placing';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});
/** A table that begins below a bar; cards are measured from its own corner. */
const table = box(0, 50, 1000, 600);
const card = { width: 200, height: 120 };

describe('the card that explains a thing', () => {
  it('lies below it, in the middle', () => {
    expect(placed(card, table, box(400, 150, 100, 100))).toEqual({ x: 350, y: 210 });
  });

  it('lies above it where there is no room below', () => {
    expect(placed(card, table, box(400, 500, 100, 100))).toEqual({ x: 350, y: 320 });
  });

  it('never leaves the table', () => {
    expect(placed(card, table, box(0, 150, 20, 20)).x).toBe(8);
    expect(placed(card, table, box(980, 150, 20, 20)).x).toBe(792);
    expect(placed(card, table, box(400, 60, 100, 580)).y).toBe(8);
  });

  it('lies at the right of what it must not cover, else at the left, else above', () => {
    const thing = box(300, 300, 100, 100);
    expect(placed(card, table, thing, thing)).toEqual({ x: 410, y: 240 });
    expect(placed(card, table, thing, box(300, 300, 600, 100))).toEqual({ x: 90, y: 240 });
    expect(placed(card, table, thing, box(20, 300, 960, 100))).toEqual({ x: 250, y: 120 });
  });

  it('covers it if there is no room anywhere around it, but not the thing itself', () => {
    expect(placed(card, table, box(300, 300, 100, 100), box(20, 60, 960, 580))).toEqual({ x: 250, y: 360 });
  });
});
