/** What stories and tests look at: the components, and moments of a game. */
import type { ComponentKind } from '../../../lib/types';
import type { GameStories } from '../../../table/harness/story';
import { readFacts, rememberFacts, type Facts } from '../facts';
import type { Wire } from '../wire';
import components from './components.json';
import { SCENES } from './scenes';

const kinds = components.kinds as unknown as ComponentKind[];
export const facts: Facts = readFacts(kinds);
export const shown: GameStories<Wire> = { kinds, remember: () => rememberFacts(facts), stories: SCENES };
export { SCENES, sceneOf, type Scene } from './scenes';
export { VIEW } from './game';
