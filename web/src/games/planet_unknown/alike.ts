/**
 * Questions of order that need no answer: whichever station comes first, all ends the same (civ, and energy that can
 * only copy civ). What the engine tells of each answer decides, not a rule of our own.
 */
import type { Decision, GameEvent } from './wire';
import { itemsOf } from './targets';

const RESOLVED = new Set<GameEvent['e']>(['marker_moved', 'marker_stuck', 'station_idle']);

/** An event apart from when and why it came. */
function deed(event: GameEvent): string {
  const rest = Object.entries(event).filter(([field]) => field !== 'n' && field !== 'reason');
  return JSON.stringify(rest.sort(([a], [b]) => a.localeCompare(b)));
}

/** A list of stations, and nothing else that could be done now. */
export function onlyStations(decision: Decision | null): boolean {
  if (decision?.kind !== 'order') return false;
  const items = itemsOf(decision);
  return (
    items.length > 1 &&
    items.every((item) => item.startsWith('station:')) &&
    decision.actions.every((action) => action[0] === 'pick')
  );
}

/** Every answer resolves all stations without a further question, and to the same end. */
export function endAlike(answers: readonly (readonly GameEvent[] | null)[]): boolean {
  const told = answers.map((events) => (events ?? []).map(deed).sort());
  const whole = answers.every(
    (events) => (events ?? []).filter((event) => RESOLVED.has(event.e)).length >= answers.length,
  );
  return whole && told.every((deeds) => deeds.join('\n') === told[0]!.join('\n'));
}

const ROVER = 'station:rover';
const DRIVEN = new Set<GameEvent['e']>(['marker_moved', 'moves_gained']);

/**
 * Which answer to give where no answer can differ from another, or null. A marker that meets no bonus changes nothing
 * for a rover that is to be put or driven: it goes first, and the rover's question is asked with nothing after it.
 */
export function anyAnswer(items: readonly string[], answers: readonly (readonly GameEvent[] | null)[]): number | null {
  if (endAlike(answers)) return 0;
  const rover = items.indexOf(ROVER);
  if (items.length !== 2 || rover < 0 || items[1 - rover] === ROVER) return null;
  const driven = answers[rover] ?? [];
  const [bare, ...rest] = answers[1 - rover] ?? [];
  if (!bare || !RESOLVED.has(bare.e) || ('marker' in bare && bare.marker === 'rover') || driven.length === 0)
    return null;
  const same = rest.length === driven.length && rest.every((event, i) => deed(event) === deed(driven[i]!));
  return same && driven.every((event) => DRIVEN.has(event.e)) ? 1 - rover : null;
}

/** Tells what to do with such a question: answer it, or, where an undo has led back to it, go back further. */
export class Settler {
  #farthest = 0;
  #settled: string | null = null;
  #now: Decision | null = null;
  /** The key of the answer to give. */
  answer = 'item:0';

  hear(
    decision: Decision | null,
    step: number,
    seen: (key: string) => readonly GameEvent[] | null,
  ): 'answer' | 'back' | null {
    if (!decision || !onlyStations(decision)) {
      this.#farthest = decision ? step : Math.max(this.#farthest, step);
      if (decision?.kind === 'take' || decision?.kind === 'place') this.#settled = null;
      return null;
    }
    const items = itemsOf(decision);
    const answers = items.map((_, i) => seen(`item:${i}`));
    const any = answers.includes(null) ? null : anyAnswer(items, answers);
    if (decision === this.#now || any === null) return null;
    this.#now = decision;
    this.answer = `item:${any}`;
    const mark = JSON.stringify(decision.params);
    const back = step < this.#farthest || mark === this.#settled;
    this.#farthest = step;
    this.#settled = mark;
    return back ? 'back' : 'answer';
  }
}
