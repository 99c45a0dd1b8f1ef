// @vitest-environment jsdom
/** What a person sees of a table: batches one after another, the newest version on the wire, the curtain of hot-seat. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastState } from '../src/offline/last-state';
import { TableStore } from '../src/store/table.svelte';
import { prefs } from '../src/store/prefs.svelte';
import { emptyCaches } from './kept-files';
import type { Connection, TableListener } from '../src/net/connection';
import type { Decision, StateMessage, Table, View } from '../src/lib/types';

let listener: TableListener;
const acts: unknown[][] = [];
const connection = {
  join: (_id: string, l: TableListener) => {
    listener = l;
    return () => undefined;
  },
  act: (...args: unknown[]) => {
    acts.push(args);
    return Promise.resolve(1);
  },
} as unknown as Connection;

function say(
  seat: number | null,
  at: number,
  options: { events?: number; asks?: boolean; reset?: boolean } = {},
): void {
  const events = Array.from({ length: options.events ?? 0 }, (_, i) => ({ e: 'x', n: at * 10 + i }));
  const decision = options.asks
    ? ({ seat, kind: 'bid', rule: 'R5-8.2', actions: [['bid', 1]] } as unknown as Decision)
    : null;
  const view = { step: at, me: seat } as unknown as View;
  const message: StateMessage = {
    t: 'state',
    table: 'k3f',
    seat,
    at,
    view,
    decision,
    undo: { can: false, why: null },
    events,
    from: 0,
    reset: options.reset ?? false,
    steps: events.length ? events.map((event) => ({ events: [event], view })) : [{ events, view }],
  };
  listener.state?.(message);
}
const table = (kinds: string[]): Table =>
  ({
    id: 'k3f',
    seats: kinds.map((kind, seat) => ({
      seat,
      kind,
      name: `N${seat}`,
      level: null,
      mine: kind !== 'bot',
      taken: true,
      invite: null,
    })),
  }) as unknown as Table;

const onTimeline = {
  spec: {
    targets: () => [],
    choreography: { times: { x: 100 } },
    inventory: () => ({ pieces: {}, counters: {} }),
    laid: [],
    losses: {},
    tones: {},
  },
};

let store: TableStore;
beforeEach(() => {
  vi.useFakeTimers();
  acts.length = 0;
  prefs.botSpeed = 'normal';
  prefs.motion = 'full';
  store = new TableStore('k3f', connection);
  store.game = onTimeline;
  listener.table?.(table(['human', 'bot']));
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
});

describe('a table', () => {
  it('knows whether anybody else is there to be asked', () => {
    expect(store.alone).toBe(true);
    listener.table?.(table(['hotseat', 'hotseat']));
    expect(store.alone).toBe(true);
    const two = table(['human', 'human']);
    two.seats[1]!.mine = false;
    listener.table?.(two);
    expect(store.alone).toBe(false);
    listener.table?.({ ...two, seats: two.seats.map((s) => (s.mine ? s : { ...s, stand_in: 4 })) });
    expect(store.alone).toBe(true); // somebody's bot: the person is not there
  });

  it('shows the first state at once, without a film', () => {
    say(0, 3, { events: 30, asks: true, reset: true });
    expect(store.view?.step).toBe(3);
    expect(store.telling).toBe(false);
    expect(store.log.length).toBe(30);
    expect(store.decision?.kind).toBe('bid');
  });

  it('does not ask again what has been answered while the state behind the answer is on its way', async () => {
    prefs.botSpeed = 'instant';
    say(0, 1, { asks: true, reset: true });
    vi.spyOn(connection, 'act').mockResolvedValueOnce(3);
    const sent = store.act(['bid', 1]);
    say(0, 2, { asks: true }); // another seat has moved: the same question, as it was before my answer
    await vi.advanceTimersByTimeAsync(0); // acknowledged
    expect(store.decision).toBeNull();
    say(0, 3, { asks: true });
    await sent;
    expect(store.decision?.kind).toBe('bid');
  });

  it('tells batches one after another and asks only at the end', async () => {
    say(0, 1, { reset: true });
    say(0, 2, { events: 3 });
    say(0, 3, { events: 2, asks: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.view?.step).toBe(2);
    expect(store.log.length).toBe(1);
    expect(store.queued).toBe(1);
    await vi.advanceTimersByTimeAsync(350);
    expect(store.view?.step).toBe(3);
    expect(store.log.length).toBe(4);
    expect(store.queued).toBe(0);
    expect(store.coming?.kind).toBe('bid');
    expect(store.decision).toBeNull();
    await vi.advanceTimersByTimeAsync(150);
    expect(store.telling).toBe(false);
    expect(store.log.length).toBe(5);
    expect(store.decision?.kind).toBe('bid');
  });

  it('can be skipped to where things stand', () => {
    say(0, 1, { reset: true });
    for (let at = 2; at < 8; at++) say(0, at, { events: 4, asks: at === 7 });
    store.skip();
    expect(store.view?.step).toBe(7);
    expect(store.decision?.kind).toBe('bid');
    expect(store.log.length).toBe(24);
  });

  it('does without the film at instant speed', () => {
    prefs.botSpeed = 'instant';
    say(0, 1, { reset: true });
    say(0, 2, { events: 3, asks: true });
    expect(store.view?.step).toBe(2);
    expect(store.telling).toBe(false);
  });

  it('acts at the newest version, even while an older one is shown', async () => {
    say(0, 1, { reset: true });
    say(0, 2, { events: 3 });
    say(0, 3, { events: 3 });
    await store.act(['bid', 1]);
    expect(acts[0]).toEqual(['k3f', 0, 3, ['bid', 1]]);
  });

  it('forgets the log after an undo and takes the new one', () => {
    say(0, 1, { events: 5, reset: true });
    say(0, 2, { events: 2, reset: true });
    expect(store.log.length).toBe(2);
    expect(store.view?.step).toBe(2);
  });

  it('ignores a state older than what it knows', () => {
    say(0, 5, { reset: true });
    say(0, 4, { events: 1 });
    expect(store.view?.step).toBe(5);
  });

  it('knows a spectator', () => {
    say(null, 1, { reset: true });
    expect(store.spectator).toBe(true);
    expect(store.seat).toBeNull();
  });
});

describe('a clock of seconds', () => {
  const live = (change: Partial<Table> = {}): Table => ({
    ...table(['human', 'human']),
    status: 'playing',
    clock: { kind: 'live', move: 20, bank: 300 },
    ...change,
  });
  beforeEach(() => {
    listener.table?.(live());
    say(0, 1, { reset: true });
  });

  it('has what others did told quickly once it runs for somebody here', async () => {
    say(0, 2, { events: 4 });
    expect(store.timeline.factor).toBe(1);
    say(0, 3, { events: 4, asks: true });
    expect(store.timeline.factor).toBe(0.25);
    // The beat under way ends at its own pace, all behind it at the quick one.
    await vi.advanceTimersByTimeAsync(100 + 7 * 25);
    expect(store.decision?.kind).toBe('bid');
  });

  it('hurries nobody while it stands still, nor with days to think', () => {
    listener.table?.(live({ paused: true }));
    say(0, 2, { events: 4, asks: true });
    expect(store.timeline.factor).toBe(1);
    listener.table?.(live({ clock: { kind: 'daily', move: 86_400, bank: 0 } }));
    say(0, 3, { events: 4, asks: true });
    expect(store.timeline.factor).toBe(1);
  });
});

describe('hot-seat', () => {
  beforeEach(() => listener.table?.(table(['human', 'hotseat', 'bot'])));

  it('draws the curtain before another hand is shown', () => {
    say(0, 1, { asks: true, reset: true });
    say(1, 1, { asks: true, reset: true });
    expect(store.seat).toBe(0);
    expect(store.curtain).toBeNull();
    say(0, 2, {});
    say(1, 2, { asks: true });
    vi.advanceTimersByTime(10);
    expect(store.curtain).toBe(1);
    expect(store.decision).toBeNull();
    expect(store.view?.me).toBe(0);
    store.lift();
    expect(store.seat).toBe(1);
    expect(store.view?.me).toBe(1);
    expect(store.decision?.seat).toBe(1);
  });
});

describe('offline', () => {
  const settled = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(0));
  const listed = (): Table => ({ ...table(['human', 'bot']), status: 'playing' });

  beforeEach(() => void emptyCaches());
  afterEach(() => vi.unstubAllGlobals());

  it('shows how a table of the server last stood, and what it asked, until it speaks again', async () => {
    const before = new TableStore('k3f', connection);
    listener.table?.(listed());
    say(0, 4, { events: 3, asks: true, reset: true });
    before.close(); // what was heard last is kept at once
    await settled();

    const store = new TableStore('k3f', connection);
    expect(store.view).toBeNull();
    await store.recall();
    expect(store.asOf).toBeGreaterThan(0);
    expect(store.view).toMatchObject({ step: 4, me: 0 });
    expect(store.log).toHaveLength(3);
    expect([store.decision?.kind, store.undo.can]).toEqual(['bid', false]);

    say(0, 6, { events: 5, asks: true, reset: true });
    expect(store.asOf).toBeNull();
    expect(store.view).toMatchObject({ step: 6 });
    expect(store.log).toHaveLength(5);
    expect(store.decision).not.toBeNull();
    store.close();
  });

  it('keeps nothing of a game that is over, nor of a table of this device', async () => {
    const over = new TableStore('k3f', connection);
    listener.table?.(listed());
    say(0, 4, { events: 3, reset: true });
    over.close();
    const again = new TableStore('k3f', connection);
    listener.table?.({ ...listed(), status: 'over' });
    again.close();
    const local = new TableStore('local-1', connection);
    listener.table?.({ ...listed(), id: 'local-1' });
    say(0, 4, { events: 3, reset: true });
    local.close();
    await settled();
    expect(await lastState('k3f')).toBeNull();
    expect(await lastState('local-1')).toBeNull();
  });

  it('shows nothing old once the table has spoken', async () => {
    const before = new TableStore('k3f', connection);
    listener.table?.(listed());
    say(0, 4, { events: 3, reset: true });
    before.close();
    await settled();
    const store = new TableStore('k3f', connection);
    const recalled = store.recall();
    say(0, 9, { reset: true });
    await recalled;
    expect([store.asOf, store.view]).toMatchObject([null, { step: 9 }]);
    store.close();
  });
});
