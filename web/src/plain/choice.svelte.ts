/** The question on the plain board: one answer of the list is chosen, then given. */
import type { Action, Decision, Wire } from '../lib/types';
import { Question } from '../table/question.svelte';

export class Choice extends Question<Wire> {
  #picked: Action | null = $state.raw(null);

  /** Where there is only one answer it need not be chosen. */
  readonly chosen: Action | null = $derived.by(() => {
    const { decision } = this;
    if (!decision) return null;
    return this.#picked ?? (decision.actions.length === 1 ? decision.actions[0]! : null);
  });

  protected override begin(_decision: Decision | null, fresh: boolean): void {
    if (fresh) this.#picked = null;
  }

  /** What answers bring is asked for as far as they stand in the list. */
  protected override weighable(): readonly Action[] {
    return [];
  }

  pick(action: Action): void {
    if (!this.sending) this.#picked = action;
  }

  readonly confirm = (): void => {
    if (this.chosen) void this.send(this.chosen);
  };
}
