// @vitest-environment jsdom
/** A move chosen without a net: kept until the server answers, played once and as the answer to that question alone. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptMove } from '../src/offline/kept-moves';
import type { ClientMessage, Decision, StateMessage, Table, View } from '../src/lib/types';
import { Connection } from '../src/net/connection';
import { Told } from '../src/net/failures';
import { keepLast, lastState } from '../src/offline/last-state';
import { keptMoves } from '../src/store/kept-moves.svelte';
import { TableStore } from '../src/store/table.svelte';
import { toasts } from '../src/store/toasts.svelte';
import { emptyCaches } from './kept-files';

/** What the device holds, by table; null: it lets nothing be stored. */
let device: Map<string, KeptMove> | null;
/** How long the device takes to tell what it holds. */
let reading: Promise<void>;
vi.mock('../src/offline/kept-moves', () => ({
  keepMove: async (move: KeptMove) => {
    if (!device) throw new Error('storage');
    device.set(move.table, move);
  },
  keptMoves: async () => {
    const found = [...(device?.values() ?? [])];
    await reading;
    return found;
  },
  dropMove: async (table: string, key: string) => {
    if (device?.get(table)?.said.key === key) device.delete(table);
  },
}));

class FakeSocket {
  sent: ClientMessage[] = [];
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onerror = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {}
  say(message: unknown): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  drop(): void {
    this.onclose?.(new CloseEvent('close', { code: 1006 }));
  }
  get acts(): ClientMessage[] {
    return this.sent.filter(({ t }) => t === 'act');
  }
}

const TABLE = { id: 'k3f', game: 'planet_5r', status: 'playing', seats: [{ seat: 0, kind: 'human', mine: true }] };
const table = (more: Partial<Table> = {}): Table => ({ ...TABLE, ...more }) as unknown as Table;
const PLAY = ['play', 'scout'];

function asking(at: number, kind = 'choose_card'): StateMessage {
  const decision = { seat: 0, kind, params: {}, actions: [PLAY, ['play', 'expand']] } as unknown as Decision;
  const view = { step: at, me: 0 } as unknown as View;
  const undo = { can: false, why: null };
  return { t: 'state', table: 'k3f', seat: 0, at, view, decision, undo, events: [], from: 0, reset: true, steps: [] };
}

let sockets: FakeSocket[];
let connection: Connection;
let store: TableStore;
let keys = 0;
const last = (): FakeSocket => sockets.at(-1)!;
const settled = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(0));
const SAID = /has been played|not asked that any more|has gone out/;
const said = (): string[] => toasts.list.map(({ text }) => SAID.exec(text)?.[0] ?? text);

function visit(): void {
  sockets = [];
  connection = new Connection({
    url: 'ws://x/ws',
    key: () => `key-${++keys}`,
    socket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  });
  connection.open();
}

/** The server answers again. */
async function back(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1000);
  last().say({ t: 'welcome', protocol: 1, user: { id: 'anna', name: 'Anna' } });
}

/** The table as it was kept, opened without a net. */
async function opened(more: Partial<Table> = {}): Promise<void> {
  await keepLast({ table: table(more), states: [asking(4)] });
  visit();
  last().drop();
  store = new TableStore('k3f', connection);
  await store.recall();
}

/** Chosen and kept; what becomes of the choice. */
async function chosen(): Promise<{ ended: unknown }> {
  const outcome: { ended: unknown } = { ended: null };
  store.act(PLAY).then(
    () => (outcome.ended = 'played'),
    (error: unknown) => (outcome.ended = error),
  );
  store.keepMove('anna');
  await settled();
  return outcome;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      onmessage = null;
      postMessage(): void {}
    },
  );
  emptyCaches();
  device = new Map();
  reading = Promise.resolve();
  keptMoves.all.clear();
  toasts.list = [];
});
afterEach(() => {
  store.close();
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a move without a net', () => {
  it('answers the question that was last shown, and is kept with its key and version', async () => {
    await opened();
    expect(store.decision).not.toBeNull();
    const { ended } = await chosen();
    expect([ended, store.decision, store.kept?.safe]).toEqual([null, null, true]);
    expect(device?.get('k3f')).toMatchObject({ game: 'planet_5r', user: 'anna', sent: false });
    expect(device?.get('k3f')?.said).toMatchObject({ t: 'act', seat: 0, at: 4, action: PLAY });
  });

  it.each([
    ['with a clock of seconds', { clock: { kind: 'live', move: 60, bank: 600 } as Table['clock'] }],
    ['with a lesson', { lesson: 'first' }],
  ])('cannot be chosen at a table %s', async (_, more) => {
    await opened(more);
    expect([store.view?.step, store.decision]).toEqual([4, null]);
  });

  it('can be taken back as long as nobody can have heard it, and the question is open again', async () => {
    await opened();
    const outcome = await chosen();
    store.takeMoveBack();
    await settled();
    expect(outcome.ended).toBeInstanceOf(Told);
    expect([store.kept, device?.size, store.decision?.kind]).toEqual([null, 0, 'choose_card']);
    await back();
    expect(last().acts).toEqual([]);
  });

  it.each(['taken back', 'played'])(
    'is not said once more if it is %s while the device reads what it keeps',
    async (how) => {
      await opened();
      await chosen();
      let read = (): void => undefined;
      reading = new Promise((resolve) => (read = resolve));
      const resumed = keptMoves.resume('anna', () => connection);
      if (how === 'taken back') store.takeMoveBack();
      await back();
      if (how === 'played') last().say({ t: 'ack', key: device?.get('k3f')?.said.key, at: 5 });
      await settled();
      read();
      await resumed;
      expect([store.kept, device?.size]).toEqual([null, 0]);
      expect(last().acts).toHaveLength(how === 'played' ? 1 : 0);
    },
  );

  it('goes out when the server answers, and is kept no longer once it is acknowledged', async () => {
    await opened();
    const outcome = await chosen();
    await back();
    expect(last().acts).toEqual([device?.get('k3f')?.said]);
    last().say({ t: 'ack', key: device?.get('k3f')?.said.key, at: 5 });
    await settled();
    expect([store.kept, device?.size, said()]).toEqual([null, 0, ['has been played']]);
    last().say(asking(5, 'confirm'));
    await settled();
    expect(outcome.ended).toBe('played');
    expect(store.decision?.kind).toBe('confirm');
  });

  it('waits with the page where nothing can be stored', async () => {
    device = null;
    await opened();
    await chosen();
    expect(store.kept?.safe).toBe(false);
    await back();
    expect(last().acts).toHaveLength(1);
  });

  it('that was on its way when the line broke may have been heard: it is kept, and cannot be taken back', async () => {
    visit();
    await back();
    store = new TableStore('k3f', connection);
    last().say({ t: 'table', table: table() });
    last().say(asking(4));
    const outcome = await chosen();
    last().drop();
    store.keepMove('anna');
    await settled();
    expect(store.kept).toMatchObject({ sent: true, safe: true });
    store.takeMoveBack();
    await settled();
    expect([outcome.ended, device?.size, said()]).toEqual([null, 1, ['has gone out']]);
  });
});

describe('a move of an earlier visit', () => {
  let act: KeptMove['said'];

  beforeEach(async () => {
    act = { t: 'act', table: 'k3f', seat: 0, at: 4, key: `key-of-then-${++keys}`, action: PLAY };
    device?.set('k3f', { table: 'k3f', game: 'planet_5r', user: 'anna', sent: false, said: { ...act } });
    await opened();
  });

  it('is said under its own key, wherever in the application the person is', async () => {
    store.close();
    await keptMoves.resume('anna', () => connection);
    await keptMoves.resume('anna', () => connection); // the server has been heard of twice
    await back();
    expect(last().acts).toEqual([act]);
    last().say({ t: 'ack', key: act.key, at: 5 });
    await settled();
    expect([device?.size, said()]).toEqual([0, ['has been played']]);
    expect((await lastState('k3f'))?.states[0]?.decision).toBeNull(); // nor is it answered once more
  });

  it('is shown at its table, and not asked again before the server has told what follows', async () => {
    await keptMoves.resume('anna', () => connection);
    await back();
    last().say({ t: 'table', table: table() });
    last().say(asking(4));
    expect([store.kept?.said.key, store.decision]).toEqual([act.key, null]);
    last().say({ t: 'ack', key: act.key, at: 5 });
    await settled();
    expect([store.kept, store.decision]).toEqual([null, null]);
    last().say(asking(5, 'confirm'));
    await settled();
    expect(store.decision?.kind).toBe('confirm');
  });

  it('is dropped with a sentence if the question has gone, though one in the same words is asked', async () => {
    await keptMoves.resume('anna', () => connection);
    await back();
    last().say({ t: 'stale', key: act.key, at: 9 });
    last().say(asking(9));
    await settled();
    expect(last().acts).toHaveLength(1);
    expect([store.kept, device?.size, said()]).toEqual([null, 0, ['not asked that any more']]);
    expect(store.decision).not.toBeNull();
  });

  it('is not played for somebody else', async () => {
    await keptMoves.resume('boris', () => connection);
    await back();
    expect([last().acts, device?.size, said()]).toEqual([[], 0, []]);
  });
});
