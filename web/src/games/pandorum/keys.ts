/** The keys of this game: digits switch what is built, letters answer what has no place on the field. */
import type { Key } from '../../table/keys';
import type { Choice } from './choice.svelte';
import { SIZES } from './building';
import { RING } from './field/keys';
import { SLOTS } from './types';

export interface Surroundings {
  escape(): boolean;
  /** The big button. */
  go(): boolean;
}

export function keysOf(choice: Choice, around: Surroundings): Key[] {
  /** Only with a question is there anything to answer. */
  const asked =
    (press: Key['press']): Key['press'] =>
    (key) =>
      choice.decision !== null && press(key);
  return [
    // The field hears these itself: it knows where the focus is.
    { caps: Object.keys(RING), does: 'key-field', press: () => false },
    { caps: '123456789'.split(''), does: 'key-digit', press: asked(({ cap }) => digit(Number(cap) - 1, choice)) },
    { caps: ['C'], does: 'key-deck', press: asked(() => press(choice, 'deck')) },
    { caps: ['J'], does: 'key-jump', press: asked(() => jump(choice)) },
    { caps: ['F'], does: 'key-go', press: asked(() => around.go()) },
    { caps: ['+', '-', '0'], does: 'key-zoom', press: () => false },
    { caps: ['Esc'], does: 'key-escape', press: () => choice.escape() || around.escape() },
  ];
}

function press(choice: Choice, key: string): boolean {
  if (!choice.at(key)) return false;
  choice.press(key);
  return true;
}

function jump(choice: Choice): boolean {
  if (!choice.keys.some((key) => key.startsWith('jump:'))) return false;
  choice.jumping = !choice.jumping;
  return true;
}

/** A digit names a size of the construction, a slot, a number of engines or a card in play. */
function digit(n: number, choice: Choice): boolean {
  const size = SIZES[n];
  if (choice.building && size && choice.sizeOpen(size)) {
    choice.resize(size);
    return true;
  }
  const slot = SLOTS[n];
  return (
    (slot !== undefined && press(choice, `slot:${slot}`)) || press(choice, `buy:${n}`) || press(choice, `played:${n}`)
  );
}
