/** The straightest way across the map, for what moves there. */
import type { Hex } from '../types';
import { centre, distance, neighbours } from './geometry';

/** A shortest way, both ends included, that keeps close to the line between them. */
export function pathTo(from: Hex, to: Hex): Hex[] {
  const path = [from];
  const [ax, ay] = centre(from);
  const [bx, by] = centre(to);
  const off = (hex: Hex): number => {
    const [x, y] = centre(hex);
    return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay));
  };
  for (let at = from; at !== to;) {
    const nearer = neighbours(at).filter((hex) => distance(hex, to) < distance(at, to));
    at = nearer.sort((a, b) => off(a) - off(b))[0] ?? to;
    path.push(at);
  }
  return path;
}
