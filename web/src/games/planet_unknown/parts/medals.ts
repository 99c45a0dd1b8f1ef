/** The medals as they stand: what is in hand, and what objectives would bring if the game ended now. */
import type { ScoreLines, ScoreView } from '../wire';

/** As on the score sheet. */
const KEYS: readonly (keyof ScoreLines)[] = [
  'civ_cards',
  'planet',
  'tracks',
  'lifepods',
  'meteorites',
  'personal',
  'competitive',
  'moon',
];
/** Objectives are judged at the end: until then they may still be lost. */
const OPEN: readonly (keyof ScoreLines)[] = ['personal', 'competitive'];

export interface Line {
  key: keyof ScoreLines;
  points: number;
  open: boolean;
}

export function linesOf(score: ScoreView): Line[] {
  return KEYS.map((key) => ({ key, points: score.lines[key] ?? 0, open: OPEN.includes(key) })).filter(
    ({ points }) => points !== 0,
  );
}

/** Medals of the total that only stand for now: never more than there are, whatever other lines cost. */
export function openMedals(score: ScoreView): number {
  const open = linesOf(score)
    .filter((line) => line.open)
    .reduce((sum, line) => sum + line.points, 0);
  return Math.max(0, Math.min(open, score.total));
}
