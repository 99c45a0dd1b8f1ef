/** The boards of a seat, each with its squares: the planet or its quarters, and the moon beside it. */
import type { Facts, PlanetFacts } from '../facts';
import { boardNamed, boardOf, type BoardId } from '../geometry';
import type { MoonFacts, QuarterFacts } from '../smallfacts';
import type { Square } from '../types';
import type { SeatView } from '../wire';
import { drawingOf, type Drawing } from './frames';
import { gridOf, type Grid } from './grid';

export interface World {
  board: BoardId;
  grid: Grid;
  planet: PlanetFacts | null;
  moon: MoonFacts | null;
  quarter: QuarterFacts | null;
}

type Seated = Pick<SeatView, 'planet' | 'quarters' | 'moon'>;

export function worldsOf(facts: Facts, seat: Seated): World[] {
  const found: World[] = [];
  const planet = seat.planet ? facts.planets[seat.planet] : undefined;
  if (planet && planet.rows.length > 0)
    found.push({ board: 'planet', grid: gridOf(planet), planet, moon: null, quarter: null });
  for (const { id } of seat.quarters ?? []) {
    const quarter = facts.quarters[id];
    if (!quarter) continue;
    const board = boardNamed(`q${quarter.quarter}`);
    found.push({ board, grid: gridOf(quarter, board), planet: null, moon: null, quarter });
  }
  const moon = seat.moon ? facts.moons[seat.moon.side] : undefined;
  if (moon) found.push({ board: 'moon', grid: gridOf(moon, 'moon'), planet: null, moon, quarter: null });
  return found;
}

export function worldAt(worlds: readonly World[], name: Square): World | undefined {
  const board = boardOf(name);
  return worlds.find((world) => world.board === board);
}

/** Squares of the planet, in one piece or four; the moon is no planet. */
export function planetSquares(facts: Facts, seat: Seated): number {
  return worldsOf(facts, seat).reduce((sum, world) => sum + (world.moon ? 0 : world.grid.land.length), 0);
}

/** Where each of these boards is drawn. */
export function drawingFor(worlds: readonly World[], narrow = false): Drawing {
  const planet = worlds.find((world) => world.planet);
  return drawingOf(
    worlds.map((world) => world.board),
    narrow,
    planet?.grid.land,
  );
}
