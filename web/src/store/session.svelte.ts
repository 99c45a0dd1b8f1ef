/** Who sits at this device, the one socket, and the list of their games. */
import type { GameInfo, Person, Table } from '../lib/types';
import { api, ApiError } from '../net/api';
import { isLocal } from '../lib/local-ids';
import { LocalSocket } from '../local/socket';
import { Connection, type Status } from '../net/connection';
import { line } from '../net/line.svelte';
import { forgetPersonal } from '../offline/answers';
import { keptMoves } from './kept-moves.svelte';

class Session {
  user = $state<Person | null>(null);
  games = $state<GameInfo[] | null>(null);
  tables = $state<Table[] | null>(null);
  /** The world chosen on the home screen during this visit. */
  world = $state<string | null>(null);
  status = $state<Status>('closed');
  trouble = $state<ApiError | null>(null);
  /** How often an account was logged out here from another device: what a screen shows is not this person's any more. */
  ended = $state(0);
  /** People who never chose a name are shown the word for a guest in their own language. */
  readonly named = $derived(!!this.user && !/^(guest|гость)?$/i.test(this.user.name.trim()));
  /** When the list of tables was told that is shown; null: just now, from the server. */
  readonly asOf = $derived(line.shown.get('/tables') ?? null);
  readonly turns = $derived(this.tables?.filter((t) => t.status === 'playing' && t.my_turn).length ?? 0);
  #connection: Connection | null = null;
  #near: Connection | null = null;
  #nearStatus = $state<Status>('closed');
  #started: Promise<void> | null = null;
  #timer: ReturnType<typeof setInterval> | null = null;

  start(): Promise<void> {
    this.#started ??= this.#load().catch((error: unknown) => {
      this.#started = null;
      throw error;
    });
    return this.#started;
  }

  async #load(): Promise<void> {
    try {
      // First the cookie, then everything that needs it.
      this.user = await api.me();
      void keptMoves.resume(this.user.id, () => this.connection);
      this.games = await api.games();
      this.trouble = null;
    } catch (error) {
      this.trouble = error instanceof ApiError ? error : new ApiError(0, 'server', null);
      throw error;
    }
    void this.refresh();
  }

  async refresh(): Promise<void> {
    const here = this.#refreshHere();
    let served: Table[] | undefined;
    try {
      served = await api.tables();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) await this.#renew().catch(() => undefined);
      // Else the rail keeps what it knew; the connection banner tells the rest.
      served = this.tables?.filter((table) => !isLocal(table.id));
    }
    this.#list(served, await here);
  }

  /** Tables of this device are listed at once, whatever the net does. */
  async #refreshHere(): Promise<Table[]> {
    const near = await import('../local/available').then(({ localTables }) => localTables()).catch((): Table[] => []);
    if (near.length)
      this.#list(
        this.tables?.filter((table) => !isLocal(table.id)),
        near,
      );
    return near;
  }

  #list(served: readonly Table[] | undefined, near: readonly Table[]): void {
    if (!served && !near.length) return;
    const all = [...(served ?? []), ...near];
    this.tables = near.length ? all.sort((a, b) => b.updated.localeCompare(a.updated)) : all;
  }

  /** The server answers again: what was shown from what is kept here is asked for anew. */
  async again(): Promise<void> {
    this.#started = null;
    await this.start();
  }

  /** Resolves when nothing that was said waits for its answer any more. */
  async settled(): Promise<void> {
    while (this.#connection?.unanswered || this.#near?.unanswered) await new Promise((done) => setTimeout(done, 100));
  }

  /** The server does not know the cookie any more: somebody new sits here. */
  async #renew(): Promise<void> {
    const before = this.user;
    this.user = await api.me();
    if (before && before.id !== this.user.id) {
      await forgetPersonal();
      if (before.account) this.ended += 1;
      this.#connection?.restart();
      await this.refresh();
    }
  }

  /** Keeps "my games" fresh while a screen shows them. */
  follow(): () => void {
    void this.#refreshHere();
    void this.start().then(
      () => this.refresh(),
      () => undefined,
    );
    const tick = (): void => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    this.#timer ??= setInterval(tick, 12_000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      document.removeEventListener('visibilitychange', tick);
      if (this.#timer) clearInterval(this.#timer);
      this.#timer = null;
    };
  }

  async rename(name: string): Promise<void> {
    this.user = await api.rename(name);
  }

  /** Another person sits here now, or the same one with an account: the games and the socket follow. */
  async become(change: Promise<Person>): Promise<void> {
    const before = this.user;
    this.user = await change;
    if (before?.id !== this.user.id) {
      await forgetPersonal();
      // What was said and not answered must not go out under the next one's name.
      this.#connection?.restart();
    } else {
      // The socket carries the cookie of its beginning.
      this.#connection?.close();
      this.#connection?.open();
    }
    await this.refresh();
  }

  game(id: string): GameInfo | undefined {
    return this.games?.find((g) => g.id === id);
  }

  /** The way to a table: to the server, or to the engine of this device. */
  connectionOf(table: string): Connection {
    if (!isLocal(table)) return this.connection;
    if (!this.#near) {
      this.#near = new Connection({ url: '', near: true, socket: () => new LocalSocket() });
      this.#near.watch((status) => (this.#nearStatus = status));
      this.#near.open();
    }
    return this.#near;
  }

  statusOf(table: string): Status {
    return isLocal(table) ? this.#nearStatus : this.status;
  }

  /** Opened by the first table, kept for the visit. */
  get connection(): Connection {
    if (!this.#connection) {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
      this.#connection = new Connection({
        url: `${scheme}://${location.host}/ws`,
        renew: () => this.#renew(),
      });
      this.#connection.watch((status) => (this.status = status));
      // The cookie first: a socket without it would make a second guest.
      void this.start().then(
        () => this.#connection?.open(),
        () => undefined,
      );
    }
    return this.#connection;
  }
}

export const session = new Session();
