/** Events that pass by: what was told after one concerned neither me nor the table. */
import type { GameEvent, View } from './wire';

/** What I do myself in the turn after it. */
const MINE: ReadonlySet<GameEvent['e']> = new Set(['tile_taken', 'emergency_taken', 'tile_set_aside', 'rover_moved']);
const PASSING: ReadonlySet<GameEvent['e']> = new Set(['event_peeked', 'turn_ended']);

/** The card of this round if it has left me as I was; `told` are all events so far. */
export function sparedBy(told: readonly GameEvent[], view: View): string | null {
  if (view.event === null || view.restriction !== null || view.phase !== 'turns') return null;
  for (const event of told.slice(told.findLastIndex((one) => one.e === 'event_revealed') + 1)) {
    const own = !('seat' in event) || event.seat === null || event.seat === view.me;
    if (own && MINE.has(event.e)) break;
    if (own && !PASSING.has(event.e)) return null;
  }
  return view.event;
}
