/** Moments of games to look at while the board is being built: written by moments.py. */
import type { ComponentKind } from '../../../lib/types';
import type { GameStories } from '../../../table/harness/story';
import { readFacts, rememberFacts, type Facts } from '../facts';
import type { Decision, View, Wire } from '../wire';
import components from './components.json';
import moments from './moments.json';

export interface Scene {
  view: View;
  decision: Decision | null;
}

// The compiler reads a tuple in JSON as an array of anything.
const MOMENTS = moments as unknown as Readonly<Record<string, Scene>>;

const kinds = components.kinds as unknown as ComponentKind[];
export const facts: Facts = readFacts(kinds);

export const STORIES = Object.keys(MOMENTS);

export function scene(name: string): Scene {
  return MOMENTS[name]!;
}

export const shown: GameStories<Wire> = { kinds, remember: () => rememberFacts(facts), stories: MOMENTS };
