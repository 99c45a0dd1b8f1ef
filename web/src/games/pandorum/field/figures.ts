/** Modules and bases: prisms on the footprint of the seat's shape, so that an owner is told without colour too. */
import { points, SQUEEZE, type Point } from './geometry';

/** Index of the seat's shape: circle, square, triangle, diamond, hexagon, star. */
function footprint(shape: number, radius: number): Point[] {
  const turn = (count: number, start: number, r: (i: number) => number): Point[] =>
    Array.from({ length: count }, (_, i) => {
      const angle = start + (i * 2 * Math.PI) / count;
      return [r(i) * Math.cos(angle), r(i) * Math.sin(angle) * SQUEEZE];
    });
  switch (shape % 6) {
    case 1: {
      const [w, h] = [radius * 0.9, radius * 0.74];
      return [[-w, -h], [w, -h], [w, h], [-w, h]]; // prettier-ignore
    }
    case 2: {
      const [w, top, foot] = [radius * 1.14, radius * 0.97, radius * 0.66];
      return [[0, -top], [w, foot], [-w, foot]]; // prettier-ignore
    }
    case 3: {
      const [w, h] = [radius * 1.12, radius * 0.985];
      return [[0, -h], [w, 0], [0, h], [-w, 0]]; // prettier-ignore
    }
    case 4:
      return turn(6, -Math.PI / 2, () => radius * 1.02);
    case 5:
      return turn(10, -Math.PI / 2, (i) => (i % 2 === 0 ? radius * 1.2 : radius * 0.62));
    default:
      return turn(24, 0, () => radius);
  }
}

export interface Tier {
  /** Walls and roof together, and the roof alone. */
  body: string;
  roof: string;
  inner: string;
  core: string;
}

/** A prism whose roof lies at `y`, `height` tall. */
export function tier(shape: number, radius: number, y: number, height: number): Tier {
  const base = footprint(shape, radius);
  const at = (scale: number, dy: number): Point[] => base.map(([px, py]) => [px * scale, py * scale + dy]);
  return {
    body: points(hull([...at(1, y), ...at(1, y + height)])),
    roof: points(at(1, y)),
    inner: points(at(0.55, y)),
    core: points(at(0.28, y)),
  };
}

/** The outer border of some points, without the walls that nobody sees. */
function hull(list: readonly Point[]): Point[] {
  const sorted = [...list].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (from: readonly Point[]): Point[] => {
    const out: Point[] = [];
    for (const p of from) {
      while (out.length >= 2 && turn(out.at(-2)!, out.at(-1)!, p) <= 0) out.pop();
      out.push(p);
    }
    out.pop();
    return out;
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}
