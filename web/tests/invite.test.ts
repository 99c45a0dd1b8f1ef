// @vitest-environment jsdom
/** An invitation and the ready check: nobody sits down or starts without saying so. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ReadyCheck from '../src/components/ReadyCheck.svelte';
import { router } from '../src/lib/router.svelte';
import type { Invitation, ReadyInfo, Table } from '../src/lib/types';
import { api, ApiError } from '../src/net/api';
import Invite from '../src/screens/Invite.svelte';
import { prefs } from '../src/store/prefs.svelte';
import { session } from '../src/store/session.svelte';

class NoResizing {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
vi.stubGlobal('ResizeObserver', NoResizing);

const seat = (n: number, more: object = {}): object => ({
  seat: n,
  kind: 'human',
  name: ['Ann', 'Bo', 'Mira'][n],
  mine: false,
  taken: true,
  online: true,
  kept: false,
  kept_for: null,
  invite: null,
  ...more,
});
const tableWith = (...seats: object[]): Table =>
  ({
    id: 'k3f',
    game: 'planet_5r',
    name: 'Friday',
    status: 'waiting',
    host: false,
    public: false,
    created: '2026-11-17T10:00:00Z',
    clock: { kind: 'live', move: 45, bank: 900 },
    stand_in: 4,
    options: {},
    seats,
  }) as unknown as Table;
const OPEN = seat(1, { kind: 'open', name: null, taken: false });
const invited = (open = true): Invitation => ({ table: tableWith(seat(0), OPEN), seat: 1, by: 'Ann', open });
const check = (more: Partial<ReadyInfo> = {}): ReadyInfo => ({
  ready: [],
  left: null,
  starts_in: null,
  halted: null,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  prefs.lang = 'en';
  session.user = { id: 'me', name: 'Vega 42', account: null };
  vi.spyOn(session, 'start').mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function open(found: Invitation): Promise<void> {
  vi.spyOn(api, 'invitation').mockResolvedValue(found);
  render(Invite, { props: { route: { id: 'k3f', token: 'secret' } } });
  await vi.waitFor(() => screen.getByRole('heading', { level: 1 }));
}

it('says who invites, and takes the seat only when asked to', async () => {
  const claim = vi.spyOn(api, 'claim').mockResolvedValue(tableWith());
  const rename = vi.spyOn(session, 'rename').mockResolvedValue();
  const go = vi.spyOn(router, 'go').mockImplementation(() => undefined);
  await open(invited());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Ann invites you');
  await vi.advanceTimersByTimeAsync(9000);
  expect(claim).not.toHaveBeenCalled();
  await fireEvent.input(screen.getByLabelText('You will be called'), { target: { value: 'ann' } });
  expect(screen.getByText(/is the name of somebody at this table/)).toBeTruthy();
  await fireEvent.input(screen.getByLabelText('You will be called'), { target: { value: 'Ada' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  expect(rename).toHaveBeenCalledWith('Ada');
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith({ name: 'table', id: 'k3f' }, true));
  expect(claim).toHaveBeenCalledWith('k3f', 'secret');
});

const used = (table: Table): Invitation => ({ table, seat: 2, by: 'Ann', open: false });

it.each([
  ['another seat of a private table is open', [seat(0), OPEN, seat(2)], {}, /Ask the host for a link to another open/],
  ['no seat is open', [seat(0), seat(1), seat(2)], { public: true }, /all seats are taken. You can watch/],
  ['the game has begun', [seat(0), seat(1), seat(2)], { status: 'playing' }, /used, and the game has begun/],
  ['its seat is kept', [seat(0), seat(1), { ...OPEN, seat: 2, kept_for: 'Bo' }], {}, /is kept for Bo/],
])('a used link says so once, and what is left to do: %s', async (_, seats, more, sentence) => {
  await open(used({ ...tableWith(...seats), ...more } as Table));
  expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(sentence);
  expect(screen.queryByText(/invites you|your seat|yours/i)).toBeNull();
  expect(screen.getByRole('link', { name: 'Only watch' }).getAttribute('href')).toBe('/t/k3f');
});

it('a used link to a public table leads to another open seat', async () => {
  const sit = vi.spyOn(api, 'sit').mockResolvedValue(tableWith());
  const claim = vi.spyOn(api, 'claim');
  const go = vi.spyOn(router, 'go').mockImplementation(() => undefined);
  await open(used({ ...tableWith(seat(0), OPEN, seat(2)), public: true } as Table));
  expect(screen.getByRole('status').textContent).toMatch(/Another seat is open/);
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith({ name: 'table', id: 'k3f' }, true));
  expect(sit).toHaveBeenCalledWith('k3f');
  expect(claim).not.toHaveBeenCalled();
});

it('stays while the server cannot answer, and tells when the table is gone', async () => {
  await open(invited());
  const asked = vi.spyOn(api, 'invitation').mockRejectedValue(new ApiError(429, 'too_many', null));
  await vi.advanceTimersByTimeAsync(4100);
  expect(asked).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Sit down' })).toBeTruthy();
  asked.mockRejectedValue(new ApiError(404, 'no_table', null));
  await vi.advanceTimersByTimeAsync(4100);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull());
});

it('asks everybody, counts down when all are ready, and one button says both', async () => {
  const table = tableWith(seat(0, { mine: true }), seat(1, { online: false }), seat(2, { kind: 'bot', level: 2 }));
  const ready = vi.spyOn(api, 'ready').mockResolvedValue(table);
  const props = { table, check: check(), onchange: () => undefined };
  const { rerender } = render(ReadyCheck, { props });
  expect(screen.getAllByRole('listitem').map((row) => row.textContent?.replace(/\s+/g, ' '))).toEqual([
    expect.stringContaining('not yet'),
    expect.stringContaining('away'),
    expect.stringContaining('ready'),
  ]);
  await fireEvent.click(screen.getByRole('button', { name: 'I am ready' }));
  expect(ready).toHaveBeenLastCalledWith('k3f', true);
  await rerender({ ...props, check: check({ ready: [0, 1], starts_in: 5000 }) });
  expect(screen.getByText('The clocks start in 5 seconds.')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(2100);
  expect(screen.getByText('The clocks start in 3 seconds.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('All are ready. The clocks start in 5 seconds.');
  await fireEvent.click(screen.getByRole('button', { name: 'Not yet' }));
  expect(ready).toHaveBeenLastCalledWith('k3f', false);
  await rerender({ ...props, check: check({ ready: [1], halted: 0 }) });
  expect(screen.getAllByText('The others wait for you.')).toHaveLength(2);
});
