/**
 * The socket to the server, which may break at any moment without a click being lost:
 * it reconnects by itself (backoff with jitter, at once when the browser says it is online again), rejoins its tables
 * from the last event known, and sends every act that was not answered again under the same key, which the server
 * applies at most once. An act that arrives late (`stale`) is repeated if the same question is asked again.
 */
import type {
  Action,
  ChatMessage,
  ClientMessage,
  ClockMessage,
  GameEvent,
  Matter,
  Outcome,
  Refusal,
  ServerMessage,
  StateMessage,
  StateSent,
  Step,
  StepsSent,
  Table,
  User,
} from '../lib/types';
import { Refused } from '../lib/table';
import { unheard } from '../lib/wire';
import type { HintMessage, LessonCard, LessonWish } from '../wire/messages';
import { newKey } from './keys';
import { Failed, Stale } from './failures';
import { Outbox, question, type Act, type Keyed, type Waiting } from './outbox';
import { digest, Drift, patched } from './patches';

export { Failed, Stale } from './failures';
export type Status = 'connecting' | 'open' | 'lost' | 'closed';

export interface TableListener {
  table?(table: Table): void;
  state?(message: StateMessage): void;
  chat?(message: ChatMessage): void;
  clock?(message: ClockMessage): void;
  lesson?(card: LessonCard): void;
  error?(code: string, message: Extract<ServerMessage, { t: 'error' }>): void;
}

type Asked = 'preview' | 'why' | 'outcomes';
type Answer<T extends Asked> = Extract<ServerMessage, { t: T }>;

interface Question {
  resolve(message: Answer<Asked>): void;
  reject(error: Error): void;
  timer: ReturnType<typeof setTimeout>;
}

/** Whoever waits for a hint. */
export interface HintListener {
  /** What is known so far; the last one is `done`. */
  told(message: HintMessage): void;
  /** There will be no hint. */
  failed(error: Failed): void;
}

interface Joined {
  listeners: Set<TableListener>;
  /** Last event number per seat we hold; a rejoin asks each seat's story from there. */
  known: Map<number | null, number>;
  /** The newest state of each seat: what a click answers, and what the next changes are to. */
  newest: Map<number | null, StateMessage>;
  /** Seats whose view was found to be wrong: the whole of it is on its way. */
  doubted: Set<number | null>;
}

/** What a connection needs of a WebSocket. */
export interface Socket {
  onmessage: ((event: MessageEvent) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
  onerror: ((event: Event) => unknown) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionOptions {
  url: string;
  socket?: (url: string) => Socket;
  /** Whoever answers is on this device: it is there whatever the network does, and needs no sign of life. */
  near?: boolean;
  random?: () => number;
  key?: () => string;
  /** Asked when the server does not know us (any more), before the next try. */
  renew?: () => Promise<unknown>;
}

const STEPS = [300, 800, 1600, 3000, 6000, 10000, 15000];
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const ANSWER_WITHIN = 6_000;
/** So many actions may be named in one question about outcomes. */
const NAMED_AT_ONCE = 64;
/** The server closes with this code if it does not know the cookie. */
const NO_GUEST = 4401;

/** The steps with whole views; null if they do not begin with the state that is known or do not end as they should. */
function followed(known: StateMessage, sent: StepsSent): Step[] | null {
  if (sent.base !== known.at) return null;
  let view = known.view;
  try {
    const steps = sent.steps.map(({ events, patch }): Step => {
      view = patched(view, patch);
      return { events, view };
    });
    return digest(view) === sent.digest ? steps : null;
  } catch (error) {
    if (error instanceof Drift) return null;
    throw error;
  }
}

export class Connection {
  status: Status = 'closed';
  user: User | null = null;
  #options: Required<ConnectionOptions>;
  #socket: Socket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #heart: ReturnType<typeof setInterval> | null = null;
  #silence: ReturnType<typeof setTimeout> | null = null;
  #tables = new Map<string, Joined>();
  #outbox = new Outbox();
  #questions = new Map<string, Question>();
  #hints = new Map<string, HintListener>();
  #watchers = new Set<(status: Status) => void>();
  #welcomed = false;

  constructor(options: ConnectionOptions) {
    this.#options = {
      socket: (url) => new WebSocket(url),
      random: Math.random,
      key: newKey,
      renew: () => Promise.resolve(),
      near: false,
      ...options,
    };
  }

  /** Tells at once and then whenever the state of the connection changes. */
  watch(watcher: (status: Status) => void): () => void {
    this.#watchers.add(watcher);
    watcher(this.status);
    return () => this.#watchers.delete(watcher);
  }

  get unanswered(): number {
    return this.#outbox.size;
  }

  #set(status: Status): void {
    if (status === this.status) return;
    this.status = status;
    for (const watcher of this.#watchers) watcher(status);
  }

  open(): void {
    if (this.#socket || this.#retry) return;
    this.#connect();
    globalThis.addEventListener?.('online', this.#hurry);
    if (!this.#options.near) globalThis.addEventListener?.('offline', this.#cut);
    globalThis.document?.addEventListener('visibilitychange', this.#hurry);
  }

  close(): void {
    globalThis.removeEventListener?.('online', this.#hurry);
    globalThis.removeEventListener?.('offline', this.#cut);
    globalThis.document?.removeEventListener('visibilitychange', this.#hurry);
    if (this.#retry) clearTimeout(this.#retry);
    this.#retry = null;
    const socket = this.#socket;
    this.#drop();
    socket?.close();
    this.#set('closed');
  }

  /** Tries again without waiting for the timer: "retry now", or the network is back. */
  retry(): void {
    if (this.status !== 'lost' || !this.#retry) return;
    clearTimeout(this.#retry);
    this.#retry = null;
    this.#connect();
  }

  /** Somebody else sits here now: the tables are joined anew with the new cookie. */
  restart(): void {
    this.#forget();
    this.user = null;
    this.close();
    this.#tries = 0;
    this.open();
  }

  /** What the one before had said and seen is not for the next one to repeat. */
  #forget(): void {
    this.#outbox.drop(new Failed('offline'));
    for (const joined of this.#tables.values()) {
      joined.known.clear();
      joined.newest.clear();
    }
  }

  #hurry = (): void => {
    if (globalThis.document?.visibilityState === 'hidden') return;
    this.retry();
  };

  /**
   * Gives the socket up without waiting for its end: nobody answers, or the browser says that the network is gone.
   * It is tried again even then, since a server on this machine or in this house may still be there.
   */
  #cut = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost();
    socket.close();
  };

  #connect(): void {
    this.#set(this.#tries ? 'lost' : 'connecting');
    this.#welcomed = false;
    const socket = this.#options.socket(this.#options.url);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent) => {
      if (socket === this.#socket) this.#receive(String(event.data));
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.#socket) this.#lost(event?.code === NO_GUEST);
    };
    // An error is always followed by a close; handling both would count the failure twice.
    socket.onerror = () => undefined;
  }

  #drop(): void {
    this.#socket = null;
    this.#welcomed = false;
    if (this.#heart) clearInterval(this.#heart);
    if (this.#silence) clearTimeout(this.#silence);
    this.#heart = this.#silence = null;
    for (const question of this.#questions.values()) {
      clearTimeout(question.timer);
      question.reject(new Failed('offline'));
    }
    this.#questions.clear();
    for (const id of [...this.#hints.keys()]) this.#noHint(id, new Failed('offline'));
  }

  #lost(unknown = false): void {
    this.#drop();
    this.#set('lost');
    const step = STEPS[Math.min(this.#tries, STEPS.length - 1)]!;
    this.#tries += 1;
    this.#retry = setTimeout(
      () => {
        if (!unknown) {
          this.#retry = null;
          this.#connect();
          return;
        }
        const connect = (): void => {
          // Closed meanwhile, or someone pressed "try now".
          if (!this.#retry) return;
          this.#retry = null;
          this.#connect();
        };
        this.#options.renew().then(connect, connect);
      },
      step * (0.75 + this.#options.random() * 0.5),
    );
  }

  #beat(): void {
    this.#heart = setInterval(() => {
      this.#send({ t: 'ping' });
      // Half-open connections (a sleeping laptop, a dead router) never close by themselves.
      this.#silence ??= setTimeout(this.#cut, PONG_WITHIN);
    }, PING_EVERY);
  }

  #send(message: ClientMessage): boolean {
    if (!this.#socket || !this.#welcomed) return false;
    try {
      this.#socket.send(JSON.stringify(message));
      return true;
    } catch {
      return false;
    }
  }

  #receive(text: string): void {
    if (this.#silence) clearTimeout(this.#silence);
    this.#silence = null;
    let message: ServerMessage;
    try {
      // The one place where an unknown text becomes a message: its types are the server's own.
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return;
    }
    switch (message.t) {
      case 'welcome':
        return this.#welcome(message.user);
      case 'table':
        return this.#tell(message.table.id, (listener) => listener.table?.(message.table));
      case 'state':
        return this.#state(message);
      case 'steps':
        return this.#steps(message);
      case 'ack':
        return this.#outbox.done(message.key, message.at);
      case 'refused': {
        const { rule, why, params, text: words } = message;
        return this.#outbox.fail(message.key, new Refused({ rule, why, params, text: words }));
      }
      case 'stale':
        return this.#outbox.late(message.key);
      case 'chat':
        return this.#tell(message.table, (listener) => listener.chat?.(message));
      case 'clock':
        return this.#tell(message.table, (listener) => listener.clock?.(message));
      case 'lesson':
        return this.#tell(message.table, (listener) => listener.lesson?.(message.card));
      case 'preview':
      case 'why':
      case 'outcomes':
        return this.#answer(message.id, (question) => question.resolve(message));
      case 'hint':
        this.#hints.get(message.id)?.told(message);
        if (message.done) this.#hints.delete(message.id);
        return;
      case 'error':
        if (message.id) this.#noHint(message.id, new Failed(message.code, message));
        if (message.key) this.#outbox.fail(message.key, new Failed(message.code, message));
        if (message.id) this.#answer(message.id, (question) => question.reject(new Failed(message.code, message)));
        // Whatever was in doubt can be asked for again.
        if (message.table) this.#tables.get(message.table)?.doubted.clear();
        if (!message.key && !message.id)
          for (const table of message.table ? [message.table] : this.#tables.keys())
            this.#tell(table, (listener) => listener.error?.(message.code, message));
        return;
      case 'pong':
        return;
      default:
        unheard(message);
    }
  }

  #welcome(user: User): void {
    // Another tab has logged in or out: the cookie is this one's too, and the server says first who we are now.
    if (this.user && this.user.id !== user.id) this.#forget();
    this.user = user;
    this.#welcomed = true;
    this.#tries = 0;
    for (const [table, joined] of this.#tables) this.#join(table, this.#since(joined));
    this.#outbox.repeat((message) => this.#send(message));
    if (!this.#heart && !this.#options.near) this.#beat();
    this.#set('open');
  }

  #join(table: string, since: Record<string, number> | null): void {
    this.#tables.get(table)?.doubted.clear();
    this.#send({ t: 'join', table, since, steps: true });
  }

  #since(joined: Joined): Record<string, number> | null {
    if (!joined.known.size) return null;
    return Object.fromEntries([...joined.known].map(([seat, n]) => [seat === null ? 'none' : String(seat), n]));
  }

  #tell(table: string, say: (listener: TableListener) => void): void {
    for (const listener of this.#tables.get(table)?.listeners ?? []) say(listener);
  }

  #state(sent: StateSent): void {
    this.#tables.get(sent.table)?.doubted.delete(sent.seat);
    this.#hear({ ...sent, steps: [{ events: sent.events, view: sent.view }] });
  }

  /** Changes to the state that is known here; if they do not lead where the server is, the whole is asked for. */
  #steps(sent: StepsSent): void {
    const joined = this.#tables.get(sent.table);
    if (!joined || joined.doubted.has(sent.seat)) return;
    const known = joined.newest.get(sent.seat);
    const found = known && followed(known, sent);
    if (!found) {
      joined.doubted.add(sent.seat);
      this.#send({ t: 'show', table: sent.table, since: this.#since(joined) });
      return;
    }
    const { table, seat, at, from, undo, decision = known.decision } = sent;
    // A state is at least one step, though nothing may have happened in it.
    const steps = found.length ? found : [{ events: [], view: known.view }];
    const events = steps.flatMap((step) => step.events);
    const view = steps.at(-1)!.view;
    this.#hear({ t: 'state', table, seat, at, view, decision, undo, events, from, reset: false, steps });
  }

  #hear(message: StateMessage): void {
    const joined = this.#tables.get(message.table);
    try {
      if (joined) this.#learn(joined, message);
    } finally {
      // Also for a table nobody looks at any more, or that cannot be shown: whoever clicked there waits for an answer.
      this.#outbox.again(message, (again) => this.#send(again));
    }
  }

  #learn(joined: Joined, message: StateMessage): void {
    const last = message.events.reduce(
      (n, event) => Math.max(n, event.n ?? n),
      message.reset ? message.from : (joined.known.get(message.seat) ?? message.from),
    );
    joined.known.set(message.seat, last);
    joined.newest.set(message.seat, message);
    for (const listener of joined.listeners) listener.state?.(message);
  }

  #answer(id: string, how: (question: Question) => void): void {
    const question = this.#questions.get(id);
    if (!question) return;
    clearTimeout(question.timer);
    this.#questions.delete(id);
    how(question);
  }

  join(table: string, listener: TableListener): () => void {
    let joined = this.#tables.get(table);
    if (!joined) {
      joined = { listeners: new Set(), known: new Map(), newest: new Map(), doubted: new Set() };
      this.#tables.set(table, joined);
    }
    joined.listeners.add(listener);
    // A newcomer needs the whole log, whatever others of this page already know.
    this.#join(table, null);
    return () => {
      joined.listeners.delete(listener);
      if (joined.listeners.size) return;
      this.#tables.delete(table);
      this.#send({ t: 'leave', table });
    };
  }

  act(table: string, seat: number, at: number, action: Action): Promise<number> {
    const seen = this.#tables.get(table)?.newest.get(seat);
    const message: Act = { t: 'act', table, seat, at, key: this.#options.key(), action };
    return this.#submit(message, seen?.at === at ? question(seen) : null);
  }

  undo(table: string, seat: number, at: number): Promise<number> {
    return this.#submit({ t: 'undo', table, seat, at, key: this.#options.key() });
  }

  redo(table: string, seat: number, at: number): Promise<number> {
    return this.#submit({ t: 'redo', table, seat, at, key: this.#options.key() });
  }

  say(table: string, text: string): Promise<number> {
    return this.#submit({ t: 'say', table, key: this.#options.key(), text });
  }

  propose(table: string, seat: number, what: Matter): Promise<number> {
    return this.#submit({ t: 'propose', table, seat, key: this.#options.key(), what });
  }

  /** My word on a proposal. It has no key: if it does not go out, the person sees the question again. */
  answer(table: string, seat: number, proposal: number, yes: boolean): boolean {
    return this.#send({ t: 'answer', table, seat, proposal, yes });
  }

  /** Turns the card of a lesson. It has no key: what was wished for a step counts at that step alone. */
  wish(table: string, step: number, wish: LessonWish['wish']): boolean {
    return this.#send({ t: 'lesson', table, step, wish });
  }

  /** Asks for a hint; what comes back drops it. */
  hint(table: string, seat: number, at: number, listener: HintListener): () => void {
    const id = this.#options.key();
    this.#hints.set(id, listener);
    if (!this.#send({ t: 'hint', table, seat, at, id })) this.#noHint(id, new Failed('offline'));
    return () => {
      if (this.#hints.delete(id)) this.#send({ t: 'drop_hint', table, id });
    };
  }

  #noHint(id: string, error: Failed): void {
    const listener = this.#hints.get(id);
    this.#hints.delete(id);
    listener?.failed(error);
  }

  /** The act at this table that nobody has answered yet. */
  waiting(table: string): Waiting | null {
    return this.#outbox.act(table);
  }

  /** Takes it back before it has gone out; false: it has. */
  withdraw(key: string): boolean {
    return this.#outbox.withdraw(key);
  }

  /** Says what was kept from an earlier visit, under its own key and about the very version that was looked at then. */
  resume({ said, sent }: Waiting): Promise<number> {
    return this.#submit(said, null, sent);
  }

  #submit(message: Keyed, asked: string | null = null, sent = false): Promise<number> {
    const answered = this.#outbox.keep(message, asked, sent);
    if (this.#send(message)) this.#outbox.sent(message.key);
    return answered;
  }

  #ask<T extends Asked>(message: Extract<ClientMessage, { t: Asked }> & { t: T }): Promise<Answer<T>> {
    return new Promise((resolve, reject) => {
      if (!this.#send(message)) {
        reject(new Failed('offline'));
        return;
      }
      const timer = setTimeout(() => this.#answer(message.id, (q) => q.reject(new Failed('slow'))), ANSWER_WITHIN);
      const isMine = (answer: Answer<Asked>): answer is Answer<T> => answer.t === message.t;
      this.#questions.set(message.id, { resolve: (answer) => isMine(answer) && resolve(answer), reject, timer });
    });
  }

  async preview(table: string, seat: number, at: number, action: Action): Promise<GameEvent[]> {
    const answer = await this.#ask<'preview'>({ t: 'preview', table, seat, at, id: this.#options.key(), action });
    if (answer.refused) throw new Refused(answer.refused);
    return answer.events ?? [];
  }

  async why(table: string, seat: number, at: number, action: Action): Promise<Refusal | null> {
    const answer = await this.#ask<'why'>({ t: 'why', table, seat, at, id: this.#options.key(), action });
    return answer.refused ?? null;
  }

  /** What each of these actions would bring (without any: each legal one), as the seat was asked at version `at`. */
  async outcomes(
    table: string,
    seat: number,
    at: number,
    actions: readonly Action[] | null = null,
  ): Promise<Outcome[]> {
    const page = async (named: Action[] | null, first: number): Promise<Answer<'outcomes'>> => {
      const id = this.#options.key();
      const answer = await this.#ask<'outcomes'>({ t: 'outcomes', table, seat, at, id, actions: named, first });
      if (answer.refused) throw new Refused(answer.refused);
      if (answer.at !== at) throw new Stale();
      return answer;
    };
    const found: Outcome[] = [];
    if (actions) {
      for (let i = 0; i < actions.length; i += NAMED_AT_ONCE)
        found.push(...((await page(actions.slice(i, i + NAMED_AT_ONCE), 0)).outcomes ?? []));
      return found;
    }
    for (let of = Infinity; found.length < of;) {
      const answer = await page(null, found.length);
      const told = answer.outcomes ?? [];
      found.push(...told);
      of = told.length ? (answer.of ?? found.length) : 0;
    }
    return found;
  }
}
