// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { explains } from '../src/table/explains';

beforeEach(() => {
  vi.useFakeTimers();
  document.dispatchEvent(new MouseEvent('pointerdown', { clientX: -1 })); // the mouse has pressed elsewhere
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A button with these attributes, as Svelte would put them there. */
function button(pressOnly = false) {
  const element = document.body.appendChild(document.createElement('button'));
  const board = { explain: vi.fn(), hush: vi.fn() };
  const pressed = vi.fn();
  for (const [name, handler] of Object.entries(explains(board, 'a', { pressOnly }))) {
    const capture = name.endsWith('capture');
    element.addEventListener(name.slice(2).replace('capture', ''), handler as EventListener, { capture });
  }
  element.addEventListener('click', pressed);
  const point = (type: string, pointerType: string, x = 0): void => {
    element.dispatchEvent(Object.assign(new MouseEvent(type, { clientX: x }), { pointerType }));
  };
  return { element, board, pressed, point };
}

describe('a thing that explains itself', () => {
  it('is asked by a mouse that comes, and hushed when it leaves or presses', () => {
    const { element, board, point } = button();
    point('pointerenter', 'mouse');
    expect(board.explain).toHaveBeenCalledWith('a', element);
    point('pointerdown', 'mouse');
    point('pointerleave', 'mouse');
    expect(board.hush).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is asked by a finger that rests, which then presses nothing; the next one does', () => {
    const { element, board, pressed, point } = button();
    point('pointerenter', 'touch');
    point('pointerdown', 'touch');
    expect(board.explain).not.toHaveBeenCalled();
    point('pointermove', 'touch', 5);
    vi.advanceTimersByTime(450);
    expect(board.explain).toHaveBeenCalledWith('a', element, true);
    element.click();
    expect(pressed).not.toHaveBeenCalled();
    element.click();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is not asked by a finger that drags or is lifted', () => {
    const { board, point } = button();
    point('pointerdown', 'touch');
    point('pointermove', 'touch', 9);
    vi.runAllTimers();
    point('pointerdown', 'touch');
    vi.advanceTimersByTime(400);
    point('pointerup', 'touch');
    vi.runAllTimers();
    expect(board.explain).not.toHaveBeenCalled();
  });

  it('that says enough at a glance is asked by a finger only', () => {
    const { board, point } = button(true);
    point('pointerenter', 'mouse');
    expect(board.explain).not.toHaveBeenCalled();
    point('pointerdown', 'touch');
    vi.runAllTimers();
    expect(board.explain).toHaveBeenCalledTimes(1);
  });

  it('says nothing once it has gone from the table', () => {
    const { element, board, point } = button();
    point('pointerdown', 'touch');
    element.remove();
    vi.runAllTimers();
    expect(board.explain).not.toHaveBeenCalled();
  });

  it('is not looked at by a mouse that it has slid under, until that moves', () => {
    document.dispatchEvent(new MouseEvent('pointerdown', { clientX: 40 }));
    const { element, board, point } = button();
    point('pointerenter', 'mouse', 40);
    point('pointermove', 'mouse', 40);
    expect(board.explain).not.toHaveBeenCalled();
    point('pointermove', 'mouse', 41);
    point('pointermove', 'mouse', 42);
    expect(board.explain).toHaveBeenCalledOnce();
    expect(board.explain).toHaveBeenCalledWith('a', element);
    point('pointerleave', 'mouse', 60);
    point('pointerenter', 'mouse', 41);
    expect(board.explain).toHaveBeenCalledTimes(2);
  });
});
