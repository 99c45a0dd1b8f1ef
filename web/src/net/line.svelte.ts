/** Whether the server answers, as far as this page has noticed; and for how long it has not. */
import { SvelteMap } from 'svelte/reactivity';

const TRY_EVERY = 10_000;
const TOLD_FOR = 3_000; // milliseconds: that it is back

class Line {
  offline = $state(typeof navigator !== 'undefined' && navigator.onLine === false);
  /** When it was last heard of before it fell silent; milliseconds since 1970. */
  since = $state<number | null>(null);
  /** It has just come back. */
  back = $state(false);
  /** How often it has come back: whoever showed what was kept asks anew. */
  returns = $state(0);
  /** Answers that are shown as they were kept, by address, with the time at which they came. */
  readonly shown = new SvelteMap<string, number>();
  #heard: number | null = null;
  #telling: ReturnType<typeof setTimeout> | null = null;

  /** Nobody answered; instead of this answer one is shown that came then. */
  silent(url: string | null = null, came: number | null = null): void {
    this.since ??= this.#heard ?? came;
    if (url !== null && came !== null) this.shown.set(url, came);
    this.offline = true;
    this.#hush();
  }

  answered(url: string): void {
    this.#heard = Date.now();
    this.since = null;
    this.shown.delete(url);
    if (!this.offline) return;
    this.offline = false;
    this.returns += 1;
    this.back = true;
    this.#telling = setTimeout(() => this.#hush(), TOLD_FOR);
  }

  #hush(): void {
    if (this.#telling) clearTimeout(this.#telling);
    this.#telling = null;
    this.back = false;
  }

  /** Asks again by itself as long as nobody answers, and at once when the browser says that there is a net. */
  start(ask: () => void): () => void {
    const lost = (): void => this.silent();
    addEventListener('offline', lost);
    addEventListener('online', ask);
    const timer = setInterval(() => {
      if (this.offline && document.visibilityState === 'visible') ask();
    }, TRY_EVERY);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', ask);
      clearInterval(timer);
    };
  }
}

export const line = new Line();
