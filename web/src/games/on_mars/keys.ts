/** The keys of this game: N walks the legal answers, T turns to another way on the map, M swaps stage and map. */
import type { Key } from '../../table/keys';
import type { Choice } from './choice.svelte';
import { RING } from './map/keys';

export interface Surroundings {
  escape(): boolean;
  /** The big button. */
  go(): boolean;
  /** Everything that answers, hexes too, in the order of the page. */
  glowing(): (HTMLElement | SVGElement)[];
}

export function keysOf(choice: Choice, around: Surroundings): Key[] {
  /** Only with a question is there anything to answer. */
  const asked =
    (press: Key['press']): Key['press'] =>
    (key) =>
      choice.decision !== null && press(key);
  return [
    // The map hears these itself: it knows where the focus is.
    { caps: Object.keys(RING).filter((cap) => cap.length === 1), does: 'key-walk', press: () => false },
    { caps: ['N'], does: 'key-next', press: asked(({ shift }) => walk(around.glowing(), shift ? -1 : 1)) },
    { caps: ['T'], does: 'key-turn', press: asked(() => choice.map.turn()) },
    { caps: ['F'], does: 'key-go', press: asked(() => around.go()) },
    {
      caps: ['M'],
      does: 'key-swap',
      press() {
        choice.swapped = !choice.swapped;
        return true;
      },
    },
    { caps: ['+', '-', '0'], does: 'key-zoom', press: () => false },
    { caps: ['Esc'], does: 'key-escape', press: () => choice.escape() || around.escape() },
  ];
}

/** What glows on the table; a yes or no lies nowhere on it and is given with buttons, the shell's big one among them. */
export function answersOn(root: HTMLElement): (HTMLElement | SVGElement)[] {
  const yesOrNo = root.querySelector('.ask.yes-or-no') !== null;
  const buttons = '.yes-or-no > .second, .yes-or-no .go:enabled, [data-focus=go]:enabled';
  const found = document.querySelectorAll<HTMLElement | SVGElement>(
    `.om .spot.lit, .om g.hit.legal${yesOrNo ? `, ${buttons}` : ''}`,
  );
  return [...found];
}

/** Focus to the next thing that glows, wherever on the table it lies. */
function walk(things: (HTMLElement | SVGElement)[], by: 1 | -1): boolean {
  const from = document.activeElement;
  const beyond = by > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const order = by > 0 ? things : things.toReversed();
  const next = order.find((thing) => from && from.compareDocumentPosition(thing) & beyond) ?? order[0];
  next?.focus();
  return next !== undefined;
}
