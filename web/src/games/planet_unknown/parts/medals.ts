/** The medals as they stand: what is in hand, and what objectives would bring if the game ended now. */
import type { ScoreKey, ScoreNow } from '../types';

/** Objectives are judged at the end: until then they may still be lost. */
const OPEN: readonly ScoreKey[] = ['personal', 'competitive'];

export interface Line {
  key: ScoreKey;
  points: number;
  open: boolean;
}

export function linesOf(score: ScoreNow): Line[] {
  return (Object.entries(score.lines) as [ScoreKey, number][])
    .filter(([, points]) => points !== 0)
    .map(([key, points]) => ({ key, points, open: OPEN.includes(key) }));
}

/** Medals of the total that only stand for now. */
export function openMedals(score: ScoreNow): number {
  return linesOf(score)
    .filter((line) => line.open)
    .reduce((sum, line) => sum + line.points, 0);
}
