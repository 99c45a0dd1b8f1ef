/** Steps of a finished game, page by page, and what can be told from them. */
import { api } from '../net/api';
import { patched } from '../net/patches';
import type { BoardMeta } from './table';
import { liveScores } from './scores';
import { rivalOf } from './solo';
import type { GameEvent, ReplayStep, Step, View } from './types';

const PAGE = 100;
const cache = new Map<string, Promise<ReplayStep[]>>();

/** Hears how much of a game has arrived, from 0 to 1. */
type Arriving = (share: number) => void;

/** All steps as one seat (or a spectator) lived through them, with the moments of each act if it is to be watched. */
export function allSteps(
  table: string,
  seat: number | null,
  moments = false,
  arriving?: Arriving,
): Promise<ReplayStep[]> {
  const key = `${table}/${seat}/${moments}`;
  let known = cache.get(key);
  if (!known) {
    known = load(table, seat, moments, arriving);
    known.catch(() => cache.delete(key));
    cache.set(key, known);
  }
  return known;
}

async function load(table: string, seat: number | null, moments: boolean, arriving?: Arriving): Promise<ReplayStep[]> {
  const steps: ReplayStep[] = [];
  for (;;) {
    const page = await api.replay(table, seat, steps.length, PAGE, moments);
    steps.push(...page.steps);
    arriving?.(Math.min(1, steps.length / Math.max(1, page.total)));
    if (!page.steps.length || page.steps.length < PAGE || steps.length > page.total) return steps;
  }
}

/** How a game stands at its end, without what came before: all steps of a long game take the server a while. */
export async function lastStep(table: string): Promise<ReplayStep | null> {
  const { total } = await api.replay(table, null, 0, 1, false);
  return (await api.replay(table, null, Math.max(0, total - 1), 1, false)).steps.at(-1) ?? null;
}

/** A step of the replay, cut where the engine cuts it. */
export function cut({ events, view, moments }: ReplayStep): Step[] {
  const steps: Step[] = [];
  let told = 0;
  for (const moment of moments ?? []) {
    steps.push({ events: events.slice(told, told + moment.events), view: patched(view, moment.patch) });
    told += moment.events;
  }
  return [...steps, { events: events.slice(told), view }];
}

/**
 * The moment the board shows while step `at` is being told, with `told` events of the whole game seen so far: the step it
 * belongs to, and what to say of it. Until something of a step is seen, the one before it is what the board shows.
 */
export function momentOf(
  steps: readonly ReplayStep[],
  at: number,
  told: number,
  quiet: (event: GameEvent) => boolean = () => false,
): { step: number; event: GameEvent | null } {
  const events = steps[at]?.events ?? [];
  const before = steps.slice(0, at).reduce((sum, step) => sum + step.events.length, 0);
  const seen = events.slice(0, Math.max(0, told - before));
  const spoken = seen.filter((event) => !quiet(event)).at(-1);
  if (spoken) return { step: at, event: spoken };
  if (seen.length < events.length && at > 0) return momentOf(steps, at - 1, before, quiet);
  return { step: at, event: seen.at(-1) ?? null };
}

export interface CurvePoint {
  /** Step to open in the replay. */
  n: number;
  round: number;
  scores: (number | null)[];
}

/** Index of the last step of each round. */
export function roundEnds(steps: ReplayStep[]): number[] {
  const last = new Map<number, number>();
  steps.forEach((step, i) => {
    if (typeof step.view.round === 'number') last.set(step.view.round, i);
  });
  return [...last.entries()].sort((a, b) => a[0] - b[0]).map(([, i]) => i);
}

/** The rounds by their numbers, each with the step it begins with; a game may have a round 0, before the first. */
export function roundStarts(steps: ReplayStep[]): { round: number; start: number }[] {
  const ends = roundEnds(steps);
  return ends.map((end, i) => ({ round: Number(steps[end]!.view.round), start: i ? ends[i - 1]! + 1 : 0 }));
}

/**
 * The lines of the log at which bots can be asked why, each with the step it tells of: of every step the first line that
 * names its mover, else the first there is.
 */
export function botLines(
  steps: readonly ReplayStep[],
  bots: ReadonlySet<number>,
  meta: Pick<BoardMeta, 'quiet' | 'eventSeat'>,
): Map<GameEvent, number> {
  const seatOf = (event: GameEvent): unknown => meta.eventSeat?.(event) ?? event.seat;
  const lines = new Map<GameEvent, number>();
  steps.forEach(({ seat, events }, n) => {
    if (seat === null || !bots.has(seat)) return;
    const told = events.filter((event) => !meta.quiet?.(event));
    const line = told.find((event) => seatOf(event) === seat) ?? told[0];
    if (line) lines.set(line, n);
  });
  return lines;
}

/** The step in which this event of the whole story was told; -1 if there is none. */
export function stepOf(steps: readonly ReplayStep[], event: number): number {
  let told = 0;
  return steps.findIndex(({ events }) => (told += events.length) > event);
}

/** Steps at which a seat's turns begin, each with the position before its first move. */
export function turnStarts(steps: ReplayStep[], seat: number | null): number[] {
  if (seat === null) return [];
  return steps.flatMap((step, n) => (step.seat === seat && steps[n - 1]?.seat !== seat ? [n - 1] : []));
}

/** An opponent without a seat comes after the seats. */
function rivals(view: View): number[] {
  const rival = rivalOf(view);
  return rival ? [rival.score.total] : [];
}

/**
 * The score as if the game had ended after each round. What is hidden (water) each seat only sees of itself, so every
 * seat's number is taken from its own view.
 */
export async function curve(table: string, players: number, meta: BoardMeta): Promise<CurvePoint[] | null> {
  const now = meta.scoreNow ?? ((view: View) => (liveScores(view) ?? []).map((score) => score?.total ?? null));
  const views = await Promise.all(Array.from({ length: players }, (_, seat) => allSteps(table, seat)));
  const base = views[0];
  if (!base?.length) return null;
  // A game may have a round 0 (boards being chosen) that ends where the first picture stands.
  const points = [...new Set([0, ...roundEnds(base).filter((i) => base[i]!.view.round !== 0)])].map((i, k) => ({
    n: base[i]!.n,
    round: k === 0 ? 0 : Number(base[i]!.view.round ?? k),
    scores: [
      ...views.map((steps, seat) => (steps[i] ? (now(steps[i].view)[seat] ?? null) : null)),
      ...rivals(base[i]!.view),
    ],
  }));
  return points.some((p) => p.scores.some((s) => s !== null)) ? points : null;
}

/** ms at speed 1 for which every step is seen; without motion there is more to find out by oneself. */
const LEAST = 350;
const LEAST_STILL = 900;

/** How many ms a step that has been seen for `seen` ms is still to be looked at, if the replay runs by itself. */
export function restOf(seen: number, speed: number, still: boolean): number {
  return Math.max(0, (still ? LEAST_STILL : LEAST) / speed - seen);
}

/** How many times faster than at the table. */
export type ReplaySpeed = '0.5' | '1' | '2' | '4';

/** Which of these places, in ascending order, can be written beside each other; `kept` is among them in any case. */
export function apart(places: readonly number[], room: number, kept: number): number[] {
  const fixed = places[kept];
  const shown: number[] = [];
  places.forEach((place, i) => {
    const before = shown.length ? places[shown.at(-1)!]! : -Infinity;
    const free = place - before >= room && (fixed === undefined || Math.abs(fixed - place) >= room);
    if (i === kept || free) shown.push(i);
  });
  return shown;
}

/** As `apart`, for rounds by their numbers: where there is no room for both, the set-up gives way to the first round. */
export function roundMarks(
  numbers: readonly number[],
  places: readonly number[],
  room: number,
  kept: number,
): number[] {
  const crowded = numbers[0] === 0 && kept !== 0 && places.length > 1 && places[1]! - places[0]! < room;
  const first = crowded ? 1 : 0;
  return apart(places.slice(first), room, kept - first).map((i) => i + first);
}
