/** Moments of a game, made by the engine (moments.py), for the page of stories and for tests. */
import type { ComponentKind } from '../../../lib/types';
import type { GameStories, Story } from '../../../table/harness/story';
import { readFacts, rememberFacts } from '../cards';
import type { Wire } from '../wire';
import components from './components.json';
import raw from './moments.json';

// The compiler reads a tuple in JSON as an array of anything.
export const stories = raw as unknown as Readonly<Record<keyof typeof raw, Story<Wire>>>;

const kinds = components.kinds as unknown as ComponentKind[];
export const shown: GameStories<Wire> = { kinds, remember: () => rememberFacts(readFacts(kinds)), stories };
