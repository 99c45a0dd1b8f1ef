/** Cards can be carried: from the hand to the market, from market or deck to the hand, from the table into a slot. */
import { getContext, setContext } from 'svelte';
import { Drag } from '../../lib/drag.svelte';

const KEY = Symbol('pandorum drag');

/** A card by its id; null: one from the deck, which nobody has seen. */
export type Cards = Drag<string | null>;

export function newDrag(): Cards {
  return new Drag<string | null>({ places: 'data-drop', scrolls: true });
}

export function setDrag(drag: Cards): void {
  setContext(KEY, drag);
}

export function getDrag(): Cards | null {
  return getContext<Cards | undefined>(KEY) ?? null;
}

/** How a click came about: a finger, a key, or a pointer that could hover before. */
export function howOf(event: MouseEvent): 'pointer' | 'touch' | 'key' {
  if (event instanceof PointerEvent && event.pointerType === 'touch') return 'touch';
  return event.detail === 0 ? 'key' : 'pointer';
}
