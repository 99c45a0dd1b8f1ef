/** What both layouts are given. */
import type { Choice } from './choice.svelte';
import type { Director } from './director.svelte';
import type { SeatView, View } from './wire';

export interface LayoutProps {
  view: View;
  choice: Choice;
  director: Director;
  /** The seat whose board and hand lie in front: mine, or that of the active player for those who watch. */
  me: SeatView;
  width: number;
  height: number;
  root: HTMLElement;
}
