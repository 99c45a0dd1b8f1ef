/** The keys of this game: arrows move the tile, R turns, F flips, Enter places, digits name markers. */
import { onControl, type Key } from '../../table/keys';
import type { Choice } from './choice.svelte';
import { TRACKS } from './types';

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Surroundings {
  escape(): boolean;
}

export function keysOf(choice: Choice, around: Surroundings): Key[] {
  /** Only with a tile in hand. */
  const held =
    (act: Key['press']): Key['press'] =>
    (press) =>
      choice.decision !== null && choice.tile !== null && !choice.rover && act(press);
  return [
    { caps: Object.keys(ARROWS), does: 'key-move', press: held(({ cap }) => choice.move(...ARROWS[cap]!)) },
    {
      caps: ['R'],
      does: 'key-rotate',
      press: held(({ shift }) => {
        choice.rotate(shift);
        return true;
      }),
    },
    {
      caps: ['F'],
      does: 'key-flip',
      press: held(() => {
        choice.flip();
        return true;
      }),
    },
    {
      caps: ['Enter'],
      does: 'key-place',
      press: held((press) => {
        if (onControl(press) && !press.target?.closest('svg.planet')) return false;
        choice.place();
        return true;
      }),
    },
    {
      caps: '123456789'.split(''),
      does: 'key-digit',
      press: ({ cap }) => choice.decision !== null && digit(Number(cap) - 1, choice),
    },
    { caps: ['E'], does: 'key-end', press: () => choice.decision !== null && press(choice, 'plain:end') },
    // The cards over the table hear it themselves: it also counts how long it is held.
    { caps: ['V'], does: 'key-peek', press: () => false },
    { caps: ['Esc'], does: 'key-escape', press: () => choice.escape() || around.escape() },
  ];
}

function press(choice: Choice, key: string): boolean {
  if (!choice.at(key)) return false;
  choice.press(key);
  return true;
}

/** A digit names the n-th item of a list, else the n-th marker, else the n-th civ level. */
function digit(n: number, choice: Choice): boolean {
  if (choice.items.length > 0) return press(choice, `item:${n}`);
  const track = TRACKS[n];
  return (track !== undefined && press(choice, `marker:${track}`)) || press(choice, `level:${n + 1}`);
}
