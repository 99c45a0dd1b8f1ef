/** Events that pass by: what the engine told after one concerned neither me nor the table. */
import type { GameEvent, View } from './wire';

/** Told of others, or of how the round goes on; it changes nothing of mine. */
const PASSING: ReadonlySet<GameEvent['e']> = new Set(['event_revealed', 'event_peeked', 'turn_ended']);

/** The card of this batch that has left me as I was, if there is one and I take a tile as usual. */
export function sparedBy(events: readonly GameEvent[], view: View): string | null {
  const at = events.findIndex((event) => event.e === 'event_revealed');
  if (at < 0 || view.event === null || view.restriction !== null || view.phase !== 'turns') return null;
  const touched = events.slice(at + 1).some((event) => {
    if (PASSING.has(event.e)) return false;
    return !('seat' in event) || event.seat === null || event.seat === view.me;
  });
  return touched ? null : view.event;
}
