/** The HTTP side of the server, typed. Every failure is an `ApiError` with a code the catalogue can say. */
import type { Both, ComponentKind, GameInfo, Json, Level, ReplayStep, RuleSection, Table, User } from '../lib/types';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: Both | null,
    readonly params: Record<string, Json> = {},
  ) {
    super(code);
    this.name = 'ApiError';
  }
}

async function call<T>(method: string, url: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${url}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, 'offline', null);
  }
  const text = await response.text();
  let parsed: unknown = null;
  try {
    parsed = text ? JSON.parse(text) : null;
  } catch {
    throw new ApiError(response.status, response.ok ? 'bad_answer' : 'server', null);
  }
  if (!response.ok) {
    const error = (parsed as { error?: { code?: string; text?: Both; params?: Record<string, Json> } } | null)?.error;
    throw new ApiError(response.status, error?.code ?? 'server', error?.text ?? null, error?.params ?? {});
  }
  return parsed as T;
}

export interface SeatWish {
  kind: 'me' | 'bot' | 'open' | 'hotseat';
  level?: Level;
  name?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, Json>;
  seats: SeatWish[];
  name?: string;
}

const id = encodeURIComponent;
let games: Promise<GameInfo[]> | null = null;

export const api = {
  me: (): Promise<User> => call('GET', '/me'),
  rename: (name: string): Promise<User> => call('PATCH', '/me', { name }),
  /** The list of games does not change while the page is open. */
  games(): Promise<GameInfo[]> {
    games ??= call<GameInfo[]>('GET', '/games').catch((error: unknown) => {
      games = null;
      throw error;
    });
    return games;
  },
  rules: (game: string): Promise<{ sections: RuleSection[] }> => call('GET', `/games/${id(game)}/rules`),
  components: (game: string): Promise<{ kinds: ComponentKind[] }> => call('GET', `/games/${id(game)}/components`),
  tables: (): Promise<Table[]> => call('GET', '/tables'),
  table: (table: string): Promise<Table> => call('GET', `/tables/${id(table)}`),
  create: (wish: NewTable): Promise<Table> => call('POST', '/tables', wish),
  claim: (table: string, token: string): Promise<Table> => call('POST', `/tables/${id(table)}/claim`, { token }),
  leave: (table: string): Promise<unknown> => call('POST', `/tables/${id(table)}/leave`, {}),
  seat: (table: string, seat: number, wish: { kind: 'bot'; level: Level } | { kind: 'open' }): Promise<Table> =>
    call('PUT', `/tables/${id(table)}/seats/${seat}`, wish),
  record: (table: string): Promise<Json> => call('GET', `/tables/${id(table)}/record`),
  importRecord: (record: Json): Promise<Table> => call('POST', '/records', record),
  rematch: (table: string): Promise<Table> => call('POST', `/tables/${id(table)}/rematch`, {}),
  replay: (
    table: string,
    seat: number | null,
    from: number,
    count: number,
  ): Promise<{ total: number; steps: ReplayStep[] }> =>
    call('GET', `/tables/${id(table)}/replay?seat=${seat ?? 'none'}&from=${from}&count=${count}`),
};
