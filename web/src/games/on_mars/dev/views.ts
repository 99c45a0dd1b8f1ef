/** What stories and tests look at: the components, and moments of a game. */
import type { ComponentKind } from '../../../lib/types';
import { readFacts, type Facts } from '../facts';
import components from './components.json';

export const facts: Facts = readFacts(components.kinds as unknown as ComponentKind[]);
export { SCENES, sceneOf, type Scene } from './scenes';
export { VIEW } from './game';
