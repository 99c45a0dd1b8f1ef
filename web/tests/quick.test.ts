// @vitest-environment jsdom
/** "Play now" plays what was chosen for the game last: kept on the device, and never what the game does not know. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import QuickDialog from '../src/components/QuickDialog.svelte';
import { beginning, quickTable, usualPreset } from '../src/lib/places';
import { prefs } from '../src/store/prefs.svelte';
import { quick } from '../src/store/quick.svelte';
import { session } from '../src/store/session.svelte';
import type { GameInfo } from '../src/lib/types';

const words = { en: 'Far', ru: 'Даль' };
const game = {
  id: 'far',
  name: words,
  text: words,
  players: [2, 4],
  minutes: [30, 60],
  options: {
    properties: {
      horizons: { type: 'boolean', default: false, 'x-title': { en: 'New Horizons', ru: 'Новые горизонты' } },
      length: { enum: ['short', 'long'], default: 'short', 'x-title': { en: 'Length', ru: 'Длина' } },
      rounds: { type: 'integer', minimum: 1, maximum: 5, default: 3, 'x-title': { en: 'Rounds', ru: 'Раунды' } },
    },
  },
  bots: {
    levels: [{ level: 4, rating: 1010, low: 900, high: 1100 }],
    characters: [{ id: 'miser', name: { en: 'Miser', ru: 'Скряга' }, text: { en: 'Saves.', ru: 'Копит.' } }],
  },
} as unknown as GameInfo;

beforeEach(() => {
  localStorage.clear();
  prefs.lang = 'en';
  quick.keep('far', null);
  session.games = [game];
});
afterEach(() => {
  cleanup();
  session.games = null;
});

it('is as usual until something is chosen, and again when that is given up', () => {
  expect(usualPreset('far')).toBe('bots');
  expect(quickTable(game, 'bots').seats).toHaveLength(4);
  quick.keep('far', { bots: 1, level: 6, character: null, options: { horizons: true } });
  expect(usualPreset('far')).toBe('chosen');
  expect(quickTable(game, 'chosen')).toEqual({
    game: 'far',
    options: { horizons: true, length: 'short', rounds: 3 },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 6 }],
  });
  quick.keep('far', null);
  expect(usualPreset('far')).toBe('bots');
});

it('does not ask for what the game does not know any more', () => {
  const old = { bots: 40, level: 9, character: 'ghost', options: { horizons: 'yes', length: 'endless', rounds: 7, gone: true } }; // prettier-ignore
  quick.keep('far', old as unknown as Parameters<typeof quick.keep>[1]);
  expect(quickTable(game, 'chosen')).toEqual({
    game: 'far',
    options: { horizons: false, length: 'short', rounds: 3 },
    seats: [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', level: 4 }))],
  });
});

it('is chosen in a dialog that keeps every choice, for this game alone', async () => {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  const onplay = vi.fn();
  render(QuickDialog, { game, busy: false, onplay, onclose: () => undefined });
  const bots = within(screen.getByRole('group', { name: 'Bots' }));
  expect(bots.getByText('3')).toBeTruthy();
  expect(bots.getByRole<HTMLButtonElement>('button', { name: 'More' }).disabled).toBe(true);
  await fireEvent.click(bots.getByRole('button', { name: 'Less' }));
  await fireEvent.click(bots.getByRole('button', { name: 'Less' }));
  expect(bots.getByRole<HTMLButtonElement>('button', { name: 'Less' }).disabled).toBe(true);
  await fireEvent.click(screen.getByRole('switch', { name: 'New Horizons' }));
  await fireEvent.click(within(screen.getByRole('group', { name: 'Level of the bot' })).getAllByRole('radio')[0]!);
  await fireEvent.click(screen.getByRole('radio', { name: 'Miser' }));
  expect(JSON.parse(localStorage.getItem('orrery.quick') ?? '')).toEqual({
    far: { bots: 1, level: 1, character: 'miser', options: { horizons: true, length: 'short', rounds: 3 } },
  });
  expect(beginning(game, usualPreset('far')).seats).toHaveLength(2);
  await fireEvent.click(screen.getByRole('button', { name: 'Play like this' }));
  expect(onplay).toHaveBeenCalledOnce();
  await fireEvent.click(screen.getByRole('button', { name: 'As usual' }));
  expect(quick.has('far')).toBe(false);
  expect(screen.queryByRole('button', { name: 'As usual' })).toBeNull();
});
