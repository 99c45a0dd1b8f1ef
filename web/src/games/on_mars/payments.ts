/** Several ways to pay for the same thing: what each one takes, and which one is offered first. */
import type { OutcomeOM } from './outcomes';
import type { PartyView } from './wire';

/** What an outcome costs, each thing as often as it is paid. */
export function priceOf(outcome: OutcomeOM | null): string[] {
  return Object.entries(outcome?.paid ?? {}).flatMap(([item, n]) => Array<string>(n).fill(item));
}

/** So much is left of what is paid, where least is left. */
function leaves(outcome: OutcomeOM, mine: PartyView): number {
  const have: Partial<Record<string, number>> = { ...mine.resources, crystal: mine.crystals, colonist: mine.quarters };
  return Math.min(...Object.entries(outcome.paid ?? {}).map(([item, n]) => (have[item] ?? n) - n));
}

/** Fewest things first; of as many those of which most is left. */
export function cheaper(a: OutcomeOM | null, b: OutcomeOM | null, mine: PartyView | null): number {
  if (!a || !b) return 0;
  return priceOf(a).length - priceOf(b).length || (mine ? leaves(b, mine) - leaves(a, mine) || 0 : 0);
}
