/**
 * The engine of this tab: a worker with the tables, and one in which bots think, begun when the first of them is asked.
 * A worker that ends is begun anew; the connection above joins its tables again and says what nobody has answered.
 */
import { ApiError } from '../net/api';
import { toasts } from '../store/toasts.svelte';
import { prefs } from '../store/prefs.svelte';
import { session } from '../store/session.svelte';
import type { AskedBot, Bundle, FromWorker, ToBots, ToTables } from './messages';
import type { LocalSocket } from './socket';
import { pageVersion } from '../offline/page-version';
import { starting } from './starting.svelte';
import { Thinking } from './thinking';
import { WorkerLine } from './worker-line';

/** After so long without a sign people are told that something is wrong. */
const SIGN_WITHIN = 30_000; // milliseconds

interface Call {
  resolve(answer: { status: number; body: unknown }): void;
  reject(error: Error): void;
}

class Engine {
  #tables: WorkerLine<ToTables> | null = null;
  #thinking = new Thinking(
    (hear, ended) =>
      new WorkerLine<ToBots>({ do: 'boot', role: 'bots', engine: this.#bundle ?? pageVersion() }, hear, ended),
    {
      chosen: (asked, action) => this.#tables?.send({ do: 'chosen', asked, action }),
      unanswered: (asked) => this.#noAnswer(asked),
      found: (id, found, done) => this.#tables?.send({ do: 'found', id, found, done }),
    },
  );
  /** Questions whose bot gave no answer, by table: people are told, and ask again when they like. */
  #unanswered = new Map<string, AskedBot>();
  #socket: LocalSocket | null = null;
  #calls = new Map<number, Call>();
  #numbers = 0;
  #sign: ReturnType<typeof setTimeout> | null = null;
  /** What this visit plays with: a worker that is begun later has the same, whatever the server has by then. */
  #bundle: Bundle | null = null;

  /** The one connection of this tab. */
  attach(socket: LocalSocket): void {
    this.#socket = socket;
    // After a failure nothing begins by itself: a person has read why, and tries again.
    if (starting.phase !== 'failed') this.#line().send({ do: 'connect' });
  }

  detach(socket: LocalSocket): void {
    if (this.#socket === socket) this.#socket = null;
  }

  hear(text: string): void {
    this.#tables?.send({ do: 'hear', text });
  }

  call(method: string, url: string, body: string): Promise<{ status: number; body: unknown }> {
    if (starting.phase === 'failed') this.retry();
    const line = this.#line();
    return new Promise((resolve, reject) => {
      const id = (this.#numbers += 1);
      this.#calls.set(id, { resolve, reject });
      line.send({ do: 'call', id, method, url, body });
    });
  }

  /** Plays on here what another tab plays. */
  take(table: string): void {
    this.#tables?.send({ do: 'take', table });
  }

  /** Begins anew after a failure, or when it takes too long. */
  retry(): void {
    this.#tables?.close();
    this.#tables = null;
    this.#thinking.forget();
    starting.phase = 'idle';
    this.#drop('engine');
    const line = this.#line();
    if (this.#socket) line.send({ do: 'connect' });
  }

  #line(): WorkerLine<ToTables> {
    if (this.#tables) return this.#tables;
    starting.phase = 'starting';
    starting.step = 'files';
    starting.done = starting.of = 0;
    this.#signed();
    this.#tables = new WorkerLine<ToTables>(
      { do: 'boot', role: 'tables', name: session.user?.name ?? '', engine: this.#bundle ?? pageVersion() },
      (message) => this.#hear(message),
      (why) => this.#fell(why),
    );
    return this.#tables;
  }

  #signed(): void {
    if (this.#sign) clearTimeout(this.#sign);
    starting.late = false;
    this.#sign = starting.phase === 'starting' ? setTimeout(() => (starting.late = true), SIGN_WITHIN) : null;
  }

  #hear(message: FromWorker): void {
    switch (message.told) {
      case 'step':
        Object.assign(starting, { step: message.step, done: message.done, of: message.of });
        return this.#signed();
      case 'ready':
        this.#bundle = message.bundle;
        starting.phase = 'ready';
        return this.#signed();
      case 'frame':
        return this.#socket?.receive(message.text);
      case 'answer': {
        const call = this.#calls.get(message.id);
        this.#calls.delete(message.id);
        return call?.resolve(message);
      }
      case 'standing':
        starting.standing[message.table] = message.standing;
        return;
      case 'trouble':
        toasts.show(message.text[prefs.lang], { tone: 'bad', ms: 12_000 });
        return;
      case 'ask':
        return this.#ask(message.asked);
      case 'think':
        return this.#thinking.think(message.thought);
      case 'drop':
        return this.#thinking.drop(message.id);
      default:
        return;
    }
  }

  #fell(why: string): void {
    this.#tables = null;
    console.error('engine', why);
    const failed = starting.phase === 'starting';
    starting.phase = failed ? 'failed' : 'idle';
    starting.why = why;
    this.#signed();
    this.#thinking.forget();
    this.#unanswered.clear();
    starting.silent = {};
    this.#drop(failed ? 'engine_failed' : 'engine');
    // Whoever is connected connects again; what was not answered is then said once more.
    if (!failed) this.#socket?.fall();
  }

  #drop(code: string): void {
    for (const call of this.#calls.values()) call.reject(new ApiError(0, code, null));
    this.#calls.clear();
  }

  // --- bots

  #ask(asked: AskedBot): void {
    this.#unanswered.delete(asked.table);
    starting.silent[asked.table] = false;
    this.#thinking.choose(asked);
  }

  #noAnswer(asked: AskedBot): void {
    this.#unanswered.set(asked.table, asked);
    starting.silent[asked.table] = true;
  }

  /** A bot that gave no answer is asked once more. If the table has gone on, its answer is not taken, and it is asked
      what stands there now. */
  askAgain(table: string): void {
    const asked = this.#unanswered.get(table);
    if (asked) this.#ask(asked);
  }
}

export const engine = new Engine();
