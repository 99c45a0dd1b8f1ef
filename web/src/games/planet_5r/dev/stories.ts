/** Moments of a game to look at while the board is being built, made by the engine (fixture.py). */
import type { Step } from '../../../table/contract';
import type { Decision, View, Wire } from '../wire';
import raw from './stories.json';

export interface Story {
  view: View;
  decision: Decision | null;
  /** What follows, to watch the telling. */
  next?: Step<Wire>[];
}

// The compiler reads a tuple in JSON as an array of anything.
export const stories = raw as unknown as Readonly<Record<keyof typeof raw, Story>>;
