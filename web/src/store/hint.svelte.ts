/**
 * The hint to what a seat is asked: first what matters now, then the best moves, then nothing again. Worked out by the
 * server (or whoever answers the connection); what is known early may still change, until `thinking` ends.
 */
import './nudge.css';
import type { Action, Decision } from '../lib/types';
import type { HintListener } from '../net/connection';
import type { HintMove, HintNudge } from '../wire/messages';
import { isLastWord } from './confirm.svelte';

export type HintStage = 'closed' | 'nudge' | 'moves';

const textOf = (action: unknown): string => JSON.stringify(action);
const questionOf = ({ seat, kind, params, actions }: Decision): string => JSON.stringify([seat, kind, params, actions]);

export class HintStore {
  stage: HintStage = $state('closed');
  thinking = $state(false);
  nudge: HintNudge | null = $state.raw(null);
  moves: readonly HintMove[] = $state.raw([]);
  /** In how many futures each move was tried. */
  tries = $state(0);
  /** Which of the moves the person looks at. */
  chosen = $state(0);

  #question: string | null = null;
  #drop: (() => void) | null = null;
  /** What is left to answer of the move that is being played. */
  #rest: readonly Action[] = [];
  readonly #ask: (listener: HintListener) => (() => void) | null;

  readonly #fail: (error: Error) => void;

  /** `fail` tells the person why there is none. */
  constructor(ask: (listener: HintListener) => (() => void) | null, fail: (error: Error) => void) {
    this.#ask = ask;
    this.#fail = fail;
  }

  readonly move: HintMove | null = $derived(this.moves[this.chosen] ?? null);

  /** The key, or the pill: one step further. */
  press(decision: Decision): void {
    const question = questionOf(decision);
    if (question !== this.#question) {
      this.forget();
      this.#question = question;
      this.stage = 'nudge';
      this.#begin();
    } else if (this.stage === 'moves') this.close();
    else this.stage = this.stage === 'closed' ? 'nudge' : 'moves';
  }

  #begin(): void {
    this.thinking = true;
    this.#drop = this.#ask({
      told: ({ done, nudge, moves, tries }) => {
        const kept = this.move && textOf(this.move.action);
        this.nudge = nudge ?? null;
        this.moves = moves ?? [];
        this.tries = tries ?? 0;
        this.thinking = !done;
        // Ranks may change while it is thought about: whoever looks at a move goes on looking at it.
        const now = this.chosen > 0 ? this.moves.findIndex(({ action }) => textOf(action) === kept) : 0;
        this.chosen = Math.max(0, now);
      },
      failed: (error) => {
        this.forget();
        this.#fail(error);
      },
    });
  }

  choose(n: number): boolean {
    if (this.stage !== 'moves' || !this.moves[n]) return false;
    this.chosen = n;
    return true;
  }

  /** Out of sight; what is known stays for the next press, what is still thought about is given up. */
  close(): void {
    this.stage = 'closed';
    if (this.thinking) this.forget();
  }

  forget(): void {
    this.#drop?.();
    this.#drop = null;
    this.#question = null;
    this.#rest = [];
    this.stage = 'closed';
    this.thinking = false;
    this.nudge = null;
    this.moves = [];
    this.tries = this.chosen = 0;
  }

  /** Plays the chosen move, answer by answer as they are asked for; each can be taken back by itself. */
  async play(act: (action: Action) => Promise<void>): Promise<void> {
    const { move } = this;
    if (!move || this.thinking) return;
    const steps = move.steps.map(({ action }) => action);
    this.forget();
    await this.#answer(steps, act);
  }

  /**
   * The seat is asked this. A hint to something else is void; what is left of the move that is being played is answered
   * as long as it is asked for. Ending the turn is left to the person.
   */
  async asked(decision: Decision, act: (action: Action) => Promise<void>): Promise<void> {
    if (this.#question !== null && this.#question !== questionOf(decision)) this.forget();
    const [next] = this.#rest;
    if (!next) return;
    const steps = this.#rest;
    this.#rest = [];
    if (decision.actions.some((one) => textOf(one) === textOf(next))) await this.#answer(steps, act);
  }

  /** Something was taken back: nothing more of the move is played. */
  halt(): void {
    this.#rest = [];
  }

  async #answer([first, ...rest]: readonly Action[], act: (action: Action) => Promise<void>): Promise<void> {
    if (!first || isLastWord(first)) return;
    this.#rest = rest;
    try {
      await act(first);
    } catch {
      this.#rest = []; // the person has been told why
    }
  }
}
