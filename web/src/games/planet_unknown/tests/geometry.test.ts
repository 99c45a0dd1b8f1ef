import { describe, expect, it } from 'vitest';
import { canonical, flipped, outline, printed, rotated, squaresOf, surface } from '../geometry';
import { ORIENTS } from '../types';
import { facts } from './facts';

const n5 = facts.tiles.n5_energy_water_meteor!;

describe('orientations', () => {
  it('turn clockwise inside the new box', () => {
    // ..Bb        a.
    // aAa.   ->   A.
    //             aB
    //             .b
    expect(squaresOf(n5, 'r0', 'A1')).toEqual(['C1', 'D1', 'A2', 'B2', 'C2']);
    expect(squaresOf(n5, 'r1', 'A1').sort()).toEqual(['A1', 'A2', 'A3', 'B3', 'B4']);
  });

  it('mirror left-right first, then turn', () => {
    expect(squaresOf(n5, 'f0', 'A1').sort()).toEqual(['A1', 'B1', 'B2', 'C2', 'D2']);
    expect(squaresOf(n5, 'f1', 'A1').sort()).toEqual(['A2', 'A3', 'A4', 'B1', 'B2']);
  });

  it('carry stations and the meteorite sign along', () => {
    const cells = printed(n5, 'r2');
    expect(cells.filter((c) => c.station).map((c) => [c.terrain, c.x, c.y])).toEqual([
      ['water', 1, 1],
      ['energy', 2, 0],
    ]);
    expect(cells.find((c) => c.meteor)).toMatchObject({ terrain: 'water', x: 0, y: 1 });
  });

  it('are named by the first that looks the same', () => {
    const square = facts.tiles.o4_rover_tech_plain!;
    const names = new Set(ORIENTS.map((o) => canonical(square, o)));
    expect(names.size).toBeLessThanOrEqual(8);
    for (const o of ORIENTS) expect(canonical(square, canonical(square, o))).toBe(canonical(square, o));
    const straight = facts.tiles.i2_civ_energy_plain!;
    expect(new Set(ORIENTS.map((o) => canonical(straight, o)))).toEqual(new Set(['r0', 'r1', 'r2', 'r3']));
  });

  it('turn and flip back to where they were', () => {
    for (const o of ORIENTS) {
      expect(rotated(o, 4)).toBe(o);
      expect(flipped(flipped(o))).toBe(o);
      // Flipping is a mirror of what is seen, whatever way the tile lies.
      const before = printed(n5, o);
      const width = Math.max(...before.map((c) => c.x));
      const mirrored = before.map((c) => `${width - c.x},${c.y}`).sort();
      expect(
        printed(n5, flipped(o))
          .map((c) => `${c.x},${c.y}`)
          .sort(),
      ).toEqual(mirrored);
    }
  });
});

describe('outlines', () => {
  it('close one loop round connected squares and one more round a hole', () => {
    const loops = (path: string): number => path.split('Z').length - 1;
    expect(loops(outline([[0, 0], [1, 0]], 44))).toBe(1); // prettier-ignore
    const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y] as const)).filter(([x, y]) => x !== 1 || y !== 1);
    expect(loops(outline(ring, 44))).toBe(2);
    expect(loops(outline([[0, 0], [1, 1]], 44))).toBe(2); // prettier-ignore
  });

  it('lie inside by the inset', () => {
    const numbers = outline([[0, 0]], 44, 2, 0).match(/-?\d+(\.\d+)?/g)!.map(Number); // prettier-ignore
    expect(Math.min(...numbers)).toBe(2);
    expect(Math.max(...numbers)).toBe(42);
  });
});

describe('surface', () => {
  it('shows the top-most tile: patches lie on everything', () => {
    const on = surface([{ tile: n5.id, orient: 'r0', at: 'A1' }], ['C1'], (id) => facts.tiles[id]);
    expect(on.get('D1')).toMatchObject({ terrain: 'water', tile: 0, meteor: true });
    expect(on.get('C1')).toMatchObject({ terrain: 'biomass', station: false, tile: -1 });
    expect(on.size).toBe(5);
  });
});
