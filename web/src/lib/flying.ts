/** Things on their way from one part of a table to another. They are only shown: nothing waits under them. */

export interface Point {
  x: number;
  y: number;
}
export interface Way {
  from: Point | null;
  to: Point | null;
  ms: number;
  /** Size at the start, on the way and at the end. */
  scales?: readonly [number, number, number];
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

const LIFT = 34;

/** For `{@attach}` on what flies: it lies at the left top of the root and is hidden when an end is out of sight. */
export function fly({ from, to, ms, scales = [0.8, 1, 1] }: Way): (node: HTMLElement) => (() => void) | undefined {
  return (node) => {
    if (!from || !to || !node.animate) {
      node.style.display = 'none';
      return;
    }
    const at = (p: Point, lift: number, scale: number): string =>
      `translate(${p.x}px, ${p.y - lift}px) translate(-50%, -50%) scale(${scale})`;
    const mid = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const run = node.animate(
      [
        { transform: at(from, 0, scales[0]), opacity: 0.9 },
        { transform: at(mid, LIFT, scales[1]), opacity: 1 },
        { transform: at(to, 0, scales[2]), opacity: 1 },
      ],
      { duration: Math.max(1, ms), easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'both' },
    );
    return () => run.cancel();
  };
}
