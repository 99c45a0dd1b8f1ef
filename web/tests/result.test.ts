// @vitest-environment jsdom
/** The page of a result hears from its table that somebody plays again, however one came to the page. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Table, View } from '../src/lib/types';
import { ApiError, api } from '../src/net/api';
import type { TableListener } from '../src/net/connection';
import { prefs } from '../src/store/prefs.svelte';
import { session } from '../src/store/session.svelte';
import { toasts } from '../src/store/toasts.svelte';

const steps = vi.hoisted(() => ({ view: null as unknown, events: [] as unknown[], all: Promise.resolve() }));
vi.mock('../src/lib/replay', () => ({
  lastStep: () => Promise.resolve({ view: steps.view, events: [] }),
  allSteps: () => steps.all.then(() => [{ view: steps.view, events: steps.events }]),
  curve: () => Promise.resolve(null), // no chart: jsdom cannot measure it
}));
vi.mock('../src/games/registry', async (original) => ({
  ...(await original<object>()),
  loadGame: () => Promise.resolve({ boardMeta: {} }),
  hasWorld: () => false,
}));
vi.mock('../src/i18n/catalogue', async (original) => ({
  ...(await original<object>()),
  loadTexts: () => Promise.resolve(),
}));
vi.mock('../src/store/names.svelte', () => ({ loadNames: () => Promise.resolve() }));
const { default: Result } = await import('../src/screens/Result.svelte');

const table = (rematch: string | null, status = 'over'): Table =>
  ({
    id: 'k3f',
    game: 'planet_5r',
    name: 'Friday',
    status,
    rematch,
    seats: [0, 1].map((seat) => ({ seat, kind: 'human', name: `P${seat}`, mine: seat === 0, taken: true })),
  }) as unknown as Table;

HTMLElement.prototype.scrollTo = () => undefined; // jsdom has no layout
let hears: TableListener = {};
const left = vi.fn();
beforeEach(() => {
  localStorage.clear();
  prefs.lang = 'en';
  prefs.motion = 'reduced'; // the score stands there at once
  hears = {};
  left.mockClear();
  const scores = [0, 1].map((seat) => ({ seat, total: 5, rank: 1, lines: [] }));
  steps.view = { over: true, result: { scores, winners: [0], tie_break: null } } as unknown as View;
  vi.spyOn(session, 'start').mockResolvedValue(undefined);
  vi.spyOn(session, 'refresh').mockResolvedValue(undefined);
  vi.spyOn(session, 'connection', 'get').mockReturnValue({
    join: (_: string, listener: TableListener) => {
      hears = listener;
      return left;
    },
  } as unknown as typeof session.connection);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('shows the score before everything that was played is here', async () => {
  vi.spyOn(api, 'table').mockResolvedValue(table(null));
  steps.all = new Promise(() => undefined);
  render(Result, { props: { route: { id: 'k3f' } } });
  expect(await screen.findByRole('button', { name: 'Rematch' })).toBeTruthy();
  expect(screen.getAllByText('P1').length).toBeGreaterThan(0);
  steps.all = Promise.resolve();
});

it('offers the way to a rematch as soon as the table tells of it', async () => {
  vi.spyOn(api, 'table').mockImplementation((id) =>
    Promise.resolve(id === 'k3f' ? table(null) : table(null, 'waiting')),
  );
  render(Result, { props: { route: { id: 'k3f' } } });
  expect(await screen.findByRole('button', { name: 'Rematch' })).toBeTruthy();
  await vi.waitFor(() => expect(hears.table).toBeTruthy());
  hears.table?.(table('next'));
  expect(await screen.findByRole('button', { name: 'Join rematch' })).toBeTruthy();
  cleanup();
  expect(left).toHaveBeenCalledOnce();
});

it('knows of a rematch that was there before, unless all have left it', async () => {
  vi.spyOn(api, 'table').mockImplementation((id) =>
    Promise.resolve(id === 'k3f' ? table('next') : table(null, 'playing')),
  );
  render(Result, { props: { route: { id: 'k3f' } } });
  expect(await screen.findByRole('button', { name: 'Join rematch' })).toBeTruthy();
  cleanup();
  const asked = vi
    .spyOn(api, 'table')
    .mockImplementation((id) =>
      id === 'k3f' ? Promise.resolve(table('next')) : Promise.reject(new ApiError(404, 'no_table', null)),
    );
  render(Result, { props: { route: { id: 'k3f' } } });
  expect(await screen.findByRole('button', { name: 'Rematch' })).toBeTruthy();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('next'));
  expect(screen.queryByRole('button', { name: 'Join rematch' })).toBeNull();
});

it('after a rematch that is over too, asks for one of the latest game', async () => {
  vi.spyOn(api, 'table').mockImplementation((id) =>
    Promise.resolve(table({ k3f: 'second', second: 'third' }[id] ?? null)),
  );
  const asked = vi.spyOn(api, 'rematch').mockRejectedValue(new ApiError(0, 'offline', null));
  render(Result, { props: { route: { id: 'k3f' } } });
  const button = await screen.findByRole('button', { name: 'Rematch' });
  await vi.waitFor(() => expect(api.table).toHaveBeenCalledWith('third'));
  await Promise.resolve();
  button.click();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('third'));
  expect(screen.queryByRole('button', { name: 'Join rematch' })).toBeNull();
});

it('says of a game that was not dealt here where it comes from', async () => {
  const from = async (origin: Table['origin']): Promise<void> => {
    vi.spyOn(api, 'table').mockResolvedValue({ ...table(null), origin });
    render(Result, { props: { route: { id: 'k3f' } } });
    await screen.findByRole('button', { name: 'Rematch' });
  };
  await from(null);
  expect(screen.queryByText(/from a file|What if/)).toBeNull();
  cleanup();
  await from({ table: null, step: null, seat: null });
  expect(screen.getByText(/Brought in from a file/)).toBeTruthy();
  cleanup();
  await from({ table: null, step: null, seat: null, offline: true });
  expect(screen.getByText(/Played offline, on a device/)).toBeTruthy();
  cleanup();
  await from({ table: 'other', step: 7, seat: 0 });
  expect(screen.getByText(/What if: from step 7/)).toBeTruthy();
});

it('says for whom bots have played, to the end or for a while', async () => {
  const seats = table(null).seats.map((seat) => ({
    ...seat,
    stand_in: seat.seat ? (2 as const) : null,
    stood_in: true,
  }));
  vi.spyOn(api, 'table').mockResolvedValue({ ...table(null), seats });
  render(Result, { props: { route: { id: 'k3f' } } });
  expect(await screen.findByText('A bot played for P1 to the end. A bot played for P0 for a while.')).toBeTruthy();
});

it('counts before the eyes of a person once, and shows the winner only then', async () => {
  vi.useFakeTimers(); // no time passes by itself, however slow the machine is
  prefs.motion = 'full';
  const lines = [0, 1, 2].map((n) => ({ key: `line-${n}`, points: n, params: {} }));
  const scores = [0, 1].map((seat) => ({ seat, total: 3, rank: 1, lines }));
  steps.view = { over: true, result: { scores, winners: [0], tie_break: null } } as unknown as View;
  vi.spyOn(api, 'table').mockResolvedValue(table(null));
  const show = async (): Promise<void> => {
    render(Result, { props: { route: { id: 'k3f' } } });
    while (!screen.queryByRole('button', { name: 'Rematch' })) await vi.advanceTimersByTimeAsync(0);
  };
  await show();
  expect(screen.getByText('Counting…')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(3 * 360);
  expect(screen.getByText('Counting…')).toBeTruthy();
  expect(document.querySelector('.pad .win')).toBeNull();
  await vi.advanceTimersByTimeAsync(260);
  expect(screen.queryByText('Counting…')).toBeNull();
  expect(document.querySelector('.pad .win')).toBeTruthy();
  cleanup();
  await show();
  expect(screen.queryByText('Counting…')).toBeNull();
  screen.getByRole('button', { name: 'Count again' }).click();
  await vi.advanceTimersByTimeAsync(360);
  expect(document.querySelector('.pad .win')).toBeNull();
});

it('lets those who played talk on, and hears the others', async () => {
  const say = vi.fn(() => Promise.resolve(1));
  const join = (_: string, listener: TableListener) => ((hears = listener), left);
  vi.spyOn(session, 'connection', 'get').mockReturnValue({ join, say } as unknown as typeof session.connection);
  vi.spyOn(api, 'table').mockResolvedValue(table(null));
  render(Result, { props: { route: { id: 'k3f' } } });
  const field = await screen.findByRole('textbox', { name: 'Say something to the table' });
  hears.chat?.({ t: 'chat', table: 'k3f', lines: [{ n: 1, seat: 1, name: 'P1', text: 'Well played', at: '2026-01-01T00:00:00Z', step: 3 }], reset: true }); // prettier-ignore
  expect(await screen.findByText('Well played')).toBeTruthy();
  await fireEvent.input(field, { target: { value: 'Thanks' } });
  await fireEvent.keyDown(field, { key: 'Enter' });
  expect(say).toHaveBeenCalledWith('k3f', 'Thanks');
});

it('has no chat where bots were the only company', async () => {
  const lone = table(null);
  lone.seats[1]!.kind = 'bot';
  vi.spyOn(api, 'table').mockResolvedValue(lone);
  render(Result, { props: { route: { id: 'k3f' } } });
  await screen.findByRole('button', { name: 'Rematch' });
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('hands a game of this device to the server once, and says how that went', async () => {
  const record = { format: 'orrery-record' };
  vi.spyOn(api, 'table').mockResolvedValue({ ...table(null), id: 'local-1' });
  vi.spyOn(api, 'record').mockResolvedValue(record);
  const failing = new ApiError(422, 'bad_record', { en: 'Step 7 cannot be played.', ru: '' });
  const handed = vi.spyOn(api, 'importRecord').mockRejectedValueOnce(failing);
  handed.mockResolvedValue({ ...table(null), id: 'k3f' });
  vi.spyOn(session, 'connectionOf').mockReturnValue({ join: () => () => undefined } as never);
  localStorage.removeItem('orrery.handed-over');
  render(Result, { props: { route: { id: 'local-1' } } });
  (await screen.findByRole('button', { name: 'Keep it on the server' })).click();
  await vi.waitFor(() => expect(toasts.list.map(({ text }) => text)).toContain('Step 7 cannot be played.'));
  (await screen.findByRole('button', { name: 'Keep it on the server' })).click();
  const link = await screen.findByRole('link', { name: 'Open it on the server' });
  expect(link.getAttribute('href')).toBe('/t/k3f/result');
  expect(handed).toHaveBeenCalledWith(record);
  cleanup();
  render(Result, { props: { route: { id: 'local-1' } } });
  await screen.findByRole('link', { name: 'Open it on the server' });
  expect(screen.queryByRole('button', { name: 'Keep it on the server' })).toBeNull();
});
