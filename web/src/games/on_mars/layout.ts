/** What both layouts are given. */
import type { Choice } from './choice.svelte';
import type { Delta } from './deltas';
import type { Guide } from './guide.svelte';
import type { Motion } from './map';
import type { Party } from './types';
import type { PartyView, View } from './wire';

export interface LayoutProps {
  view: View;
  choice: Choice;
  motion: Motion;
  /** What would change at home. */
  delta: Delta | null;
  guide: Guide;
  /** The board that lies in front: mine, or that of the active player for those who watch. */
  me: PartyView;
  /** A board that lies open over the stage. */
  opened: Party | null;
  onopen(party: Party | null): void;
  /** What a lesson speaks of. */
  pointed: readonly string[];
  width: number;
  height: number;
}
