// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Explaining } from '../src/table/explaining.svelte';

let card: Element;
let other: Element;

beforeEach(() => {
  vi.useFakeTimers();
  card = document.body.appendChild(document.createElement('i'));
  other = document.body.appendChild(document.createElement('i'));
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function setting() {
  const now = { small: false, dragging: false, placed: '' };
  const explaining = new Explaining({
    small: () => now.small,
    dragging: () => now.dragging,
    placing: (id) => id === now.placed,
  });
  return { now, explaining };
}

describe('what is looked at', () => {
  it('explains itself when the pointer has rested on it', () => {
    const { explaining } = setting();
    explaining.explain('a', card);
    vi.advanceTimersByTime(349);
    expect(explaining.shown).toBeNull();
    vi.advanceTimersByTime(1);
    expect(explaining.shown).toEqual({ id: 'a', anchor: card, sticky: false, note: undefined });
  });

  it('keeps silent if it has gone from the table meanwhile', () => {
    const { explaining } = setting();
    explaining.explain('a', card);
    card.remove();
    vi.runAllTimers();
    expect(explaining.shown).toBeNull();
  });

  it('keeps silent if the pointer only passes', () => {
    const { explaining } = setting();
    explaining.explain('a', card);
    vi.advanceTimersByTime(200);
    explaining.hush();
    vi.runAllTimers();
    expect(explaining.shown).toBeNull();
  });

  it('closes a moment after it is left, and gives way at once to what is looked at next', () => {
    const { explaining } = setting();
    explaining.explain('a', card);
    vi.runAllTimers();
    explaining.hush();
    vi.advanceTimersByTime(89);
    expect(explaining.shown?.id).toBe('a');
    explaining.explain('b', other);
    expect(explaining.shown).toMatchObject({ id: 'b', anchor: other });
    vi.runAllTimers();
    expect(explaining.shown?.id).toBe('b');
    explaining.hush();
    vi.advanceTimersByTime(90);
    expect(explaining.shown).toBeNull();
  });

  it('says nothing on a small screen, nor while it is being placed; another thing does', () => {
    const { now, explaining } = setting();
    now.placed = 'a';
    explaining.explain('a', card);
    vi.runAllTimers();
    expect(explaining.shown).toBeNull();
    explaining.explain('b', other);
    vi.runAllTimers();
    expect(explaining.shown?.id).toBe('b');
    explaining.close();
    now.small = true;
    explaining.explain('b', other);
    vi.runAllTimers();
    expect(explaining.shown).toBeNull();
  });

  it('closes what is open if it may not explain itself', () => {
    const { now, explaining } = setting();
    now.placed = 'b';
    explaining.explain('a', card);
    vi.runAllTimers();
    explaining.explain('b', other);
    vi.advanceTimersByTime(90);
    expect(explaining.shown).toBeNull();
  });

  it('says nothing if something is being dragged by the time the pointer has rested', () => {
    const { now, explaining } = setting();
    explaining.explain('a', card);
    vi.advanceTimersByTime(300);
    now.dragging = true;
    vi.runAllTimers();
    expect(explaining.shown).toBeNull();
  });
});

describe('what was asked for', () => {
  it('comes at once, on a small screen and while it is placed too, with what refuses it', () => {
    const { now, explaining } = setting();
    Object.assign(now, { small: true, placed: 'a' });
    explaining.explain('a', card, true, 'too dear');
    expect(explaining.shown).toEqual({ id: 'a', anchor: card, sticky: true, note: 'too dear' });
  });

  it('does not come while something is dragged', () => {
    const { now, explaining } = setting();
    now.dragging = true;
    explaining.explain('a', card, true);
    vi.runAllTimers();
    expect(explaining.shown).toBeNull();
  });

  it('stays when it is left and when something else is looked at, until another is asked for or it is closed', () => {
    const { explaining } = setting();
    explaining.explain('a', card, true);
    explaining.hush();
    explaining.explain('b', other);
    vi.runAllTimers();
    expect(explaining.shown?.id).toBe('a');
    explaining.explain('b', other, true);
    expect(explaining.shown).toMatchObject({ id: 'b', sticky: true });
    explaining.close();
    expect(explaining.shown).toBeNull();
  });

  it('replaces what the pointer waits for, and closing leaves nothing to come', () => {
    const { explaining } = setting();
    explaining.explain('a', card);
    explaining.explain('b', other, true);
    vi.runAllTimers();
    expect(explaining.shown?.id).toBe('b');
    explaining.close();
    explaining.explain('a', card);
    explaining.close();
    expect(vi.getTimerCount()).toBe(0);
    expect(explaining.shown).toBeNull();
  });
});
