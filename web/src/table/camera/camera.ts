/** Which part of a map is seen: plain sums, so that they can be tested. Units of the map inside, pixels outside. */

export type Point = readonly [number, number];

export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Window {
  width: number;
  height: number;
  /** What panels cover of it. */
  inset: Inset;
}

/** Scale, and the point of the map in the middle of the free part of the window. */
export interface Shot {
  k: number;
  x: number;
  y: number;
}

export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface World {
  /** What must be seen of the map when all of it is. */
  bounds: Bounds;
  /** The ellipse that what can be looked at keeps to; none if the corners count as well. */
  round?: Point;
  /** The scale at which hexes are easy to hit and to read. */
  comfort: number;
  /** Everything is shown at first if that is at least this part of comfort. */
  enough: number;
  /** How far one may go in, by the scale at which everything is seen. */
  most(least: number): number;
  /** Bigger than this everything would not tell more. */
  largest?: number;
  /** How much of the free room may lie beyond the rim when one is close. */
  slack: number;
  /** How far one may look beyond the edge of what is larger than the window, in units. */
  rim?: number;
  /** What is seen around a hex that is shown: sideways, up and down. */
  margin: Point;
}

const round = (value: number): number => Math.round(value * 10) / 10 + 0;

export function free(window: Window): { left: number; top: number; width: number; height: number } {
  const { top, right, bottom, left } = window.inset;
  return {
    left,
    top,
    width: Math.max(40, window.width - left - right),
    height: Math.max(40, window.height - top - bottom),
  };
}

/** Where the point 0, 0 of the map lies, in px of the window. */
function origin(shot: Shot, window: Window): Point {
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

/** The part of the map that is seen. */
export function frame(shot: Shot, window: Window): { x: number; y: number; width: number; height: number } {
  const { width, height } = free(window);
  const [w, h] = [width / shot.k, height / shot.k];
  return { x: shot.x - w / 2, y: shot.y - h / 2, width: w, height: h };
}

export function css(shot: Shot, window: Window): string {
  const [x, y] = origin(shot, window);
  return `translate(${round(x)}px, ${round(y)}px)`;
}

export class Camera {
  constructor(readonly world: World) {}

  get size(): Point {
    const { left, right, top, bottom } = this.world.bounds;
    return [right - left, bottom - top];
  }

  get middle(): Point {
    const { left, right, top, bottom } = this.world.bounds;
    return [(left + right) / 2, (top + bottom) / 2];
  }

  /** The whole map at once: also the smallest scale there is. */
  least(window: Window): number {
    const { width, height } = free(window);
    return Math.min(width / this.size[0], height / this.size[1], this.world.largest ?? Infinity);
  }

  most(window: Window): number {
    return this.world.most(this.least(window));
  }

  whole(window: Window): Shot {
    return { k: this.least(window), x: this.middle[0], y: this.middle[1] };
  }

  /**
   * The map can be pushed about as far as is of use and no further: at its smallest it stays in the middle, bigger it
   * may be pushed until its rim is well inside the window.
   */
  clamp(shot: Shot, window: Window): Shot {
    const smallest = this.least(window);
    const k = Math.min(this.most(window), Math.max(smallest, shot.k));
    const { width, height } = free(window);
    const reach = (size: number, room: number): number => {
      const half = room / 2 / k;
      const beyond = size / 2 > half ? (this.world.rim ?? 0) : 0;
      return Math.max(0, size / 2 - half) + beyond + half * this.world.slack * (1 - smallest / k);
    };
    const within = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));
    const dx = within(shot.x - this.middle[0], reach(this.size[0], width));
    const dy = within(shot.y - this.middle[1], reach(this.size[1], height));
    // A map may be round: in the corners of its box there is nothing to look at.
    const { round } = this.world;
    const out = round ? Math.max(1, Math.hypot(dx / round[0], dy / round[1])) : 1;
    return { k, x: this.middle[0] + dx / out, y: this.middle[1] + dy / out };
  }

  /** Bigger or smaller about a point of the window that stays where it is (by default the middle of its free part). */
  zoomed(shot: Shot, window: Window, factor: number, about?: Point): Shot {
    const { left, top, width, height } = free(window);
    const px: Point = about ?? [left + width / 2, top + height / 2];
    const k = Math.min(this.most(window), Math.max(this.least(window), shot.k * factor));
    const [wx, wy] = toWindow(toMap(px, shot, window), { k, x: 0, y: 0 }, window);
    return this.clamp({ k, x: (wx - px[0]) / k, y: (wy - px[1]) / k }, window);
  }

  moved(shot: Shot, window: Window, dx: number, dy: number): Shot {
    return this.clamp({ k: shot.k, x: shot.x - dx / shot.k, y: shot.y - dy / shot.k }, window);
  }

  /** Moves no further than needed for a hex to be seen with what belongs to it. */
  showing(shot: Shot, window: Window, [x, y]: Point): Shot {
    const [mx, my] = this.world.margin;
    return this.enclosing(shot, window, { left: x - mx, right: x + mx, top: y - my, bottom: y + my });
  }

  /**
   * Moves no further than needed for all of this to be seen; `farther`: becomes smaller for it if need be. What does not
   * fit is seen from its middle.
   */
  enclosing(shot: Shot, window: Window, bounds: Bounds, farther = false): Shot {
    const { left, right, top, bottom } = bounds;
    const { width, height } = free(window);
    const fits = Math.min(width / (right - left), height / (bottom - top));
    const k = farther ? Math.max(this.least(window), Math.min(shot.k, fits)) : shot.k;
    const limit = (value: number, low: number, high: number, room: number): number => {
      const half = Math.max((high - low) / 2, room / 2 / k);
      return Math.min(low + half, Math.max(high - half, value));
    };
    return this.clamp({ k, x: limit(shot.x, left, right, width), y: limit(shot.y, top, bottom, height) }, window);
  }

  /** The point is seen for certain; the others that belong to it as well, from further away if need be. */
  holding(shot: Shot, window: Window, point: Point, others: readonly Point[]): Shot {
    const span = (i: 0 | 1): [number, number] => {
      const values = [point, ...others].map((p) => p[i]);
      return [Math.min(...values), Math.max(...values)];
    };
    const { width, height } = free(window);
    const [mx, my] = this.world.margin;
    const [[left, right], [top, bottom]] = [span(0), span(1)];
    const room = Math.min(width / (right - left + 2 * mx), height / (bottom - top + 2 * my));
    const k = Math.max(this.least(window), Math.min(shot.k, Math.max(room, shot.k * 0.6)));
    const near: Point[] = others.length > 0 && k <= room * 1.001 ? [[left, top], [right, bottom]] : []; // prettier-ignore
    return [...near, point].reduce((at, p) => this.showing(at, window, p), { ...shot, k });
  }

  /**
   * The first sight: everything, unless that would be too small to play. Then hexes of a comfortable size around the
   * points that matter, one of them surely in sight.
   */
  opening(window: Window, about: readonly Point[], sure: Point | null = about[0] ?? null): Shot {
    const all = this.whole(window);
    const { comfort, enough } = this.world;
    if (all.k >= comfort * enough || about.length === 0) return all;
    const mean = (i: 0 | 1): number => about.reduce((sum, p) => sum + p[i], 0) / about.length;
    const shot = this.clamp({ k: Math.min(comfort, this.most(window)), x: mean(0), y: mean(1) }, window);
    return sure ? this.showing(shot, window, sure) : shot;
  }
}
