/** What the engine foretells of answers to my question. */
import type { Outcome as AnyOutcome } from '../../lib/types';
import type { Action, Decision, Wire } from './wire';

export type Outcome = AnyOutcome<Wire>;

/** Answers whose outcome the board shows before they are given; of all others view and guide say enough. */
export function foretold(decision: Decision): Action[] {
  switch (decision.kind) {
    case 'turn':
    case 'end_turn':
      return decision.actions.filter(([verb]) => verb === 'engine');
    case 'invest':
    case 'training':
    case 'slot':
      return decision.actions;
    default:
      return [];
  }
}

/** Quids more or less. */
export function quidsOf(outcome: Outcome | null): number {
  return (outcome?.gained?.quid ?? 0) - (outcome?.paid?.quid ?? 0);
}
