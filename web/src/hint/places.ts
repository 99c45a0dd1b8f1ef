/** Where the moves of a hint or of an explanation are on the board, and where a panel hides the least of them. */
import { givenAt, namedBy, seen } from '../lesson/on-board';
import { freest } from '../lesson/places';
import type { HintMove } from '../wire/messages';

/** Where the answer is given (`targets`); else the component it names, else what it changes: the first in sight. */
export function elementsOf(
  { action }: HintMove,
  targets: readonly string[],
  changed: readonly string[] = [],
): Element[] {
  const first = givenAt(action, targets);
  return first ? [first] : seen(changed);
}

/** And where its later answers are given. */
export const laterOf = ({ steps }: HintMove): Element[] => steps.slice(1).flatMap(({ action }) => namedBy(action));

/** What the board calls a place. */
export function labelOf(element: Element | undefined): string | null {
  const text =
    element?.getAttribute('aria-label') ?? element?.querySelector('[aria-label]')?.getAttribute('aria-label');
  return text?.split(/[.;]/)[0]?.trim() || null;
}

/** The corner below the bar, and above the controls of a replay, in which a panel hides the least of these. */
export function cornerFor(panel: HTMLElement, things: readonly DOMRect[]): { x: number; y: number } {
  const { offsetWidth: w, offsetHeight: h } = panel;
  const top = Math.max(64, document.querySelector('.prompt')?.getBoundingClientRect().bottom ?? 0) + 8;
  const floor = document.querySelector('footer.deck')?.getBoundingClientRect().top ?? innerHeight;
  const low = Math.max(top, floor - h - 12);
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
