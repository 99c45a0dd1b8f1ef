/** Wheel, drag and pinch over an element, recognised by a library; what they do to the picture is the camera's business. */
import type { GestureHandlers, UserGestureConfig } from '@use-gesture/vanilla';
import type { Point } from './camera';

/** A finger trembles: less than this is a tap, in px. */
const DRAG = 7;
/** What one notch of a wheel does, at most. */
const NOTCH = 240;
const WHEEL = 0.0018;

/** A place of the viewport. */
export interface Spot {
  clientX: number;
  clientY: number;
}

export interface Hands {
  /** So many px sideways and down. */
  move(dx: number, dy: number): void;
  /** So many times bigger, about a point of the element that stays where it is. */
  zoom(factor: number, about: Point): void;
  /** Selector of what lies under everything: a click that ends a drag there picks nothing. Default: the whole element. */
  ground?: string;
  /** Whether the wheel is meant for the camera. Default: always. */
  turns?(): boolean;
  /** What lies at the place where a drag begins and goes along instead of the picture: it is told where to. */
  grab?(from: Spot): ((to: Spot) => void) | null;
  /** The picture is held, or let go. */
  held?(on: boolean): void;
}

const CONFIG: UserGestureConfig = {
  eventOptions: { passive: false },
  // A captured pointer would take the click away from what was clicked.
  drag: { threshold: DRAG, pointer: { capture: false, keys: false } },
  pinch: { pointer: { touch: true }, pinchOnWheel: false },
};

/** Listens until the returned function is called. */
export function listen(node: HTMLElement, hands: Hands): () => void {
  const local = ([x, y]: readonly number[]): Point => {
    const box = node.getBoundingClientRect();
    return [x! - box.left, y! - box.top];
  };
  /** Who has moved the picture does not click with the same hand. */
  let moved = false;
  const touched = (on: boolean): void => {
    if (moved === on) return;
    moved = on;
    hands.held?.(on);
  };
  let carry: ((to: Spot) => void) | null = null;
  // The click that follows still has to know.
  const released = (): void => void setTimeout(() => touched(false), 0);

  const handlers: GestureHandlers = {
    onDrag({ first, last, initial, xy, pinching, memo }) {
      const before = (memo ?? initial) as readonly [number, number];
      if (first) carry = hands.grab?.({ clientX: initial[0], clientY: initial[1] }) ?? null;
      if (!pinching && (xy[0] !== before[0] || xy[1] !== before[1])) {
        touched(true);
        if (carry) carry({ clientX: xy[0], clientY: xy[1] });
        else hands.move(xy[0] - before[0], xy[1] - before[1]);
      }
      if (last) released();
      return xy;
    },
    onPinch({ last, origin, da: [distance], memo }) {
      const before = memo as { distance: number; at: Point } | undefined;
      const now = { distance: Math.max(12, distance), at: local(origin) };
      if (before) {
        touched(true);
        hands.move(now.at[0] - before.at[0], now.at[1] - before.at[1]);
        hands.zoom(now.distance / before.distance, now.at);
      }
      if (last) released();
      return now;
    },
    onWheel({ event, last }) {
      // The last event is told a second time when the wheel has come to rest.
      if (last || event.deltaY === 0 || hands.turns?.() === false) return;
      event.preventDefault();
      const amount = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
      const within = Math.max(-NOTCH, Math.min(NOTCH, amount));
      hands.zoom(Math.exp(-within * WHEEL), local([event.clientX, event.clientY]));
    },
  };
  const swallow = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : node;
    if (!moved || (hands.ground && !target.closest(hands.ground))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  node.addEventListener('click', swallow, { capture: true });
  let stop: (() => void) | null = null;
  let over = false;
  const begin = async (): Promise<void> => {
    const { recognise } = await import('./recognise');
    if (over) return;
    const bound = recognise(node, handlers, CONFIG);
    stop = () => bound.destroy();
  };
  // Fetched once a board that can be moved has been drawn: on a wide screen not every one can, though it is measured so.
  const drawn = requestAnimationFrame(() => begin().catch(() => undefined)); // buttons and keys move it as well
  return () => {
    over = true;
    cancelAnimationFrame(drawn);
    stop?.();
    node.removeEventListener('click', swallow, { capture: true });
  };
}
