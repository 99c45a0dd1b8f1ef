/** Where things stand on the wide table. Drawn for 1440 x 843 below the shell's bar; the stage takes what is left. */
export const GAP = 9;
export const TOP = 46;
export const BOTTOM = 184;

export interface Stage {
  /** Everything is enlarged as a whole in large windows. */
  k: number;
  orbit: number;
  right: number;
  /** Columns of my cards. */
  columns: number;
  stage: { width: number; height: number };
}

function scaleOf(width: number, height: number): number {
  const fit = Math.min(width / 1340, height / 834);
  if (fit < 1) return Math.max(0.72, fit);
  return Math.min(2, Math.max(1, Math.min(width / 1680, height / 940)));
}

export function stageOf(width: number, height: number): Stage {
  const k = scaleOf(width, height);
  const [w, h] = [width / k, height / k];
  const orbit = w >= 1700 ? 280 : 252;
  const right = w >= 1700 ? 320 : w >= 1400 ? 298 : 286;
  const stage = { width: w - orbit - right - 4 * GAP, height: h - TOP - BOTTOM - 3 * GAP };
  const cards = w - right - 3 * GAP - 112 - 190 - 226 - 118 - 182 - 62;
  return { k, orbit, right, columns: Math.max(1, Math.min(5, Math.floor(cards / 104))), stage };
}
