/** Which part of the map is seen: plain sums, so that they can be tested. Units as in geometry.ts, pixels outside. */
import { round, type Point } from './geometry';
import type { Inset } from './types';

/** All hexes with a hair of ground around them. */
export const BOUNDS = { left: -370, right: 370, top: -288, bottom: 288 } as const;
const SIZE: Point = [BOUNDS.right - BOUNDS.left, BOUNDS.bottom - BOUNDS.top];
/** The middles of all hexes keep to this ellipse. */
const ROUND: Point = [345, 275];
/** Hexes 80 px wide on a phone: a finger finds them, numbers read well. */
export const COMFORT = 80 / 73.2;
/** Sides of 52 px: bigger hexes would not tell more. */
const LARGEST = 52 / 36.6;

export interface Window {
  width: number;
  height: number;
  inset: Inset;
}

/** Scale, and the point of the map in the middle of the free part of the window. */
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

/** The whole map at once: also the smallest scale there is. */
export function least(window: Window): number {
  const { width, height } = free(window);
  return Math.min(width / SIZE[0], height / SIZE[1], LARGEST);
}

export function most(window: Window): number {
  return Math.max(1.7, least(window) * 2);
}

export function whole(window: Window): Shot {
  return { k: least(window), x: 0, y: 0 };
}

/** The map can be pushed about as far as is of use: at its smallest it stays in the middle. */
export function clamp(shot: Shot, window: Window): Shot {
  const smallest = least(window);
  const k = Math.min(most(window), Math.max(smallest, shot.k));
  const { width, height } = free(window);
  const reach = (size: number, room: number): number => {
    const half = room / 2 / k;
    return Math.max(0, size / 2 - half) + half * 0.5 * (1 - smallest / k);
  };
  const within = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));
  const dx = within(shot.x, reach(SIZE[0], width));
  const dy = within(shot.y, reach(SIZE[1], height));
  // The map is round: in the corners of its box there is nothing to look at.
  const out = Math.max(1, Math.hypot(dx / ROUND[0], dy / ROUND[1]));
  return { k, x: dx / out, y: dy / out };
}

/** Where the point 0, 0 of the map lies, in px of the window. */
export function origin(shot: Shot, window: Window): Point {
  const { left, top, width, height } = free(window);
  return [left + width / 2 - shot.x * shot.k, top + height / 2 - shot.y * shot.k];
}

export function toWindow(point: Point, shot: Shot, window: Window): Point {
  const [ox, oy] = origin(shot, window);
  return [ox + point[0] * shot.k, oy + point[1] * shot.k];
}

export function toMap(px: Point, shot: Shot, window: Window): Point {
  const [ox, oy] = origin(shot, window);
  return [(px[0] - ox) / shot.k, (px[1] - oy) / shot.k];
}

/** The part of the map that is seen, for the overview. */
export function frame(shot: Shot, window: Window): { x: number; y: number; width: number; height: number } {
  const { width, height } = free(window);
  const [w, h] = [width / shot.k, height / shot.k];
  return { x: shot.x - w / 2, y: shot.y - h / 2, width: w, height: h };
}

/** Bigger or smaller about a point of the window that stays where it is (by default the middle of its free part). */
export function zoomed(shot: Shot, window: Window, factor: number, about?: Point): Shot {
  const { left, top, width, height } = free(window);
  const px: Point = about ?? [left + width / 2, top + height / 2];
  const k = Math.min(most(window), Math.max(least(window), shot.k * factor));
  const [fx, fy] = toMap(px, shot, window);
  const [wx, wy] = toWindow([fx, fy], { k, x: 0, y: 0 }, window);
  return clamp({ k, x: (wx - px[0]) / k, y: (wy - px[1]) / k }, window);
}

export function moved(shot: Shot, window: Window, dx: number, dy: number): Shot {
  return clamp({ k: shot.k, x: shot.x - dx / shot.k, y: shot.y - dy / shot.k }, window);
}

/** Moves no further than needed for a hex and its neighbours to be seen. */
export function showing(shot: Shot, window: Window, [x, y]: Point): Shot {
  const { width, height } = free(window);
  const limit = (value: number, at: number, room: number, margin: number): number => {
    const half = Math.max(0, room / 2 / shot.k - margin);
    return Math.min(at + half, Math.max(at - half, value));
  };
  return clamp({ k: shot.k, x: limit(shot.x, x, width, 80), y: limit(shot.y, y, height, 76) }, window);
}

/** The first sight: everything, unless that is too small to play; then hexes of 80 px about what matters. */
export function opening(window: Window, interest: readonly Point[]): Shot {
  const all = whole(window);
  if (all.k >= COMFORT * 0.7) return all;
  const mean = (i: 0 | 1): number => interest.reduce((sum, p) => sum + p[i], 0) / Math.max(1, interest.length);
  return clamp({ k: Math.min(COMFORT, most(window)), x: mean(0), y: mean(1) }, window);
}

export function css(shot: Shot, window: Window): string {
  const [x, y] = origin(shot, window);
  return `translate(${round(x)}px, ${round(y)}px)`;
}
