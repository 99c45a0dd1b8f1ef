/**
 * A game played alone, without knowing the game: some hold a total against a target, others bring an opponent who has no
 * seat and a list of things to achieve.
 */
import type { LiveScore } from './scores';
import type { SeatInfo, Translate } from './table';
import { hue } from './worlds';
import type { Check, ScoreSheet, View } from './types';

/** What an opponent without a seat counts; its number follows those of the seats. */
export interface Rival {
  party: number;
  score: LiveScore;
}

export function rivalOf(view: View): Rival | null {
  const parties = view.parties;
  if (!Array.isArray(parties)) return null;
  const found = (parties as { party: number; automaton?: boolean; score: LiveScore }[]).find((p) => p.automaton);
  return found ? { party: found.party, score: found.score } : null;
}

/** Columns of a score sheet: the seats, and the opponent who has none. */
export function columnsOf(view: View, seats: SeatInfo[], tell: Translate): SeatInfo[] {
  const rival = rivalOf(view);
  if (!rival) return seats;
  const name = tell('word-automaton');
  return [
    ...seats,
    { seat: rival.party, name, kind: 'human', level: null, mine: false, colour: hue(view.game, rival.party) },
  ];
}

/** The sheets of the result, and one for the opponent who has no seat. */
export function sheetsOf(view: View, scores: ScoreSheet[]): ScoreSheet[] {
  const rival = rivalOf(view);
  if (!rival) return scores;
  const lines = Object.entries(rival.score.lines).map(([key, points]) => ({ key, points, params: {} }));
  return [...scores, { seat: rival.party, total: rival.score.total, rank: 0, lines }];
}

export interface Goal {
  id: string;
  chosen: boolean;
  met: boolean;
  checks: Check[];
}

/** Goals of a game played alone, the chosen one first. */
export function goalsOf(view: View): Goal[] {
  const chosen = view.solo?.goal;
  return Object.entries(view.solo?.checks ?? {})
    .map(([id, checks]) => ({ id, chosen: id === chosen, met: checks.every((check) => check.met), checks }))
    .sort((a, b) => Number(b.chosen) - Number(a.chosen));
}

/** How a game played alone went; null where there is nothing to reach, or it is not over. */
export function reached(view: View): boolean | null {
  const verdict = view.solo?.verdict;
  if (verdict) return verdict.difference >= 0;
  return view.result?.solo?.won ?? null;
}
