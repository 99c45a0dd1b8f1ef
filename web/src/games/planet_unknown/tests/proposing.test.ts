import { describe, expect, it } from 'vitest';
import { inside, pointOf, squaresOf } from '../geometry';
import { handleAt, Places } from '../placing';
import { gridOf } from '../planet/grid';
import type { Outcome } from '../outcomes';
import { propose } from '../proposing';
import { ORIENTS } from '../types';
import type { Action, Orientation, SeatView } from '../wire';
import { facts, seat } from './facts';

/** Every way to lay the tile on empty squares of the planet, as the engine would name them. */
function everywhere(me: SeatView, tile: string): Places {
  const face = facts.tiles[tile]!;
  const { has } = gridOf(facts.planets[me.planet!]!);
  const taken = new Set(me.tiles.flatMap((l) => squaresOf(facts.tiles[l.tile]!, l.orient, l.at)));
  const actions: Action[] = [];
  for (const orient of ORIENTS.slice(0, 4))
    for (const at of has) {
      const squares = squaresOf(face, orient, at);
      if (squares.every((name) => inside(...pointOf(name)) && has.has(name) && !taken.has(name)))
        actions.push(['place', orient, at, 'as_is']);
    }
  return new Places(actions);
}

const dry = 'i3_rover_tech_plain';
const wet = 'i2_energy_water_plain';

describe('the place a tile is held over at first', () => {
  it('lies against what is built already', () => {
    const me = seat({ tiles: [{ tile: 'i3_civ_energy_plain', orient: 'r0', at: 'F6' }] });
    const spot = propose(facts, me, dry, everywhere(me, dry))!;
    const built = squaresOf(facts.tiles.i3_civ_energy_plain!, 'r0', 'F6').map(pointOf);
    const laid = squaresOf(facts.tiles[dry]!, spot.orient, spot.at).map(pointOf);
    const sides = laid.flatMap((a) => built.filter((b) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1));
    expect(sides.length).toBeGreaterThanOrEqual(1);
  });

  it('brings water onto ice', () => {
    const me = seat();
    const { icy } = gridOf(facts.planets.ksb_4156!);
    const spot = propose(facts, me, wet, everywhere(me, wet))!;
    const face = facts.tiles[wet]!;
    const water = squaresOf(face, spot.orient, spot.at).filter((_, i) => face.cells[i]![2] === 'water');
    expect(water.some((name) => icy.has(name))).toBe(true);
  });

  it('completes a row rather than begin elsewhere', () => {
    // Row 1 is two squares long, and it has a medal.
    const me = seat();
    const flat = ORIENTS.slice(0, 4).filter((o) => squaresOf(facts.tiles[wet]!, o, 'F1').includes('G1'));
    const places = new Places([
      ...flat.map((o): Action => ['place', o, 'F1', 'as_is']),
      ...flat.map((o): Action => ['place', o, 'F5', 'as_is']),
    ]);
    const told = (action: Action): Outcome => ({
      action,
      score: { before: 0, after: action[0] === 'place' && action[2] === 'F1' ? 1 : 0 },
    });
    expect(propose(facts, me, wet, places, null, 'planet', told)?.at).toBe('F1');
  });

  it('spares lifepods and rovers', () => {
    const places = everywhere(seat(), dry);
    const free = propose(facts, seat(), dry, places)!;
    const text = JSON.stringify(['place', free.orient, free.at, 'as_is']);
    const costs =
      (lost: Outcome['lost']) =>
      (action: Action): Outcome | null =>
        JSON.stringify(action) === text ? { action, lost, score: { before: 0, after: 0 } } : null;
    expect(propose(facts, seat(), dry, places, null, 'planet', costs({}))).toEqual(free);
    for (const lost of [{ lifepod: 1 }, { rover: 1 }])
      expect(propose(facts, seat(), dry, places, null, 'planet', costs(lost))).not.toEqual(free);
  });

  it('leaves no single square behind', () => {
    // G2 and G3 are built: a tile upright on F1 would leave G1 alone between them and the rim.
    const me = seat({ tiles: [{ tile: wet, orient: upright('G2'), at: 'G2' }] });
    const spot = propose(facts, me, wet, everywhere(me, wet))!;
    const covers = squaresOf(facts.tiles[wet]!, spot.orient, spot.at);
    expect(covers.includes('F1') && !covers.includes('G1')).toBe(false);
  });

  it('comes to the pointer while there is one', () => {
    const me = seat({ tiles: [{ tile: 'i3_civ_energy_plain', orient: 'r0', at: 'B6' }] });
    const spot = propose(facts, me, dry, everywhere(me, dry), [9, 8])!;
    const [x, y] = handleAt(facts.tiles[dry]!, spot.orient, spot.at);
    expect(Math.hypot(x - 9, y - 8)).toBeLessThanOrEqual(1.7);
  });

  it('takes the nearest place when none is near the pointer', () => {
    const places = new Places([
      ['place', 'r0', 'F1', 'as_is'],
      ['place', 'r0', 'F10', 'as_is'],
    ]);
    expect(propose(facts, seat(), wet, places, [6, 5])?.at).toBe(nearer('F1', 'F10', [6, 5]));
  });

  it('uses a technology only where nothing else is allowed', () => {
    expect(propose(facts, seat(), dry, new Places([['place', 'r0', 'F5', 'as_energy']]))?.energy).toBe(true);
    expect(propose(facts, seat(), dry, new Places([['place', 'r1', 'F5', 'as_is']]))?.energy).toBe(false);
  });

  it('has nothing to say without a legal place', () => {
    expect(propose(facts, seat(), dry, new Places([]))).toBeNull();
  });
});

function upright(at: string): Orientation {
  return ORIENTS.find((o) => squaresOf(facts.tiles[wet]!, o, at).every((name) => name[0] === at[0]))!;
}

function nearer(a: string, b: string, to: readonly [number, number]): string {
  const away = (at: string): number => {
    const [x, y] = handleAt(facts.tiles[wet]!, 'r0', at);
    return Math.hypot(x - to[0], y - to[1]);
  };
  return away(a) <= away(b) ? a : b;
}
