/** How the planet is looked at through the window of a small screen, in units of the drawing. */
import { Camera, toWindow, type Bounds, type Shot, type Window } from '../../../table/camera/camera';
import type { Square } from '../types';
import { boxOf, middleOf, UNIT, type Frame } from './frames';

/** Room left around what is brought into sight: the tile of the outermost squares is lifted and has tags. */
export const RIM = 0.4 * UNIT;

/** What can be looked at: the planet alone, or the planet with a moon below it. */
export interface Plane {
  w: number;
  h: number;
}

/** From everything in sight to squares of 64 px; at first squares large enough for a finger. */
export function cameraOn(plane: Plane): Camera {
  const closest = 64 / UNIT;
  return new Camera({
    bounds: { left: 0, right: plane.w, top: 0, bottom: plane.h },
    comfort: 1,
    enough: 1,
    most: () => closest,
    largest: closest,
    slack: 0,
    rim: RIM,
    margin: [RIM, RIM],
  });
}

/** Where these squares lie, with so much around them; null: nowhere. */
export function around(frames: readonly Frame[], names: readonly Square[], rim = RIM): Bounds | null {
  const boxes = names.flatMap((name) => boxOf(frames, name) ?? []);
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map((box) => box.x)) - rim,
    right: Math.max(...boxes.map((box) => box.x + box.w)) + rim,
    top: Math.min(...boxes.map((box) => box.y)) - rim,
    bottom: Math.max(...boxes.map((box) => box.y + box.h)) + rim,
  };
}

/** At least half of these squares in sight. */
export function inSight(shot: Shot, window: Window, frames: readonly Frame[], names: readonly Square[]): boolean {
  const seen = names.filter((name) => {
    const at = middleOf(frames, name);
    const [x, y] = at ? toWindow(at, shot, window) : [-1, -1];
    return x > 0 && x < window.width && y > 0 && y < window.height;
  });
  return seen.length * 2 >= names.length;
}
