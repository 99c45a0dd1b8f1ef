/** Moments of games that the engine has played (moments.py), for the page of stories and for tests. */
import type { ComponentKind } from '../../../lib/types';
import type { GameStories, Story } from '../../../table/harness/story';
import { readFacts, rememberFacts, type Facts } from '../facts';
import type { Wire } from '../wire';
import components from './components.json';
import raw from './moments.json';

// The compiler reads a tuple in JSON as an array of anything.
export const MOMENTS = raw as unknown as Readonly<Record<keyof typeof raw, Story<Wire>>>;

const kinds = components.kinds as unknown as ComponentKind[];
export const facts: Facts = readFacts(kinds);
export const shown: GameStories<Wire> = { kinds, remember: () => rememberFacts(facts), stories: MOMENTS };
