// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { free, toWindow, type Point, type Window } from '../../../../table/camera/camera';
import { Lens } from '../../../../table/camera/lens.svelte';
import { camera } from '../camera';
import { centre } from '../geometry';

const INSET = { top: 96, right: 0, bottom: 60, left: 0 };
const PHONE: Window = { width: 390, height: 740, inset: INSET };
const SHEET: Window = { ...PHONE, inset: { ...INSET, bottom: 380 } };
const DESK: Window = { width: 1440, height: 844, inset: { top: 0, right: 300, bottom: 196, left: 232 } };

function lensOn(...hexes: string[]): Lens {
  const points = hexes.map(centre);
  return new Lens(camera, {
    still: () => true,
    about: () => points,
    must: () => points.at(-1) ?? null,
    ground: '[data-field]',
    arrows: true,
  });
}
function expectSeen(lens: Lens, window: Window, point: Point): void {
  const room = free(window);
  const [x, y] = toWindow(point, lens.shot, window);
  expect(x).toBeGreaterThan(room.left);
  expect(x).toBeLessThan(room.left + room.width);
  expect(y).toBeGreaterThan(room.top);
  expect(y).toBeLessThan(room.top + room.height);
}
const press = (key: string, ctrlKey = false): KeyboardEvent => new KeyboardEvent('keydown', { key, ctrlKey });

describe('the lens', () => {
  it('shows everything on a desk and my harvester on a phone', () => {
    const desk = lensOn('3,1');
    desk.fit(DESK);
    expect(desk.shot).toEqual(camera.whole(DESK));
    const phone = lensOn('3,1');
    phone.fit(PHONE);
    expect(phone.shot.k).toBe(camera.world.comfort);
    expectSeen(phone, PHONE, centre('3,1'));
  });

  it('keeps the whole field whole when a panel comes', () => {
    const lens = lensOn('0,0');
    lens.fit(DESK);
    const wider = { ...DESK, inset: { ...DESK.inset, left: 400 } };
    lens.fit(wider);
    expect(lens.shot).toEqual(camera.whole(wider));
  });

  it('keeps what matters out from under a sheet, and its scale', () => {
    const lens = lensOn('0,0', '-1,4');
    lens.fit(PHONE);
    lens.bigger();
    const { k } = lens.shot;
    lens.fit(SHEET);
    expect(lens.shot.k).toBe(k);
    expectSeen(lens, SHEET, centre('-1,4'));
  });

  it('shows the target, not only my harvester, when its sheet comes up', () => {
    const lens = lensOn('3,-1', '-1,4');
    lens.fit(PHONE);
    lens.hold(centre('-1,4'), [centre('0,3'), centre('-2,4')]);
    lens.fit({ ...PHONE, height: 420 });
    for (const hex of ['-1,4', '0,3', '-2,4']) expectSeen(lens, { ...PHONE, height: 420 }, centre(hex));
  });

  it('shows everything while an answer may lie anywhere, and then what was seen before', () => {
    const lens = lensOn('3,1');
    lens.fit(PHONE);
    const before = lens.shot;
    lens.survey(true);
    lens.hold(centre('-3,4'), []);
    lens.fit(SHEET);
    expect(lens.shot).toEqual(camera.whole(SHEET));
    lens.fit(PHONE);
    lens.survey(false);
    expect(lens.shot).toEqual(before);
  });

  it('obeys plus, minus, nought and arrows, and no other key', () => {
    const lens = lensOn('0,0');
    lens.fit(PHONE);
    const { k, x } = lens.shot;
    expect(lens.key(press('+'))).toBe(true);
    expect(lens.shot.k).toBeGreaterThan(k);
    expect(lens.key(press('ArrowRight'))).toBe(true);
    expect(lens.shot.x).toBeGreaterThan(x);
    expect(lens.key(press('0'))).toBe(true);
    expect(lens.isWhole).toBe(true);
    expect(lens.key(press('x'))).toBe(false);
    expect(lens.key(press('-', true))).toBe(false);
  });

  it('knows places on the screen', () => {
    const lens = lensOn('0,0');
    lens.fit(DESK);
    const [x, y] = lens.onScreen(centre('1,1'));
    const [fx, fy] = lens.under({ clientX: x, clientY: y });
    expect(fx).toBeCloseTo(centre('1,1')[0]);
    expect(fy).toBeCloseTo(centre('1,1')[1]);
  });
});
