/** The card that explains itself: which one, beside what, and whether it stays until it is closed. */

/** Leaving one component for the next, in ms, does not close it. */
const LINGER = 90;

interface Shown {
  id: string;
  anchor: Element;
  sticky: boolean;
  /** Why it cannot be had now. */
  note?: string;
}

export class Explaining {
  shown: Shown | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  explain(id: string, anchor: Element, sticky = false, note?: string): void {
    clearTimeout(this.#timer);
    this.shown = { id, anchor, sticky, note };
  }

  /** Closed in a moment, unless it stays or another one comes. */
  hush(): void {
    clearTimeout(this.#timer);
    if (!this.shown?.sticky) this.#timer = setTimeout(() => (this.shown = null), LINGER);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
}
