// @vitest-environment jsdom
/** The button of the table: an impatient second click on "Skip" does not answer the question that comes up there. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import PrimaryButton from '../src/components/PrimaryButton.svelte';
import { ConfirmTurn } from '../src/store/confirm.svelte';

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
