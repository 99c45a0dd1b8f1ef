/**
 * The tables of this tab, beside the engine in its worker. One thing is done at a time: the engine computes it, it is
 * stored, and only then the page hears of it. So whatever ends in between, a move has been made wholly or not at all,
 * and the page, which says again what nobody has answered (net/outbox.ts), is told which.
 */
import { NotStored } from '../lib/indexed';
import type { Both, ClientMessage } from '../lib/types';
import type { AskedBot, FromWorker, Thought } from './messages';
import type { Storage, Write } from './storage';
import { TableLocks } from './table-locks';

/** The engine's device (src/orrery/local/device.py). */
export interface Device {
  connected(): string;
  hear(text: string): string;
  call(method: string, url: string, body: string): string;
  holds(table: string): boolean;
  load(table: string, row: string, moves: string[], notes: string, analysis: string, pieces: string[]): void;
  list_rows(rows: string[]): void;
  list_learnt(learnt: string): void;
  forget(table: string): void;
  refused(code: string, said: string): string;
  refused_call(code: string): string;
  bot_turn(table: string): string;
  bot_answered(table: string, seat: number, askedAt: number, action: string): string;
  thought(id: number, found: string | null, done: boolean): string;
  take_up(table: string): string;
  works_on(table: string): boolean;
}

interface Done {
  writes: Write[];
  removed: string[];
  frames: string[];
  status: number;
  body: unknown;
  thoughts: Thought[];
  dropped: number[];
}

const read = (text: string): Done => JSON.parse(text) as Done;
const CHANGES: readonly ClientMessage['t'][] = ['act', 'undo', 'redo', 'propose', 'hint', 'lesson'];
/** Requests that change the table they name, unlike looking at it or going on from it at another one. */
const CHANGED_BY = /^\/tables\/(local-[^/?]+)\/(?!fork)/;
/** Whoever looks at an analysis goes on with it, if no other tab does. */
const ANALYSIS = /^\/tables\/local-[^/?]+\/analysis/;
const NAMED = /^\/tables\/(local-[^/?]+)/;
const LESSONS = /^\/games\/([^/?]+)\/lessons(?:\/([^/?]+))?$/;

export class Host {
  #queue: Promise<unknown> = Promise.resolve();
  #joined = new Set<string>();
  #thinking = new Set<string>();
  /** Tables that nobody looks at any more, though their analysis is still under way. */
  #analysed = new Set<string>();
  #locks = new TableLocks((table) => this.#do(() => this.#taken(table)));
  /** Other tabs, which may be looking at what is played here. */
  #others = new BroadcastChannel('orrery tables');
  readonly #tab = crypto.randomUUID();
  readonly #device: Device;
  readonly #storage: Storage;
  readonly #say: (message: FromWorker) => void;

  constructor(device: Device, storage: Storage, say: (message: FromWorker) => void) {
    this.#device = device;
    this.#storage = storage;
    this.#say = say;
    this.#others.onmessage = ({ data }: MessageEvent<string>) => this.#do(() => this.#changed(data));
  }

  #do(job: () => Promise<unknown>): void {
    // Whatever the engine did not foresee ends this worker; the page begins another one from what is stored.
    this.#queue = this.#queue.then(job).catch((error: unknown) => this.#say({ told: 'failed', why: String(error) }));
  }

  connect(): void {
    this.#do(async () => {
      for (const table of this.#joined) this.#leave(table);
      await this.#finish(this.#device.connected());
    });
  }

  hear(text: string): void {
    this.#do(async () => {
      const said = JSON.parse(text) as ClientMessage;
      if (!('table' in said)) return;
      const { table } = said;
      // Whoever only watches has nothing to store: how far they were told is the business of the tab that plays.
      if (said.t === 'leave' && !this.#locks.has(table)) return this.#leave(table);
      if (said.t === 'join') {
        this.#joined.add(table);
        await this.#own(table);
      } else if (CHANGES.includes(said.t) && !this.#locks.has(table)) {
        this.#frame(this.#device.refused('played_elsewhere', text));
        return;
      } else await this.#hold(table);
      await this.#finish(this.#device.hear(text), text);
      if (said.t === 'leave') this.#leave(table);
      await this.#askBot(table);
    });
  }

  call(id: number, method: string, url: string, body: string): void {
    this.#do(async () => {
      const { status, body: answer } = await this.#called(method, url, body);
      this.#say({ told: 'answer', id, status, body: answer });
    });
  }

  take(table: string): void {
    this.#do(async () => {
      await this.#own(table, true);
      this.#show(table);
      await this.#askBot(table);
    });
  }

  chosen(asked: AskedBot, action: string): void {
    this.#do(async () => {
      const { table, seat, asked_at: at } = asked;
      this.#thinking.delete(table);
      if (!this.#plays(table)) return;
      if (await this.#finish(this.#device.bot_answered(table, seat, at, action), JSON.stringify({ table })))
        await this.#askBot(table);
    });
  }

  found(id: number, found: string | null, done: boolean): void {
    this.#do(async () => {
      await this.#finish(this.#device.thought(id, found, done));
      for (const table of [...this.#analysed]) if (!this.#joined.has(table)) this.#leave(table);
    });
  }

  #frame(text: string): void {
    this.#say({ told: 'frame', text });
  }

  #plays(table: string): boolean {
    return this.#joined.has(table) && this.#locks.has(table);
  }

  // --- which tab plays a table

  /** The table as it is stored now, to be played here if no other tab does; `over`: also then. */
  async #own(table: string, over = false): Promise<boolean> {
    const had = this.#locks.has(table);
    const mine = had || (await this.#locks.take(table, over));
    if (!had || !this.#device.holds(table)) await this.#load(table, mine && !had);
    this.#say({ told: 'standing', table, standing: mine ? 'here' : 'elsewhere' });
    if (mine) await this.#finish(this.#device.take_up(table));
    else this.#await(table);
    return mine;
  }

  /** Whoever watches plays on as soon as nobody else does. */
  #await(table: string): void {
    if (this.#joined.has(table)) this.#locks.await(table, () => this.#do(() => this.#freed(table)));
  }

  /** The tab that played has been closed, or has left the table. */
  async #freed(table: string): Promise<void> {
    if (!this.#joined.has(table)) return this.#locks.release(table);
    await this.#load(table, true);
    this.#say({ told: 'standing', table, standing: 'here' });
    this.#show(table);
    await this.#finish(this.#device.take_up(table));
    await this.#askBot(table);
  }

  /** `sign`: from now on it is this tab's. */
  async #load(table: string, sign = false): Promise<void> {
    const stored = await this.#storage.read(table, sign ? this.#tab : null);
    this.#device.forget(table);
    if (!stored) return;
    const { row, moves, notes, analysis, pieces } = stored;
    this.#device.load(table, row, moves, notes, analysis, pieces);
  }

  /** A table that had to be forgotten is read again, and whoever looks at it sees it as it is stored. */
  async #hold(table: string): Promise<void> {
    if (this.#device.holds(table)) return;
    await this.#load(table);
    if (this.#joined.has(table)) this.#show(table);
  }

  /** All of the table, to those who look at it. */
  #show(table: string): void {
    const join: ClientMessage = { t: 'join', table, since: null, steps: true };
    this.#tell(read(this.#device.hear(JSON.stringify(join))));
  }

  #leave(table: string): void {
    this.#joined.delete(table);
    this.#thinking.delete(table);
    this.#analysed.delete(table);
    if (this.#locks.has(table) && this.#device.works_on(table)) {
      this.#analysed.add(table);
      return;
    }
    this.#locks.release(table);
    this.#device.forget(table);
  }

  /** Another tab plays on. */
  async #taken(table: string): Promise<void> {
    this.#thinking.delete(table);
    await this.#changed(table);
    if (this.#joined.has(table)) this.#say({ told: 'standing', table, standing: 'elsewhere' });
    this.#await(table);
  }

  /** Another tab has stored something. */
  async #changed(table: string): Promise<void> {
    if (this.#locks.has(table)) return;
    this.#device.forget(table);
    if (!this.#joined.has(table)) return;
    await this.#load(table);
    this.#show(table);
  }

  // --- requests

  async #called(method: string, url: string, body: string): Promise<Done> {
    const lessons = LESSONS.exec(url);
    if (lessons) return this.#lessons(method, url, body, lessons[1]!, lessons[2]);
    const table = NAMED.exec(url)?.[1];
    // Whoever gives something up (DELETE) changes nothing that is stored.
    const changes = method !== 'GET' && method !== 'DELETE' && table !== undefined && CHANGED_BY.test(url);
    const looks = table !== undefined && ANALYSIS.test(url);
    if ((changes || looks) && !(await this.#own(table)) && changes)
      return read(this.#device.refused_call('played_elsewhere'));
    try {
      if (table !== undefined) await this.#hold(table);
      if (url.endsWith('/rematch')) this.#device.list_rows(await this.#storage.rows());
      return await this.#answer(method, url, body);
    } finally {
      if ((changes || looks) && !this.#joined.has(table)) this.#leave(table);
    }
  }

  /** The lessons of a game, or the table of one: for that the table on which it was left is loaded. Where another tab
      plays it nothing of it can be stored here, as everywhere. */
  async #lessons(method: string, url: string, body: string, game: string, lesson?: string): Promise<Done> {
    const learnt = await this.#storage.learnt();
    const table = learnt.find((one) => one.game === game && one.lesson === lesson)?.table;
    this.#device.list_rows(await this.#storage.rows());
    this.#device.list_learnt(JSON.stringify(learnt));
    if (table === undefined) return this.#answer(method, url, body);
    try {
      await this.#own(table);
      return await this.#answer(method, url, body);
    } finally {
      if (!this.#joined.has(table)) this.#leave(table);
    }
  }

  async #answer(method: string, url: string, body: string): Promise<Done> {
    const done = read(this.#device.call(method, url, body));
    const code = await this.#keep(done);
    if (code !== null) return read(this.#device.refused_call(code));
    this.#tell(done);
    return done;
  }

  // --- what the engine brings

  /** Stores it; or says why not, and what was not stored has not happened. */
  async #keep({ writes, removed }: Done): Promise<NotStored['code'] | null> {
    if (!writes.length && !removed.length) return null;
    const named = [...new Set([...writes.map(({ table }) => table), ...removed])];
    try {
      await this.#storage.keep(writes, removed, this.#tab);
      for (const table of named) this.#others.postMessage(table);
      return null;
    } catch (error) {
      for (const table of named) this.#device.forget(table);
      return error instanceof NotStored ? error.code : 'storage';
    }
  }

  /** What a call tells once it is stored, and what it has the other worker think about. */
  #tell({ frames, thoughts, dropped }: Done): void {
    for (const frame of frames) this.#frame(frame);
    for (const id of dropped) this.#say({ told: 'drop', id });
    for (const thought of thoughts) this.#say({ told: 'think', thought });
  }

  /** Stores first, then tells. Whether it could be stored. */
  async #finish(text: string, said = '{}'): Promise<boolean> {
    const done = read(text);
    const code = await this.#keep(done);
    if (code === null) {
      this.#tell(done);
      return true;
    }
    const refused = this.#device.refused(code, said);
    this.#frame(refused);
    this.#say({ told: 'trouble', text: (JSON.parse(refused) as { text: Both }).text });
    for (const { table } of done.writes)
      if (this.#joined.has(table)) {
        await this.#load(table);
        this.#show(table); // bots wait until a person tries again
      }
    return false;
  }

  /** The next question to a bot of the table, one at a time. */
  async #askBot(table: string): Promise<void> {
    if (!this.#plays(table) || this.#thinking.has(table) || !this.#device.holds(table)) return;
    const turn = this.#device.bot_turn(table);
    if (!(await this.#finish(turn, JSON.stringify({ table })))) return;
    const asked = read(turn).body as AskedBot | null;
    if (!asked) return;
    this.#thinking.add(table);
    this.#say({ told: 'ask', asked });
  }
}
