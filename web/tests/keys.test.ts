// @vitest-environment jsdom
/** The guards that all keys of a table share. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pressKey, type Key } from '../src/table/keys';

const turn = vi.fn(() => true);
const undo = vi.fn(() => true);
const idle = vi.fn(() => false);
const keys: Key[] = [
  { caps: ['R'], does: 'nothing now', press: idle },
  { caps: ['R', 'ArrowLeft', '1', 'Enter', 'Esc'], does: 'turn', press: turn },
  { caps: ['Ctrl+Z'], does: 'undo', press: undo },
];

function press(init: KeyboardEventInit, at = 'body'): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  let used = false;
  addEventListener('keydown', (e) => (used = pressKey(e, keys)), { once: true });
  document.querySelector(at)!.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(used);
  return event;
}

beforeEach(() => {
  document.body.innerHTML =
    '<input id="text"><textarea></textarea><input id="range" type="range"><p contenteditable></p>' +
    '<section role="dialog"><button id="card">x</button></section>';
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.clearAllMocks();
});

describe('a key', () => {
  it('goes to the first that has something to do', () => {
    press({ key: 'r', code: 'KeyR' });
    expect(idle).toHaveBeenCalledOnce();
    expect(turn).toHaveBeenCalledWith({ cap: 'R', shift: false, target: document.body });
  });

  it('counts by its place: a Russian layout plays the same', () => {
    press({ key: 'к', code: 'KeyR', shiftKey: true });
    expect(turn).toHaveBeenCalledWith(expect.objectContaining({ cap: 'R', shift: true }));
    press({ key: 'я', code: 'KeyZ', ctrlKey: true });
    expect(undo).toHaveBeenCalledOnce();
  });

  it('with Ctrl is the letter that the layout has there', () => {
    press({ key: 'z', code: 'KeyY', ctrlKey: true });
    expect(undo).toHaveBeenCalledOnce();
    press({ key: 'y', code: 'KeyZ', ctrlKey: true });
    expect(undo).toHaveBeenCalledOnce();
  });

  it('is a digit on the number pad, too', () => {
    press({ key: '1', code: 'Numpad1' });
    expect(turn).toHaveBeenCalledOnce();
  });

  it('is the page’s own with Ctrl, Alt or the system’s key', () => {
    press({ key: 'r', code: 'KeyR', ctrlKey: true });
    press({ key: 'r', code: 'KeyR', metaKey: true });
    press({ key: 'r', code: 'KeyR', altKey: true });
    expect(turn).not.toHaveBeenCalled();
  });

  it('is not taken from somebody who types', () => {
    for (const at of ['#text', 'textarea', 'p']) press({ key: 'r', code: 'KeyR' }, at);
    press({ key: 'z', code: 'KeyZ', ctrlKey: true }, '#text');
    expect(turn).not.toHaveBeenCalled();
    expect(undo).not.toHaveBeenCalled();
  });

  it('leaves a slider its arrows, and nothing else', () => {
    press({ key: 'ArrowLeft', code: 'ArrowLeft' }, '#range');
    expect(turn).not.toHaveBeenCalled();
    press({ key: 'Enter', code: 'Enter' }, '#range');
    expect(turn).toHaveBeenCalledOnce();
  });

  it('does nothing while a dialog is open, and only Escape reaches past a card', () => {
    press({ key: 'r', code: 'KeyR' }, '#card');
    expect(turn).not.toHaveBeenCalled();
    press({ key: 'Escape', code: 'Escape' }, '#card');
    expect(turn).toHaveBeenCalledOnce();
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
    press({ key: 'Escape', code: 'Escape' });
    expect(turn).toHaveBeenCalledOnce();
  });

  it('is used once', () => {
    const event = new KeyboardEvent('keydown', { key: 'r', code: 'KeyR', cancelable: true });
    event.preventDefault();
    expect(pressKey(event, keys)).toBe(false);
    expect(turn).not.toHaveBeenCalled();
  });
});
