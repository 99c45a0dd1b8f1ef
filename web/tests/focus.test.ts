// @vitest-environment jsdom
/** Where the focus goes when a question comes, is answered or taken back, and when something over the table closes. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FocusKeeper, watchHands } from '../src/table/focus';

const BOARD =
  '<p data-focus="prompt" tabindex="-1">Choose</p><button data-focus="go">Go on</button><button id="undo">Undo</button>' +
  '<div data-focus="board"><button id="rival">Rival</button><button class="card" id="one">1</button>' +
  '<button class="card" id="two">2</button></div>' +
  '<ol><button id="line">A line</button></ol><textarea></textarea>';
let hands: () => void;
let keeper: FocusKeeper;
const at = (): string => document.activeElement?.id || document.activeElement?.getAttribute('data-focus') || 'body';
const get = (id: string): HTMLElement => document.querySelector<HTMLElement>(id)!;
const key = (): boolean => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));

beforeEach(() => {
  document.body.innerHTML = BOARD;
  hands = watchHands();
  keeper = new FocusKeeper(() => ['.best', '.card']);
  key();
});
afterEach(() => {
  hands();
  document.body.innerHTML = '';
});

describe('the focus', () => {
  it('goes to the new question when what was pressed has gone with the old one', () => {
    get('#two').focus();
    keeper.answer();
    get('#two').remove();
    keeper.settle(true);
    expect(at()).toBe('one');
  });

  it('prefers the best answers, and takes the button that goes on where there are none', () => {
    get('#two').classList.add('best');
    keeper.settle(true);
    expect(at()).toBe('two');
    get('#two').blur();
    for (const card of document.querySelectorAll('.card')) card.remove();
    keeper.settle(true);
    expect(at()).toBe('go');
    get('[data-focus=go]').toggleAttribute('disabled', true);
    keeper.settle(true);
    expect(at()).toBe('prompt');
  });

  it('leaves the button that has answered, even if that is still there', () => {
    get('[data-focus=go]').focus();
    keeper.answer();
    keeper.settle(true);
    expect(at()).toBe('one');
  });

  it('goes to the question after Undo', () => {
    get('#undo').focus();
    keeper.answer();
    keeper.settle(true);
    expect(at()).toBe('one');
  });

  it('stays on an answer that also answers the next question', () => {
    get('#two').focus();
    keeper.answer();
    keeper.settle(true);
    expect(at()).toBe('two');
  });

  it('waits with the prompt while nothing is asked, and goes on from there', () => {
    get('#two').focus();
    keeper.answer();
    get('#two').remove();
    keeper.settle(false);
    expect(at()).toBe('prompt');
    keeper.settle(true);
    expect(at()).toBe('one');
  });

  it('comes back from a curtain or a dialog that has closed', () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog open><button id="ok">OK</button></dialog>');
    get('#ok').focus();
    keeper.settle(true);
    expect(at()).toBe('ok');
    get('dialog').remove();
    keeper.settle(true);
    expect(at()).toBe('one');
  });

  it('does not call away who writes, reads the log or looks around', () => {
    for (const id of ['textarea', '#line', '#rival']) {
      keeper.answer();
      get(id).focus();
      keeper.settle(true);
      expect(document.activeElement).toBe(get(id));
    }
  });

  it('is left alone where somebody plays with a pointer', () => {
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    keeper.settle(true);
    expect(at()).toBe('body');
    document.body.dispatchEvent(new MouseEvent('click', { detail: 0, bubbles: true }));
    keeper.settle(true);
    expect(at()).toBe('one');
  });

  it('is led to the question on demand', () => {
    get('textarea').focus();
    expect(keeper.seek()).toBe(true);
    expect(at()).toBe('one');
  });

  it('stays with whoever writes when a question is answered by itself', () => {
    const field = document.querySelector('textarea')!;
    field.focus();
    keeper.answer();
    keeper.settle(false);
    keeper.settle(true);
    expect(document.activeElement).toBe(field);
  });
});

describe('an answer that comes late, as a part that is fetched when it is needed', () => {
  /** Nothing can be pressed yet: the focus waits at the prompt. */
  function waiting(): void {
    for (const button of document.querySelectorAll('.card, [data-focus=go]')) button.remove();
    keeper.settle(true);
    expect(at()).toBe('prompt');
  }
  async function comes(): Promise<void> {
    get('[data-focus=board]').insertAdjacentHTML('beforeend', '<button class="card" id="late">3</button>');
    await Promise.resolve();
  }

  it('takes the focus from the prompt', async () => {
    waiting();
    await comes();
    expect(at()).toBe('late');
  });

  it('leaves it to who has gone elsewhere, also when they come back to the prompt', async () => {
    waiting();
    get('#line').focus();
    await comes();
    expect(at()).toBe('line');
    get('[data-focus=prompt]').focus();
    await comes();
    expect(at()).toBe('prompt');
  });

  it('is none any more when the question has gone', async () => {
    waiting();
    keeper.settle(false);
    await comes();
    expect(at()).toBe('prompt');
  });
});
