// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MapAsk } from '../asking.svelte';
import { scene } from './views';
import { byPlace } from '../geometry';
import Mars from '../Mars.svelte';
import MiniMars from '../MiniMars.svelte';

beforeAll(() => {
  vi.stubGlobal('ResizeObserver', class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }); // prettier-ignore
});
afterEach(cleanup);

function lay(story: string) {
  const { view, decision } = scene(story);
  const nameOf = (p: number): string => ['Mira', 'Vera', 'Kepler'][p]!;
  const ask = new MapAsk(() => ({ view, decision, lang: 'en', nameOf }));
  const heard = { onpick: vi.fn(), onhover: vi.fn(), onrefuse: vi.fn() };
  render(Mars, { view, targets: ask.targets, lit: ask.lit, lang: 'en', still: true, nameOf, ...heard });
  return { ...heard, targets: ask.targets };
}
const focused = (): string | null => document.activeElement?.getAttribute('data-hex') ?? null;
const press = (code: string, more: object = {}): Promise<boolean> =>
  fireEvent.keyDown(document.activeElement ?? document.body, { code, key: code, ...more });

function focus(hex: string): void {
  document.querySelector<SVGElement>(`[data-hex="${hex}"]`)!.focus();
}

// A whole map takes a while where there is no browser.
describe('the map by keys', { timeout: 30_000 }, () => {
  it('has a named button for each of the 91 hexes, and one stop for Tab', () => {
    lay('play');
    const buttons = [...document.querySelectorAll('[role="button"][data-hex]')];
    expect(buttons).toHaveLength(91);
    expect(buttons.every((b) => b.getAttribute('aria-label'))).toBe(true);
    const stops = buttons.filter((b) => b.getAttribute('tabindex') === '0');
    expect(stops.map((b) => b.getAttribute('data-hex'))).toEqual(['1,-2']);
    expect(screen.getByRole('button', { name: 'Hex I7, empty, legal, complex of 3, uses Vera’s tech, level 3' })).toBeTruthy(); // prettier-ignore
  });

  it('looks at the target with the focus and chooses it with Enter', async () => {
    const { onpick, onhover, targets } = lay('play');
    const order = targets.map((t) => t.hex).sort(byPlace);
    focus(order[0]!);
    expect(onhover).toHaveBeenLastCalledWith(order[0]);
    await fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    expect(onpick.mock.calls).toEqual([[order[0], 'key']]);
  });

  it('walks with arrows and says why not', async () => {
    const { onpick, onrefuse } = lay('play');
    focus('1,-2');
    await press('ArrowUp');
    expect(focused()).toBe('1,-3');
    await press('ArrowRight');
    expect(focused()).toBe('2,-4');
    await press('ArrowLeft');
    expect(focused()).toBe('1,-3');
    await fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    expect(onpick).not.toHaveBeenCalled();
    expect(onrefuse.mock.calls[0]![0]).toBe('1,-3');
    expect(onrefuse.mock.calls[0]![1]).toBeInstanceOf(Element);
  });

  it('refuses nothing when nothing is asked, and leaves typing alone', async () => {
    const { onrefuse } = lay('still');
    focus('0,0');
    await fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    expect(onrefuse).not.toHaveBeenCalled();
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    await press('ArrowUp');
    expect(document.activeElement).toBe(input);
    input.remove();
  });
});

it('the small map is a picture with a name', () => {
  const { view } = scene('still');
  render(MiniMars, { hexes: view.hexes, label: 'Map of the colony' });
  const picture = screen.getByRole('img', { name: 'Map of the colony' });
  expect(picture.querySelectorAll('polygon')).toHaveLength(91);
  expect(picture.querySelectorAll('.built')).toHaveLength(23);
});
