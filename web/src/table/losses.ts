/** What was lost, among the events of a game: whoever was away is told that first. */
import type { Wire } from '../lib/types';
import type { Losses } from './contract';

/** Whether an event is a loss of this seat. */
export function lossesOf<W extends Wire>(losses: Losses<W>): (event: W['event'], seat: number) => boolean {
  // The compiler knows of each game, not of any, that the kind of an event picks what is said of it.
  const told = losses as Readonly<Record<string, true | ((event: W['event']) => boolean) | undefined>>;
  return (event, seat) => {
    const fields: object = event;
    const { seat: own, victim = own } = fields as { seat?: unknown; victim?: unknown };
    const said = told[event.e];
    return victim === seat && said !== undefined && (said === true || said(event));
  };
}
