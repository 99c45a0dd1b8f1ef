/** What both layouts are given. */
import type { Choice } from './choice.svelte';
import type { Motion } from './field/motion.svelte';
import type { SeatView, View } from './wire';

export interface LayoutProps {
  view: View;
  choice: Choice;
  motion: Motion;
  /** The card that was paid for the flight of this turn. */
  paid: string | null;
  /** The seat whose board and hand lie in front: mine, or that of the active player for those who watch. */
  me: SeatView;
  width: number;
  height: number;
  root: HTMLElement;
}
