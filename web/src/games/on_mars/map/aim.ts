/** On its way from a hex to the callout beside it the pointer crosses other hexes. */
import type { Point } from '../../../table/camera/camera';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Whether somebody who goes on straight ahead, from `start` over `now`, reaches the box or is in it already. */
export function headsFor(start: Point, now: Point, box: Box): boolean {
  let [enters, leaves] = [0, Infinity];
  const sides = [
    [box.left, box.left + box.width],
    [box.top, box.top + box.height],
  ] as const;
  for (const axis of [0, 1] as const) {
    const [low, high] = sides[axis];
    const way = now[axis] - start[axis];
    if (way === 0) {
      if (start[axis] < low || start[axis] > high) return false;
      continue;
    }
    const ends = [(low - start[axis]) / way, (high - start[axis]) / way];
    enters = Math.max(enters, Math.min(...ends));
    leaves = Math.min(leaves, Math.max(...ends));
  }
  // 1 is where the pointer is now: the box must not lie behind it.
  return enters <= leaves && leaves >= 1;
}
