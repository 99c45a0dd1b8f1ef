// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Orrery from '../src/components/Orrery.svelte';
import { prefs } from '../src/store/prefs.svelte';

// The test page has no layout to watch.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
afterEach(cleanup);

/** The machine with Planet 5R chosen; what is selected comes back to it, as the home screen does. */
function machine() {
  prefs.lang = 'en';
  const onplay = vi.fn();
  let selected = 'planet_5r';
  const shown = render(Orrery, {
    selected,
    playable: () => true,
    onselect: (id: string) => {
      selected = id;
      void shown.rerender({ selected: id });
    },
    onplay,
  });
  const world = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
  /** Press and let go, in the order a browser tells it. */
  const click = async (element: HTMLElement): Promise<void> => {
    await fireEvent.pointerDown(element);
    element.focus();
    await fireEvent.click(element, { detail: 1 });
  };
  return { onplay, world, click, chosen: () => selected };
}

describe('the worlds of the home screen', () => {
  it('one click only turns to a world, the next one plays it', async () => {
    const { onplay, world, click, chosen } = machine();
    await click(world(/Pandorum/));
    expect(chosen()).toBe('pandorum');
    expect(onplay).not.toHaveBeenCalled();
    await click(world(/Pandorum/));
    expect(onplay).toHaveBeenCalledWith('pandorum');
  });

  it('Enter plays the world that has the focus', async () => {
    const { onplay, world } = machine();
    world(/Pandorum/).focus();
    await fireEvent.click(world(/Pandorum/), { detail: 0 });
    expect(onplay).toHaveBeenCalledWith('pandorum');
  });
});
