/** Where things stand on the wide table. Drawn for 1440 x 843 below the bar; the field takes whatever is left free. */
import type { Inset } from './field';

export const GUTTER = 12;
export const LEFT = 222;
export const RIGHT = 288;
export const SHIP = { width: 464, height: 184 };
/** Cards with the room for tags above them. */
export const HAND = { card: 130, height: 217 };

export interface Stage {
  /** Panels are enlarged as a whole in large windows, and made a little smaller in small ones; the field just grows. */
  k: number;
  inset: Inset;
  hand: { left: number; width: number };
  /** What panels leave of the window: pop-ups keep to it. */
  free: Box;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function scaleOf(width: number, height: number): number {
  const fit = Math.min(width / 1400, height / 820);
  if (fit < 1) return Math.max(0.78, fit);
  return Math.min(2.2, Math.max(1, Math.min(width / 1600, height / 880)));
}

export function stageOf(width: number, height: number): Stage {
  const k = scaleOf(width, height);
  const inset = {
    left: (LEFT + 2 * GUTTER) * k,
    right: (RIGHT + 2 * GUTTER) * k,
    top: 10 * k,
    bottom: (HAND.height - 14) * k,
  };
  const hand = (GUTTER + SHIP.width + GUTTER) * k;
  return {
    k,
    inset,
    hand: { left: hand, width: (width - inset.right - hand) / k },
    free: {
      left: inset.left,
      top: 48 * k,
      right: width - inset.right,
      bottom: height - (HAND.height + 2 * GUTTER) * k,
    },
  };
}

/**
 * A corner of the free window for a pop-up about a hex: the nearest one in which it covers neither the hex nor anything
 * else that must stay in sight; failing that the one that covers least.
 */
export function cornerFor(
  free: Box,
  size: { width: number; height: number },
  at: { x: number; y: number },
  keep: readonly { x: number; y: number }[],
  room: number,
  /** Buttons of the field stand in its upper right corner. */
  taken = 0,
): { x: number; y: number } {
  const { left, top } = free;
  const [right, bottom] = [free.right - size.width, free.bottom - size.height];
  const corners = [
    { x: right, y: bottom },
    { x: left, y: bottom },
    { x: right - taken, y: top },
    { x: left, y: top },
  ];
  const covers = (p: { x: number; y: number }, q: { x: number; y: number }): boolean =>
    q.x > p.x - room && q.x < p.x + size.width + room && q.y > p.y - room && q.y < p.y + size.height + room;
  const cost = (p: { x: number; y: number }): number => {
    const [cx, cy] = [p.x + size.width / 2, p.y + size.height / 2];
    const hidden = keep.filter((q) => covers(p, q)).length * 4000 + (covers(p, at) ? 20000 : 0);
    return hidden + Math.hypot(cx - at.x, cy - at.y);
  };
  return corners.reduce((best, p) => (cost(p) < cost(best) ? p : best));
}
