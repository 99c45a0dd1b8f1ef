import { describe, expect, it } from 'vitest';
import { pointOf, surface } from '../geometry';
import { placedNow } from '../placed';
import { anchors, handle, nearest, Places, stepped, turned } from '../placing';
import { ORIENTS } from '../types';
import type { Action, PlacedView } from '../wire';
import { facts, seat } from './facts';

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

describe('what a placement does', () => {
  const water = facts.tiles.i2_energy_water_meteor!;

  it('tells ice, stations and the meteorite', () => {
    // Column D has ice from row 2: lay the domino over D2 and D3.
    const upright = water.cells.every(([x]) => x === 0) ? 'r0' : 'r1';
    const placed = placedNow(facts, seat(), water.id, upright, 'D2')!;
    expect(placed.squares.sort()).toEqual(['D2', 'D3']);
    expect(placed.ice.sort()).toEqual(['D2', 'D3']);
    expect(placed.stations.find((s) => s.terrain === 'water')?.gives).toBe(true);
    expect(placed.energy).toEqual(['water']);
    expect(placed.meteorite).not.toBeNull();
    expect(placed.spoils).toHaveLength(2);
  });

  it('gives no water without ice', () => {
    const upright = water.cells.every(([x]) => x === 0) ? 'r0' : 'r1';
    const placed = placedNow(facts, seat(), water.id, upright, 'F1')!;
    expect(placed.stations.find((s) => s.terrain === 'water')?.gives).toBe(placed.ice.length > 0);
  });

  it('destroys what it covers', () => {
    const me = seat({ rovers: [{ at: 'B5', cargo: false }] });
    const placed = placedNow(facts, me, water.id, water.cells.every(([x]) => x === 0) ? 'r0' : 'r1', 'B5')!;
    expect(placed.lifepods).toEqual(['B5']);
    expect(placed.rovers).toEqual(['B5']);
  });

  it('completes a short row', () => {
    const flat = water.cells.every(([, y]) => y === 0) ? 'r0' : 'r1';
    const plain = facts.tiles.i2_energy_water_plain!;
    const placed = placedNow(facts, seat(), plain.id, flat, 'F1')!;
    expect(placed.completes).toEqual(['row-1']);
  });

  it('lets energy copy what touches its whole area, and nothing else', () => {
    // Energy on F1 and F2 touches the water on G1 and the tech on G2, but not the rovers beyond it.
    const me = seat({
      tiles: [
        lay('i2_energy_water_plain', { energy: ['F1'], water: ['G1'] }),
        lay('i3_rover_tech_plain', { tech: ['G2'], rover: ['H2', 'I2'] }),
      ],
    });
    const { tile, orient, at } = lay('i3_civ_energy_plain', { energy: ['F2'], civ: ['F3', 'F4'] });
    expect(placedNow(facts, me, tile, orient, at)!.energy.sort()).toEqual(['civ', 'tech', 'water']);
  });
});

/** The way to lay a tile so that its sections come to lie on these squares. */
function lay(tile: string, sections: Record<string, string[]>): PlacedView {
  const face = facts.tiles[tile]!;
  const all = Object.values(sections).flat();
  const columns = all.map((name) => name.charCodeAt(0));
  const rows = all.map((name) => Number(name.slice(1)));
  const at = String.fromCharCode(Math.min(...columns)) + String(Math.min(...rows));
  const orient = ORIENTS.find((o) => {
    const on = surface([{ tile, orient: o, at }], [], () => face);
    return Object.entries(sections).every(([terrain, names]) =>
      names.every((name) => on.get(name)?.terrain === terrain),
    );
  });
  if (!orient) throw new Error(`${tile} cannot lie so`);
  return { tile, orient, at };
}
