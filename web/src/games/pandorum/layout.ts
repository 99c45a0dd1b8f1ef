/** What both layouts are given. */
import type { Choice } from './choice.svelte';
import type { Director } from './director.svelte';
import type { SeatPD, ViewPD } from './types';

export interface LayoutProps {
  view: ViewPD;
  choice: Choice;
  director: Director;
  /** The seat whose board and hand lie in front: mine, or that of the active player for those who watch. */
  me: SeatPD;
  width: number;
  height: number;
  root: HTMLElement;
}
