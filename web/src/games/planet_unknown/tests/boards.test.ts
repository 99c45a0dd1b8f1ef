import { describe, expect, it } from 'vitest';
import { boardOf, neighbours, pointOf, square, squaresOf, surface } from '../geometry';
import { emptyQuarters, emptySeat } from '../planet/empty';
import { boxOf, drawingOf, frameAt, framesOf, middleOf, onBoard, onDrawing, UNIT } from '../planet/frames';
import { gridOf, seamsOf } from '../planet/grid';
import { lineIds, lineOf, lineParts, linesAt, squaresOfLine } from '../planet/lines';
import { drawingFor, planetSquares, worldsOf } from '../planet/worlds';
import { facts, seat, startMoon } from './facts';

const onMoon = seat({ moon: startMoon });
const broken = emptySeat(facts.planets.shattered!, null, facts);

describe('squares of several boards', () => {
  it('say by their name which board they lie on, and where', () => {
    expect(['L12', 'mA1', 'q3F6'].map(boardOf)).toEqual(['planet', 'moon', 'q3']);
    expect(['L12', 'mB3', 'q3F6'].map(pointOf)).toEqual([
      [11, 11],
      [1, 2],
      [5, 5],
    ]);
    expect([square(11, 11), square(1, 2, 'moon'), square(5, 5, 'q3')]).toEqual(['L12', 'mB3', 'q3F6']);
  });

  it('have a line between each two that lie side by side', () => {
    const quarter = facts.quarters.shattered_q1a!;
    for (const [grid, board] of [
      [gridOf(quarter, 'q1'), 'q1'],
      [gridOf(facts.moons.moon_start!, 'moon'), 'moon'],
    ] as const) {
      // prettier-ignore
      const pairs = grid.land.flatMap(([x, y]) => neighbours(square(x, y, board)).filter((at) => grid.has.has(at)));
      expect(seamsOf(grid, 44, board).split('M')).toHaveLength(pairs.length / 2 + 1);
    }
  });

  it('never touch those of another board', () => {
    expect(neighbours('mF6')).toEqual(['mF5', 'mE6']);
    expect(neighbours('q1F1')).toEqual(['q1F2', 'q1E1']);
    expect(neighbours('F6')).toHaveLength(4);
  });

  it('are covered by tiles and patches of every terrain', () => {
    const tile = facts.tiles.emergency_civ!;
    expect(squaresOf(tile, 'r1', 'mC2').sort()).toEqual(['mC2', 'mC3']);
    const on = surface([{ tile: 'emergency_civ', orient: 'r0', at: 'q2A6' }], ['mC1', 'B4'], (id) => facts.tiles[id], {
      mC1: 'water',
    });
    expect(on.get('q2A6')).toMatchObject({ terrain: 'civ', station: true });
    expect(on.get('q2B6')).toMatchObject({ terrain: 'civ', meteor: true });
    expect([on.get('mC1')?.terrain, on.get('B4')?.terrain]).toEqual(['water', 'biomass']);
  });

  it('belong to rows and columns of their own board', () => {
    expect(linesAt('mC2')).toEqual(['moon-row-2', 'moon-column-C']);
    expect(lineIds('mC2')).toEqual([]);
    expect(lineIds('q4C2')).toEqual(['q4-row-2', 'q4-column-C']);
    expect(lineParts('q4-column-C')).toEqual({ board: 'q4', kind: 'column', at: 'C', index: 2 });
    expect(lineParts('row-3')).toMatchObject({ board: 'planet', kind: 'row', index: 2 });
    expect(squaresOfLine(worldsOf(facts, onMoon), 'moon-row-1')).toEqual(['mC1', 'mD1']);
    expect(lineOf(broken, 'q1-row-1')).toMatchObject({ medals: 1, squares: 1, covered: 0 });
  });
});

describe('the boards of a seat', () => {
  it('are the planet and its moon, or four quarters', () => {
    expect(worldsOf(facts, seat()).map((world) => world.board)).toEqual(['planet']);
    expect(worldsOf(facts, onMoon).map((world) => world.board)).toEqual(['planet', 'moon']);
    expect(worldsOf(facts, broken).map((world) => world.board)).toEqual(['q1', 'q2', 'q3', 'q4']);
    expect(planetSquares(facts, broken)).toBe(96);
    expect(planetSquares(facts, onMoon)).toBe(96);
    expect(emptyQuarters(facts, 'abab').lifepods).toHaveLength(6);
  });

  it('have the squares, ice and edge the box says', () => {
    for (const moon of Object.values(facts.moons)) {
      const grid = gridOf(moon, 'moon');
      expect([...grid.has].every((name) => boardOf(name) === 'moon')).toBe(true);
      expect(moon.meteorites.every(([x, y]) => grid.has.has(square(x, y, 'moon')))).toBe(true);
      expect(moon.orbit.filter((point) => point.start)).toHaveLength(2);
    }
    expect(gridOf(facts.moons.moon_start!, 'moon').edge.size).toBe(12);
    for (const quarter of Object.values(facts.quarters)) {
      const grid = gridOf(quarter, `q${quarter.quarter}` as 'q1');
      expect([grid.land.length, grid.edge.size]).toEqual([24, 16]);
    }
  });
});

describe('the drawing', () => {
  const quarters = framesOf(['q1', 'q2', 'q3', 'q4'], { x: 0, y: 0, scale: 1 });

  it('turns the quarters so that their rims lie outwards', () => {
    const rim = quarters.map((frame) => onDrawing(frame, [0, 0]).map(Math.round));
    expect(rim).toEqual([
      [-7, -7],
      [535, -7],
      [535, 535],
      [-7, 535],
    ]);
  });

  it('finds back to the board from any point', () => {
    const all = drawingOf(['planet', 'moon']).frames;
    for (const frame of [...quarters, ...all]) {
      const at = onDrawing(frame, [1.25, 4.5]);
      const [x, y] = onBoard(frame, at);
      expect(x).toBeCloseTo(1.25);
      expect(y).toBeCloseTo(4.5);
    }
    expect(frameAt(all, middleOf(all, 'mC3')!)?.board).toBe('moon');
    expect(frameAt(all, middleOf(all, 'F6')!)?.board).toBe('planet');
    expect(frameAt(quarters, middleOf(quarters, 'q3B2')!)?.board).toBe('q3');
  });

  it('keeps the moon clear of the planet, beside it or on a phone below it', () => {
    const whole = Object.keys(facts.planets).filter((id) => id !== 'shattered');
    for (const [planet, narrow] of whole.flatMap((id) => [[id, false] as const, [id, true] as const])) {
      const worlds = worldsOf(facts, { ...onMoon, planet });
      const { frames, box } = drawingFor(worlds, narrow);
      const moon = frames[1]!;
      const [mx, my] = onDrawing(moon, [3, 3]);
      const away = (c: number, m: number): number => Math.max(0, c * UNIT - m, m - (c + 1) * UNIT);
      for (const [x, y] of worlds[0]!.grid.land)
        expect(Math.hypot(away(x, mx), away(y, my)), planet).toBeGreaterThan(4 * UNIT * moon.scale - 2);
      const last = boxOf(frames, 'mF6')!;
      expect(last.x + last.w).toBeLessThan(box.x + box.w);
      expect(last.y + last.h).toBeLessThan(box.y + box.h);
    }
  });
});
