// @vitest-environment jsdom
/** It is my turn: the title and the icon say so, and while nobody looks a notice of the browser, once for each turn. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Table } from '../src/lib/types';

class FakeNotice {
  static permission: NotificationPermission = 'default';
  static answer: NotificationPermission = 'granted';
  static asked = 0;
  static made: FakeNotice[] = [];
  static requestPermission(): Promise<NotificationPermission> {
    FakeNotice.asked += 1;
    FakeNotice.permission = FakeNotice.answer;
    return Promise.resolve(FakeNotice.answer);
  }
  onclick: (() => void) | null = null;
  closed = false;
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    FakeNotice.made.push(this);
  }
  close(): void {
    this.closed = true;
  }
}
vi.stubGlobal('Notification', FakeNotice);
const { notices } = await import('../src/store/notices.svelte');
const { session } = await import('../src/store/session.svelte');
const { prefs } = await import('../src/store/prefs.svelte');
const { router } = await import('../src/lib/router.svelte');
const { api } = await import('../src/net/api');
const { default: NoticeSettings } = await import('../src/components/NoticeSettings.svelte');

const table = (id: string, my_turn: boolean, version: number, more: Partial<Table> = {}): Table =>
  ({ id, game: 'planet_5r', name: `T${id}`, status: 'playing', my_turn, version, seats: [], round: { n: 3, of: 15 }, ...more }) as unknown as Table; // prettier-ignore
let hidden = false;
Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
const tell = (...tables: Table[]): void => {
  session.tables = tables;
  flushSync();
};

let stop: () => void;
beforeEach(() => {
  document.head.innerHTML = '<title>Orrery</title><link rel="icon" href="/icon.svg">';
  Object.assign(FakeNotice, { permission: 'default', answer: 'granted', asked: 0, made: [] });
  hidden = false;
  prefs.lang = 'en';
  prefs.notify = false;
  stop = notices.start();
  tell();
});
afterEach(() => {
  notices.see(null);
  stop();
  cleanup();
});
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe('the tab', () => {
  it('carries a mark, and a number when it is my turn at several tables', async () => {
    tell(table('a', true, 1), table('b', false, 1));
    expect(document.title).toBe('● Orrery');
    expect(document.querySelector('link')?.getAttribute('href')).toBe('/icon-turn.svg');
    tell(table('a', true, 1), table('b', true, 2), table('c', true, 1, { status: 'over' }));
    expect(document.title).toBe('(2) ● Orrery');
    // A screen writes its own title: the mark stays before it.
    document.title = 'My games · Orrery';
    await settled();
    expect(document.title).toBe('(2) ● My games · Orrery');
    tell(table('a', false, 2), table('b', false, 3));
    expect(document.title).toBe('My games · Orrery');
    expect(document.querySelector('link')?.getAttribute('href')).toBe('/icon.svg');
  });

  it('believes the table in sight more than the list', () => {
    tell(table('a', true, 1));
    notices.see(table('a', false, 1));
    flushSync();
    expect(document.title).toBe('Orrery');
  });
});

describe('a notice', () => {
  it('asks for permission only through its switch', async () => {
    render(NoticeSettings);
    expect(FakeNotice.asked).toBe(0);
    await fireEvent.click(screen.getByRole('switch', { name: 'Tell me when it is my turn' }));
    await settled();
    expect(FakeNotice.asked).toBe(1);
    expect(prefs.notify).toBe(true);
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
    await fireEvent.click(screen.getByRole('switch'));
    await settled();
    expect(prefs.notify).toBe(false);
  });

  it('stays off and says why if the browser forbids it', async () => {
    FakeNotice.answer = 'denied';
    render(NoticeSettings);
    await fireEvent.click(screen.getByRole('switch'));
    await settled();
    expect(prefs.notify).toBe(false);
    expect(screen.getByText(/does not allow notices/)).toBeTruthy();
  });

  it('comes once for each turn, while the page is hidden, and leads to the table', async () => {
    await notices.turn(true);
    tell(table('a', false, 1));
    tell(table('a', true, 2));
    expect(FakeNotice.made).toEqual([]); // somebody is looking
    tell(table('a', false, 3));
    hidden = true;
    tell(table('a', true, 4));
    tell(table('a', true, 4));
    tell(table('a', true, 5));
    expect(FakeNotice.made.map((n) => n.title)).toEqual(['Your turn: Ta']);
    expect(FakeNotice.made[0]!.options.body).toContain('Round 3 of 15');
    const go = vi.spyOn(router, 'go').mockImplementation(() => undefined);
    FakeNotice.made[0]!.onclick?.();
    expect(go).toHaveBeenCalledWith({ name: 'table', id: 'a' });
    go.mockRestore();
    tell(table('a', false, 6));
    tell(table('a', true, 5)); // an answer that was on its way for long
    expect(FakeNotice.made.length).toBe(1);
    tell(table('a', true, 7));
    expect(FakeNotice.made.length).toBe(2);
    tell(table('a', false, 8));
    expect(FakeNotice.made[1]!.closed).toBe(true);
  });

  it('does not come for what was so when the page was opened, nor without the wish', () => {
    hidden = true;
    tell(table('new', true, 1));
    tell(table('new', false, 2));
    tell(table('new', true, 3));
    expect(FakeNotice.made).toEqual([]);
  });

  it('asks for other tables by itself while the page is hidden', async () => {
    vi.useFakeTimers();
    await notices.turn(true);
    flushSync();
    const asked = vi.spyOn(api, 'tables').mockResolvedValue([]);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(asked).toHaveBeenCalledTimes(0);
    hidden = true;
    await vi.advanceTimersByTimeAsync(31_000);
    expect(asked).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
