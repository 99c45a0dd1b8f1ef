/**
 * The last question before a choice is final, answered the way its owner likes: by a click, at once, or after a while
 * in which undo or a touch of the board stops the time. Nobody is answered for behind a curtain or without a line: the
 * table gives no decision then, or `live` is false.
 */
import type { Action, Decision } from '../lib/types';
import type { Confirm } from './prefs.svelte';

const TICK = 100;
/** Of a running clock, for the way to the server: who has chosen in time shall not lose the seat while it counts down. */
const SPARE = 2500;
/** How games call the answer that ends a turn. */
const LAST_WORDS = new Set<unknown>(['confirm', 'end']);

export function isLastWord(action: Action): boolean {
  return LAST_WORDS.has(action[0]);
}

/** A question with one answer that only says: yes, so be it. */
export function isConfirm(decision: Decision | null): decision is Decision {
  return decision !== null && decision.actions.length === 1 && isLastWord(decision.actions[0]!);
}

export interface Wish {
  mode: Confirm;
  seconds: number;
}

export class ConfirmTurn {
  /** Milliseconds until it goes on by itself; null: nothing counts down. */
  left = $state<number | null>(null);
  total = $state(0);
  /** The seconds the person wants; a clock may leave fewer. */
  #wished = 0;

  /** The question, and how often the person has acted: the same words in the next turn are another question. */
  #question: string | null = null;
  #asked: string | null = null;
  /** Stopped by hand, or answered already: this one is for the person. */
  #mine = false;
  #failed: string | null = null;
  #timer: ReturnType<typeof setInterval> | null = null;
  readonly #answer: (action: Action) => Promise<unknown>;

  constructor(answer: (action: Action) => Promise<unknown>) {
    this.#answer = answer;
  }

  /** `clock`: milliseconds this seat has left on its clock; the countdown ends before they do. */
  watch(decision: Decision | null, acts: number, live: boolean, wish: Wish, clock = Infinity): void {
    if (!isConfirm(decision)) {
      this.#stop();
      if (decision) this.#failed = null;
      return;
    }
    const words = JSON.stringify([decision.seat, decision.kind, decision.actions]);
    const question = `${acts} ${words}`;
    if (question !== this.#question) {
      this.#question = question;
      this.#mine = false;
    }
    this.#asked = words;
    const action = decision.actions[0]!;
    if (!live || this.#mine || this.#failed === words || wish.mode === 'on') this.#stop();
    else if (wish.mode === 'off') this.#go(action);
    else if (!this.#timer || this.#wished !== wish.seconds) {
      this.#wished = wish.seconds;
      const time = Math.min(wish.seconds * 1000, clock - SPARE);
      if (time > 0) this.#count(action, time);
      else this.#go(action);
    }
  }

  /** Undo or the board was touched: from now on the question waits. */
  touch(): void {
    if (this.left === null) return;
    this.#mine = true;
    this.#stop();
  }

  close(): void {
    this.#stop();
  }

  #count(action: Action, total: number): void {
    this.#stop();
    const until = performance.now() + total;
    this.total = total;
    this.left = total;
    this.#timer = setInterval(() => {
      this.left = Math.max(0, until - performance.now());
      if (this.left === 0) this.#go(action);
    }, TICK);
  }

  #go(action: Action): void {
    this.#stop();
    this.#mine = true;
    const asked = this.#asked;
    // What failed once is not tried again and again; the person sees why and decides.
    this.#answer(action).catch(() => (this.#failed = asked));
  }

  #stop(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    this.left = null;
  }
}
