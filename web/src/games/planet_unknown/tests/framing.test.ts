import { describe, expect, it } from 'vitest';
import { pointOf } from '../geometry';
import { bringing, farthest, inSight, kept, lookingAt, RIM, UNIT, WHOLE, zoomed, type Sight } from '../planet/framing';

const room = { w: 350, h: 420 };
const near: Sight = { k: 1, x: 0, y: 0 };

function sees(sight: Sight, name: string): boolean {
  const [x, y] = pointOf(name);
  const [left, top] = [x * UNIT * sight.k + sight.x, y * UNIT * sight.k + sight.y];
  const size = UNIT * sight.k;
  return left >= -0.01 && top >= -0.01 && left + size <= room.w + 0.01 && top + size <= room.h + 0.01;
}

describe('the window onto the planet', () => {
  it('does not move for what is in sight already', () => {
    expect(bringing(near, room, ['B2', 'E5'], true)).toEqual(near);
  });

  it('tells what is out of sight: less than half of it can be seen', () => {
    expect(inSight(near, room, ['G1', 'H1', 'I1'])).toBe(true);
    expect(inSight(near, room, ['H1', 'I1', 'J1'])).toBe(false);
    expect(inSight({ ...near, x: -200 }, room, ['A1', 'B1'])).toBe(false);
    expect(inSight(near, room, ['A11', 'A12'])).toBe(false);
  });

  it('moves to a square out of sight, without drawing back', () => {
    const sight = bringing(near, room, ['L12']);
    expect(sight.k).toBe(1);
    expect(sees(sight, 'L12')).toBe(true);
  });

  it('draws back until everything that is asked for can be seen', () => {
    const asked = ['A6', 'L6', 'F3'];
    const sight = bringing(near, room, asked, true);
    expect(sight.k).toBeLessThan(1);
    for (const name of asked) expect(sees(sight, name)).toBe(true);
  });

  it('has what stands around the squares in sight too', () => {
    const sight = bringing(near, room, ['F6', 'K6'], true, undefined, undefined, 60);
    const right = 11 * UNIT + 60;
    expect(right * sight.k + sight.x).toBeLessThanOrEqual(room.w + 0.01);
    expect((5 * UNIT - 60) * sight.k + sight.x).toBeGreaterThanOrEqual(-0.01);
  });

  it('never draws back beyond the whole planet', () => {
    const sight = bringing(near, room, ['A1', 'L12'], true);
    expect(sight.k).toBeCloseTo(farthest(room));
  });

  it('keeps its point while it zooms, and the planet inside', () => {
    const sight = zoomed({ k: 1, x: -100, y: -60 }, room, 1.2, 175, 210);
    expect((175 - sight.x) / sight.k).toBeCloseTo(275);
    expect((210 - sight.y) / sight.k).toBeCloseTo(270);
    expect(zoomed(near, room, 99).k).toBeCloseTo(64 / UNIT);
    expect(kept({ k: 1, x: 50, y: -4000 }, room)).toEqual({ k: 1, x: RIM, y: room.h - WHOLE - RIM });
  });

  it('looks at a point as far as the rim allows', () => {
    const sight = lookingAt(near, room, [5.5, 5.5]);
    expect(sight.x).toBeCloseTo(room.w / 2 - 264);
    expect(lookingAt(near, room, [0, 0])).toEqual({ k: 1, x: RIM, y: RIM });
  });
});
