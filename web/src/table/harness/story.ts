/** Moments of games to look at while a board is being built; a game lists its own in `dev/stories.ts`. */
import type { ComponentKind, Wire } from '../../lib/types';
import type { Step } from '../contract';

export interface Story<W extends Wire = Wire> {
  view: W['view'];
  decision: W['decision'] | null;
  /** What follows, to watch it happen. */
  next?: Step<W>[];
}

export interface GameStories<W extends Wire = Wire> {
  /** What the server would answer about the components. */
  kinds: ComponentKind[];
  /** Gives the board what it knows of its components, as there is no server. */
  remember(): void;
  stories: Readonly<Record<string, Story<W>>>;
}
