/** Cuts what has happened into beats: events that belong together, each with the true views before and after it. */
import type { Wire } from '../lib/types';
import type { Beat, Choreography, Flight, Step } from './contract';

/** A beat with the time it takes at speed 1. */
export interface Cue<W extends Wire = Wire> {
  beat: Beat<W>;
  ms: number;
  /** After this much of it the view shows what has happened. */
  lead: number;
  flights: readonly Flight[];
}

/**
 * The beats from one view to the next. If the engine has cut no view between two events, what the first of them changed
 * is seen with the second: no view is made up for it.
 */
export function beatsOf<W extends Wire>(
  shown: W['view'],
  steps: readonly Step<W>[],
  together: Choreography<W>['together'],
): Beat<W>[] {
  const beats: { events: W['event'][]; before: W['view']; after: W['view'] }[] = [];
  let view = shown;
  for (const step of steps) {
    step.events.forEach((event, i) => {
      const after = i === step.events.length - 1 ? step.view : view;
      const last = beats.at(-1);
      const before = last?.events.at(-1);
      if (last && before && together?.(before, event)) {
        last.events.push(event);
        last.after = after;
      } else {
        beats.push({ events: [event], before: view, after });
      }
      view = after;
    });
    // Something may change that no event tells of, such as whose turn it is.
    const last = beats.at(-1);
    if (last) last.after = step.view;
    view = step.view;
  }
  return beats;
}

/** `past` is what has been told before this beat, oldest first. */
export function cueOf<W extends Wire>(
  beat: Beat<W>,
  choreography: Choreography<W>,
  past: readonly W['event'][],
): Cue<W> {
  const time = choreography.times[beat.events[0]!.e as W['event']['e']];
  // A server that is newer than this page may tell of something that it does not know: then it goes by at once.
  const own = typeof time === 'number' ? time : 0;
  const ms = choreography.ms?.(beat) ?? own;
  // Where no view was cut a piece does not change its place yet: it would fly there and be back again.
  const flights = (choreography.flights?.(beat, past) ?? []).filter(
    (flight) => flight.piece === undefined || beat.before !== beat.after,
  );
  const landing = Math.max(0, ...flights.map((flight) => (flight.delay ?? 0) + flight.ms));
  return { beat, ms, flights, lead: Math.min(ms, choreography.lead?.(beat, ms, flights) ?? landing) };
}
