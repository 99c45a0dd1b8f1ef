// @vitest-environment jsdom
/** What is said of an engine that did not start, and what is offered then. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import Starting from '../src/local/Starting.svelte';
import { starting } from '../src/local/starting.svelte';
import { loadLocalWords } from '../src/local/words';

beforeAll(() => loadLocalWords());
afterEach(() => {
  cleanup();
  starting.phase = 'idle';
});

describe('an engine that did not start', () => {
  it.each([
    ['OtherVersion: 1a2b', /different versions/, 'Reload'],
    ['VersionError: The requested version (3) is less than the existing version (4).', /different versions/, 'Reload'],
    ['InvalidStateError: not in this window', /does not let the page store/, 'Start again'],
    ['TypeError: Failed to fetch', /cannot be fetched/, 'Start again'],
  ])('because of %s', async (why, reason, offered) => {
    Object.assign(starting, { phase: 'failed', step: 'files', why });
    render(Starting);
    expect((await screen.findByRole('alert')).textContent).toMatch(reason);
    expect(screen.getByRole('button').textContent).toBe(offered);
  });
});
