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
import { WorkerLine } from './worker-line';

/** After so long without a sign people are told that something is wrong. */
const SIGN_WITHIN = 30_000; // milliseconds
/** A bot whose worker ended is asked once more; after that people are told, and ask again when they like. */
const ASKED_AT_MOST = 2;

interface Call {
  resolve(answer: { status: number; body: unknown }): void;
  reject(error: Error): void;
}

class Engine {
  #tables: WorkerLine<ToTables> | null = null;
  #bots: WorkerLine<ToBots> | null = null;
  #socket: LocalSocket | null = null;
  #calls = new Map<number, Call>();
  #numbers = 0;
  #asked = new Map<string, { asked: AskedBot; times: number }>();
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
        return this.#ask(message.asked, 1);
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
    this.#asked.clear();
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

  #ask(asked: AskedBot, times: number): void {
    this.#asked.set(asked.table, { asked, times });
    starting.silent[asked.table] = times > ASKED_AT_MOST;
    if (starting.silent[asked.table]) return;
    this.#bots ??= new WorkerLine<ToBots>(
      { do: 'boot', role: 'bots', engine: this.#bundle ?? pageVersion() },
      (message) => {
        if (message.told === 'chosen') this.#chosen(message.asked, message.action);
      },
      (why) => {
        console.error('bots', why);
        this.#bots = null;
        for (const open of [...this.#asked.values()])
          if (open.times <= ASKED_AT_MOST) this.#ask(open.asked, open.times + 1);
      },
    );
    this.#bots.send({ do: 'choose', asked });
  }

  #chosen(asked: AskedBot, action: string): void {
    this.#asked.delete(asked.table);
    this.#tables?.send({ do: 'chosen', asked, action });
  }

  /** A bot that gave no answer is asked once more. If the table has gone on, its answer is not taken, and it is asked
      what stands there now. */
  askAgain(table: string): void {
    const open = this.#asked.get(table);
    if (open) this.#ask(open.asked, 1);
  }
}

export const engine = new Engine();
