import { describe, expect, it } from 'vitest';
import { Peek } from '../pickers/peek.svelte';

const key = (name: string, repeat = false) => ({
  key: name,
  repeat,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  timeStamp: 0,
});

describe('a look at the table', () => {
  it('stays after a tap and goes with the next', () => {
    const peek = new Peek();
    peek.press(0);
    peek.release(100);
    expect(peek.on).toBe(true);
    peek.press(1000);
    peek.release(1100);
    expect(peek.on).toBe(false);
  });

  it('lasts as long as the press that is held', () => {
    const peek = new Peek();
    peek.press(0);
    expect(peek.on).toBe(true);
    peek.release(900);
    expect(peek.on).toBe(false);
  });

  it('answers the key in both alphabets and ends with Escape', () => {
    const peek = new Peek();
    expect(peek.keyDown(key('м'))).toBe(true);
    peek.keyUp({ key: 'м', timeStamp: 90 });
    expect(peek.on).toBe(true);
    expect(peek.keyDown(key('Escape'))).toBe(true);
    expect(peek.on).toBe(false);
    expect(peek.keyDown(key('Escape'))).toBe(false);
    expect(peek.keyDown({ ...key('v'), ctrlKey: true })).toBe(false);
  });
});
