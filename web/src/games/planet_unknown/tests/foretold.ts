import type { Decision } from '../wire';
import { Choice } from '../choice.svelte';
import type { Outcome } from '../outcomes';

/** Where the engine has foretold the answers when they are asked for, as it does while the last one is being told. */
export class Foretold extends Choice {
  readonly #outcomes: readonly Outcome[];

  constructor(outcomes: readonly Outcome[], ...rest: ConstructorParameters<typeof Choice>) {
    super(...rest);
    this.#outcomes = outcomes;
  }

  override ask(decision: Decision | null, step: number): void {
    this.expect(decision);
    this.foretell(decision, this.#outcomes);
    super.ask(decision, step);
  }
}
