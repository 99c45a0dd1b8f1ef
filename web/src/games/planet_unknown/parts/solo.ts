/** The solo target as a scale: where the score stands, where each verdict begins. */
import type { VerdictFacts } from '../facts';

export interface Scale {
  max: number;
  /** Position of a score on the scale, 0..1. */
  at(score: number): number;
  ticks: { difference: number; score: number }[];
}

export function scale(target: number, verdicts: readonly VerdictFacts[]): Scale {
  const max = target + 22;
  return {
    max,
    at: (score) => Math.min(1, Math.max(0, score / max)),
    ticks: verdicts.map(({ difference }) => ({ difference, score: target + difference })),
  };
}
