/** A technology carried over the table by pointer or finger; it snaps to the place nearest to it. */
import type { Desk } from './desk.svelte';
import type { Spot } from './placements';

/** So far, in px, a card may be moved and is still clicked. */
const CLICK = 7;
/** The click that ends a drag comes within so many ms. */
const ENDING = 60;

interface Held {
  card: string;
  x: number;
  y: number;
  x0: number;
  y0: number;
  live: boolean;
}

export class Dragging {
  held: Held | null = $state.raw(null);
  readonly #desk: Desk;
  #nearest: ((x: number, y: number) => Spot | null) | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get live(): boolean {
    return this.held?.live ?? false;
  }

  /** The tableau hands out the search for the place nearest to a point of the page. */
  readonly register = (nearest: (x: number, y: number) => Spot | null): void => {
    this.#nearest = nearest;
  };

  readonly hold = (card: string, { button, clientX: x, clientY: y }: PointerEvent): void => {
    if (button === 0) this.held = { card, x, y, x0: x, y0: y, live: false };
  };

  readonly move = ({ clientX: x, clientY: y }: PointerEvent): void => {
    if (!this.held) return;
    const live = this.held.live || Math.hypot(x - this.held.x0, y - this.held.y0) > CLICK;
    this.held = { ...this.held, x, y, live };
    if (!live) return;
    this.#desk.carry(this.held.card);
    const alone = document.elementFromPoint(x, y)?.closest('[data-spot="alone"]');
    const { spots, spot } = this.#desk;
    const to = alone ? spots.find((s) => s.left === null && s.right === null) : this.#nearest?.(x, y);
    if (to && to.key !== spot?.key) this.#desk.move(to);
  };

  readonly end = ({ clientX, clientY }: PointerEvent): void => {
    const { live } = this;
    this.held = null;
    if (!live) return;
    // Dropped back on the market: the card is given back. The click that follows a drag is not a choice.
    if (document.elementFromPoint(clientX, clientY)?.closest('.market')) this.#desk.choice.release();
    const swallow = (e: Event): void => e.stopPropagation();
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, true), ENDING);
  };

  readonly cancel = (): void => {
    this.held = null;
  };
}
