// @vitest-environment jsdom
/** The button of the table: an impatient second click on "Skip" does not answer the question that comes up there. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import PrimaryButton from '../src/components/PrimaryButton.svelte';
import { ConfirmTurn } from '../src/store/confirm.svelte';
import { prefs } from '../src/store/prefs.svelte';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('is deaf to the mouse for a moment after the film was skipped, never to keys', async () => {
  const run = vi.fn();
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const turn = new ConfirmTurn(() => Promise.resolve());
  const button = { label: 'Take none', run };
  render(PrimaryButton, { props: { button, turn, skipped: 990 } });
  await fireEvent.click(screen.getByRole('button'), { detail: 1 });
  expect(run).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button'), { detail: 0 });
  expect(run).toHaveBeenCalledTimes(1);
  now.mockReturnValue(2000);
  await fireEvent.click(screen.getByRole('button'), { detail: 1 });
  expect(run).toHaveBeenCalledTimes(2);
});

it.each([
  ['en', 'one moment…'],
  ['ru', 'секунду…'],
] as const)('says that it waits while its answer is heard out, in %s', (lang, word) => {
  prefs.lang = lang;
  const turn = new ConfirmTurn(() => Promise.resolve());
  for (const full of [false, true]) {
    const button = { label: 'Build', why: 'Choose first', disabled: true, run: vi.fn() };
    const { rerender } = render(PrimaryButton, { props: { button: { ...button, busy: true }, turn, full } });
    const shown = screen.getByRole('button');
    expect([shown.getAttribute('aria-busy'), shown.textContent?.trim()]).toEqual(['true', `Build ${word}`]);
    void rerender({ button, turn, full });
    flushSync();
    expect(shown.hasAttribute('aria-busy')).toBe(false);
    expect(shown.textContent).not.toContain(word);
    cleanup();
  }
});
