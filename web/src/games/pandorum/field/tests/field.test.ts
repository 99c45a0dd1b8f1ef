// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { litFor, scene } from './views';
import Field from '../Field.svelte';
import { byPlace } from '../geometry';
import type { Choice } from '../types';

beforeAll(() => {
  vi.stubGlobal('ResizeObserver', class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }); // prettier-ignore
});

afterEach(cleanup);

function lay(story: string) {
  const { field, targets, choices } = scene(story);
  const heard = { onpick: vi.fn(), onhover: vi.fn(), onrefuse: vi.fn(), onchoose: vi.fn(), onconsider: vi.fn() };
  render(Field, { view: { field, active: 0 }, me: 0, targets, choices, lit: story === 'play' ? litFor(null) : {}, lang: 'en', still: true, ...heard }); // prettier-ignore
  return { ...heard, targets, choices };
}
const focused = (): string | null => document.activeElement?.getAttribute('data-hex') ?? null;

// A whole field takes a while where there is no browser.
describe('the field by keys', { timeout: 30_000 }, () => {
  it('has a named button for every target, in reading order, and none for other hexes', () => {
    const { targets } = lay('play');
    const buttons = [...document.querySelectorAll('[role="button"][data-hex]')];
    expect(buttons.map((b) => b.getAttribute('data-hex'))).toEqual(targets.map((t) => t.hex).sort(byPlace));
    expect(buttons.map((b) => b.getAttribute('aria-label'))).toContain('build 1,1: +10');
  });

  it('goes along lines from my harvester and picks with Enter', async () => {
    const { onpick, onhover } = lay('play');
    await fireEvent.keyDown(document.body, { code: 'KeyS', key: 'ы' });
    expect(focused()).toBe('1,1');
    expect(onhover).toHaveBeenLastCalledWith('1,1');
    await fireEvent.keyDown(document.activeElement!, { code: 'KeyS', key: 's' });
    expect(focused()).toBe('1,2');
    await fireEvent.keyDown(document.activeElement!, { code: 'KeyQ', key: 'q' });
    expect(focused()).toBe('0,-1');
    await fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    expect(onpick.mock.calls).toEqual([['0,-1', 'key']]);
  });

  it('leaves keys alone that are typed elsewhere', async () => {
    lay('play');
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    await fireEvent.keyDown(input, { code: 'KeyS', key: 's' });
    expect(document.activeElement).toBe(input);
    input.remove();
  });

  it('offers many cracks as one button that arrows move', async () => {
    const { onchoose, onconsider, choices } = lay('crack');
    const button = document.querySelector<SVGElement>('[data-choice]')!;
    button.focus();
    const first = Number(button.dataset.choice);
    await fireEvent.keyDown(button, { key: 'ArrowRight' });
    const now = document.querySelector<SVGElement>('[data-choice]')!;
    expect(Number(now.dataset.choice)).not.toBe(first);
    expect(onconsider).toHaveBeenLastCalledWith(Number(now.dataset.choice));
    await fireEvent.keyDown(now, { key: 'Enter' });
    expect(onchoose).toHaveBeenCalledWith(Number(now.dataset.choice), 'key');
    const meant = choices.find((c: Choice) => c.id === Number(now.dataset.choice))!;
    expect(now.getAttribute('aria-label')).toContain(meant.label);
  });

  it('turns to a direction with its key', async () => {
    const { onconsider } = lay('direction');
    await fireEvent.keyDown(document.body, { code: 'KeyD', key: 'd' });
    expect(onconsider).toHaveBeenLastCalledWith(0);
    expect(document.activeElement?.getAttribute('data-choice')).toBe('0');
  });
});
