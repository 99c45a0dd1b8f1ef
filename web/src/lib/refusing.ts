/** Refusals teach at the spot: where the click was, or under the element that was meant. */
import { Stale, Told } from '../net/failures';
import { hasText } from '../store/prefs.svelte';
import { toasts } from '../store/toasts.svelte';
import { say, sayRefusal } from './errors';
import { plainParams, type Teller } from './log';
import { Refused } from './table';
import type { Refusal } from './types';

export class Refusing {
  #pointer: { x: number; y: number } | null = null;
  readonly #game: () => string | null;
  readonly #teller: () => Teller;

  constructor(game: () => string | null, teller: () => Teller) {
    this.#game = game;
    this.#teller = teller;
  }

  /** Where the person pressed last. */
  pressed(event: PointerEvent): void {
    this.#pointer = { x: event.clientX, y: event.clientY + 18 };
  }

  at(element?: Element | null): { x: number; y: number } | null {
    if (!element) return this.#pointer;
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.bottom + 8 };
  }

  refuse = (refusal: Refusal, element?: Element | null): void => {
    const teller = this.#teller();
    const key = `refusal-${refusal.why}`;
    const text = hasText(this.#game(), key)
      ? teller.t(key, plainParams(refusal.params, teller))
      : sayRefusal(refusal, this.#game(), teller.t);
    toasts.show(text, { tone: 'bad', rule: refusal.rule, game: this.#game(), at: this.at(element) });
  };

  trouble = (error: unknown): void => {
    if (error instanceof Told) return;
    if (error instanceof Refused) this.refuse(error.refusal);
    else toasts.show(say(error), { tone: error instanceof Stale ? 'info' : 'bad' });
  };
}
