import { describe, expect, it } from 'vitest';
import { bay, closedRing, facing, placeAngle, ringAngle, rotationFor, sectorsBetween, turnTo } from '../ring';
import { facts } from '../../tests/facts';

describe('the station ring', () => {
  it('puts my place at the bottom and the others clockwise from it', () => {
    expect(placeAngle(2, 2)).toBe(180);
    expect(placeAngle(3, 2)).toBe(240);
    expect(placeAngle(5, 2)).toBe(0);
  });

  it('brings every sector before the place that faces it', () => {
    for (let rotation = 0; rotation < 6; rotation += 1)
      for (const home of [0, 3, 4])
        for (let place = 0; place < 6; place += 1) {
          const sector = facing(place, rotation);
          const angle = (((ringAngle(rotation, home) + sector * 60) % 360) + 360) % 360;
          expect(angle).toBe(placeAngle(place, home));
        }
  });

  it('finds the rotation for a sector', () => {
    for (let sector = 0; sector < 6; sector += 1) expect(facing(4, rotationFor(4, sector))).toBe(sector);
  });

  it('turns the short way and on from where it is', () => {
    // Clockwise by one sector takes the rotation from 0 to 5: the ring goes on to a larger angle, not back by 300.
    const start = ringAngle(0, 0);
    const next = turnTo(start, ringAngle(5, 0));
    expect(next - start).toBe(60);
    expect(turnTo(next, ringAngle(0, 0)) - next).toBe(-60);
    expect(turnTo(0, 180)).toBe(180);
    expect(sectorsBetween(0, 180)).toBe(3);
    let angle = start;
    for (let rotation = 5; rotation > -20; rotation -= 1) angle = turnTo(angle, ringAngle(((rotation % 6) + 6) % 6, 0));
    expect(angle - start).toBe(25 * 60);
  });

  it('tells which ring the event has closed', () => {
    const jammed = { event: 'sm_event_o7', restriction: { kind: 'not_from_ring', terrain: null } };
    expect(closedRing(facts, jammed)).toBe('outer');
    expect(closedRing(facts, { ...jammed, restriction: null })).toBeNull();
    expect(closedRing(facts, { ...jammed, restriction: { kind: 'no_patches', terrain: null } })).toBeNull();
  });

  it('draws a bay that stays inside its sixth of the ring', () => {
    const numbers = bay(77, 124)
      .match(/-?\d+(\.\d+)?/g)!
      .map(Number);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(124);
    expect(bay(77, 124)).toMatch(/^M.*Z$/);
  });
});
