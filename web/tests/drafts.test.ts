// @vitest-environment jsdom
/** A note that was being written is there again after a reload, and gone once it has been added. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import CharsLeft from '../src/components/CharsLeft.svelte';
import NotesPanel from '../src/components/NotesPanel.svelte';
import { api } from '../src/net/api';
import { draftOf, keepDraft } from '../src/store/drafts';
import { Notes } from '../src/store/notes.svelte';
import { prefs } from '../src/store/prefs.svelte';
import { session } from '../src/store/session.svelte';

beforeEach(() => {
  localStorage.clear();
  prefs.lang = 'en';
  vi.spyOn(session, 'statusOf').mockReturnValue('open');
  vi.spyOn(api, 'notes').mockResolvedValue({ notes: [] });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const field = (): HTMLTextAreaElement => screen.getByRole('textbox');

it('survives a reload, for its own table alone, until it is added', async () => {
  render(NotesPanel, { notes: new Notes('k3f') });
  await fireEvent.input(field(), { target: { value: 'Watch the deck' } });
  cleanup();
  render(NotesPanel, { notes: new Notes('other') });
  expect(field().value).toBe('');
  cleanup();
  render(NotesPanel, { notes: new Notes('k3f') });
  expect(field().value).toBe('Watch the deck');
  const added = vi.spyOn(api, 'addNote').mockResolvedValue({ n: 1, text: 'Watch the deck', at: '2026-01-01T00:00:00Z', step: null }); // prettier-ignore
  await fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  await vi.waitFor(() => expect(draftOf('note k3f')).toBe(''));
  expect(added).toHaveBeenCalledWith('k3f', 'Watch the deck');
});

it('keeps the newest drafts and no more', () => {
  for (let i = 0; i < 30; i += 1) keepDraft(`note ${i}`, 'x');
  expect([draftOf('note 9'), draftOf('note 10'), draftOf('note 29')]).toEqual(['', 'x', 'x']);
});

it('tells when a name gets too long, before anything is cut off', async () => {
  const { container, rerender } = render(CharsLeft, { text: 'Friday', most: 40 });
  const told = (): string => container.querySelector('[aria-live="polite"]')!.textContent.trim();
  expect(told()).toBe('');
  await rerender({ text: 'x'.repeat(39), most: 40 });
  expect(told()).toBe('1 character left');
  await rerender({ text: 'x'.repeat(40), most: 40 });
  expect(told()).toBe('No more than 40 characters');
});
