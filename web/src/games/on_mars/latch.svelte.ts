/**
 * One button gives many answers, one after another in the same place. When it comes to end the turn or to fly where
 * another answer stood a moment ago, it rests briefly: who was about to press the old one must not give the new one.
 */
import type { Primary } from '../../lib/table';

export const REST = 800;
/** Questions whose answer closes something. */
const GRAVE = new Set(['turn', 'travel', 'settle']);

export class Latch {
  #resting = $state(false);
  #before: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Tell it what the button says now, and for which question. */
  see(label: string | null, kind: string | null): void {
    if (label === this.#before) return;
    const changed = this.#before !== null && label !== null;
    // While the last answer is being told there is no button: what stood there before is remembered.
    if (label !== null) this.#before = label;
    clearTimeout(this.#timer);
    this.#resting = changed && GRAVE.has(kind ?? '');
    if (this.#resting) this.#timer = setTimeout(() => (this.#resting = false), REST);
  }

  of(primary: Primary | null): Primary | null {
    return primary && this.#resting ? { ...primary, disabled: true } : primary;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
