/** Active crystals and what they score, for showing "before -> after"; the engine's own count is the one that decides. */
import type { Facts } from './cards';
import { COLOURS, type Colour, type Counts } from './types';
import type { GroupView } from './wire';

export const POINTS = [0, 1, 3, 6, 10, 15, 21] as const;

export function points(count: number): number {
  return POINTS[Math.min(count, POINTS.length - 1)] ?? 0;
}

function noCrystals(): Counts {
  return { blue: 0, green: 0, purple: 0, joker: 0 };
}

/** Centres of all technologies, and at each joint the edge crystal of the upper card (R5-10.2). */
export function activeCrystals(groups: GroupView[], facts: Facts): Counts {
  const counts = noCrystals();
  for (const group of groups) {
    for (const id of group.cards) {
      const centre = facts.cards[id]?.centre;
      if (centre) counts[centre] += 1;
    }
    group.joints.forEach((upper, i) => {
      const id = group.cards[upper === 'left' ? i : i + 1];
      const card = id === undefined ? undefined : facts.cards[id];
      if (card) counts[upper === 'left' ? card.right.crystal : card.left.crystal] += 1;
    });
  }
  return counts;
}

export interface Score {
  total: number;
  /** Per colour: own crystals, jokers counted with it, points. */
  rows: Record<Colour, { own: number; jokers: number; points: number }>;
}

/** The best use of jokers (R5-12.4); among equals the first colour gets them, so that the picture is steady. */
export function crystalScore(counts: Counts): Score {
  let best: Score | null = null;
  for (let b = counts.joker; b >= 0; b -= 1) {
    for (let g = counts.joker - b; g >= 0; g -= 1) {
      const jokers: Record<Colour, number> = { blue: b, green: g, purple: counts.joker - b - g };
      const rows = {} as Score['rows'];
      let total = 0;
      for (const colour of COLOURS) {
        const won = points(counts[colour] + jokers[colour]);
        rows[colour] = { own: counts[colour], jokers: jokers[colour], points: won };
        total += won;
      }
      if (best === null || total > best.total) best = { total, rows };
    }
  }
  return best ?? { total: 0, rows: {} as Score['rows'] };
}

/** 2 water are worth 1 point (R5-12.2). */
export function waterPoints(water: number): number {
  return Math.floor(water / 2);
}
