/** The solo target as a scale: where the score stands, where each verdict begins. */

export const STEPS = [-15, -10, -5, 0, 5, 10, 15];

export interface Scale {
  max: number;
  /** Position of a score on the scale, 0..1. */
  at(score: number): number;
  ticks: { difference: number; score: number }[];
}

export function scale(target: number): Scale {
  const max = target + 22;
  return {
    max,
    at: (score) => Math.min(1, Math.max(0, score / max)),
    ticks: STEPS.map((difference) => ({ difference, score: target + difference })),
  };
}

/** The verdict a score would get: the difference rounded down to a multiple of 5, kept within the table. */
export function verdictOf(score: number, target: number): number {
  return Math.min(15, Math.max(-15, Math.floor((score - target) / 5) * 5));
}
