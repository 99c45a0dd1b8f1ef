/**
 * What each of my seats has not seen: since the last visit, as the server remembers it, or while the page was hidden
 * or the device asleep for longer than a glance elsewhere.
 */
import { SvelteMap } from 'svelte/reactivity';
import { missed } from '../lib/away';
import type { GameEvent, StateMessage } from '../lib/types';

const GLANCE = 60_000;

export class Away {
  #missed = new SvelteMap<number | null, GameEvent[]>();
  #meanwhile = new Map<number | null, GameEvent[]>();
  #hiddenAt: number | null = null;
  #heardAt = Date.now();

  constructor() {
    this.#looks();
    globalThis.document?.addEventListener('visibilitychange', this.#looks);
  }

  of(seat: number | null): GameEvent[] {
    return this.#missed.get(seat) ?? [];
  }

  hear(message: StateMessage, first: boolean): void {
    const { seat, events } = message;
    if (seat === null) return;
    // Only the answer to a join says what was seen: the page was opened, or the line was gone for a while.
    const back = message.seen != null && (first || (!message.reset && Date.now() - this.#heardAt >= GLANCE));
    this.#heardAt = Date.now();
    if (back && message.seen != null) {
      const unseen = missed(events, message.seen);
      if (unseen.length) this.#missed.set(seat, unseen);
    } else if (message.reset) {
      // Taken back: what was collected may never have happened.
      this.forget(seat);
    } else if (this.#hiddenAt !== null && events.length) {
      this.#meanwhile.set(seat, [...(this.#meanwhile.get(seat) ?? []), ...events]);
    }
  }

  forget(seat: number | null): void {
    this.#missed.delete(seat);
    this.#meanwhile.delete(seat);
  }

  close(): void {
    globalThis.document?.removeEventListener('visibilitychange', this.#looks);
  }

  #looks = (): void => {
    if (globalThis.document?.visibilityState === 'hidden') {
      this.#hiddenAt ??= Date.now();
      return;
    }
    const long = this.#hiddenAt !== null && Date.now() - this.#hiddenAt >= GLANCE;
    this.#hiddenAt = null;
    if (long)
      for (const [seat, events] of this.#meanwhile)
        this.#missed.set(seat, [...(this.#missed.get(seat) ?? []), ...events]);
    this.#meanwhile.clear();
  };
}
