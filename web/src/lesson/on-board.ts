/** Where a move that nobody has made yet is on the board: found by the names that its action gives. */
import type { Action } from '../lib/types';
import { placeOf } from './places';

/** A key may say before a colon what kind of thing it is; hexes are called by their numbers in answers. */
const ways = (name: string): string[] => [name, name.replace(/^[^:]*:/, ''), `hex-${name}`];
const wordsIn = (action: Action): string[] => action.slice(1).filter((part) => typeof part === 'string');

export const seen = (names: readonly string[]): Element[] => names.map(placeOf).filter((element) => element !== null);

/** Where the answer is given (`targets`), else the component it names: the first of them in sight. */
export function givenAt(action: Action, targets: readonly string[]): Element | null {
  return seen([...targets, ...wordsIn(action)].flatMap(ways))[0] ?? null;
}

/** All that an action names, in sight. */
export const namedBy = (action: Action): Element[] => wordsIn(action).flatMap((name) => seen(ways(name)).slice(0, 1));
