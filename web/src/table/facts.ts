/** What a game's board knows of its components: read once per page, from the list that the whole client shares. */
import type { ComponentKind } from '../lib/types';
import { componentsOf } from '../store/rules.svelte';

interface FactsSource<Facts> {
  /** A failed load may be tried again. */
  loadFacts(): Promise<Facts>;
  /** For pages that hold the components already (stories, tests). */
  rememberFacts(facts: Facts): void;
}

export function factsSource<Facts>(game: string, read: (kinds: ComponentKind[]) => Facts): FactsSource<Facts> {
  let known: Promise<Facts> | null = null;
  return {
    loadFacts() {
      known ??= componentsOf(game)
        .then(read)
        .catch((error: unknown) => {
          known = null;
          throw error;
        });
      return known;
    },
    rememberFacts(facts) {
      known = Promise.resolve(facts);
    },
  };
}
