/** Which part of the planet a window shows: plain sums about zoom and offset, in pixels of the window. */
import { SIZE } from '../geometry';
import type { Square } from '../types';
import { boxOf, framesOf, middleOf, UNIT, type Frame } from './frames';

/** The whole planet, and the closest look: squares of 64 px. */
export { UNIT };
export const WHOLE = UNIT * SIZE;
export const CLOSEST = 64 / UNIT;
/** Room left around what is brought into sight, in squares. */
const MARGIN = 0.4;
/** How far the window may look beyond the outermost squares: their tile is lifted and has tags. */
export const RIM = MARGIN * UNIT;

export interface Room {
  w: number;
  h: number;
}

/** What can be looked at, in units: the planet alone, or the planet with a moon below it. */
export interface Plane {
  w: number;
  h: number;
}
const PLANET: Plane = { w: WHOLE, h: WHOLE };
const ALONE: readonly Frame[] = framesOf(['planet'], { x: 0, y: 0, scale: 1 });

/** How large the planet is drawn, and where its corner lies in the window. */
export interface Sight {
  k: number;
  x: number;
  y: number;
}

/** Everything in sight. */
export function farthest(room: Room, plane: Plane = PLANET): number {
  return Math.min(CLOSEST, room.w / plane.w, room.h / plane.h);
}

/** The planet never leaves the window: a smaller one is centred, a larger one has no more than its rim at the sides. */
export function kept({ k, x, y }: Sight, room: Room, plane: Plane = PLANET): Sight {
  const hold = (v: number, space: number, whole: number): number => {
    const size = whole * k;
    return size <= space ? (space - size) / 2 : Math.min(RIM * k, Math.max(space - size - RIM * k, v));
  };
  return { k, x: hold(x, room.w, plane.w), y: hold(y, room.h, plane.h) };
}

/** Another zoom, with the point of the window at (cx, cy) staying where it is. */
export function zoomed(
  sight: Sight,
  room: Room,
  k: number,
  cx = room.w / 2,
  cy = room.h / 2,
  plane: Plane = PLANET,
): Sight {
  const next = Math.min(CLOSEST, Math.max(farthest(room, plane), k));
  const f = next / sight.k;
  return kept({ k: next, x: cx - (cx - sight.x) * f, y: cy - (cy - sight.y) * f }, room, plane);
}

/**
 * These squares in sight, with as little moving as possible; `farther`: the planet may become smaller for it; `rim`: what
 * belongs to them around the squares, in units.
 */
export function bringing(
  sight: Sight,
  room: Room,
  names: readonly Square[],
  farther = false,
  frames: readonly Frame[] = ALONE,
  plane: Plane = PLANET,
  rim = RIM,
): Sight {
  const boxes = names.flatMap((name) => boxOf(frames, name) ?? []);
  if (boxes.length === 0) return sight;
  const x0 = Math.min(...boxes.map((box) => box.x)) - rim;
  const x1 = Math.max(...boxes.map((box) => box.x + box.w)) + rim;
  const y0 = Math.min(...boxes.map((box) => box.y)) - rim;
  const y1 = Math.max(...boxes.map((box) => box.y + box.h)) + rim;
  const fits = Math.min(room.w / (x1 - x0), room.h / (y1 - y0));
  const from = farther && fits < sight.k ? zoomed(sight, room, fits, undefined, undefined, plane) : sight;
  const { k } = from;
  const shift = (v: number, lo: number, hi: number, space: number): number => {
    if (lo * k + v < 0 || (hi - lo) * k > space) return -lo * k;
    return hi * k + v > space ? space - hi * k : v;
  };
  return kept({ k, x: shift(from.x, x0, x1, room.w), y: shift(from.y, y0, y1, room.h) }, room, plane);
}

/** At least half of these squares in sight. */
export function inSight(
  { k, x, y }: Sight,
  room: Room,
  names: readonly Square[],
  frames: readonly Frame[] = ALONE,
): boolean {
  const within = (v: number, space: number): boolean => v > 0 && v < space;
  const seen = names.filter((name) => {
    const at = middleOf(frames, name);
    return at && within(at[0] * k + x, room.w) && within(at[1] * k + y, room.h);
  });
  return seen.length * 2 >= names.length;
}

/** This point of the drawing (in squares) in the middle of the window. */
export function lookingAt(sight: Sight, room: Room, [cx, cy]: readonly [number, number], plane: Plane = PLANET): Sight {
  const { k } = sight;
  return kept({ k, x: room.w / 2 - (cx + 0.5) * UNIT * k, y: room.h / 2 - (cy + 0.5) * UNIT * k }, room, plane);
}
