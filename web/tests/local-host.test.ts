/** What a tab does with tables of this device, with an engine and a storage that only note what they are asked. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Host, type Device } from '../src/local/host';
import { NotStored } from '../src/lib/indexed';
import type { FromWorker } from '../src/local/messages';
import type { Learnt, Storage, Write } from '../src/local/storage';

const TABLE = 'local-1';
let asked: string[];
let told: FromWorker[];
let held: Set<string>;
let elsewhere: boolean;
let full: boolean;
let learnt: Learnt[];
const THOUGHT = { id: 7, table: TABLE, order: '{}', later: false };
const PIECE = { id: 8, table: TABLE, order: '{}', later: true };
/** Tables whose analysis is under way. */
let works: Set<string>;

const done = (frames: string[] = [], writes: Write[] = [], body: unknown = null): string =>
  JSON.stringify({ writes, removed: [], frames, status: 200, body, thoughts: [], dropped: [] });

/** Leaving a table writes how far its people were told, as the real one does. */
const device: Device = {
  connected: () => done(),
  hear(text) {
    const { t, table } = JSON.parse(text) as { t: string; table: string };
    asked.push(held.has(table) ? t : `${t} without the table`);
    const write: Write = { table, row: '', shown: '', notes: null, moves: [], learnt: null, analysis: null };
    if (t === 'hint') return JSON.stringify({ ...JSON.parse(done([], [write])), thoughts: [THOUGHT], dropped: [6] });
    return t === 'leave' ? done([], [write]) : done([`"${t}"`]);
  },
  call(method, url) {
    if (/lessons/.test(url)) {
      asked.push(`${method} ${url}${held.has(TABLE) ? '' : ' without the table'}`);
      const write: Write = { table: TABLE, row: '', shown: '', notes: null, moves: [], learnt: null, analysis: null };
      return done([], method === 'POST' ? [write] : []);
    }
    if (method === 'GET' && !url.endsWith('/analysis')) return done();
    asked.push(`${method} ${url}`);
    if (method === 'POST') works.add(TABLE);
    return done();
  },
  holds: (table) => held.has(table),
  load(table) {
    asked.push('load');
    held.add(table);
  },
  list_rows: () => undefined,
  list_learnt: (text) => void asked.push(`learnt ${text}`),
  forget: (table) => void held.delete(table),
  refused: (code) => JSON.stringify({ t: 'error', code, text: { en: code, ru: code } }),
  refused_call: (code) => done([], [], code),
  bot_turn: () => done(),
  bot_answered: () => done(),
  thought: (id, found, last) => done([JSON.stringify([id, found, last])]),
  take_up(table) {
    if (!works.has(table)) return done();
    asked.push('take up');
    return JSON.stringify({ ...JSON.parse(done()), thoughts: [PIECE] });
  },
  works_on: (table) => held.has(table) && works.has(table),
};

const storage = {
  rows: async () => [],
  learnt: async () => learnt,
  read: async () => ({ row: '', notes: '[]', moves: [], analysis: 'none', pieces: [] }),
  keep: async () => {
    if (elsewhere) throw new NotStored('played_elsewhere');
    if (full) throw new NotStored('device_full');
  },
} as unknown as Storage;

function host(): Host {
  return new Host(device, storage, (message) => told.push(message));
}

/** The host does one thing at a time: what was asked before an answer is done by then. */
async function settled(to: Host): Promise<void> {
  const id = told.length;
  to.call(id, 'GET', '/games', '');
  await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ told: 'answer', id }));
}

const frames = (): string[] => told.flatMap((one) => (one.told === 'frame' ? [one.text] : []));

beforeEach(() => {
  asked = [];
  told = [];
  held = new Set();
  works = new Set();
  elsewhere = false;
  full = false;
  learnt = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      onmessage = null;
      postMessage(): void {}
    },
  );
  vi.stubGlobal('navigator', {
    locks: {
      request: async (_name: string, _options: unknown, given: (lock: unknown) => unknown) =>
        given(elsewhere ? null : {}),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Web Locks as two tabs share them: whoever asks waits for the one before. */
function sharedLocks(): { request: (...given: unknown[]) => Promise<unknown>; close: () => void } {
  let holder: Promise<unknown> | null = Promise.resolve();
  let close!: () => void;
  holder = new Promise<void>((done) => (close = done));
  const request = async (_name: unknown, options: unknown, given: unknown): Promise<unknown> => {
    const { ifAvailable, signal } = options as { ifAvailable?: boolean; signal?: AbortSignal };
    const run = given as (lock: unknown) => unknown;
    if (holder && ifAvailable) return run(null);
    await holder;
    if (signal?.aborted) throw new DOMException('no', 'AbortError');
    const held = Promise.resolve(run({}));
    holder = held;
    return held;
  };
  return { request, close: () => ((holder = null), close()) };
}
const standings = (): string[] => told.flatMap((one) => (one.told === 'standing' ? [one.standing] : []));

describe('a table that another tab plays', () => {
  const join = JSON.stringify({ t: 'join', table: TABLE, since: null, steps: true });

  it('is played on by the one that watches as soon as the other has been closed', async () => {
    const locks = sharedLocks();
    vi.stubGlobal('navigator', { locks });
    const tab = host();
    tab.hear(join);
    await settled(tab);
    expect(standings()).toEqual(['elsewhere']);
    asked = [];
    locks.close();
    await vi.waitFor(() => expect(standings()).toEqual(['elsewhere', 'here']));
    tab.hear(JSON.stringify({ t: 'act', table: TABLE, seat: 0, at: 0, key: 'k', action: ['play'] }));
    await settled(tab);
    expect(asked).toEqual(['load', 'join', 'act']);
  });

  it('is left alone by one that has gone away meanwhile', async () => {
    const locks = sharedLocks();
    vi.stubGlobal('navigator', { locks });
    const tab = host();
    tab.hear(join);
    tab.hear(JSON.stringify({ t: 'leave', table: TABLE }));
    await settled(tab);
    locks.close();
    await settled(tab);
    expect(standings()).toEqual(['elsewhere']);
  });
});

describe('the tables of a tab', () => {
  it('is told nothing bad when it leaves a table that it only watches', async () => {
    elsewhere = true;
    const tab = host();
    tab.hear(JSON.stringify({ t: 'join', table: TABLE, since: null, steps: true }));
    tab.hear(JSON.stringify({ t: 'leave', table: TABLE }));
    await settled(tab);
    expect(asked).toEqual(['load', 'join']);
    expect(told.map((one) => one.told)).toEqual(['standing', 'frame', 'answer']);
    expect(held.has(TABLE)).toBe(false);
  });

  it('notes how far people were told when it leaves a table that it plays', async () => {
    const tab = host();
    tab.hear(JSON.stringify({ t: 'join', table: TABLE, since: null, steps: true }));
    tab.hear(JSON.stringify({ t: 'leave', table: TABLE }));
    await settled(tab);
    expect(asked).toEqual(['load', 'join', 'leave']);
    expect(told.some((one) => one.told === 'trouble')).toBe(false);
  });

  it('reads a table again that the engine had to forget, and shows it before it goes on', async () => {
    const tab = host();
    tab.hear(JSON.stringify({ t: 'join', table: TABLE, since: null, steps: true }));
    await settled(tab);
    held.clear();
    tab.hear(JSON.stringify({ t: 'act', table: TABLE, seat: 0, at: 0, key: 'k', action: ['play'] }));
    await settled(tab);
    expect(asked).toEqual(['load', 'join', 'load', 'join', 'act']);
    expect(frames()).toEqual(['"join"', '"join"', '"act"']);
  });

  it('has what it is asked to work out done elsewhere, and hands back what was found', async () => {
    const tab = host();
    tab.hear(JSON.stringify({ t: 'join', table: TABLE, since: null, steps: true }));
    tab.hear(JSON.stringify({ t: 'hint', table: TABLE, seat: 0, at: 0, id: 'h' }));
    tab.found(7, '{}', false);
    tab.found(7, null, true);
    await settled(tab);
    expect(told.flatMap((one) => (one.told === 'think' ? [one.thought] : []))).toEqual([THOUGHT]);
    expect(told.flatMap((one) => (one.told === 'drop' ? [one.id] : []))).toEqual([6]);
    expect(frames().slice(1)).toEqual(['[7,"{}",false]', '[7,null,true]']);
  });

  it('works nothing out that could not be stored', async () => {
    const tab = host();
    tab.hear(JSON.stringify({ t: 'join', table: TABLE, since: null, steps: true }));
    await settled(tab);
    full = true;
    tab.hear(JSON.stringify({ t: 'hint', table: TABLE, seat: 0, at: 0, id: 'h' }));
    await settled(tab);
    expect(told.some((one) => one.told === 'think')).toBe(false);
    expect(told.some((one) => one.told === 'trouble')).toBe(true);
  });

  it('opens a lesson on the table on which it was left, and lets go of it', async () => {
    learnt = [{ game: 'toy', lesson: 'first', table: TABLE, step: 2, mastered: false }];
    const tab = host();
    const known = `learnt ${JSON.stringify(learnt)}`;
    tab.call(1, 'GET', '/games/toy/lessons', '');
    tab.call(2, 'POST', '/games/toy/lessons/second', '{}');
    tab.call(3, 'POST', '/games/toy/lessons/first', '{}');
    await settled(tab);
    expect(asked).toEqual([
      known,
      'GET /games/toy/lessons without the table',
      known,
      'POST /games/toy/lessons/second without the table',
      known,
      'load',
      'POST /games/toy/lessons/first',
    ]);
    expect(held.has(TABLE)).toBe(false);
  });

  it('takes no lesson back that another tab plays', async () => {
    learnt = [{ game: 'toy', lesson: 'first', table: TABLE, step: 2, mastered: false }];
    elsewhere = true;
    const tab = host();
    tab.call(1, 'POST', '/games/toy/lessons/first', '{"again":true}');
    await settled(tab);
    expect(told.find((one) => one.told === 'answer')).toMatchObject({ body: 'played_elsewhere' });
  });

  it('gives no hint at a table that another tab plays', async () => {
    elsewhere = true;
    const tab = host();
    tab.hear(JSON.stringify({ t: 'join', table: TABLE, since: null, steps: true }));
    tab.hear(JSON.stringify({ t: 'hint', table: TABLE, seat: 0, at: 0, id: 'h' }));
    await settled(tab);
    expect(asked).toEqual(['load', 'join']);
    expect(frames().at(-1)).toContain('played_elsewhere');
  });
});

describe('an analysis', () => {
  const url = `/tables/${TABLE}/analysis`;
  const pieces = (): unknown[] => told.flatMap((one) => (one.told === 'think' ? [one.thought] : []));

  it('goes on when nobody looks at its table any more, and then the table is let go', async () => {
    const tab = host();
    tab.call(-1, 'POST', url, '{"do":"start"}');
    await settled(tab);
    expect(asked).toEqual(['load', `POST ${url}`]);
    tab.hear(JSON.stringify({ t: 'join', table: TABLE, since: null, steps: true }));
    tab.hear(JSON.stringify({ t: 'leave', table: TABLE }));
    tab.found(8, '{}', true);
    await settled(tab);
    expect(held.has(TABLE)).toBe(true);
    works.clear();
    tab.found(9, '{}', true);
    await settled(tab);
    expect(held.has(TABLE)).toBe(false);
  });

  it('is taken up by whoever looks at it', async () => {
    works.add(TABLE);
    const tab = host();
    tab.call(-1, 'GET', url, '');
    await settled(tab);
    expect(asked).toEqual(['load', 'take up', `GET ${url}`]);
    expect(pieces()).toEqual([PIECE]);
  });

  it('is only looked at where another tab has the table', async () => {
    works.add(TABLE);
    elsewhere = true;
    const tab = host();
    tab.call(-1, 'GET', url, '');
    await settled(tab);
    expect(asked).toEqual(['load', `GET ${url}`]);
    expect(pieces()).toEqual([]);
    tab.call(-2, 'POST', url, '{"do":"start"}');
    await settled(tab);
    expect(asked.filter((one) => one.startsWith('POST'))).toEqual([]);
  });

  it('holds no table on whose analysis nobody works', async () => {
    const tab = host();
    tab.call(-1, 'GET', url, '');
    await settled(tab);
    expect(asked).toEqual(['load', `GET ${url}`]);
    expect(held.has(TABLE)).toBe(false);
  });

  it('is not needed to give an explanation up', async () => {
    elsewhere = true;
    const tab = host();
    tab.call(-1, 'DELETE', `/tables/${TABLE}/replay/4/explanation`, '');
    await settled(tab);
    expect(asked).toEqual(['load', `DELETE /tables/${TABLE}/replay/4/explanation`]);
  });
});
