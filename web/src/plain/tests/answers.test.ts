// @vitest-environment jsdom
/** Where the keyboard is when the next question comes. */
import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Decision } from '../../lib/types';
import Answers from '../Answers.svelte';
import type { Namer } from '../naming';

const namer: Namer = {
  t: (key) => key,
  has: () => false,
  seat: String,
  name: (id) => id,
  me: 0,
  fields: undefined,
  answers: {},
};
const asks = (...kinds: string[]): Decision => ({ actions: kinds.map((kind) => [kind]) }) as unknown as Decision;

/** A board with one more thing on it, and a chat beside it. */
function opened(): { ask(decision: Decision): Promise<void>; board: HTMLElement; chat: HTMLElement } {
  const board = document.body.appendChild(document.createElement('div'));
  const seats = board.appendChild(document.createElement('button'));
  seats.dataset.seats = '';
  const chat = document.body.appendChild(document.createElement('textarea'));
  const { rerender } = render(Answers, {
    target: board.appendChild(document.createElement('div')),
    props: {
      decision: asks('bid', 'pass'),
      namer,
      chosen: null,
      outcomes: () => Promise.resolve([]),
      onchoose: () => undefined,
      onconfirm: () => undefined,
      follows: false,
      board,
      narrow: false,
    },
  });
  const ask = async (decision: Decision): Promise<void> => {
    await rerender({ decision, follows: true });
    await tick();
  };
  return { ask, board, chat };
}

afterEach(() => document.body.replaceChildren());

describe('the next question', () => {
  it('has the keyboard where the answer before it was given', async () => {
    const { ask, board } = opened();
    board.querySelector<HTMLElement>('[data-entry]')!.focus();
    await ask(asks('draw', 'stop'));
    expect(document.activeElement?.textContent).toContain('Draw');
  });

  it('has it when nothing else does, or something else on the board', async () => {
    const { ask, board } = opened();
    await ask(asks('draw', 'stop'));
    expect(document.activeElement?.textContent).toContain('Draw');
    board.querySelector<HTMLElement>('[data-seats]')!.focus();
    await ask(asks('keep', 'sell'));
    expect(document.activeElement?.textContent).toContain('Keep');
  });

  it('does not take it from somebody who is writing', async () => {
    const { ask, chat } = opened();
    chat.focus();
    await ask(asks('draw', 'stop'));
    expect(document.activeElement).toBe(chat);
  });
});
