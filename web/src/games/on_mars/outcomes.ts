/** What the engine says an answer would bring. */
import type { Outcome } from '../../lib/types';
import type { Wire } from './wire';

export type OutcomeOM = Outcome<Wire>;
