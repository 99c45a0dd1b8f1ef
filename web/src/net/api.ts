/** The HTTP side of the server, typed. Every failure is an `ApiError` with a code the catalogue can say. */
import type {
  Both,
  ChatLine,
  Clock,
  ComponentKind,
  GameInfo,
  HostWish,
  Invitation,
  Json,
  Level,
  Person,
  ReplayStep,
  RuleSection,
  Table,
} from '../lib/types';
import { isLocal } from '../lib/local-ids';
import type { FieldType, FieldTypes } from '../wire/core';
import type { AnalysisInfo } from '../analysis/found';
import type { HintRule, MoveExplanation } from '../wire/messages';
import { isWorthKeeping, keepAnswer, keptAnswer } from '../offline/answers';
import { heardWithin, isOurs } from './hearing';
import { newKey } from './keys';
import { line } from './line.svelte';

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

type Failure = { error?: { code?: string; text?: Both; params?: Record<string, Json> } } | null;

function failure(status: number, answer: unknown): ApiError {
  const error = (answer as Failure)?.error;
  return new ApiError(status, error?.code ?? 'server', error?.text ?? null, error?.params ?? {});
}

/** Whether the engine of this device can stand in for the server now. */
const answersHere = (): Promise<boolean> =>
  import('../local/answers').then(({ answersAlone }) => answersAlone()).catch(() => false);

/** The engine of this device answers (src/local). */
async function callHere<T>(method: string, url: string, body?: unknown): Promise<T> {
  const { localAnswer } = await import('../local/answers');
  const { status, body: answer } = await localAnswer(method, url, body);
  if (status >= 400) throw failure(status, answer);
  return answer as T;
}

interface Heard {
  response: Response;
  text: string;
}

async function call<T>(method: string, url: string, body?: unknown, key?: string): Promise<T> {
  if (isLocal(url.split('/')[2])) return callHere(method, url, body);
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (key !== undefined) headers['idempotency-key'] = key;
  const ask = async (): Promise<Heard | null> => {
    const response = await fetch(`/api${url}`, {
      method,
      credentials: 'same-origin',
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (!isOurs(response.status, text)) return null;
    line.answered(url);
    if (response.ok && isWorthKeeping(method, url)) void keepAnswer(url, text);
    return { response, text };
  };
  const asking = ask().catch(() => null);
  const kept = isWorthKeeping(method, url) ? await keptAnswer(url) : null;
  const answer = await heardWithin(asking, method === 'GET' ? (kept ? 'kept' : 'read') : 'write');
  if (answer === null || answer === 'slow') {
    line.silent(url, kept?.came);
    if (kept) return JSON.parse(kept.text) as T;
    // What is the same for everybody, the engine of this device knows as well.
    if (method === 'GET' && url.startsWith('/games/') && (await answersHere())) return callHere(method, url);
    throw new ApiError(0, 'offline', null, answer === 'slow' ? { slow: true } : {});
  }
  const { response, text } = answer;
  let parsed: unknown = null;
  try {
    parsed = text ? JSON.parse(text) : null;
  } catch {
    throw new ApiError(response.status, response.ok ? 'bad_answer' : 'server', null);
  }
  if (!response.ok) throw failure(response.status, parsed);
  return parsed as T;
}

/** Keys of requests nobody has answered: it may have been heard, so whoever asks again soon means the same thing. */
const unanswered = new Map<string, { key: string; until: number }>();
const PAUSES = [300, 1500]; // milliseconds before it is said again
const MEANT = 10 * 60_000; // milliseconds

/** Whether a failure leaves open if the request was carried out. */
const unclear = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Nobody answered: a moment later it may be heard. Whoever has waited long already is not kept waiting again. */
const passing = (error: ApiError): boolean => error.code === 'offline' && !error.params.slow;

/** Something new: made once, though the connection may break on the way there or back. */
async function make<T>(url: string, body: unknown): Promise<T> {
  const what = `${url} ${JSON.stringify(body)}`;
  const before = unanswered.get(what);
  const key = before !== undefined && before.until > Date.now() ? before.key : newKey();
  unanswered.set(what, { key, until: Date.now() + MEANT });
  for (let said = 0; ; said++) {
    try {
      const made = await call<T>('POST', url, body, key);
      unanswered.delete(what);
      return made;
    } catch (error) {
      const pause = PAUSES[said];
      if (!unclear(error)) unanswered.delete(what);
      if (!unclear(error) || !passing(error) || pause === undefined) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

export interface SeatWish {
  kind: 'me' | 'bot' | 'open' | 'hotseat';
  level?: Level;
  character?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, Json>;
  seats: SeatWish[];
  name?: string;
  public?: boolean;
  clock?: Clock | null;
  stand_in?: Level;
  thinking?: number | null;
  hints?: HintRule | null;
}

/** Where turn notices go when nobody looks. */
export interface Notices {
  webhook: string | null;
  lang: 'en' | 'ru';
}

/** A private note; the step is told after the end of the game. */
export interface Note {
  n: number;
  text: string;
  at: string;
  step: number | null;
}

/** What came of computing a game once more. */
export interface Verification {
  game: string;
  players: number;
  steps: number;
  commitment: { stated: string | null; computed: string; ok: boolean };
  seed: string;
  digests: { checked: number; ok: boolean };
  over: boolean;
  winners: number[];
  ok: boolean;
  bad_at: number | null;
  reason: Both | null;
  what_if: boolean;
}

/** A lesson, and what I have learnt of it: see docs/protocol.md. */
export interface LessonInfo {
  id: string;
  number: number;
  of: number;
  /** Empty: the game itself; otherwise an expansion. */
  path: string;
  path_name: Both | null;
  title: Both;
  about: Both;
  able: Both[];
  minutes: number;
  icon: string;
  steps: number;
  learnt: { step: number; mastered: boolean } | null;
}

/** What a game says, and what the parts of its events, prompts and actions mean: see docs/protocol.md. */
export interface GameWords {
  texts: Both;
  events: Record<string, FieldTypes>;
  parameters: FieldTypes;
  answers: Record<string, Record<string, FieldType | null>>;
}

const id = encodeURIComponent;
let games: Promise<GameInfo[]> | null = null;

export const api = {
  me: (): Promise<Person> => call('GET', '/me'),
  rename: (name: string): Promise<Person> => call('PATCH', '/me', { name }),
  signUp: (login: string, password: string): Promise<Person> => call('POST', '/account', { login, password }),
  signIn: (login: string, password: string): Promise<Person> => call('POST', '/session', { login, password }),
  signOut: (everywhere: boolean): Promise<Person> => call('DELETE', `/session?everywhere=${everywhere}`),
  password: (old: string, fresh: string): Promise<Person> => call('PUT', '/account/password', { old, new: fresh }),
  notices: (): Promise<Notices> => call('GET', '/me/notices'),
  setNotices: (notices: Notices): Promise<Notices> => call('PUT', '/me/notices', notices),
  tryNotice: (): Promise<{ sent: boolean; reason: Both | null }> => call('POST', '/me/notices/test', {}),
  /** The list of games does not change while the page is open and the server can be asked. */
  games(): Promise<GameInfo[]> {
    games ??= call<GameInfo[]>('GET', '/games').finally(() => {
      if (line.offline) games = null;
    });
    return games;
  },
  rules: (game: string): Promise<{ sections: RuleSection[] }> => call('GET', `/games/${id(game)}/rules`),
  /** `here`: by the engine of this device, which is running for a table of its own anyway. */
  components(game: string, here = false): Promise<{ kinds: ComponentKind[] }> {
    const url = `/games/${id(game)}/components`;
    return here ? callHere('GET', url) : call('GET', url);
  },
  words: (game: string): Promise<GameWords> => call('GET', `/games/${id(game)}/words`),
  lessons: (game: string): Promise<LessonInfo[]> => call('GET', `/games/${id(game)}/lessons`),
  /** The table of a lesson as it was left, or from its beginning. */
  lesson(game: string, lesson: string, again: boolean, here = false): Promise<Table> {
    const url = `/games/${id(game)}/lessons/${id(lesson)}`;
    return here ? callHere('POST', url, { again }) : call('POST', url, { again });
  },
  tables: (): Promise<Table[]> => call('GET', '/tables'),
  table: (table: string): Promise<Table> => call('GET', `/tables/${id(table)}`),
  publicTables: (): Promise<Table[]> => call('GET', '/public'),
  sit: (table: string): Promise<Table> => call('POST', `/tables/${id(table)}/sit`, {}),
  /** `here`: on this device, by its own engine. */
  create: (wish: NewTable, here = false): Promise<Table> =>
    here ? callHere('POST', '/tables', wish) : make('/tables', wish),
  claim: (table: string, token: string): Promise<Table> => call('POST', `/tables/${id(table)}/claim`, { token }),
  /** What an invitation is for; looking takes no seat. */
  invitation: (table: string, token: string): Promise<Invitation> =>
    call('POST', `/tables/${id(table)}/invitation`, { token }),
  ready: (table: string, ready: boolean): Promise<Table> => call('POST', `/tables/${id(table)}/ready`, { ready }),
  /** The table as it is then, or that it is gone with its last player. */
  leave: (table: string): Promise<Table | { gone: true }> => call('POST', `/tables/${id(table)}/leave`, {}),
  seat: (table: string, seat: number, wish: HostWish): Promise<Table> =>
    call('PUT', `/tables/${id(table)}/seats/${seat}`, wish),
  record: (table: string): Promise<Json> => call('GET', `/tables/${id(table)}/record`),
  importRecord: (record: Json, here = false): Promise<Table> =>
    here ? callHere('POST', '/records', record) : make('/records', record),
  rematch: (table: string): Promise<Table> => make(`/tables/${id(table)}/rematch`, {}),
  chat: (table: string): Promise<{ lines: ChatLine[] }> => call('GET', `/tables/${id(table)}/chat`),
  notes: (table: string): Promise<{ notes: Note[] }> => call('GET', `/tables/${id(table)}/notes`),
  addNote: (table: string, text: string): Promise<Note> => make(`/tables/${id(table)}/notes`, { text }),
  /** Empty words delete it. */
  changeNote: (table: string, n: number, text: string): Promise<Note> =>
    call('PUT', `/tables/${id(table)}/notes/${n}`, { text }),
  comeBack: (table: string): Promise<Table> => call('POST', `/tables/${id(table)}/return`, {}),
  fork: (table: string, step: number | null, seat: number | null): Promise<Table> =>
    make(`/tables/${id(table)}/fork`, { step, seat }),
  /** A game of this device is computed once more by the server, from its record. */
  verify: (table: string): Promise<Verification> =>
    isLocal(table) ? api.record(table).then(api.verifyRecord) : call('GET', `/tables/${id(table)}/verification`),
  verifyRecord: (record: Json): Promise<Verification> => call('POST', '/verification', record),
  /** How the analysis of a finished game stands; `known`: how many of its pieces have been heard of. */
  analysis: (table: string, known: number | null): Promise<AnalysisInfo> =>
    call('GET', `/tables/${id(table)}/analysis${known === null ? '' : `?known=${known}`}`),
  analyse: (table: string, wish: 'start' | 'pause' | 'stop'): Promise<AnalysisInfo> =>
    call('POST', `/tables/${id(table)}/analysis`, { do: wish }),
  /** What the engine of this device knows so far of why a bot has moved so; it is asked again until that is all. */
  explanationHere: (table: string, step: number): Promise<MoveExplanation> =>
    callHere('GET', `/tables/${id(table)}/replay/${step}/explanation`),
  dropExplanationHere: (table: string, step: number): Promise<unknown> =>
    callHere('DELETE', `/tables/${id(table)}/replay/${step}/explanation`),
  replay: (
    table: string,
    seat: number | null,
    from: number,
    count: number,
    moments: boolean,
  ): Promise<{ total: number; steps: ReplayStep[]; movers?: (number | null)[] }> =>
    call('GET', `/tables/${id(table)}/replay?seat=${seat ?? 'none'}&from=${from}&count=${count}&moments=${moments}`),
};
