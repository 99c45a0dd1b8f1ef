/** Where the moves of a hint or of an explanation are on the board, and where a panel hides the least of them. */
import { freest, placeOf } from '../lesson/places';
import type { Action } from '../lib/types';
import type { HintMove } from '../wire/messages';

const seen = (names: readonly string[]): Element[] => names.map(placeOf).filter((element) => element !== null);
const wordsIn = (action: Action): string[] => action.slice(1).filter((part) => typeof part === 'string');
/** A key may say before a colon what kind of thing it is; hexes are called by their numbers in answers. */
const ways = (name: string): string[] => [name, name.replace(/^[^:]*:/, ''), `hex-${name}`];

/** Where the answer is given (`targets`); else the component it names, else what it changes: the first in sight. */
export function elementsOf(
  { action }: HintMove,
  targets: readonly string[],
  changed: readonly string[] = [],
): Element[] {
  const [first] = seen([...targets, ...wordsIn(action)].flatMap(ways));
  return first ? [first] : seen(changed);
}

/** And where its later answers are given. */
export const laterOf = ({ steps }: HintMove): Element[] =>
  steps.slice(1).flatMap(({ action }) => wordsIn(action).flatMap((name) => seen(ways(name)).slice(0, 1)));

/** What the board calls a place. */
export function labelOf(element: Element | undefined): string | null {
  const text =
    element?.getAttribute('aria-label') ?? element?.querySelector('[aria-label]')?.getAttribute('aria-label');
  return text?.split(/[.;]/)[0]?.trim() || null;
}

/** The corner below the bar in which a panel hides the least of these. */
export function cornerFor(panel: HTMLElement, things: readonly DOMRect[]): { x: number; y: number } {
  const { offsetWidth: w, offsetHeight: h } = panel;
  const top = Math.max(64, document.querySelector('.prompt')?.getBoundingClientRect().bottom ?? 0) + 8;
  const low = Math.max(top, innerHeight - h - 12);
  const [left, right] = [12, innerWidth - w - 12];
  const corners: [number, number][] = [
    [left, top],
    [right, top],
    [left, low],
    [right, low],
  ];
  const { x, y } = freest(
    corners.map(([x, y]) => new DOMRect(x, y, w, h)),
    things,
  );
  return { x: Math.round(x), y: Math.round(y) };
}
