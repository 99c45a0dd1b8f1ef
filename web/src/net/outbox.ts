/**
 * What was said and not answered yet. After a break everything goes out again under the same key, which the server
 * applies at most once; an act that came too late is repeated if the new decision still offers it.
 */
import type { ClientMessage, Decision } from '../lib/types';
import { Stale } from './failures';

/** Messages with a key: they are answered by it, and may be repeated without harm. */
export type Keyed = Extract<ClientMessage, { key: string }>;

interface Pending {
  message: Keyed;
  stale: boolean;
  resolve(at: number): void;
  reject(error: Error): void;
}

export class Outbox {
  #pending = new Map<string, Pending>();

  get size(): number {
    return this.#pending.size;
  }

  keep(message: Keyed): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#pending.set(message.key, { message, stale: false, resolve, reject });
    });
  }

  done(key: string, at: number): void {
    this.#take(key)?.resolve(at);
  }

  fail(key: string, error: Error): void {
    this.#take(key)?.reject(error);
  }

  /** Too late: an act waits for the fresh decision, anything else has missed its moment. */
  late(key: string): void {
    const pending = this.#pending.get(key);
    if (pending?.message.t === 'act') pending.stale = true;
    else this.fail(key, new Stale());
  }

  /** In the order they were clicked; the server knows by the key which of them it has already applied. */
  repeat(send: (message: Keyed) => void): void {
    for (const pending of this.#pending.values()) {
      pending.stale = false;
      send(pending.message);
    }
  }

  /** After `stale` the fresh decision arrives: if it still offers what was clicked, the click stands. */
  again(table: string, seat: number, at: number, decision: Decision | null, send: (message: Keyed) => void): void {
    for (const [key, pending] of this.#pending) {
      const sent = pending.message;
      if (!pending.stale || sent.t !== 'act' || sent.table !== table || sent.seat !== seat) continue;
      const wanted = JSON.stringify(sent.action);
      if (decision?.actions.some((action) => JSON.stringify(action) === wanted)) {
        pending.stale = false;
        pending.message = { ...sent, at };
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
