/** What the two layouts (wide and narrow) are given. */
import type { Desk } from './desk.svelte';
import type { Effects } from './effects.svelte';
import type { SeatView, View } from './wire';

export interface LayoutProps {
  view: View;
  /** Something is still being shown. */
  busy: boolean;
  /** The chosen cards are being turned up. */
  flipping: boolean;
  effects: Effects;
  desk: Desk;
  me: SeatView;
  width: number;
  height: number;
}
