/** What the two layouts (wide and narrow) are given, and what both read from it. */
import type { Board5R } from './context';
import { activeCrystals } from './crystals';
import type { Desk } from './desk';
import type { Effects } from './effects.svelte';
import { afterTake } from './placements';
import type { Counts } from './types';
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

/** Water that is on its way out of my hands: the bid being weighed, or the one that lies there. */
export function offeredWater({ view, desk, me }: Pick<LayoutProps, 'view' | 'desk' | 'me'>): number {
  if (desk.decision?.kind === 'bid') return desk.choice.bid;
  const a = view.auction;
  return a && !a.fate[me.seat] ? (a.bids[me.seat] ?? 0) : 0;
}

/** My crystals if the card being placed were laid where it is shown; null while none is. */
export function crystalsThen(board: Board5R, { desk, me }: Pick<LayoutProps, 'desk' | 'me'>): Counts | null {
  const take = desk.choice.take;
  return take ? activeCrystals(afterTake(me.groups, take).groups, board.facts) : null;
}
