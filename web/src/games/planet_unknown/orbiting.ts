/** The satellite of a moon, told before anything is laid: where it will come to, and what its laser would burn there (SM-3). */
import type { Facts } from './facts';
import { boardOf } from './geometry';
import { squaresOfLine } from './planet/lines';
import { worldsOf } from './planet/worlds';
import type { MoonFacts } from './smallfacts';
import type { Square } from './types';
import type { SeatView } from './wire';

export interface Shot {
  /** "moon-row-2" */
  line: string;
  meteorites: Square[];
  rovers: Square[];
}

export interface Orbiting {
  start: number;
  end: number;
  /** Points of the orbit from where it stands to where it stops, both among them. */
  path: number[];
  shots: Shot[];
}

export function pathOf(moon: MoonFacts, start: number, points: number): number[] {
  return Array.from({ length: points + 1 }, (_, i) => (start + i) % moon.orbit.length);
}

/** What lies on a line of the moon; `more` comes with the piece, `less` is crushed by it. */
export function shotOf(
  facts: Facts,
  seat: SeatView,
  line: string,
  more: readonly Square[] = [],
  less: readonly Square[] = [],
): Shot {
  const on = new Set(squaresOfLine(worldsOf(facts, seat), line));
  const cargo = seat.rovers.filter((rover) => rover.cargo).map((rover) => rover.at);
  const there = (name: Square): boolean => on.has(name) && !less.includes(name);
  return {
    line,
    meteorites: [...new Set([...seat.meteorites, ...cargo, ...more])].filter(there),
    rovers: seat.rovers.map((rover) => rover.at).filter(there),
  };
}

/** A piece on these squares: as many steps as it covers of the moon, and the shots to choose from at the end. */
export function orbiting(
  facts: Facts,
  seat: SeatView,
  squares: readonly Square[],
  meteorite: Square | null = null,
): Orbiting | null {
  const moon = seat.moon ? facts.moons[seat.moon.side] : undefined;
  const covered = squares.filter((name) => boardOf(name) === 'moon');
  if (!moon || !seat.moon || covered.length === 0) return null;
  const path = pathOf(moon, seat.moon.satellite, covered.length);
  const end = path[path.length - 1]!;
  const crushed = seat.rovers.map((rover) => rover.at).filter((at) => covered.includes(at));
  const shots = moon.orbit[end]!.lines.map((line) => shotOf(facts, seat, line, meteorite ? [meteorite] : [], crushed));
  return { start: seat.moon.satellite, end, path, shots };
}
