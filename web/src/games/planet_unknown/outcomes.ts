/** What the engine foretells of the answers to my question, found by the answer. */
import type { Outcome as AnyOutcome } from '../../lib/types';
import type { Action, Quantity, Wire } from './wire';

export type Outcome = AnyOutcome<Wire>;

export class Foretold {
  readonly #by: ReadonlyMap<string, Outcome>;

  constructor(outcomes: readonly Outcome[]) {
    this.#by = new Map(outcomes.map((outcome) => [JSON.stringify(outcome.action), outcome]));
  }

  of(action: Action | null): Outcome | null {
    return (action && this.#by.get(JSON.stringify(action))) ?? null;
  }

  /** What an answer takes away for good although another one would not. */
  needless(action: Action): Partial<Record<Quantity, number>> | null {
    const lost = this.of(action)?.lost ?? {};
    const least = Math.min(...[...this.#by.values()].map((outcome) => weight(outcome.lost)));
    return weight(lost) > least ? lost : null;
  }
}

/** Pieces that do not come back. */
const DEAR: readonly Quantity[] = ['rover', 'lifepod', 'collected_lifepod'];

function weight(lost: Partial<Record<Quantity, number>> = {}): number {
  return DEAR.reduce((sum, item) => sum + (lost[item] ?? 0), 0);
}

/** Medals now, after and before. */
export function medalsOf(outcome: Outcome | null): number {
  return outcome ? outcome.score.after - outcome.score.before : 0;
}
