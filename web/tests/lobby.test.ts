// @vitest-environment jsdom
/** A table that waits: for whom a rematch keeps a seat, and what he, the host and a visitor see of it. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Lobby from '../src/components/Lobby.svelte';
import type { GameInfo, Table } from '../src/lib/types';
import { api } from '../src/net/api';
import { Chat } from '../src/store/chat.svelte';
import { prefs } from '../src/store/prefs.svelte';
import { session } from '../src/store/session.svelte';
import { toasts } from '../src/store/toasts.svelte';

HTMLElement.prototype.scrollTo = () => undefined;
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

const seat = (n: number, more: object): object => ({
  seat: n,
  kind: 'human',
  name: 'Ann',
  mine: false,
  taken: true,
  kept: false,
  kept_for: null,
  invite: null,
  ...more,
});
const open = (more: object = {}): object => seat(1, { kind: 'open', name: null, taken: false, ...more });
const KEPT = { kept: true, kept_for: 'Bo' };
function tableWith(second: object, more: object = {}): Table {
  return {
    id: 'k3f',
    game: 'planet_5r',
    name: 'Friday',
    status: 'waiting',
    host: false,
    public: false,
    clock: null,
    stand_in: 4,
    options: {},
    seats: [seat(0, {}), second],
    ...more,
  } as unknown as Table;
}
function show(table: Table, onchange: (table: Table) => void = () => undefined): (next: Table) => Promise<void> {
  const chat = new Chat(
    'k3f',
    () => [],
    () => Promise.resolve(),
  );
  const { rerender } = render(Lobby, { props: { table, chat, onchange } });
  return (next) => rerender({ table: next });
}
const told = (): string[] => toasts.list.map((toast) => toast.text);

beforeEach(() => {
  localStorage.clear();
  toasts.list = [];
  prefs.lang = 'en';
  vi.spyOn(session, 'refresh').mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('offers to take the seat that is kept first, and asks before it is given up', async () => {
  const leave = vi.spyOn(api, 'leave').mockResolvedValue({ gone: true });
  show(tableWith(open(KEPT)));
  expect(screen.getByText('A seat is kept for you')).toBeTruthy();
  const doors = screen.getAllByRole('button').map((button) => button.textContent?.trim());
  expect(doors.indexOf('Take a seat')).toBeLessThan(doors.indexOf('Give up my seat'));
  expect(doors).toContain('Take a seat');
  await fireEvent.click(screen.getByRole('button', { name: 'Give up my seat' }));
  expect(leave).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Give up my seat' }));
  await fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Give up my seat' }));
  expect(leave).toHaveBeenCalledWith('k3f');
  await vi.waitFor(() => expect(told().join()).toContain('You have given up the seat'));
});

it('says so in Russian too', () => {
  prefs.lang = 'ru';
  show(tableWith(open(KEPT)));
  expect(screen.getByRole('button', { name: 'Отказаться от места' })).toBeTruthy();
});

it('offers neither to a stranger, and leaving to who sits there', () => {
  show(tableWith(open()));
  expect(screen.queryByRole('button', { name: 'Give up my seat' })).toBeNull();
  cleanup();
  show(tableWith(seat(1, { name: 'Bo', mine: true })));
  expect(screen.queryByRole('button', { name: 'Give up my seat' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Leave the table' })).toBeTruthy();
});

it.each([
  [{ host: false }, [seat(0, {}), seat(1, { mine: true })], /need an invitation/],
  [{ host: true }, [seat(0, {}), seat(1, { mine: true })], /looks after the table/],
  [
    { host: true },
    [seat(0, { kind: 'open', name: null, taken: false }), seat(1, { mine: true })],
    /the table ends with you/,
  ],
])('asks before somebody leaves, and says what becomes of the table: %j', async (more, seats, words) => {
  const leave = vi.spyOn(api, 'leave').mockResolvedValue({ gone: true });
  show(tableWith(open(), { ...more, seats }));
  await fireEvent.click(screen.getByRole('button', { name: 'Leave the table' }));
  expect(screen.getByText(words)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(leave).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Leave the table' }));
  await fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave the table' }));
  expect(leave).toHaveBeenCalledWith('k3f');
  expect(told()).toEqual([]);
});

it('tells who looks after the table from now on, and that a seat has a new link', async () => {
  const next = show(tableWith(seat(1, { mine: true })));
  await next(tableWith(seat(1, { mine: true }), { host: true }));
  expect(told()).toEqual(['The table is yours now: its host has left.']);
  cleanup();
  toasts.list = [];
  vi.spyOn(api, 'seat').mockResolvedValue(tableWith(open({ invite: 'y' }), { host: true }));
  show(tableWith(seat(1, { kind: 'bot' }), { host: true }));
  await fireEvent.click(screen.getByRole('button', { name: 'Open the seat' }));
  await vi.waitFor(() => expect(told().join()).toContain('a new link'));
});

it('tells a visitor that he watches and how he could play', () => {
  show(tableWith(open()));
  expect(screen.getByText(/need an invitation from the host/)).toBeTruthy();
  expect(screen.queryByText(/My games”/)).toBeNull();
  expect(screen.queryByText(/orrery serve/)).toBeNull();
  cleanup();
  show(tableWith(open(), { public: true }));
  expect(screen.getByRole('button', { name: 'Take a seat' })).toBeTruthy();
  cleanup();
  show(tableWith(open({ kept_for: 'Bo' }), { public: true }));
  expect(screen.queryByRole('button', { name: 'Take a seat' })).toBeNull();
  expect(screen.getByText(/only the host can free one/)).toBeTruthy();
});

it('tells the host for whom a seat is kept, without a link to give away', async () => {
  const put = vi.spyOn(api, 'seat').mockResolvedValue(tableWith(open({ invite: 'x' }), { host: true }));
  const changed = vi.fn<(table: Table) => void>();
  const next = show(tableWith(open({ kept_for: 'Bo' }), { host: true }), changed);
  expect(screen.getByText('Kept for Bo')).toBeTruthy();
  expect(screen.getByText('Waiting for Bo.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Seat a bot' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Free the seat' }));
  expect(put).toHaveBeenCalledWith('k3f', 1, { kind: 'open' });
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
  await next(changed.mock.calls[0]![0]);
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
  expect(told()).toEqual([]);
});

it('tells the host when the seat is given up, not when it is taken', async () => {
  let next = show(tableWith(open({ kept_for: 'Bo' }), { host: true }));
  await next(tableWith(open({ invite: 'x' }), { host: true }));
  expect(told()).toEqual(['Bo has given up the seat. It is open now.']);
  expect(screen.getByText('Open seat')).toBeTruthy();
  cleanup();
  toasts.list = [];
  next = show(tableWith(open({ kept_for: 'Bo' }), { host: true }));
  await next(tableWith(seat(1, { name: 'Bo' }), { host: true }));
  expect(told()).toEqual([]);
});

it('lets the host unseat somebody once he has said yes, and tells whom it happened to', async () => {
  const put = vi.spyOn(api, 'seat').mockResolvedValue(tableWith(open({ invite: 'x' }), { host: true }));
  show(tableWith(seat(1, { name: 'Bo' }), { host: true, seats: [seat(0, { mine: true }), seat(1, { name: 'Bo' })] }));
  expect(screen.getAllByRole('button', { name: 'Unseat' })).toHaveLength(1);
  await fireEvent.click(screen.getByRole('button', { name: 'Unseat' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Keep the seat' }));
  expect(put).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Unseat' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Unseat Bo?')).toBeTruthy();
  await fireEvent.click(dialog.getByRole('button', { name: 'Unseat' }));
  expect(put).toHaveBeenCalledWith('k3f', 1, { kind: 'open', unseat: true });
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(told()).toEqual([]);
  cleanup();
  const next = show(tableWith(seat(1, { name: 'Bo', mine: true })));
  await next(tableWith(open()));
  expect(told()).toEqual(['The host has freed your seat.']);
});

it('offers to unseat nobody to who is not the host', () => {
  show(tableWith(seat(1, { name: 'Bo' })));
  expect(screen.queryByRole('button', { name: 'Unseat' })).toBeNull();
});

it.each([
  ['en', 'Robo (bot)'],
  ['ru', 'Robo (бот)'],
] as const)('a program at the table is called one, by eye and by ear (%s)', (lang, name) => {
  prefs.lang = lang;
  show(tableWith(seat(1, { name: 'Robo', program: true })));
  const place = screen.getByText(name).closest('li')!;
  expect(place.querySelector('use[href="#i-bot"]')).not.toBeNull();
  expect(screen.getByText('Ann').closest('li')!.querySelector('use[href="#i-bot"]')).toBeNull();
});

it('lets the host give a bot another level or character, and shows both to everybody', async () => {
  const named = (id: string, en: string, ru: string): object => ({ id, name: { en, ru }, text: { en, ru } });
  const characters = [named('miser', 'Miser', 'Скряга'), named('engineer', 'Engineer', 'Инженер')];
  const levels = [{ level: 3, rating: 987, low: 900, high: 1050 }];
  session.games = [
    { id: 'planet_5r', name: { en: 'R', ru: 'Р' }, options: {}, bots: { levels, characters } },
  ] as unknown as GameInfo[];
  const bot = seat(1, { kind: 'bot', name: 'Vega', level: 3, character: 'miser' });
  const put = vi.spyOn(api, 'seat').mockResolvedValue(tableWith(bot, { host: true }));
  show(tableWith(bot, { host: true }));
  expect(screen.getByText('Vega').closest('li')!.textContent).toMatch(/Pilot · Miser.*level 3 of 6.*987/);
  await fireEvent.change(screen.getByLabelText('Level of Vega'), { target: { value: '6' } });
  expect(put).toHaveBeenLastCalledWith('k3f', 1, { kind: 'bot', level: 6, character: 'miser' });
  await vi.waitFor(() => expect(screen.getByLabelText('Character of Vega')).toHaveProperty('disabled', false));
  await fireEvent.change(screen.getByLabelText('Character of Vega'), { target: { value: 'engineer' } });
  expect(put).toHaveBeenLastCalledWith('k3f', 1, { kind: 'bot', level: 3, character: 'engineer' });
  cleanup();
  show(tableWith(bot));
  expect(screen.queryByLabelText('Level of Vega')).toBeNull();
  session.games = null;
});
