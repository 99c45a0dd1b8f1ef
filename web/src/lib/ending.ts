/** Why a game ended: the engine tells it in its `ending` events, the catalogue of the game has the words. */
import { eventParams, type Teller } from './log';
import type { ReplayStep } from './types';

/** A sentence for each reason, in the order in which they came up; none where a game always ends alike. */
export function whyEnded(steps: ReplayStep[], teller: Teller): string[] {
  const endings = steps.flatMap((step) => step.events).filter((event) => event.e === 'ending');
  return [...new Set(endings.map((event) => teller.t('ended', eventParams(event, teller))))];
}
