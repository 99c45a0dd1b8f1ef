/** An analysis as the server tells it, and what can be read from it. Nothing is judged here. */
import type { Both, GameEvent, Json } from '../lib/types';

export type Mark = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
export type Phase = 'opening' | 'middle' | 'end';

interface Lost {
  by: number;
  /** Standard error; null where it does not hang on the deals. */
  doubt: number | null;
}

export interface Judgement {
  step: number;
  seat: number;
  round: number;
  kind: string;
  options: number;
  played: Json[];
  best: Json[];
  mark: Mark;
  points: Lost;
  /** So many of the points of the game, in words. */
  worth: Both;
  chance: Lost | null;
  chances: [number, number] | null;
  reasons: { key: string; by: number; text: Both }[];
  told_played: GameEvent[];
  told_best: GameEvent[];
  deals: number;
}

export interface Standing {
  round: number;
  step: number;
  leads: number[];
  lead_spread: number[];
  chances: number[] | null;
  chance_spread: number[] | null;
}

export interface Accuracy {
  seat: number;
  decisions: number;
  whole: number | null;
  phases: Record<Phase, number | null>;
}

export interface Found {
  players: number;
  rounds: number;
  seats: number[];
  pieces: number;
  done: number;
  winners: number[];
  totals: number[];
  standings: Standing[];
  decisions: Judgement[];
  accuracy: Accuracy[];
  moments: Record<string, number[]>;
  thresholds: { sure: number; chance: Record<string, number>; points: Record<string, number> };
}

export interface AnalysisInfo {
  state: 'none' | 'waiting' | 'working' | 'paused' | 'stopped' | 'done' | 'failed';
  ahead: number;
  pieces: number;
  done: number;
  decisions: number;
  judged: number;
  round: number;
  rounds: number;
  analysis: Found | null;
}

/** What can be learnt from, the worst first. */
export const TO_LEARN: readonly Mark[] = ['blunder', 'mistake', 'inaccuracy'];
export const SIGNS: Partial<Record<Mark, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };
export const PHASES: readonly Phase[] = ['opening', 'middle', 'end'];

/** Which of the two moves of a decision are looked at. */
export type Which = 'played' | 'both' | 'best';

export type Filter = 'all' | 'learn' | Mark;
export const FILTERS: readonly Filter[] = ['all', 'learn', ...TO_LEARN, 'best'];

export const passes = (one: Judgement, filter: Filter): boolean =>
  filter === 'all' || (filter === 'learn' ? TO_LEARN.includes(one.mark) : one.mark === filter);

/** What a decision cost, in the measure that its mark was given by. */
export const cost = (one: Judgement): number => one.chance?.by ?? one.points.by;

export const dearest = (list: readonly Judgement[]): Judgement[] =>
  [...list].sort((a, b) => cost(b) - cost(a) || b.points.by - a.points.by || a.step - b.step);

/** A point of the curve: the beginning of a round, or the end of the game. */
export interface Point {
  round: number;
  step: number;
  values: number[];
  spread: number[];
}

/** How many standard deviations hold eight of ten. */
const EIGHT_OF_TEN = 1.28;

/** The curve of all seats: chances in per cent where they are known, else points ahead. */
export function courseOf(found: Found): { chance: boolean; points: Point[] } {
  const chance = found.standings.length > 0 && found.standings.every((one) => one.chances !== null);
  const points = found.standings.map((one) => ({
    round: one.round,
    step: one.step,
    values: chance ? one.chances!.map((value) => 100 * value) : one.leads,
    spread: (chance ? one.chance_spread! : one.lead_spread).map((wide) => (chance ? 100 : 1) * EIGHT_OF_TEN * wide),
  }));
  if (found.done === found.pieces && points.length) {
    const ends = found.totals.map((total, seat) => {
      if (chance) return found.winners.includes(seat) ? 100 / found.winners.length : 0;
      const others = found.totals.filter((_, other) => other !== seat);
      return others.length ? total - Math.max(...others) : total;
    });
    points.push({ round: 0, step: points.at(-1)!.step, values: ends, spread: ends.map(() => 0) });
  }
  return { chance, points };
}

/** Less than this moves no curve of chances. */
const LEAST_SEEN = 0.01;

/** Of several marks of a seat in one round the worst, by round; not those that could lose no chance any more. */
export function worstByRound(decisions: readonly Judgement[], seat: number): Map<number, Judgement> {
  const worst = new Map<number, Judgement>();
  for (const one of decisions) {
    if (one.seat !== seat || !TO_LEARN.includes(one.mark) || (one.chance && one.chance.by < LEAST_SEEN)) continue;
    const known = worst.get(one.round);
    const order = known ? TO_LEARN.indexOf(one.mark) - TO_LEARN.indexOf(known.mark) : -1;
    if (order < 0 || (order === 0 && cost(one) > cost(known!))) worst.set(one.round, one);
  }
  return worst;
}

/** Seconds that are left, once enough has been measured to say so; rounded to tens. */
export function secondsLeft(done: number, of: number, since: { done: number; seconds: number }): number | null {
  const worked = done - since.done;
  if (since.seconds < 5 || worked <= 0) return null;
  return Math.max(10, Math.ceil(((of - done) * since.seconds) / worked / 10) * 10);
}
