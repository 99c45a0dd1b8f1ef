/** The pill for hints at a table: when it is there, what it says, and what a press does. Hints come with the first one. */
import { onDestroy, untrack } from 'svelte';
import type { Action, Decision } from '../lib/types';
import type { HintStore } from './hint.svelte';
import { prefs, t } from './prefs.svelte';
import type { TableStore } from './table.svelte';

/** The pill that asks for a hint. */
export interface Advice {
  /** What it has said first. */
  nudge: string | null;
  /** It is thought about, or open. */
  on: boolean;
  /** How many are left; null: as many as one likes. */
  left: number | null;
  press(): void;
}

export class Advised {
  /** Null before the first press. */
  hint: HintStore | null = $state.raw(null);
  readonly #store: TableStore;
  readonly #asked: () => Decision | null;
  readonly #trouble: (error: unknown) => void;

  /** Made while a table is set up, for as long as it stays. `trouble` tells the person what went wrong. */
  constructor(
    store: TableStore,
    asked: () => Decision | null,
    act: (action: Action) => Promise<void>,
    trouble: (error: unknown) => void,
  ) {
    this.#store = store;
    this.#asked = asked;
    this.#trouble = trouble;
    $effect(() => {
      const [hint, decision] = [this.hint, asked()];
      untrack(() => decision && void hint?.asked(decision, act));
    });
    $effect(() => {
      void store.revision;
      untrack(() => this.hint?.halt());
    });
    onDestroy(() => this.hint?.forget());
  }

  async #press(decision: Decision): Promise<void> {
    const { HintStore } = await import('./hint.svelte');
    this.hint ??= new HintStore((listener) => this.#store.askHint(listener), this.#trouble);
    this.hint.press(decision);
  }

  /** Null: nothing to ask about, or nobody may. */
  readonly pill: Advice | null = $derived.by(() => {
    const [decision, table, hint] = [this.#asked(), this.#store.table, this.hint];
    if (this.#store.asOf !== null) return null; // nobody is there to ask
    if (!decision || decision.actions.length < 2 || !table?.hints || table.hints.rule === 'off') return null;
    const { limit, used } = table.hints;
    const had = used.find(({ seat }) => seat === decision.seat)?.n ?? 0;
    const left = limit === null ? null : Math.max(0, limit - had);
    const on = !!hint && hint.stage !== 'closed';
    const nudge = on ? (hint.nudge?.text[prefs.lang] ?? t('loading')) : null;
    return { nudge, on, left, press: () => void this.#press(decision) };
  });
}
