import { describe, expect, it } from 'vitest';
import { pointOf } from '../geometry';
import { anchors, handle, handleAt, nearest, Places, stepped, turned } from '../placing';
import type { Action, Orientation } from '../wire';
import { facts } from './facts';

const domino = facts.tiles.i2_energy_water_plain!;
const places = new Places([
  ['place', 'r0', 'F1', 'as_is'],
  ['place', 'r0', 'D2', 'as_is'],
  ['place', 'r0', 'H2', 'as_is'],
  ['place', 'r1', 'F1', 'as_is'],
  ['place', 'r1', 'F1', 'as_energy'],
] as Action[]);

describe('legal places', () => {
  it('are counted once, however they may be used', () => {
    expect(places.count).toBe(4);
    expect(places.ways('r1', 'F1')).toEqual(['as_is', 'as_energy']);
    expect(places.legal('r1', 'D2')).toBe(false);
  });

  it('are found by the handle, the energy station', () => {
    const [hx, hy] = handle(domino, 'r0');
    expect([hx, hy]).toEqual(domino.stations.energy);
    expect(anchors(domino, 'r0', places).map((a) => a.at)).toEqual(['F1', 'D2', 'H2']);
    expect(nearest(domino, 'r0', places, [3.3 + hx, 1.2 + hy])).toBe('D2');
    expect(nearest(domino, 'r0', places, [11, 11], 2)).toBeNull();
  });

  it('are walked with the arrows, straight first', () => {
    const spot = { orient: 'r0', at: 'D2', energy: false } as const;
    const all = anchors(domino, spot.orient, places);
    const from = pointOf(all.find(({ at }) => at === spot.at)!.handle);
    const step = (dx: number, dy: number) => stepped(from, all, (a) => pointOf(a.handle), dx, dy)?.at ?? null;
    expect(step(1, 0)).toBe('H2');
    expect(step(-1, 0)).toBeNull();
    expect(step(0, -1)).toBe('F1');
  });

  it('let the tile turn only to orientations that have any', () => {
    expect(turned(domino, places, 'r0', 'turn')).toBe('r1');
    expect(turned(domino, places, 'r1', 'turn')).toBe('r0');
  });
});

describe('the place a tile is held over at first', () => {
  const lays: Action[] = [
    ['place', 'r0', 'F1', 'as_is'],
    ['place', 'r0', 'D2', 'as_is'],
    ['place', 'r1', 'D3', 'as_energy'],
    ['place', 'r0', 'F10', 'as_is'],
    ['place', 'r0', 'mC1', 'as_is'],
  ];
  const ranked = new Places([['drive', 'F1', 'F2'], ...lays], [3, 2, 1, 4, 0]);
  const hand = (orient: Orientation, at: string): readonly [number, number] => handleAt(domino, orient, at);

  it('is the one that the engine ranks first', () => {
    expect(ranked.first(domino, null, 'planet')).toEqual({ orient: 'r0', at: 'mC1', energy: false });
    expect(new Places(lays).first(domino, null, 'planet')?.at).toBe('F1');
  });

  it('is near the pointer while that is over a board', () => {
    expect(ranked.first(domino, hand('r0', 'D2'), 'planet')).toEqual({ orient: 'r1', at: 'D3', energy: true });
    expect(ranked.first(domino, hand('r0', 'F10'), 'planet')?.at).toBe('F10');
  });

  it('is the nearest one when none is near', () => {
    const [x, y] = hand('r0', 'F10');
    expect(ranked.first(domino, [x + 5, y + 5], 'planet')?.at).toBe('F10');
  });

  it('lies on another board if it fits on this one nowhere', () => {
    expect(ranked.first(domino, [2, 2], 'q1')?.at).toBe('mC1');
    expect(new Places([]).first(domino, null, 'planet')).toBeNull();
  });
});
