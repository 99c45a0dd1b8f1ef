// @vitest-environment jsdom
/** Laying a table: what belongs to the seat just pressed is in sight. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../src/net/api';
import { line } from '../src/net/line.svelte';
import NewTable from '../src/screens/NewTable.svelte';
import { offline } from '../src/store/offline.svelte';
import { prefs } from '../src/store/prefs.svelte';
import { session } from '../src/store/session.svelte';
import type { GameInfo, Table } from '../src/lib/types';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  },
);
const words = { en: 'Five', ru: 'Пять' };
beforeEach(() => {
  prefs.lang = 'en';
  session.games = [
    {
      id: 'planet_5r',
      name: words,
      text: words,
      players: [2, 4],
      minutes: [30, 60],
      options: { properties: {} },
      bots: {
        levels: [{ level: 4, rating: 1010, low: 900, high: 1100 }],
        characters: [{ id: 'miser', name: { en: 'Miser', ru: 'Скряга' }, text: { en: 'Saves.', ru: 'Копит.' } }],
      },
    },
  ] as unknown as GameInfo[];
});
afterEach(() => {
  cleanup();
  session.games = null;
});

it('shows what can be chosen for a seat whenever it is pressed, the chosen one too', async () => {
  const seen = vi.fn();
  HTMLElement.prototype.scrollIntoView = seen;
  render(NewTable, { route: { game: 'planet_5r' } });
  const seats = (): HTMLElement[] => screen.getAllByRole('button').filter((one) => one.classList.contains('seatc'));
  expect(seen).not.toHaveBeenCalled();
  await fireEvent.click(seats()[1]!);
  await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
  expect(seen.mock.contexts[0]).toHaveProperty('className', expect.stringContaining('editor'));
  expect(seen.mock.calls[0]![0]).toMatchObject({ block: 'nearest' });
  await fireEvent.click(seats()[0]!);
  await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('radiogroup', { name: 'Seat 1' })).toBeTruthy();
  // Another kind has other things to choose from.
  await fireEvent.click(screen.getByRole('radio', { name: 'Bot' }));
  await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(3));
});

it('lets one choose level and character of a bot, and asks the server for them', async () => {
  HTMLElement.prototype.scrollIntoView = vi.fn();
  const create = vi.spyOn(api, 'create').mockResolvedValue({ id: 'made' } as Table);
  render(NewTable, { route: { game: 'planet_5r' } });
  await fireEvent.click(screen.getAllByRole('button').filter((one) => one.classList.contains('seatc'))[2]!);
  const levels = within(screen.getByRole('group', { name: 'Level of the bot' })).getAllByRole('radio');
  expect(levels.map((one) => (one as HTMLInputElement).checked).indexOf(true)).toBe(3);
  expect(levels).toHaveLength(6);
  expect(screen.getByText('Rating 1010.')).toBeTruthy();
  await fireEvent.click(levels[0]!);
  const character = within(screen.getByRole('group', { name: 'Character of the bot' }));
  await fireEvent.click(character.getByRole('radio', { name: 'Miser' }));
  expect(screen.getByText('Saves.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  const wish = create.mock.calls[0]![0];
  expect(wish.seats[2]).toEqual({ kind: 'bot', level: 1, character: 'miser' });
  expect(wish.seats[3]).toEqual({ kind: 'bot', level: 4 });
  create.mockRestore();
});

it('is one of this device when offline: whoever was to be invited sits at the same screen', async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: {} }));
  offline.state = { kind: 'ready', bytes: 1, checked: 1 };
  vi.spyOn(offline, 'look').mockResolvedValue();
  render(NewTable, { route: { game: 'planet_5r' } });
  const create = vi.spyOn(api, 'create').mockResolvedValue({ id: 'local-1' } as Table);
  const checked = (): string | null =>
    screen.getByRole('radio', { name: 'On this device' }).getAttribute('aria-checked');
  expect(checked()).toBe('false');
  line.silent();
  await vi.waitFor(() => expect(checked()).toBe('true'));
  await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  const [wish, here] = create.mock.calls[0]!;
  expect([wish.seats.map(({ kind }) => kind), here]).toEqual([['me', 'hotseat', 'bot', 'bot'], true]);
  create.mockRestore();
  line.answered('/games');
  offline.state = null;
  vi.unstubAllGlobals();
});
