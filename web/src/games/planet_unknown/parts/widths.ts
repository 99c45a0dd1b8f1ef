/** How wide the cards of the strip are: objectives need little, miniatures take what is left. */

export interface Widths {
  rival: number;
  objective: number;
  /** Wider than the strip all the same: it has to be moved along. */
  over: boolean;
}

export const GAP = 6;
const clamp = (v: number, lo: number, hi: number): number => Math.min(hi, Math.max(lo, v));

/** Objectives as they grow narrower (at last without their names), and the least miniature beside them. */
const STEPS: readonly { objective: readonly [number, number]; rival: number }[] = [
  { objective: [84, 190], rival: 168 },
  { objective: [84, 84], rival: 122 },
  { objective: [66, 66], rival: 96 },
];
/** What miniatures get before objectives grow. */
const FIRST = 18;

export function widths(room: number, rivals: number, objectives: number): Widths {
  for (const { objective: span, rival: least } of STEPS) {
    const share = (room + GAP - rivals * (least + FIRST + GAP)) / Math.max(1, objectives) - GAP;
    const objective = Math.floor(clamp(share, span[0], rivals > 1 ? Math.min(128, span[1]) : span[1]));
    const rival = Math.floor((room + GAP - objectives * (objective + GAP)) / Math.max(1, rivals) - GAP);
    if (rival >= least) return { rival: Math.min(380, rival), objective, over: false };
  }
  return { rival: 122, objective: 84, over: true };
}
