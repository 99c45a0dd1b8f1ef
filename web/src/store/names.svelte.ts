/** Names of components by id, for log lines, prompts and refusals; they come with the game's component list. */
import { SvelteMap } from 'svelte/reactivity';
import type { Both } from '../lib/types';
import { componentsOf } from './rules.svelte';
import { hasText, prefs, gameT } from './prefs.svelte';

const names = new SvelteMap<string, Both>();

/** `here`: for a table of this device. */
export async function loadNames(game: string, here = false): Promise<void> {
  for (const kind of await componentsOf(game, here))
    for (const item of kind.items) {
      names.set(`${game}/${item.id}`, item.name);
      for (const [side, data] of Object.entries(item.data ?? {})) {
        const name = (data as { name?: Both } | null)?.name;
        if (name && typeof name === 'object') names.set(`${game}/${item.id}:${side}`, name);
      }
    }
}

export function componentName(game: string, id: string): string {
  const known = names.get(`${game}/${id}`);
  if (known) return known[prefs.lang];
  for (const key of [`name-${id}`, id, `action-${id}`]) if (hasText(game, key)) return gameT(game)(key);
  return id;
}
