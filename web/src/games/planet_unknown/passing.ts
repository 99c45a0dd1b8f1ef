/** The satellite of a moon before anything is laid: where the engine says it will come to, and what it would burn (SM-3). */
import { boardOf } from './geometry';
import type { Placed } from './placing';
import { squaresOfLine } from './planet/lines';
import type { World } from './planet/worlds';
import type { MoonFacts } from './smallfacts';
import type { GameEvent, LaserFired, Passing, SatelliteMoved, Shot } from './wire';

/** The tile over the moon: its own meteorite lies there then, and rovers under it are gone before the shot. */
export function passingWith(passing: Passing | undefined, placed: Placed, worlds: readonly World[]): Passing | null {
  if (!passing || boardOf(placed.squares[0] ?? '') !== 'moon') return null;
  const with_ = (shot: Shot): Shot => {
    const brought = placed.meteorite && squaresOfLine(worlds, shot.line).includes(placed.meteorite);
    return {
      line: shot.line,
      meteorites: brought ? [...new Set([...shot.meteorites, placed.meteorite!])] : shot.meteorites,
      rovers: shot.rovers.filter((at) => !placed.rovers.includes(at)),
    };
  };
  return { ...passing, shots: passing.shots.map(with_) };
}

/** The same as the events of an answer tell it; where row or column is asked then, both beams are seen. */
export function passingFrom(events: readonly GameEvent[] | null, moon: MoonFacts): Passing | null {
  const moved = events?.find((event): event is SatelliteMoved => event.e === 'satellite_moved');
  if (!moved) return null;
  const fired = events?.find((event): event is LaserFired => event.e === 'laser_fired');
  const lines = fired ? [fired.line] : (moon.orbit[moved.end]?.lines ?? []);
  const shots = lines.map((line) => ({ line, meteorites: fired?.meteorites ?? [], rovers: fired?.rovers ?? [] }));
  return { points: moved.points, start: moved.start, end: moved.end, shots };
}
