/** The way of a flight over the table, from the middle of one place to that of another. */
import type { Flying } from './timeline.svelte';

export interface Point {
  x: number;
  y: number;
}

/** The middle of what a selector finds, seen from the root; null if it is not there or not shown. */
export function middleOf(root: Element, selector: string): Point | null {
  const box = root.querySelector(selector)?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const area = root.getBoundingClientRect();
  return { x: box.left + box.width / 2 - area.left, y: box.top + box.height / 2 - area.top };
}

/** A place that parts of the table name with `data-at`. */
export function placeOf(root: Element, name: string): Point | null {
  return middleOf(root, `[data-at="${CSS.escape(name)}"]`);
}

export type Locate = (name: string) => Point | null;

function firstOf(names: string | readonly string[], locate: Locate): Point | null {
  for (const name of typeof names === 'string' ? [names] : names) {
    const point = locate(name);
    if (point) return point;
  }
  return null;
}

/** The longer the way the higher it goes, within reason. */
function lift(from: Point, to: Point): number {
  return Math.min(70, Math.max(24, Math.hypot(to.x - from.x, to.y - from.y) * 0.18));
}

/** For `{@attach}` on what flies: it lies at the left top of the root and is hidden when an end is out of sight. */
export function fly(flight: Flying, locate: Locate, zoom: number): (node: HTMLElement) => (() => void) | undefined {
  return (node) => {
    const from = firstOf(flight.from, locate);
    const to = firstOf(flight.to, locate);
    if (!from || !to || !node.animate) {
      node.style.display = 'none';
      return;
    }
    const aside = flight.aside ?? 0;
    const [first, between, last] = flight.scales ?? [0.8, 1, 1];
    const [dim, bright, end] = flight.fades ?? [0.9, 1, 1];
    const at = (x: number, y: number, scale: number): string =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale * zoom})`;
    const start = { x: from.x + aside, y: from.y + aside / 2 };
    const mid = { x: (from.x + to.x) / 2 + aside, y: (from.y + to.y) / 2 - lift(from, to) };
    const run = node.animate(
      [
        { transform: at(start.x, start.y, first), opacity: dim, offset: 0 },
        { transform: at(start.x, start.y, (first + between) / 2), opacity: bright, offset: 0.12 },
        { transform: at(mid.x, mid.y, between), opacity: bright, offset: 0.55 },
        { transform: at(to.x, to.y, last), opacity: end, offset: 1 },
      ],
      {
        duration: Math.max(1, flight.ms),
        delay: flight.delay,
        easing: 'cubic-bezier(0.3, 0.5, 0.3, 1)',
        fill: 'both',
      },
    );
    return () => run.cancel();
  };
}
