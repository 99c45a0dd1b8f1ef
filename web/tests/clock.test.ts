// @vitest-environment jsdom
/** Clocks run by themselves between two words of the server, and warn in time. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ClockStrip from '../src/components/ClockStrip.svelte';
import type { SeatInfo } from '../src/lib/table';
import { timeLeft, whenSaid } from '../src/lib/times';
import type { ClockMessage, Table } from '../src/lib/types';
import { Clocks, lowAt } from '../src/store/clock.svelte';
import { prefs } from '../src/store/prefs.svelte';

const live = { kind: 'live', move: 30, bank: 300 } as const;
const said = (paused = false): ClockMessage => ({
  t: 'clock',
  table: 'k3f',
  paused,
  seats: [
    { seat: 0, move: 30_000, bank: 60_000, running: true },
    { seat: 1, move: 30_000, bank: 300_000, running: false },
  ],
});
let clocks: Clocks;
beforeEach(() => {
  vi.useFakeTimers();
  prefs.lang = 'en';
  clocks = new Clocks();
  clocks.rule = live;
});
afterEach(() => {
  clocks.close();
  cleanup();
  vi.useRealTimers();
});

describe('a clock', () => {
  it('first uses the time of the turn, then the reserve, and only while it runs', () => {
    clocks.hear(said());
    vi.advanceTimersByTime(20_000);
    expect(clocks.seats[0]).toMatchObject({ move: 10_000, bank: 60_000, low: false });
    vi.advanceTimersByTime(40_000);
    expect(clocks.seats[0]).toMatchObject({ move: 0, bank: 30_000, left: 30_000, low: true });
    expect(clocks.seats[1]).toMatchObject({ move: 30_000, bank: 300_000, low: false });
    vi.advanceTimersByTime(60_000);
    expect(clocks.seats[0]!.left).toBe(0);
  });

  it('stands still during a pause', () => {
    clocks.hear(said(true));
    vi.advanceTimersByTime(20_000);
    expect(clocks.seats[0]!.move).toBe(30_000);
  });

  it('warns half a minute before the end, two hours on daily tables, never from the start', () => {
    expect(lowAt(live)).toBe(30_000);
    expect(lowAt({ kind: 'live', move: 30, bank: 0 })).toBe(10_000);
    expect(lowAt({ kind: 'daily', move: 86_400, bank: 0 })).toBe(7_200_000);
  });
});

describe('a time', () => {
  it('is read as people read it', () => {
    expect([0, 400, 9_000, 65_000, 3_725_000, 47 * 3_600_000].map(timeLeft)).toEqual(
      ['0:00', '0:01', '0:09', '1:05', '1:02:05', '47:00:00'], // prettier-ignore
    );
    expect(timeLeft(53 * 3_600_000)).toBe('2 d 5 h');
    prefs.lang = 'ru';
    expect(timeLeft(53 * 3_600_000)).toBe('2 д 5 ч');
  });
  it('has a day unless it was today', () => {
    const now = new Date(2026, 10, 16, 12);
    expect(whenSaid(new Date(2026, 10, 16, 9, 5).toISOString(), now)).toMatch(/^0?9:05( AM)?$/);
    expect(whenSaid(new Date(2026, 10, 14, 9, 5).toISOString(), now)).toContain('Nov');
    expect(whenSaid('never', now)).toBe('');
  });
});

describe('the strip of clocks', () => {
  const seats: SeatInfo[] = ['Ann', 'Bo'].map((name, seat) => ({
    seat,
    name,
    kind: seat ? 'human' : 'me',
    level: null,
    mine: !seat,
    colour: seat,
  }));
  const table = { id: 'k3f', clock: live, paused: false, seats: [] } as unknown as Table;

  it('shows each seat with its time and says the warning once, to its owner alone', () => {
    render(ClockStrip, { table, seats, clocks });
    clocks.hear(said());
    flushSync();
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      expect.stringContaining('Ann'),
      expect.stringContaining('5:00'),
    ]);
    expect(items[0]!.textContent).toContain('0:30');
    expect(screen.getByRole('status').textContent).toBe('');
    vi.advanceTimersByTime(61_000);
    flushSync();
    const warning = screen.getByRole('status').textContent;
    expect(warning).toContain('Then a bot plays on for you');
    vi.advanceTimersByTime(2_000);
    flushSync();
    // The words stay as they were: a countdown read aloud helps nobody.
    expect(screen.getByRole('status').textContent).toBe(warning);
    expect(items[0]!.querySelector('use[href="#i-warning"]')).toBeTruthy();
  });

  it('begins with my own time where the screen is narrow', () => {
    const last = seats.map((seat, n) => ({ ...seat, mine: n === 1 }));
    const order = (narrow: boolean): string[] => {
      cleanup();
      const width = vi.spyOn(prefs, 'narrow', 'get').mockReturnValue(narrow);
      render(ClockStrip, { table, seats: last, clocks });
      width.mockRestore();
      return screen.getAllByRole('listitem').map((item) => item.title);
    };
    expect(order(true)).toEqual(['Bo', 'Ann']);
    expect(order(false)).toEqual(['Ann', 'Bo']);
  });

  it('marks a seat a bot plays for, and those who are not here', () => {
    const away = [seats[0]!, { ...seats[1]!, kind: 'bot' as const, standIn: 4 as const, online: false }];
    render(ClockStrip, { table: { ...table, clock: null }, seats: away, clocks });
    expect(screen.getAllByRole('listitem')[1]!.textContent).toContain('a bot plays (Navigator)');
  });

  it('says that the time stands still', () => {
    render(ClockStrip, { table: { ...table, paused: true }, seats, clocks });
    clocks.hear(said(true));
    flushSync();
    expect(screen.getAllByRole('listitem')[0]!.textContent).toContain('paused');
  });
});
