/** Moments of games played at random by the engine (moments.py), for the page of stories. */
import type { ComponentKind } from '../../../lib/types';
import type { GameStories, Story } from '../../../table/harness/story';
import { readFacts, rememberFacts } from '../facts';
import type { Wire } from '../wire';
import components from './components.json';
import raw from './moments.json';

// The compiler reads a tuple in JSON as an array of anything.
const stories = raw as unknown as Readonly<Record<keyof typeof raw, Story<Wire>>>;

const kinds = components.kinds as unknown as ComponentKind[];
export const shown: GameStories<Wire> = { kinds, remember: () => rememberFacts(readFacts(kinds)), stories };
