import { describe, expect, it } from 'vitest';
import { free, toMap, toWindow, type Shot, type Window } from '../../../table/camera/camera';
import { pointOf } from '../geometry';
import { framesOf, UNIT } from '../planet/frames';
import { around, cameraOn, inSight, RIM } from '../planet/framing';

const WHOLE = 12 * UNIT;
const camera = cameraOn({ w: WHOLE, h: WHOLE });
const frames = framesOf(['planet'], { x: 0, y: 0, scale: 1 });
const window: Window = { width: 350, height: 420, inset: { top: 0, right: 0, bottom: 0, left: 0 } };
/** With the upper left corner of the planet at this point of the window. */
const cornerAt = (x: number, y: number, k = 1): Shot => ({
  k,
  x: (window.width / 2 - x) / k,
  y: (window.height / 2 - y) / k,
});
const near = cornerAt(0, 0);
const bringing = (names: string[], farther = false, rim?: number, seen = window): Shot =>
  camera.enclosing(near, seen, around(frames, names, rim)!, farther);

function sees(shot: Shot, name: string, seen = window): boolean {
  const [x, y] = pointOf(name);
  const { width, height } = free(seen);
  const [left, top] = toWindow([x * UNIT, y * UNIT], shot, seen);
  const size = UNIT * shot.k;
  return left >= -0.01 && top >= -0.01 && left + size <= width + 0.01 && top + size <= height + 0.01;
}

describe('the window onto the planet', () => {
  it('does not move for what is in sight already', () => {
    expect(bringing(['B2', 'E5'], true)).toEqual(near);
  });

  it('tells what is out of sight: less than half of it can be seen', () => {
    expect(inSight(near, window, frames, ['G1', 'H1', 'I1'])).toBe(true);
    expect(inSight(near, window, frames, ['H1', 'I1', 'J1'])).toBe(false);
    expect(inSight(cornerAt(-200, 0), window, frames, ['A1', 'B1'])).toBe(false);
    expect(inSight(near, window, frames, ['A11', 'A12'])).toBe(false);
  });

  it('moves to a square out of sight, without drawing back', () => {
    const shot = bringing(['L12']);
    expect(shot.k).toBe(1);
    expect(sees(shot, 'L12')).toBe(true);
  });

  it('draws back until everything that is asked for can be seen', () => {
    const asked = ['A6', 'L6', 'F3'];
    const shot = bringing(asked, true);
    expect(shot.k).toBeLessThan(1);
    for (const name of asked) expect(sees(shot, name)).toBe(true);
  });

  it('brings nothing under what lies over its lower edge', () => {
    const covered = { ...window, inset: { ...window.inset, bottom: 52 } };
    expect(sees(bringing(['D9'], false, undefined, covered), 'D9', covered)).toBe(true);
    expect(sees(near, 'D9', covered)).toBe(false);
  });

  it('has what stands around the squares in sight too', () => {
    const shot = bringing(['F6', 'K6'], true, 60);
    expect(toWindow([11 * UNIT + 60, 0], shot, window)[0]).toBeLessThanOrEqual(window.width + 0.01);
    expect(toWindow([5 * UNIT - 60, 0], shot, window)[0]).toBeGreaterThanOrEqual(-0.01);
  });

  it('never draws back beyond the whole planet', () => {
    expect(bringing(['A1', 'L12'], true).k).toBeCloseTo(camera.least(window));
  });

  it('keeps its point while it zooms, and the planet inside', () => {
    const shot = camera.zoomed(cornerAt(-100, -60), window, 1.2, [175, 210]);
    const [x, y] = toMap([175, 210], shot, window);
    expect(x).toBeCloseTo(275);
    expect(y).toBeCloseTo(270);
    expect(camera.zoomed(near, window, 99).k).toBeCloseTo(64 / UNIT);
    const [left, top] = toWindow([0, 0], camera.clamp(cornerAt(50, -4000), window), window);
    expect(left).toBeCloseTo(RIM);
    expect(top).toBeCloseTo(window.height - WHOLE - RIM);
  });

  it('looks at a point as far as the rim allows', () => {
    const middle = camera.clamp({ k: 1, x: WHOLE / 2, y: WHOLE / 2 }, window);
    expect(toWindow([0, 0], middle, window)[0]).toBeCloseTo(window.width / 2 - 264);
    const corner = camera.clamp({ k: 1, x: UNIT / 2, y: UNIT / 2 }, window);
    expect(toWindow([0, 0], corner, window)).toEqual([expect.closeTo(RIM), expect.closeTo(RIM)]);
  });
});
