/** Questions of order that need no answer: the engine says so, and with which item to begin. */
import type { Decision } from './wire';

/** Tells what to do with such a question: answer it, or, where an undo has led back to it, go back further. */
export class Settler {
  #farthest = 0;
  #settled: string | null = null;
  #now: Decision | null = null;
  /** The key of the answer to give. */
  answer = 'item:0';

  hear(decision: Decision | null, step: number): 'answer' | 'back' | null {
    const item = decision?.guide?.settled;
    if (!decision || item === undefined) {
      this.#farthest = decision ? step : Math.max(this.#farthest, step);
      if (decision?.kind === 'take' || decision?.kind === 'place') this.#settled = null;
      return null;
    }
    if (decision === this.#now) return null;
    this.#now = decision;
    this.answer = `item:${item}`;
    const mark = JSON.stringify(decision.params);
    const back = step < this.#farthest || mark === this.#settled;
    this.#farthest = step;
    this.#settled = mark;
    return back ? 'back' : 'answer';
  }
}
