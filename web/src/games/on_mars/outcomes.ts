/** What the engine says an answer would bring. */
import type { Outcome } from '../../lib/types';
import type { Action, Wire } from './wire';

export type OutcomeOM = Outcome<Wire>;
export type Outcomes = ReadonlyMap<string, OutcomeOM>;

export const NOTHING_TOLD: Outcomes = new Map();

export const keyOf = (action: Action): string => JSON.stringify(action);

export function byAction(outcomes: readonly OutcomeOM[]): Outcomes {
  return new Map(outcomes.map((outcome) => [keyOf(outcome.action), outcome]));
}
