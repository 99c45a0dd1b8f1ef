/** Things can be carried with mouse or finger: from where they lie to a place that takes them. */

export interface Load<T> {
  what: T;
  /** What the place it is dropped on means: name of the place to what is done. */
  drops: Record<string, () => void>;
}

export interface Carrying {
  /** The attribute that names places. */
  places: string;
  /** A finger that goes sideways scrolls what lies in a row. */
  scrolls?: boolean;
}

const NEAR = 7;

export class Drag<T> {
  load: Load<T> | null = $state.raw(null);
  x = $state(0);
  y = $state(0);
  /** It has been moved far enough to be meant. */
  live = $state(false);
  /** The drop place under it. */
  over: string | null = $state(null);

  #from = { x: 0, y: 0 };
  #how: Carrying;

  constructor(how: Carrying) {
    this.#how = how;
  }

  hold(event: PointerEvent, load: Load<T>): void {
    if (event.button !== 0 || Object.keys(load.drops).length === 0) return;
    this.load = load;
    this.live = false;
    this.#from = { x: event.clientX, y: event.clientY };
    this.x = event.clientX;
    this.y = event.clientY;
  }

  move(event: PointerEvent): void {
    if (!this.load) return;
    this.x = event.clientX;
    this.y = event.clientY;
    const [dx, dy] = [event.clientX - this.#from.x, event.clientY - this.#from.y];
    if (this.#how.scrolls && !this.live && event.pointerType === 'touch' && Math.abs(dx) > Math.abs(dy)) {
      if (Math.abs(dx) > NEAR) this.load = null;
      return;
    }
    this.live ||= Math.hypot(dx, dy) > NEAR;
    if (this.live) this.over = this.#below(event);
  }

  end(event: PointerEvent): void {
    const { load, live } = this;
    const place = live ? this.#below(event) : null;
    this.cancel();
    if (!load || !live) return;
    // The click that follows a drag is not a choice; one that begins with another press is, however soon it comes.
    const over = new AbortController();
    const until = { capture: true, once: true, signal: over.signal };
    window.addEventListener('click', (e) => e.stopPropagation(), until);
    window.addEventListener('pointerdown', () => over.abort(), until);
    setTimeout(() => over.abort(), 60);
    if (place) load.drops[place]?.();
  }

  cancel(): void {
    this.load = null;
    this.live = false;
    this.over = null;
  }

  /** This place would take what is being carried. */
  takes(place: string): boolean {
    return this.live && this.load !== null && place in this.load.drops;
  }

  #below(event: PointerEvent): string | null {
    const drops = this.load?.drops ?? {};
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      const name = element.closest(`[${this.#how.places}]`)?.getAttribute(this.#how.places);
      if (name && name in drops) return name;
    }
    return null;
  }
}
