/** What a seat is doing, as far as others may know, and the phases a game has. */
import type { Phase, View } from '../wire';

export type SeatState = 'deciding' | 'busy' | 'ready' | 'waiting' | 'over';

/** In these everybody has something to do at the same time, so that one can be done; else the others only wait. */
const TOGETHER: Phase[] = ['boards', 'objectives', 'turns', 'civ', 'final'];

export function stateOf(view: Pick<View, 'over' | 'actors' | 'me' | 'phase'>, seat: number): SeatState {
  if (view.over) return 'over';
  if (view.actors.includes(seat)) return seat === view.me ? 'deciding' : 'busy';
  return TOGETHER.includes(view.phase) ? 'ready' : 'waiting';
}

const ROUND: Phase[] = ['rotation', 'event', 'turns', 'civ'];

export interface PhaseStep {
  phase: Phase;
  state: 'done' | 'now' | 'later';
}

/** Phases of a round in order, without the event where there is no deck; before and after the rounds just that one. */
export function phases(view: Pick<View, 'phase' | 'events'>): PhaseStep[] {
  const list = ROUND.filter((p) => p !== 'event' || view.events !== null);
  const at = list.indexOf(view.phase);
  if (at < 0) return [{ phase: view.phase, state: 'now' }];
  return list.map((phase, i) => ({ phase, state: i < at ? 'done' : i === at ? 'now' : 'later' }));
}
