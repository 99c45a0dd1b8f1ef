// @vitest-environment jsdom
/** Who writes faster than the line is, loses no word of it. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import ChatPanel from '../src/components/ChatPanel.svelte';
import type { ChatLine } from '../src/lib/types';
import { Chat } from '../src/store/chat.svelte';
import { prefs } from '../src/store/prefs.svelte';
import { toasts } from '../src/store/toasts.svelte';

HTMLElement.prototype.scrollTo = () => undefined;
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
let said: string[];
let answers: { done: () => void; fail: (error: Error) => void }[];

beforeEach(() => {
  localStorage.clear();
  prefs.lang = 'en';
  said = [];
  answers = [];
  const send = (text: string): Promise<void> =>
    new Promise((done, fail) => {
      said.push(text);
      answers.push({ done, fail });
    });
  render(ChatPanel, { chat: new Chat('k3f', () => [0], send), game: 'planet_5r', mine: [0] });
});
afterEach(() => {
  cleanup();
  toasts.list = [];
});
const field = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Say something to the table' });
async function say(text: string): Promise<void> {
  await fireEvent.input(field(), { target: { value: text } });
  await fireEvent.keyDown(field(), { key: 'Enter' });
}

it('a line written while another is on its way follows it', async () => {
  await say('one');
  await say('two');
  expect(field().value).toBe('');
  expect(said).toEqual(['one']);
  answers[0]!.done();
  await settled();
  expect(said).toEqual(['one', 'two']);
  answers[1]!.done();
  await settled();
  await say('three');
  expect(said).toEqual(['one', 'two', 'three']);
});

it('if it cannot be said, it comes back with all that was written since', async () => {
  await say('one');
  await say('two');
  await fireEvent.input(field(), { target: { value: 'thr' } });
  answers[0]!.fail(new Error('no'));
  await settled();
  expect(field().value).toBe('one\ntwo\nthr');
  expect(said).toEqual(['one']);
  expect(toasts.list).toHaveLength(1);
  await fireEvent.keyDown(field(), { key: 'Enter' });
  expect(said.at(-1)).toBe('one\ntwo\nthr');
});

it('an address that was said can be followed, without telling where one comes from', async () => {
  cleanup();
  const chat = new Chat(
    'k3f',
    () => [0],
    () => Promise.resolve(),
  );
  render(ChatPanel, { chat, game: 'planet_5r', mine: [0] });
  const line = {
    n: 1,
    seat: 1,
    name: 'Ann',
    text: 'see https://example.org/x. <b>bold</b>',
    at: '2026-01-01T00:00:00Z',
  };
  chat.hear({ lines: [line as ChatLine] });
  const link = await screen.findByRole('link', { name: 'https://example.org/x' });
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(screen.getByText(/<b>bold<\/b>/)).toBeTruthy();
});
