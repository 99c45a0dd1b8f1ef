/** Who sits at this device, the one socket, and the list of their games. */
import type { GameInfo, Person, Table } from '../lib/types';
import { api, ApiError } from '../net/api';
import { Connection, type Status } from '../net/connection';

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
  readonly turns = $derived(this.tables?.filter((t) => t.status === 'playing' && t.my_turn).length ?? 0);
  #connection: Connection | null = null;
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
      this.games = await api.games();
      this.trouble = null;
    } catch (error) {
      this.trouble = error instanceof ApiError ? error : new ApiError(0, 'server', null);
      throw error;
    }
    void this.refresh();
  }

  async refresh(): Promise<void> {
    try {
      this.tables = await api.tables();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) await this.#renew().catch(() => undefined);
      // Else the rail keeps what it knew; the connection banner tells the rest.
    }
  }

  /** The server does not know the cookie any more: somebody new sits here. */
  async #renew(): Promise<void> {
    const before = this.user;
    this.user = await api.me();
    if (before && before.id !== this.user.id) {
      if (before.account) this.ended += 1;
      this.#connection?.restart();
      await this.refresh();
    }
  }

  /** Keeps "my games" fresh while a screen shows them. */
  follow(): () => void {
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
