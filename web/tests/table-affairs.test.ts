// @vitest-environment jsdom
/** Playing with others: pauses and stand-ins stop acts, proposals travel, chat counts what is new, redo moves on. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection, TableListener } from '../src/net/connection';
import type { ChatLine, Decision, StateMessage, Table, View } from '../src/lib/types';
import { prefs } from '../src/store/prefs.svelte';
import { TableStore } from '../src/store/table.svelte';

let listener: TableListener;
let sent: unknown[][];
const note =
  (name: string, answer: unknown = Promise.resolve(1)) =>
  (...args: unknown[]) => {
    sent.push([name, ...args]);
    return answer;
  };
const connection = {
  join: (_id: string, l: TableListener) => ((listener = l), () => undefined),
  act: note('act'),
  redo: note('redo'),
  say: note('say'),
  propose: note('propose'),
  answer: note('answer', true),
} as unknown as Connection;

const seat = (n: number, more: object = {}): object =>
  ({ seat: n, kind: 'human', name: `N${n}`, level: null, mine: n === 0, taken: true, invite: null, ...more }); // prettier-ignore
const table = (more: object = {}, mine: object = {}): Table =>
  ({ id: 'k3f', game: 'planet_5r', status: 'playing', seats: [seat(0, mine), seat(1)], ...more }) as unknown as Table;
const decision = { seat: 0, kind: 'bid', rule: 'R5-8.2', actions: [['bid', 1]] } as Decision;
function state(more: Partial<StateMessage> = {}): void {
  const view = { step: 1, me: 0 } as unknown as View;
  listener.state?.({
    t: 'state',
    table: 'k3f',
    seat: 0,
    at: 1,
    view,
    decision,
    undo: { can: true, why: null, redo: true },
    events: [],
    from: 0,
    reset: true,
    steps: [{ events: [], view }],
    ...more,
  });
}

let store: TableStore;
beforeEach(() => {
  localStorage.clear();
  prefs.botSpeed = 'instant';
  sent = [];
  store = new TableStore('k3f', connection);
  listener.table?.(table());
  state();
});
afterEach(() => store.close());

describe('a table with others', () => {
  it('asks nothing and takes nothing back during a pause', () => {
    expect(store.decision?.kind).toBe('bid');
    listener.table?.(table({ paused: true }));
    expect(store.blocked).toBe('paused');
    expect(store.decision).toBeNull();
    expect(store.undo.can).toBe(false);
    listener.table?.(table());
    expect(store.decision?.kind).toBe('bid');
  });

  it('asks nothing of somebody a bot plays for, and shows others a bot', () => {
    listener.table?.(table({}, { stand_in: 6 }));
    expect(store.blocked).toBe('stand_in');
    expect(store.decision).toBeNull();
    expect(store.seats[0]).toMatchObject({ kind: 'me', standIn: 6 });
    listener.table?.(table({ seats: [seat(0), seat(1, { stand_in: 4 })] }));
    expect(store.blocked).toBeNull();
    expect(store.seats[1]).toMatchObject({ kind: 'bot', level: 4, standIn: 4 });
  });

  it('knows my turn from what I am asked, not from an old word', () => {
    listener.table?.(table({ my_turn: false }));
    expect(store.myTurn).toBe(true);
    state({ at: 2, decision: null });
    expect(store.myTurn).toBe(false);
  });

  it('hands the device to nobody during a pause, nor for a seat a bot plays', () => {
    prefs.botSpeed = 'instant';
    const two = (more: object = {}, other: object = {}): Table =>
      table({ ...more, seats: [seat(0), seat(1, { kind: 'hotseat', mine: true, ...other })] });
    listener.table?.(two({ paused: true }));
    state({ seat: 1, view: { step: 1, me: 1 } as unknown as View });
    state({ at: 2, decision: null });
    expect(store.curtain).toBeNull();
    listener.table?.(two({}, { stand_in: 2 }));
    expect(store.curtain).toBeNull();
    listener.table?.(two());
    expect(store.curtain).toBe(1);
  });

  it('plays again what was taken back', async () => {
    await store.playAgain();
    expect(sent).toEqual([['redo', 'k3f', 0, 1]]);
    expect(store.moves).toBe(1);
  });

  it('asks with the seat in sight and answers with the one that is asked', async () => {
    await store.propose('pause');
    expect(sent.at(-1)).toEqual(['propose', 'k3f', 0, 'pause']);
    expect(store.answer(true)).toBe(false);
    listener.table?.(table({ proposal: { id: 7, what: 'undo', seat: 1, yes: [1], wanted: [0], to: 4 } }));
    store.answer(true);
    expect(sent.at(-1)).toEqual(['answer', 'k3f', 0, 7, true]);
    listener.table?.(table({ proposal: { id: 8, what: 'pause', seat: 0, yes: [0], wanted: [1] } }));
    store.answer(false);
    expect(sent.at(-1)).toEqual(['answer', 'k3f', 0, 8, false]);
  });

  it('lets a last question be answered by itself only after a choice made here', async () => {
    expect(store.follows).toBe(false); // a page that was just opened
    await store.act(['play', 'scout']);
    expect(store.follows).toBe(true);
    await store.act(['confirm']);
    expect(store.follows).toBe(false); // if it comes again, somebody has taken it back
    await store.playAgain();
    expect(store.follows).toBe(true);
    const asked = table({ proposal: { id: 7, what: 'undo', seat: 0, yes: [0], wanted: [1], to: 1 } });
    listener.table?.(asked);
    expect(store.follows).toBe(false);
    await store.act(['play', 'scout']);
    listener.table?.(table());
    expect(store.follows).toBe(false);
  });

  it('keeps what was missed until it has been read', () => {
    const back = new TableStore('k3f', connection);
    listener.table?.(table());
    state({ seen: 1, events: [{ e: 'a', n: 1 }, { e: 'b', n: 2, seat: 1 }] }); // prettier-ignore
    expect(back.missed.map((e) => e.e)).toEqual(['b']);
    back.welcomeBack();
    expect(back.missed).toEqual([]);
    back.close();
  });
});

describe('the talk', () => {
  const line = (n: number, by: number | null): ChatLine => ({ n, seat: by, name: 'x', text: `t${n}`, at: '2026-11-16T10:00:00Z' }); // prettier-ignore
  const hear = (lines: ChatLine[], reset = false): void => listener.chat?.({ t: 'chat', table: 'k3f', lines, reset });

  it('counts what others have said since I last looked, also after a reload', () => {
    hear([line(1, 1), line(2, 0)], true);
    expect(store.chat.unread).toBe(1);
    store.chat.read();
    expect(store.chat.unread).toBe(0);
    hear([line(3, 1)]);
    hear([line(3, 1)]);
    expect(store.chat.lines.map((l) => l.n)).toEqual([1, 2, 3]);
    expect(store.chat.unread).toBe(1);
    const again = new TableStore('k3f', connection);
    listener.table?.(table());
    state();
    hear([line(1, 1), line(2, 0), line(3, 1)], true);
    expect(again.chat.unread).toBe(1);
    again.close();
  });

  it('says a line as it is, without blanks around it, and nothing at all for blanks', async () => {
    expect(await store.chat.say('  <b>hi</b> ')).toBe(true);
    expect(sent.at(-1)).toEqual(['say', 'k3f', '<b>hi</b>']);
    expect(await store.chat.say('   ')).toBe(false);
    expect(await store.chat.say('x'.repeat(1200))).toBe(true);
    expect((sent.at(-1)![2] as string).length).toBe(1000);
  });

  it('hands on what went wrong', async () => {
    vi.spyOn(connection, 'say').mockRejectedValueOnce(new Error('no'));
    await expect(store.chat.say('hi')).rejects.toThrow('no');
  });
});
