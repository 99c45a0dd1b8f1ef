// @vitest-environment jsdom
/** A page that cannot be shown says why in its heading, and offers what may help. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ErrorPage, { lostBy } from '../src/components/ErrorPage.svelte';
import Gallery from '../src/screens/Gallery.svelte';
import Replay from '../src/screens/Replay.svelte';
import Rules from '../src/screens/Rules.svelte';
import { api, ApiError } from '../src/net/api';
import { Failed } from '../src/net/connection';
import { prefs } from '../src/store/prefs.svelte';
import { session } from '../src/store/session.svelte';

const offline = new ApiError(0, 'offline', null);
const heading = (): Promise<string | null> => screen.findByRole('heading', { level: 1 }).then((one) => one.textContent);
const retry = (): HTMLElement | null => screen.queryByRole('button', { name: 'Try again' });

beforeEach(() => (prefs.lang = 'en'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('what is lost', () => {
  it('is told by the code, whoever carries it', () => {
    expect(lostBy(offline)).toBe('offline');
    expect(lostBy(new Failed('offline'))).toBe('offline');
    expect(lostBy(new ApiError(0, 'offline', null))).toBe('offline');
    expect(lostBy(new TypeError('a chunk was not fetched'))).toBe('offline');
    expect(lostBy(new ApiError(404, 'no_table', null))).toBe('gone');
    expect(lostBy({ code: 'no_table', text: null })).toBe('gone');
    expect(lostBy(new ApiError(409, 'not_over', null))).toBe('running');
    expect(lostBy(new ApiError(409, 'invite_used', null))).toBe('no-table');
    expect(lostBy(new ApiError(500, 'internal', null))).toBe('broken');
    expect(lostBy(new ApiError(500, 'server', null))).toBe('broken');
  });

  it('says what the server said where its heading does not tell it all', () => {
    render(ErrorPage, { error: { code: 'too_many', text: 'Not so fast.' } });
    expect(screen.getByText('Not so fast.')).toBeTruthy();
    cleanup();
    render(ErrorPage, { error: new ApiError(409, 'invite_used', { en: 'It was used.', ru: '' }) });
    expect(screen.getByText('It was used.')).toBeTruthy();
  });

  it('is not tried again where nothing will come of it', () => {
    render(ErrorPage, { error: new ApiError(404, 'no_table', null), retry: () => undefined });
    expect(retry()).toBeNull();
  });
});

describe('a page', () => {
  it('of a game nobody knows is missing, and no trouble of the line', async () => {
    const unknown = new ApiError(404, 'unknown_game', { en: 'no', ru: 'no' });
    vi.spyOn(api, 'rules').mockRejectedValue(unknown);
    vi.spyOn(api, 'components').mockRejectedValue(unknown);
    for (const Page of [Rules, Gallery]) {
      cleanup();
      render(Page, { route: { game: 'foo' } });
      await vi.waitFor(async () => expect(await heading()).toBe('Nothing orbits here'));
      expect(retry()).toBeNull();
    }
  });

  it('that could not be fetched can be fetched again', async () => {
    const ask = vi.spyOn(api, 'rules').mockRejectedValueOnce(offline).mockResolvedValueOnce({ sections: [] });
    render(Rules, { route: { game: 'planet_5r' } });
    await vi.waitFor(async () => expect(await heading()).toBe('No signal'));
    await fireEvent.click(retry()!);
    await vi.waitFor(async () => expect(await heading()).toContain('Planet 5R'));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('of a replay tells a missing table from a missing line', async () => {
    vi.spyOn(session, 'start').mockResolvedValue(undefined);
    vi.spyOn(api, 'table')
      .mockRejectedValueOnce(offline)
      .mockRejectedValueOnce(new ApiError(404, 'no_table', null));
    render(Replay, { route: { id: 'x' } });
    await vi.waitFor(async () => expect(await heading()).toBe('No signal'));
    await fireEvent.click(retry()!);
    await vi.waitFor(async () => expect(await heading()).toBe('No such table'));
  });
});
