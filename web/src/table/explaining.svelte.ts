/** What explains itself on the table now: which thing, beside what, and whether it stays until it is closed. */

/** A pointer has to rest so long before the thing under it explains itself, in ms. */
const HOVER = 350;
/** Leaving one thing for the next does not close what is open, in ms. */
const LINGER = 90;

export interface Shown {
  id: string;
  anchor: Element;
  /** Asked for with a click or a long press: it stays until it is closed. */
  sticky: boolean;
  /** Why it cannot be had now. */
  note?: string;
}

interface Hindrances {
  /** Looking is not asking: a small screen would be covered. */
  small(): boolean;
  /** Something is carried across the table, and would be covered. */
  dragging?(): boolean;
  /** The thing is being placed or weighed already, and has to stay in sight. */
  placing?(id: string): boolean;
}

export class Explaining {
  shown: Shown | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly hindrances: Hindrances) {}

  /**
   * At once if it was asked for, or if another thing that was only looked at explains itself; else when the pointer has
   * rested. What was asked for does not give way to what is looked at.
   */
  explain(id: string, anchor: Element, sticky = false, note?: string): void {
    if (this.shown?.sticky && !sticky) return;
    clearTimeout(this.#timer);
    const show = (): void => {
      // It may have gone from the table meanwhile.
      if (anchor.isConnected && this.#may(id, sticky)) this.shown = { id, anchor, sticky, note };
    };
    if (!this.#may(id, sticky)) this.hush();
    else if (sticky || this.shown) show();
    else this.#timer = setTimeout(show, HOVER);
  }

  /** Closed in a moment, unless it stays or another one comes. */
  hush(): void {
    clearTimeout(this.#timer);
    if (this.shown && !this.shown.sticky) this.#timer = setTimeout(() => (this.shown = null), LINGER);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }

  #may(id: string, sticky: boolean): boolean {
    const { small, dragging, placing } = this.hindrances;
    return !dragging?.() && (sticky || !(small() || placing?.(id)));
  }
}
