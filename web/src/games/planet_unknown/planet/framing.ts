/** Which part of the planet a window shows: plain sums about zoom and offset, in pixels of the window. */
import { pointOf, SIZE } from '../geometry';
import type { Square } from '../types';

/** A square of the drawing, the whole drawing, and the closest look: squares of 64 px. */
export const UNIT = 44;
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

/** How large the planet is drawn, and where its corner lies in the window. */
export interface Sight {
  k: number;
  x: number;
  y: number;
}

/** The whole planet in sight. */
export function farthest(room: Room): number {
  return Math.min(CLOSEST, Math.min(room.w, room.h) / WHOLE);
}

/** The planet never leaves the window: a smaller one is centred, a larger one has no more than its rim at the sides. */
export function kept({ k, x, y }: Sight, room: Room): Sight {
  const hold = (v: number, space: number): number => {
    const size = WHOLE * k;
    return size <= space ? (space - size) / 2 : Math.min(RIM * k, Math.max(space - size - RIM * k, v));
  };
  return { k, x: hold(x, room.w), y: hold(y, room.h) };
}

/** Another zoom, with the point of the window at (cx, cy) staying where it is. */
export function zoomed(sight: Sight, room: Room, k: number, cx = room.w / 2, cy = room.h / 2): Sight {
  const next = Math.min(CLOSEST, Math.max(farthest(room), k));
  const f = next / sight.k;
  return kept({ k: next, x: cx - (cx - sight.x) * f, y: cy - (cy - sight.y) * f }, room);
}

/** These squares in sight, with as little moving as possible; `farther`: the planet may become smaller for it. */
export function bringing(sight: Sight, room: Room, names: readonly Square[], farther = false): Sight {
  if (names.length === 0) return sight;
  const points = names.map(pointOf);
  const span = (axis: 0 | 1): [number, number] => [
    (Math.min(...points.map((p) => p[axis])) - MARGIN) * UNIT,
    (Math.max(...points.map((p) => p[axis])) + 1 + MARGIN) * UNIT,
  ];
  const [x0, x1] = span(0);
  const [y0, y1] = span(1);
  const fits = Math.min(room.w / (x1 - x0), room.h / (y1 - y0));
  const from = farther && fits < sight.k ? zoomed(sight, room, fits) : sight;
  const { k } = from;
  const shift = (v: number, lo: number, hi: number, space: number): number => {
    if (lo * k + v < 0 || (hi - lo) * k > space) return -lo * k;
    return hi * k + v > space ? space - hi * k : v;
  };
  return kept({ k, x: shift(from.x, x0, x1, room.w), y: shift(from.y, y0, y1, room.h) }, room);
}

/** This point of the planet (in squares) in the middle of the window. */
export function lookingAt(sight: Sight, room: Room, [cx, cy]: readonly [number, number]): Sight {
  const { k } = sight;
  return kept({ k, x: room.w / 2 - (cx + 0.5) * UNIT * k, y: room.h / 2 - (cy + 0.5) * UNIT * k }, room);
}
