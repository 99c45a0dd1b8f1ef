/** Events that pass by: nothing of mine was there for them to take or to move. */
import type { Facts } from './facts';
import type { SeatView } from './wire';

/** What changes nothing at once although it will count: a rover to come, a turn of the station, cards of the stacks. */
const LATER = new Set([
  'restriction',
  'gain_rover',
  'rotate_station',
  'civ_stacks',
  'ignore_adjacency',
  'draw_event',
  'remove_depot_tops',
]);

/** All that an event can take, give or move. */
function goods(seat: SeatView): string {
  const { markers, rovers, lifepods, meteorites, collected, stored, personal_count, supply } = seat;
  const places = rovers.map((rover) => rover.at).sort();
  return JSON.stringify([
    Object.entries(markers).sort(([a], [b]) => a.localeCompare(b)),
    [places, [...lifepods].sort(), [...meteorites].sort()],
    [collected.lifepods, collected.meteorites, stored, personal_count, supply],
  ]);
}

/** Did this event leave me as I was? `kind` is what I am asked after it: a turn as usual, or something of its own. */
export function spared(facts: Facts, event: string, before: SeatView, after: SeatView, kind: string): boolean {
  const card = facts.events[event];
  if (!card || kind !== 'take') return false;
  if (card.restriction || card.effects.some((effect) => LATER.has(effect.op))) return false;
  return goods(before) === goods(after);
}
