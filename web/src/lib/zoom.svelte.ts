/** Pan and zoom of anything that does not fit: wheel, pinch, drag, and buttons for those who use none of them. */
import { select, type Selection } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomBehavior } from 'd3-zoom';

export class Zoom {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  readonly min: number;
  readonly max: number;
  #behaviour: ZoomBehavior<HTMLElement, unknown>;
  #node: Selection<HTMLElement, unknown, null, undefined> | null = null;

  constructor(options: { min?: number; max?: number } = {}) {
    this.min = options.min ?? 1;
    this.max = options.max ?? 4;
    this.#behaviour = zoom<HTMLElement, unknown>()
      .scaleExtent([this.min, this.max])
      .on('zoom', (event: { transform: { x: number; y: number; k: number } }) => {
        ({ x: this.x, y: this.y, k: this.k } = event.transform);
      });
  }

  /** For `{@attach}` on the window that shows a part of the whole. */
  attach = (node: HTMLElement): (() => void) => {
    const limits = (): void => {
      const { clientWidth: w, clientHeight: h } = node;
      // What is drawn may be pushed about, but never out of sight.
      this.#behaviour.extent([[0, 0], [w, h]]).translateExtent([[0, 0], [w, h]]); // prettier-ignore
    };
    limits();
    this.#node = select(node);
    this.#node.call(this.#behaviour);
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(limits) : null;
    observer?.observe(node);
    return () => {
      observer?.disconnect();
      this.#node?.on('.zoom', null);
      this.#node = null;
    };
  };

  /** CSS for the whole inside that window; its origin must be the upper left corner. */
  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.k})`;
  }

  by(factor: number): void {
    if (this.#node) this.#behaviour.scaleBy(this.#node, factor);
  }

  move(dx: number, dy: number): void {
    if (this.#node) this.#behaviour.translateBy(this.#node, dx / this.k, dy / this.k);
  }

  reset(): void {
    if (this.#node) this.#behaviour.transform(this.#node, zoomIdentity);
  }

  /** Arrow keys move, plus and minus zoom, 0 resets. */
  keys = (event: KeyboardEvent): void => {
    const step: Record<string, () => void> = {
      ArrowLeft: () => this.move(60, 0),
      ArrowRight: () => this.move(-60, 0),
      ArrowUp: () => this.move(0, 60),
      ArrowDown: () => this.move(0, -60),
      '+': () => this.by(1.4),
      '=': () => this.by(1.4),
      '-': () => this.by(1 / 1.4),
      '0': () => this.reset(),
    };
    const run = step[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
}
