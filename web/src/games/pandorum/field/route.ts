/** The way of a flight that is being looked at, as a path. */
import { centre, directionTo } from './geometry';
import type { Lit } from './types';

export function isStraight(lit: Lit): boolean {
  return lit.from !== undefined && lit.to !== undefined && !lit.jump && directionTo(lit.from, lit.to) !== null;
}

/** A straight line, or the arc of a jump. */
export function routeOf(lit: Lit): string | null {
  if (lit.from === undefined || lit.to === undefined || lit.from === lit.to) return null;
  const [[ax, ay], [bx, by]] = [centre(lit.from), centre(lit.to)];
  if (isStraight(lit)) return `M${ax} ${ay}L${bx} ${by}`;
  return `M${ax} ${ay}Q${(ax + bx) / 2} ${Math.min(ay, by) - 90 - Math.abs(ax - bx) / 8} ${bx} ${by}`;
}
