/**
 * The lesson of a table, as the server tells it: the card that is shown, and the answer to a move before it is sent.
 * Nothing is worked out here: which moves lead on and which are answered how stands in the card.
 */
import type { Action } from '../lib/types';
import type { Caution, LessonCard, LessonWish } from '../wire/messages';

export type Wish = LessonWish['wish'];

/** A move that waits for the person's last word. */
interface Held {
  action: Action;
  /** What the lesson says to it; null: it is just not the one that was asked for. */
  caution: Caution | null;
  settle(goes: boolean): void;
}

const textOf = (action: unknown): string => JSON.stringify(action);
const among = (actions: readonly unknown[], action: Action): boolean =>
  actions.some((one) => textOf(one) === textOf(action));

export class LessonStore {
  /** The newest word of the server. */
  card: LessonCard | null = $state.raw(null);
  held: Held | null = $state.raw(null);
  #answered = new Set<string>();
  #send: (step: number, wish: Wish) => boolean;

  constructor(send: (step: number, wish: Wish) => boolean) {
    this.#send = send;
  }

  hear(card: LessonCard): void {
    const before = this.card;
    if (before?.step !== card.step || before.lesson !== card.lesson) this.#answered.clear();
    this.card = card;
  }

  wish(wish: Wish): void {
    if (this.card) this.#send(this.card.step, wish);
  }

  /** Whether this move goes out: at once, or because the person says so after the answer. Never asked twice. */
  weigh(action: Action): Promise<boolean> {
    const { card } = this;
    // While something is told the card knows already which move is asked for next.
    if (!card?.show || card.kind === 'goal' || card.strayed || among(card.fine, action)) return Promise.resolve(true);
    const key = textOf(action);
    if (this.#answered.has(key)) return Promise.resolve(true);
    this.#answered.add(key);
    this.held?.settle(false);
    const caution = card.cautions.find(({ actions }) => among(actions, action)) ?? null;
    return new Promise((done) => {
      const settle = (goes: boolean): void => {
        this.held = null;
        done(goes);
      };
      this.held = { action, caution, settle };
    });
  }

  close(): void {
    this.held?.settle(false);
  }
}
