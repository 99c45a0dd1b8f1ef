import { describe, expect, it } from 'vitest';
import { frame, free, toMap, toWindow, type Window } from '../../../../table/camera/camera';
import { camera } from '../camera';
import { centre, HEXES, SIDE } from '../geometry';

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const DESK: Window = { width: 850, height: 584, inset: NONE };
const WIDE: Window = { width: 1900, height: 1100, inset: NONE };
const PHONE: Window = { width: 390, height: 616, inset: { ...NONE, bottom: 200 } };

describe('the camera', () => {
  it('shows the whole map at 1440 with sides of about 36 px, and no bigger than 52 on wide windows', () => {
    expect(camera.whole(DESK).k * SIDE).toBeGreaterThan(36);
    expect(camera.least(WIDE) * SIDE).toBeCloseTo(52);
    for (const hex of HEXES) {
      const [x, y] = toWindow(centre(hex), camera.whole(DESK), DESK);
      expect(x).toBeGreaterThan(SIDE);
      expect(x).toBeLessThan(DESK.width - SIDE);
      expect(y).toBeGreaterThan(SIDE * 0.8);
      expect(y).toBeLessThan(DESK.height - SIDE * 0.8);
    }
  });

  it('opens with hexes of 80 px about what matters on a phone', () => {
    const shot = camera.opening(PHONE, [centre('2,-2')]);
    expect(shot.k).toBe(camera.world.comfort);
    const [x, y] = toWindow(centre('2,-2'), shot, PHONE);
    const room = free(PHONE);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(room.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(room.height);
    expect(camera.opening(DESK, [centre('2,-2')])).toEqual(camera.whole(DESK));
  });

  it('keeps the point under the fingers when it zooms', () => {
    const from = { k: 1.2, x: 0, y: 0 };
    const at = toMap([200, 200], from, PHONE);
    const to = camera.zoomed(from, PHONE, 1.2, [200, 200]);
    expect(to.k).toBeGreaterThan(from.k);
    const [x, y] = toWindow(at, to, PHONE);
    expect(x).toBeCloseTo(200);
    expect(y).toBeCloseTo(200);
  });

  it('stays between everything and close, and on the map', () => {
    expect(camera.clamp({ k: 0.01, x: 900, y: 900 }, PHONE)).toEqual(camera.whole(PHONE));
    const near = camera.clamp({ k: 50, x: 5000, y: 0 }, PHONE);
    expect(near.k).toBe(camera.most(PHONE));
    expect(near.x).toBeLessThan(400);
  });

  it('brings a hex at the rim into sight, neighbours included', () => {
    const shot = camera.showing({ k: camera.world.comfort, x: 0, y: 0 }, PHONE, centre('5,0'));
    const seen = frame(shot, PHONE);
    const [x, y] = centre('5,0');
    expect(x + SIDE).toBeLessThan(seen.x + seen.width);
    expect(y + SIDE).toBeLessThan(seen.y + seen.height);
  });
});
