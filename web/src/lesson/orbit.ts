/** Where the stations of a path stand: on an orbit around the world, clockwise from the lower left; on a phone in a winding line. */

export interface Station {
  x: number;
  y: number;
  /** Where its label has room. */
  side: 'left' | 'right' | 'over' | 'under';
}

export const SCENE = { width: 940, height: 690, x: 470, y: 345 };
const ORBIT = { x: 268, y: 214, turn: (-7 * Math.PI) / 180 };
const FIRST = 215;
/** The first table stands at the foot of the orbit, where the path ends. */
const LAST = 90;

/** A point of the orbit; degrees run clockwise from the right. */
export function onOrbit(degrees: number): { x: number; y: number } {
  const a = (degrees * Math.PI) / 180;
  const [u, v] = [ORBIT.x * Math.cos(a), ORBIT.y * Math.sin(a)];
  const [c, s] = [Math.cos(ORBIT.turn), Math.sin(ORBIT.turn)];
  return { x: SCENE.x + u * c - v * s, y: SCENE.y + u * s + v * c };
}

/** Degrees of the stations, the first table last. */
export function degreesOf(lessons: number): number[] {
  const all = lessons + 1;
  if (all === 1) return [LAST];
  const from = lessons > 3 ? FIRST - 70 : FIRST - 40;
  return Array.from({ length: all }, (_, i) => from + ((LAST + 360 - from) * i) / (all - 1));
}

function sideOf(degrees: number): Station['side'] {
  const at = ((degrees % 360) + 360) % 360;
  if (at > 245 && at < 295) return 'over';
  if (at > 60 && at < 120) return 'under';
  return at >= 120 && at <= 245 ? 'left' : 'right';
}

export function stationsOn(lessons: number): Station[] {
  return degreesOf(lessons).map((degrees) => ({ ...onOrbit(degrees), side: sideOf(degrees) }));
}

/** The part of the orbit between two stations, as the `d` of a path. */
export function arc(from: number, to: number): string {
  const steps = Math.max(2, Math.ceil((to - from) / 4));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const { x, y } = onOrbit(from + ((to - from) * i) / steps);
    return `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join('');
}

export const ROW = 112;

/** On a phone: left and right in turn, labels towards the middle. */
export function stationsDown(lessons: number, width: number): Station[] {
  return Array.from({ length: lessons + 1 }, (_, i) => ({
    x: width * (i % 2 ? 0.7 : 0.24),
    y: 46 + i * ROW,
    side: i % 2 ? 'left' : 'right',
  }));
}

export function winding(stations: readonly Station[], from: number, to: number): string {
  return stations
    .slice(from, to + 1)
    .map(({ x, y }, i, some) => {
      const before = some[i - 1];
      if (!before) return `M${x} ${y}`;
      const middle = (before.y + y) / 2;
      return `C${before.x} ${middle} ${x} ${middle} ${x} ${y}`;
    })
    .join('');
}
