import { describe, expect, it } from 'vitest';
import { free, toMap, toWindow, type Shot } from '../../../../table/camera/camera';
import { BOUNDS, camera } from '../camera';
import { centre } from '../geometry';
import { fieldOf } from './layouts';

const WIDE = { width: 1440, height: 844, inset: { top: 0, right: 300, bottom: 196, left: 232 } };
const PHONE = { width: 390, height: 740, inset: { top: 96, right: 0, bottom: 330, left: 0 } };
const RIM = fieldOf('R').map((h) => centre(h.hex));

describe('the whole field', () => {
  it('fits into what panels leave free', () => {
    for (const window of [WIDE, PHONE]) {
      const room = free(window);
      const shot = camera.whole(window);
      const [left, top] = toWindow([BOUNDS.left, BOUNDS.top], shot, window);
      const [right, bottom] = toWindow([BOUNDS.right, BOUNDS.bottom], shot, window);
      expect(left).toBeGreaterThanOrEqual(room.left - 0.01);
      expect(top).toBeGreaterThanOrEqual(room.top - 0.01);
      expect(right).toBeLessThanOrEqual(room.left + room.width + 0.01);
      expect(bottom).toBeLessThanOrEqual(room.top + room.height + 0.01);
    }
  });

  it('has hexes of about 92 px on a 1440 screen', () => {
    expect(camera.least(WIDE) * 100).toBeGreaterThan(88);
    expect(camera.opening(WIDE, [[0, 0]]).k).toBe(camera.least(WIDE));
  });

  it('cannot be pushed away at its smallest, nor lost at any scale', () => {
    expect(camera.moved(camera.whole(WIDE), WIDE, 500, -300)).toEqual(camera.whole(WIDE));
    for (const factor of [1, 1.3, 2, 9]) {
      const shot = camera.moved(camera.zoomed(camera.whole(PHONE), PHONE, factor), PHONE, 9999, -9999);
      const room = free(PHONE);
      const seen = RIM.filter((p) => {
        const [x, y] = toWindow(p, shot, PHONE);
        return x > room.left && x < room.left + room.width && y > room.top && y < room.top + room.height;
      });
      expect(seen.length).toBeGreaterThan(0);
    }
  });
});

describe('zooming', () => {
  it('keeps the point under the pointer', () => {
    const shot = camera.zoomed(camera.whole(WIDE), WIDE, 1.6);
    const px = [700, 300] as const;
    const before = toMap(px, shot, WIDE);
    const after = toMap(px, camera.zoomed(shot, WIDE, 1.1, px), WIDE);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it('stops at both ends', () => {
    expect(camera.zoomed(camera.whole(WIDE), WIDE, 0.1)).toEqual(camera.whole(WIDE));
    expect(camera.zoomed(camera.whole(WIDE), WIDE, 100).k).toBeLessThanOrEqual(2.5);
    expect(camera.clamp({ k: 0, x: 9e9, y: -9e9 }, WIDE)).toEqual(camera.whole(WIDE));
  });
});

describe('a narrow screen', () => {
  it('opens on the harvester with hexes big enough to tap', () => {
    for (const hex of ['0,0', '-3,-1', '3,1', '2,-4', '-1,4']) {
      const shot = camera.opening(PHONE, [centre(hex)]);
      expect(shot.k).toBe(camera.world.comfort);
      expectSeen(hex, shot);
    }
  });

  it('shows any hex that is asked for, moving no further than needed', () => {
    const shot = camera.opening(PHONE, [centre('0,0')]);
    expect(camera.showing(shot, PHONE, centre('0,0'))).toEqual(shot);
    for (const { hex } of fieldOf('R')) expectSeen(hex, camera.showing(shot, PHONE, centre(hex)));
  });

  function expectSeen(hex: string, shot: Shot): void {
    const room = free(PHONE);
    const [x, y] = toWindow(centre(hex), shot, PHONE);
    expect(x).toBeGreaterThan(room.left + 40);
    expect(x).toBeLessThan(room.left + room.width - 40);
    expect(y).toBeGreaterThan(room.top + 30);
    expect(y).toBeLessThan(room.top + room.height - 30);
  }
});
