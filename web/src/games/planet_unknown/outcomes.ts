/** What the engine foretells of the answers to my question. */
import type { Outcome as AnyOutcome } from '../../lib/types';
import type { Quantity, Wire } from './wire';

export type Outcome = AnyOutcome<Wire>;

/** What an answer takes away for good although another one would not. */
export function needless(told: Outcome | null, all: Iterable<Outcome>): Partial<Record<Quantity, number>> | null {
  const lost = told?.lost ?? {};
  const least = Math.min(...Array.from(all, (outcome) => weight(outcome.lost)));
  return weight(lost) > least ? lost : null;
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
