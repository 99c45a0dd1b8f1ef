// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import LogPanel from '../src/components/LogPanel.svelte';
import type { BoardMeta, SeatInfo } from '../src/lib/table';
import type { GameEvent } from '../src/lib/types';
import { Lit } from '../src/table/lit.svelte';

const seats: SeatInfo[] = ['Ann', 'Bo'].map((name, seat) => ({
  seat,
  name,
  kind: seat ? 'bot' : 'me',
  level: null,
  mine: !seat,
  colour: seat,
}));
const teller = {
  t: (key: string, params?: Record<string, unknown>) => `${key} ${String(params?.name ?? '')}`,
  seat: (s: number) => seats[s]!.name,
  name: (id: string) => id,
  me: 0,
  fields: { events: { a: { seat: 'seat' }, b: { seat: 'seat' } }, parameters: {} },
};
afterEach(cleanup);

const first: GameEvent = { e: 'a', n: 1, seat: 0 };
const last: GameEvent = { e: 'b', n: 3, seat: 1 };
const middle: GameEvent = { e: 'a', n: 2, seat: 0 };

function shown(events: GameEvent[], meta: BoardMeta = {}): { lit: Lit; rerender(more: GameEvent[]): Promise<void> } {
  const lit = new Lit();
  const rest = { teller, meta: { quiet: (e: GameEvent) => e.e === 'hush', ...meta }, seats, lit };
  const { rerender } = render(LogPanel, { props: { events, ...rest } });
  return { lit, rerender: (more) => rerender({ events: more, ...rest }) };
}
const lines = (): HTMLElement[] => screen.getAllByRole('button');
const stops = (): HTMLElement[] => lines().filter((line) => line.tabIndex === 0);
/** The log follows with the next frame. */
const frame = (): Promise<number> => new Promise(requestAnimationFrame);
const key = (name: string): Promise<boolean> => fireEvent.keyDown(document.activeElement!, { key: name });

describe('the log', () => {
  it('has "Why?" beside lines that a bot can be asked about, a step to the right of them', async () => {
    const asked: GameEvent[] = [];
    const reasons = {
      of: (e: GameEvent) => e === middle,
      open: null,
      ready: true,
      ask: (e: GameEvent) => asked.push(e),
    };
    const rest = { teller, meta: {}, seats, lit: new Lit(), reasons };
    render(LogPanel, { props: { events: [first, middle, last], ...rest } });
    const why = screen.getByRole('button', { name: /^Why\? ?event-a Ann/ });
    expect([why.tabIndex, stops().length]).toEqual([-1, 1]);
    const line = why.previousElementSibling as HTMLElement;
    line.focus();
    await key('ArrowRight');
    expect(document.activeElement).toBe(why);
    await fireEvent.click(why);
    expect(asked).toEqual([middle]);
    await tick();
    expect(stops()).toEqual([line]);
    await key('ArrowLeft');
    expect(document.activeElement).toBe(line);
    await key('ArrowRight');
    await key('ArrowDown');
    expect(document.activeElement?.textContent?.trim()).toBe('event-b Bo');
    await key('ArrowUp');
    expect(document.activeElement).toBe(line);
  });

  it('tells the oldest first and leaves out the quiet ones', () => {
    shown([first, { e: 'hush', n: 2 }, last]);
    expect(lines().map((line) => line.textContent?.trim())).toEqual(['event-a Ann', 'event-b Bo']);
  });

  it('is one stop for Tab, at the newest line or where one has been', async () => {
    const { rerender } = shown([first, middle]);
    expect(stops()).toEqual([lines()[1]]);
    await rerender([first, middle, last]);
    expect(stops()).toEqual([lines()[2]]);
    lines()[0]!.focus();
    await tick();
    expect(stops()).toEqual([lines()[0]]);
  });

  it('is walked with arrows, Home and End, and ends do not lead out of it', async () => {
    shown([first, middle, last]);
    lines()[2]!.focus();
    await key('ArrowUp');
    expect(document.activeElement).toBe(lines()[1]);
    await key('Home');
    await key('ArrowUp');
    expect(document.activeElement).toBe(lines()[0]);
    await key('End');
    await key('ArrowDown');
    expect(document.activeElement).toBe(lines()[2]);
  });

  it('keeps the focus where it is while lines come in', async () => {
    const { rerender } = shown([first, middle]);
    lines()[0]!.focus();
    await rerender([first, middle, last]);
    expect(document.activeElement).toBe(lines()[0]);
  });

  it('keeps the focus on a line that is put elsewhere with its group', async () => {
    const { rerender } = shown([first, last], { groupsLog: true });
    lines()[0]!.focus();
    await rerender([first, last, { e: 'a', n: 4, seat: 0 }]);
    expect(document.activeElement?.tagName).toBe('BUTTON');
    expect(stops()).toEqual([document.activeElement]);
  });

  it('does not follow the newest line for somebody who has scrolled away, wherever the pointer is', async () => {
    const { rerender } = shown([first, middle]);
    const list = document.querySelector('ol')!;
    let top = 0;
    Object.defineProperties(list, {
      scrollHeight: { value: 500 },
      clientHeight: { value: 100 },
      scrollTop: { get: () => top, set: (to: number) => (top = to) },
    });
    await fireEvent(list, pointer('pointerenter', 'mouse'));
    await fireEvent.scroll(list);
    await fireEvent(list, pointer('pointerleave', 'mouse'));
    await rerender([first, middle, last]);
    await frame();
    expect(top).toBe(0);
    top = 400;
    await fireEvent.scroll(list);
    await rerender([first, middle, last, { e: 'a', n: 4, seat: 0 }]);
    await frame();
    expect(top).toBe(500);
  });

  it('lights nothing that has been taken back, and nothing of whoever sat here before', () => {
    const lit = new Lit();
    lit.keep([first, last], 0);
    lit.press(last);
    lit.keep([first, last], 0);
    expect(lit.event).toBe(last);
    lit.keep([first], 0);
    expect(lit.event).toBeNull();
    lit.press(first);
    lit.seen = first;
    lit.keep([first], 1);
    expect(lit.event).toBeNull();
  });

  it('lights what is pointed at or focused, and keeps what was pressed', async () => {
    const { lit } = shown([first, last]);
    await fireEvent(lines()[0]!, pointer('pointerenter', 'mouse'));
    expect(lit.event).toBe(first);
    await fireEvent(lines()[0]!, pointer('pointerleave', 'mouse'));
    expect(lit.event).toBeNull();
    lines()[1]!.focus();
    expect(lit.event).toBe(last);
    lines()[1]!.blur();
    expect(lit.event).toBeNull();
    await fireEvent.click(lines()[0]!);
    expect(lit.event).toBe(first);
    expect(lines()[0]!.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(lines()[0]!);
    expect(lit.event).toBeNull();
  });

  it('keeps what was pressed when the log itself is closed', async () => {
    const lit = new Lit();
    const { unmount } = render(LogPanel, { props: { events: [first, last], teller, meta: {}, seats, lit } });
    lines()[1]!.focus();
    await fireEvent.click(lines()[0]!);
    unmount();
    expect(lit.event).toBe(first);
  });

  it('keeps the newest line in sight, unless somebody is reading or has scrolled away', async () => {
    const { rerender } = shown([first]);
    const list = document.querySelector('ol')!;
    let height = 500;
    Object.defineProperties(list, { scrollHeight: { get: () => height }, clientHeight: { value: 100 } });
    await rerender([first, middle]);
    await frame();
    expect(list.scrollTop).toBe(500);
    height = 600;
    await fireEvent.pointerEnter(list);
    await rerender([first, middle, last]);
    await frame();
    expect(list.scrollTop).toBe(500);
    await fireEvent.pointerLeave(list);
    await frame();
    expect(list.scrollTop).toBe(600);
    list.scrollTop = 100;
    await fireEvent.scroll(list);
    await rerender([first, middle, last, { e: 'a', n: 4, seat: 1 }]);
    await frame();
    expect(list.scrollTop).toBe(100);
  });

  it('goes on following when lines that come in, or another size, have moved it, not a person', async () => {
    const { rerender } = shown([first]);
    const list = document.querySelector('ol')!;
    let height = 500;
    Object.defineProperties(list, { scrollHeight: { get: () => height }, clientHeight: { value: 100 } });
    await rerender([first, middle]);
    await frame();
    height = 900; // more lines have come before the browser tells of the move to the end
    await rerender([first, middle, last]);
    await fireEvent.scroll(list);
    await frame();
    expect(list.scrollTop).toBe(900);
  });

  it.each([true, false])(
    'puts each event into words once, however long the log grows (in groups: %s)',
    async (groupsLog) => {
      const said: string[] = [];
      const counting = {
        ...teller,
        t: (key: string, params?: Record<string, unknown>) => {
          if (key.startsWith('event-')) said.push(key);
          return teller.t(key, params);
        },
      };
      const events = Array.from({ length: 6 }, (_, n): GameEvent => ({ e: 'a', n: n + 1, seat: 0 }));
      const rest = { teller: counting, meta: { groupsLog }, seats, lit: new Lit() };
      const { rerender } = render(LogPanel, { props: { events: events.slice(0, 2), ...rest } });
      for (let more = 3; more <= events.length; more += 1) await rerender({ events: events.slice(0, more), ...rest });
      expect(lines()).toHaveLength(6);
      expect(said).toHaveLength(6);
    },
  );
});

/** jsdom knows no kinds of pointers. */
function pointer(name: string, pointerType: string): Event {
  return Object.assign(new Event(name), { pointerType });
}
