/** Which part of the field is seen: plain sums, so that they can be tested. Units as in geometry.ts, pixels outside. */
import type { Inset } from './types';
import { round, type Point } from './geometry';

/** What must be seen of the field when all of it is: hexes, slab and the tops of the volcanoes. */
export const BOUNDS = { left: -404, right: 404, top: -352, bottom: 356 } as const;
const MIDDLE: Point = [(BOUNDS.left + BOUNDS.right) / 2, (BOUNDS.top + BOUNDS.bottom) / 2];
const SIZE: Point = [BOUNDS.right - BOUNDS.left, BOUNDS.bottom - BOUNDS.top];
/** The ellipse that the middles of all hexes keep to. */
const ROUND: Point = [375, 310];
/** Pixels per unit at which hexes are 92 px wide: badges and figures read well. */
export const COMFORT = 0.92;

export interface Window {
  width: number;
  height: number;
  inset: Inset;
}

/** Scale, and the point of the field in the middle of the free part of the window. */
export interface Shot {
  k: number;
  x: number;
  y: number;
}

export function free(window: Window): { left: number; top: number; width: number; height: number } {
  const { top, right, bottom, left } = window.inset;
  return {
    left,
    top,
    width: Math.max(40, window.width - left - right),
    height: Math.max(40, window.height - top - bottom),
  };
}

/** The whole field at once: also the smallest scale there is. */
export function least(window: Window): number {
  const { width, height } = free(window);
  return Math.min(width / SIZE[0], height / SIZE[1]);
}

export function most(window: Window): number {
  return Math.max(2, least(window) * 2.5);
}

export function whole(window: Window): Shot {
  return { k: least(window), x: MIDDLE[0], y: MIDDLE[1] };
}

/**
 * The field can be pushed about as far as is of use and no further: at its smallest it stays in the middle, bigger it
 * may be pushed until its rim is well inside the window.
 */
export function clamp(shot: Shot, window: Window): Shot {
  const smallest = least(window);
  const k = Math.min(most(window), Math.max(smallest, shot.k));
  const { width, height } = free(window);
  const reach = (size: number, room: number): number => {
    const half = room / 2 / k;
    return Math.max(0, size / 2 - half) + half * 0.8 * (1 - smallest / k);
  };
  const within = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));
  const dx = within(shot.x - MIDDLE[0], reach(SIZE[0], width));
  const dy = within(shot.y - MIDDLE[1], reach(SIZE[1], height));
  // The field is round: in the corners of its box there is nothing to look at.
  const out = Math.max(1, Math.hypot(dx / ROUND[0], dy / ROUND[1]));
  return { k, x: MIDDLE[0] + dx / out, y: MIDDLE[1] + dy / out };
}

/** Where the point 0, 0 of the field lies, in px of the window. */
export function origin(shot: Shot, window: Window): Point {
  const { left, top, width, height } = free(window);
  return [left + width / 2 - shot.x * shot.k, top + height / 2 - shot.y * shot.k];
}

export function toWindow(point: Point, shot: Shot, window: Window): Point {
  const [ox, oy] = origin(shot, window);
  return [ox + point[0] * shot.k, oy + point[1] * shot.k];
}

export function toField(px: Point, shot: Shot, window: Window): Point {
  const [ox, oy] = origin(shot, window);
  return [(px[0] - ox) / shot.k, (px[1] - oy) / shot.k];
}

/** Bigger or smaller about a point of the window that stays where it is (by default the middle of its free part). */
export function zoomed(shot: Shot, window: Window, factor: number, about?: Point): Shot {
  const { left, top, width, height } = free(window);
  const px: Point = about ?? [left + width / 2, top + height / 2];
  const k = Math.min(most(window), Math.max(least(window), shot.k * factor));
  const [fx, fy] = toField(px, shot, window);
  const next = { k, x: 0, y: 0 };
  const [wx, wy] = toWindow([fx, fy], next, window);
  return clamp({ k, x: (wx - px[0]) / k, y: (wy - px[1]) / k }, window);
}

export function moved(shot: Shot, window: Window, dx: number, dy: number): Shot {
  return clamp({ k: shot.k, x: shot.x - dx / shot.k, y: shot.y - dy / shot.k }, window);
}

/** Moves no further than needed for a hex to be seen whole, with its badges. */
export function showing(shot: Shot, window: Window, [x, y]: Point): Shot {
  const { width, height } = free(window);
  const limit = (value: number, at: number, room: number, margin: number): number => {
    const half = Math.max(0, room / 2 / shot.k - margin);
    return Math.min(at + half, Math.max(at - half, value));
  };
  return clamp({ k: shot.k, x: limit(shot.x, x, width, 62), y: limit(shot.y, y, height, 66) }, window);
}

/** The point is seen for certain; the others that belong to it as well, from further away if need be. */
export function holding(shot: Shot, window: Window, point: Point, others: readonly Point[]): Shot {
  const span = (i: 0 | 1): [number, number] => {
    const values = [point, ...others].map((p) => p[i]);
    return [Math.min(...values), Math.max(...values)];
  };
  const { width, height } = free(window);
  const [[left, right], [top, bottom]] = [span(0), span(1)];
  const room = Math.min(width / (right - left + 124), height / (bottom - top + 132));
  const k = Math.max(least(window), Math.min(shot.k, Math.max(room, shot.k * 0.6)));
  const near =
    others.length > 0 && k <= room * 1.001
      ? ([
          [left, top],
          [right, bottom],
        ] as Point[])
      : [];
  return [...near, point].reduce((at, p) => showing(at, window, p), { ...shot, k });
}

/**
 * The first sight: everything, unless that would be too small to play. Then hexes of 92 px around the points that
 * matter (my harvester, the target), the first of them surely in sight.
 */
export function opening(window: Window, interest: readonly Point[]): Shot {
  const all = whole(window);
  if (all.k >= COMFORT * 0.72 || interest.length === 0) return all;
  const mean = (i: 0 | 1): number => interest.reduce((sum, p) => sum + p[i], 0) / interest.length;
  const shot = clamp({ k: Math.min(COMFORT, most(window)), x: mean(0), y: mean(1) }, window);
  return showing(shot, window, interest[0]!);
}

export function css(shot: Shot, window: Window): string {
  const [x, y] = origin(shot, window);
  return `translate(${round(x)}px, ${round(y)}px)`;
}
