// @vitest-environment jsdom
/** Laying a table: what belongs to the seat just pressed is in sight. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import NewTable from '../src/screens/NewTable.svelte';
import { prefs } from '../src/store/prefs.svelte';
import { session } from '../src/store/session.svelte';
import type { GameInfo } from '../src/lib/types';

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
    { id: 'planet_5r', name: words, text: words, players: [2, 4], minutes: [30, 60], options: { properties: {} } },
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
