/** Tech tiles can be carried: from the grid into the laboratory, and within it to the right. */
import type { Load } from '../../lib/drag.svelte';
import type { Choice } from './choice.svelte';

export interface Carried {
  /** The key it is picked by. */
  source: string;
  tech: string;
}

/** What lies at this key as something to carry, with the spaces that take it; null: it is not to be moved now. */
export function loadOf(choice: Choice, key: string): Load<Carried> | null {
  if (choice.stage !== 'lab' || !choice.isSource(key)) return null;
  const [kind, at] = key.split(':') as [string, string];
  const tech =
    kind === 'lab'
      ? choice.mine?.lab[at]
      : kind === 'tech'
        ? choice.view.grid.find((place) => String(place.place) === at)?.tech
        : null;
  if (!tech) return null;
  const spaces = choice.keys.filter(
    (space) => space.startsWith('lab:') && choice.targetsAt(space).some((t) => t.source === key),
  );
  const put = (space: string): void => {
    lift(choice, key);
    choice.press(space);
  };
  return { what: { source: key, tech }, drops: Object.fromEntries(spaces.map((space) => [space, () => put(space)])) };
}

/** It is in the hand: the spaces that take it light up. */
export function lift(choice: Choice, source: string): void {
  if (choice.picked !== source) choice.pick(source);
}
