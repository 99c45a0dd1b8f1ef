/** Whom the event of the round passes by. */
import type { GameEvent } from './wire';

/**
 * The engine says at the reveal who has nothing that the event could take or give. A technology or a card may change
 * that before the event comes to me, so it is said only as long as nothing has happened to me since.
 */
export function passesBy(log: readonly GameEvent[], me: number | null): boolean {
  const at = log.findLastIndex((event) => event.e === 'event_revealed');
  const revealed = log[at];
  if (me === null || revealed?.e !== 'event_revealed' || !revealed.spares.includes(me)) return false;
  return !log.slice(at + 1).some((event) => 'seat' in event && event.seat === me);
}
