/**
 * The socket to the server, which may break at any moment without a click being lost:
 * it reconnects by itself (backoff with jitter, at once when the browser says it is online again), rejoins its tables
 * from the last event known, and sends every act that was not answered again under the same key, which the server
 * applies at most once. An act that arrives late (`stale`) is repeated if the new decision still offers it.
 */
import type {
  Action,
  ClientMessage,
  Decision,
  GameEvent,
  Refusal,
  ServerMessage,
  StateMessage,
  Table,
  User,
} from '../lib/types';
import { Refused } from '../lib/table';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

export interface TableListener {
  table?(table: Table): void;
  state?(message: StateMessage): void;
  error?(code: string, message: Extract<ServerMessage, { t: 'error' }>): void;
}

/** The table moved on and the act no longer applies. */
export class Stale extends Error {
  constructor() {
    super('stale');
    this.name = 'Stale';
  }
}

export class Failed extends Error {
  constructor(
    readonly code: string,
    readonly detail?: Extract<ServerMessage, { t: 'error' }>,
  ) {
    super(code);
    this.name = 'Failed';
  }
}

interface Pending {
  message: Extract<ClientMessage, { t: 'act' | 'undo' }>;
  stale: boolean;
  resolve(at: number): void;
  reject(error: Error): void;
}

interface Question {
  resolve(message: Extract<ServerMessage, { t: 'preview' | 'why' }>): void;
  reject(error: Error): void;
  timer: ReturnType<typeof setTimeout>;
}

interface Joined {
  listeners: Set<TableListener>;
  /** Last event number per seat we hold; a rejoin asks each seat's story from there. */
  known: Map<number | null, number>;
}

export interface ConnectionOptions {
  url: string;
  socket?: (url: string) => WebSocket;
  random?: () => number;
  key?: () => string;
  /** Asked when the server does not know us (any more), before the next try. */
  renew?: () => Promise<unknown>;
}

const STEPS = [300, 800, 1600, 3000, 6000, 10000, 15000];
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const ANSWER_WITHIN = 6_000;
/** The server closes with this code if it does not know the cookie. */
const NO_GUEST = 4401;

function newKey(): string {
  // randomUUID needs a secure context; a table on the local network has none.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

export class Connection {
  status: Status = 'closed';
  user: User | null = null;
  #options: Required<ConnectionOptions>;
  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #heart: ReturnType<typeof setInterval> | null = null;
  #silence: ReturnType<typeof setTimeout> | null = null;
  #tables = new Map<string, Joined>();
  #pending = new Map<string, Pending>();
  #questions = new Map<string, Question>();
  #watchers = new Set<(status: Status) => void>();
  #welcomed = false;

  constructor(options: ConnectionOptions) {
    this.#options = {
      socket: (url) => new WebSocket(url),
      random: Math.random,
      key: newKey,
      renew: () => Promise.resolve(),
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
    return this.#pending.size;
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
    globalThis.document?.addEventListener('visibilitychange', this.#hurry);
  }

  close(): void {
    globalThis.removeEventListener?.('online', this.#hurry);
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

  #hurry = (): void => {
    if (globalThis.document?.visibilityState === 'hidden') return;
    this.retry();
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
      this.#silence ??= setTimeout(() => {
        // Half-open connections (a sleeping laptop, a dead router) never close by themselves.
        const socket = this.#socket;
        this.#lost();
        socket?.close();
      }, PONG_WITHIN);
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
      case 'ack':
        return this.#settle(message.key, (pending) => pending.resolve(message.at));
      case 'refused': {
        const { rule, why, params, text: words } = message;
        return this.#settle(message.key, (pending) => pending.reject(new Refused({ rule, why, params, text: words })));
      }
      case 'stale': {
        const pending = this.#pending.get(message.key);
        if (!pending) return;
        if (pending.message.t === 'undo') return this.#settle(message.key, (p) => p.reject(new Stale()));
        pending.stale = true;
        return;
      }
      case 'preview':
      case 'why':
        return this.#answer(message.id, (question) => question.resolve(message));
      case 'error':
        if (message.key) this.#settle(message.key, (pending) => pending.reject(new Failed(message.code, message)));
        if (message.id) this.#answer(message.id, (question) => question.reject(new Failed(message.code, message)));
        if (!message.key && !message.id)
          for (const table of message.table ? [message.table] : this.#tables.keys())
            this.#tell(table, (listener) => listener.error?.(message.code, message));
        return;
      case 'pong':
        return;
    }
  }

  #welcome(user: User): void {
    this.user = user;
    this.#welcomed = true;
    this.#tries = 0;
    for (const [table, joined] of this.#tables) this.#send({ t: 'join', table, since: this.#since(joined) });
    // In the order they were clicked; the server knows by the key which of them it has already applied.
    for (const pending of this.#pending.values()) {
      pending.stale = false;
      this.#send(pending.message);
    }
    if (!this.#heart) this.#beat();
    this.#set('open');
  }

  #since(joined: Joined): Record<string, number> | null {
    if (!joined.known.size) return null;
    return Object.fromEntries([...joined.known].map(([seat, n]) => [seat === null ? 'none' : String(seat), n]));
  }

  #tell(table: string, say: (listener: TableListener) => void): void {
    for (const listener of this.#tables.get(table)?.listeners ?? []) say(listener);
  }

  #state(message: StateMessage): void {
    const joined = this.#tables.get(message.table);
    if (!joined) return;
    const last = message.events.reduce(
      (n, event) => Math.max(n, event.n ?? n),
      message.reset ? message.from : (joined.known.get(message.seat) ?? message.from),
    );
    joined.known.set(message.seat, last);
    for (const listener of joined.listeners) listener.state?.(message);
    if (message.seat !== null) this.#again(message.table, message.seat, message.at, message.decision);
  }

  /** After `stale` the fresh decision arrives: if it still offers what was clicked, the click stands. */
  #again(table: string, seat: number, at: number, decision: Decision | null): void {
    for (const [key, pending] of this.#pending) {
      const sent = pending.message;
      if (!pending.stale || sent.t !== 'act' || sent.table !== table || sent.seat !== seat) continue;
      const wanted = JSON.stringify(sent.action);
      if (decision?.actions.some((action) => JSON.stringify(action) === wanted)) {
        pending.stale = false;
        pending.message = { ...sent, at };
        this.#send(pending.message);
      } else {
        this.#settle(key, (p) => p.reject(new Stale()));
      }
    }
  }

  #settle(key: string, how: (pending: Pending) => void): void {
    const pending = this.#pending.get(key);
    if (!pending) return;
    this.#pending.delete(key);
    how(pending);
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
      joined = { listeners: new Set(), known: new Map() };
      this.#tables.set(table, joined);
    }
    joined.listeners.add(listener);
    // A newcomer needs the whole log, whatever others of this page already know.
    this.#send({ t: 'join', table, since: null });
    return () => {
      joined.listeners.delete(listener);
      if (joined.listeners.size) return;
      this.#tables.delete(table);
      this.#send({ t: 'leave', table });
    };
  }

  act(table: string, seat: number, at: number, action: Action): Promise<number> {
    return this.#submit({ t: 'act', table, seat, at, key: this.#options.key(), action });
  }

  undo(table: string, seat: number, at: number): Promise<number> {
    return this.#submit({ t: 'undo', table, seat, at, key: this.#options.key() });
  }

  #submit(message: Pending['message']): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#pending.set(message.key, { message, stale: false, resolve, reject });
      this.#send(message);
    });
  }

  #ask(
    message: Extract<ClientMessage, { t: 'preview' | 'why' }>,
  ): Promise<Extract<ServerMessage, { t: 'preview' | 'why' }>> {
    return new Promise((resolve, reject) => {
      if (!this.#send(message)) {
        reject(new Failed('offline'));
        return;
      }
      const timer = setTimeout(() => this.#answer(message.id, (q) => q.reject(new Failed('slow'))), ANSWER_WITHIN);
      this.#questions.set(message.id, { resolve, reject, timer });
    });
  }

  async preview(table: string, seat: number, at: number, action: Action): Promise<GameEvent[]> {
    const answer = await this.#ask({ t: 'preview', table, seat, at, id: this.#options.key(), action });
    if (answer.refused) throw new Refused(answer.refused);
    return (answer.t === 'preview' && answer.events) || [];
  }

  async why(table: string, seat: number, at: number, action: Action): Promise<Refusal | null> {
    const answer = await this.#ask({ t: 'why', table, seat, at, id: this.#options.key(), action });
    return answer.refused ?? null;
  }
}
