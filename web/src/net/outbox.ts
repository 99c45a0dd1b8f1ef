/**
 * What was said and not answered yet. After a break everything goes out again under the same key, which the server
 * applies at most once; an act that came too late is repeated if the very question it answered is asked again.
 */
import type { ClientMessage, StateMessage } from '../lib/types';
import { Stale, Told } from './failures';

/** Messages with a key: they are answered by it, and may be repeated without harm. */
export type Keyed = Extract<ClientMessage, { key: string }>;
export type Act = Extract<Keyed, { t: 'act' }>;

/** An act that nobody has answered. */
export interface Waiting {
  said: Act;
  /** It has gone out at least once: it may have been heard. */
  sent: boolean;
}

/** After this many milliseconds a late click is no longer what the person has in mind. */
const MEANT = 60_000;

interface Pending {
  message: Keyed;
  /** What the person was asked when they clicked, if that is known; only acts need it. */
  asked: string | null;
  said: number;
  sent: boolean;
  stale: boolean;
  resolve(at: number): void;
  reject(error: Error): void;
}

/**
 * A question in full: what is asked, of whom, with which answers, and when in the game. The same card is on offer round
 * after round, so that a new decision lists an old click means nothing.
 */
export function question({ decision, view }: Pick<StateMessage, 'decision' | 'view'>): string | null {
  return decision && JSON.stringify([decision, view.round ?? null, view.phase ?? null]);
}

export class Outbox {
  #pending = new Map<string, Pending>();

  get size(): number {
    return this.#pending.size;
  }

  /** `sent`: in an earlier visit. */
  keep(message: Keyed, asked: string | null = null, sent = false): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#pending.set(message.key, { message, asked, said: Date.now(), sent, stale: false, resolve, reject });
    });
  }

  /** The act that waits for its answer at a table. */
  act(table: string): Waiting | null {
    for (const { message, sent } of this.#pending.values())
      if (message.t === 'act' && message.table === table) return { said: message, sent };
    return null;
  }

  /** It has been given to the socket. */
  sent(key: string): void {
    const pending = this.#pending.get(key);
    if (pending) pending.sent = true;
  }

  /** The person has thought better of it: whether nobody can have heard it. */
  withdraw(key: string): boolean {
    if (this.#pending.get(key)?.sent !== false) return false;
    this.fail(key, new Told());
    return true;
  }

  done(key: string, at: number): void {
    this.#take(key)?.resolve(at);
  }

  fail(key: string, error: Error): void {
    this.#take(key)?.reject(error);
  }

  /** Too late: an act waits for the fresh decision, if it is known what it answered; anything else has missed its moment. */
  late(key: string): void {
    const pending = this.#pending.get(key);
    if (pending?.message.t === 'act' && pending.asked !== null) pending.stale = true;
    else this.fail(key, new Stale());
  }

  /** In the order they were clicked; the server knows by the key which of them it has already applied. */
  repeat(send: (message: Keyed) => void): void {
    for (const pending of this.#pending.values()) {
      pending.stale = false;
      pending.sent = true;
      send(pending.message);
    }
  }

  /**
   * After `stale` the fresh decision arrives: the click stands if it answers that too. Others who decide at the same time
   * are no reason for `stale` (the server compares the seat's own question); what was asked has changed, and perhaps
   * back again, because this seat moved from another device or the table went back a step.
   */
  again(state: StateMessage, send: (message: Keyed) => void): void {
    for (const [key, pending] of this.#pending) {
      const sent = pending.message;
      if (!pending.stale || sent.t !== 'act' || sent.table !== state.table || sent.seat !== state.seat) continue;
      const same = pending.asked === question(state);
      if (same && Date.now() - pending.said < MEANT) {
        pending.stale = false;
        pending.message = { ...sent, at: state.at };
        send(pending.message);
      } else {
        this.fail(key, new Stale());
      }
    }
  }

  /** Somebody else sits at this device now: what the one before had said is not theirs to repeat. */
  drop(error: Error): void {
    for (const key of [...this.#pending.keys()]) this.fail(key, error);
  }

  #take(key: string): Pending | undefined {
    const pending = this.#pending.get(key);
    this.#pending.delete(key);
    return pending;
  }
}
