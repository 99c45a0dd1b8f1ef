/** How a tableau lies on the table: card 100 x 150, strips of 20, neighbours 80 apart, so that strips coincide (R5-9.10). */
import type { GroupView, SideName } from './wire';

export const CARD_W = 100;
export const CARD_H = 150;
const PITCH = 80;
export const EDGE_Y = 75;

/** `end`: nothing lies here and the crystal sleeps; `over`: on top at a joint, crystal active; `under`: covered for good. */
export type StripState = 'end' | 'over' | 'under';

export interface Laid {
  card: string;
  group: number;
  index: number;
  x: number;
  y: number;
  /** Greater lies on top. */
  z: number;
  left: StripState;
  right: StripState;
}

export interface Joint {
  group: number;
  /** Left edge of the shared strip. */
  x: number;
  y: number;
  upper: SideName;
  left: string;
  right: string;
}

function groupWidth(cards: number): number {
  return cards > 0 ? (cards - 1) * PITCH + CARD_W : 0;
}

/** Depth of each card: a candy-style double pass, since over/under is settled joint by joint along a chain. */
export function depths(joints: SideName[]): number[] {
  const z = new Array<number>(joints.length + 1).fill(0);
  for (let i = 0; i < joints.length; i += 1) {
    if (joints[i] === 'right') z[i + 1] = (z[i] ?? 0) + 1;
  }
  for (let i = joints.length - 1; i >= 0; i -= 1) {
    if (joints[i] === 'left') z[i] = Math.max(z[i] ?? 0, (z[i + 1] ?? 0) + 1);
  }
  return z;
}

export function layGroup(group: GroupView, x = 0, y = 0): { cards: Laid[]; joints: Joint[]; width: number } {
  const z = depths(group.joints);
  const cards = group.cards.map((card, i): Laid => {
    const before = group.joints[i - 1];
    const after = group.joints[i];
    return {
      card,
      group: group.id,
      index: i,
      x: x + i * PITCH,
      y,
      z: z[i] ?? 0,
      left: before === undefined ? 'end' : before === 'right' ? 'over' : 'under',
      right: after === undefined ? 'end' : after === 'left' ? 'over' : 'under',
    };
  });
  const joints = group.joints.map((upper, i): Joint => ({
    group: group.id,
    x: x + (i + 1) * PITCH,
    y,
    upper,
    left: group.cards[i] ?? '',
    right: group.cards[i + 1] ?? '',
  }));
  return { cards, joints, width: groupWidth(group.cards.length) };
}

export interface Tableau {
  cards: Laid[];
  joints: Joint[];
  width: number;
  height: number;
  scale: number;
}

/** Free space between two neighbouring groups, in card units. */
export type Spacing = (left: GroupView, right: GroupView) => number;

export interface Fit {
  width: number;
  height: number;
  maxScale: number;
  /** Free space between groups and between rows, in card units. */
  gap?: number | Spacing;
  rowGap?: number;
  /** Kept free to the left and to the right of every row, in card units. */
  margin?: number;
}

function rowWidth(row: GroupView[], gap: Spacing): number {
  return row.reduce((sum, g, i) => sum + (i > 0 ? gap(row[i - 1]!, g) : 0) + groupWidth(g.cards.length), 0);
}

function rowsOf(groups: GroupView[], perRow: number, gap: Spacing): GroupView[][] {
  const rows: GroupView[][] = [];
  let row: GroupView[] = [];
  for (const group of groups) {
    if (row.length > 0 && rowWidth([...row, group], gap) > perRow) {
      rows.push(row);
      row = [];
    }
    row.push(group);
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/** Chooses the line breaks that let the cards be largest; rows are centred. */
export function layTableau(groups: GroupView[], fit: Fit): Tableau {
  const wanted = fit.gap ?? 16;
  const gap: Spacing = typeof wanted === 'number' ? () => wanted : wanted;
  const rowGap = fit.rowGap ?? 14;
  const margin = fit.margin ?? 0;
  const longest = Math.max(CARD_W, ...groups.map((g) => groupWidth(g.cards.length)));
  let best: { rows: GroupView[][]; scale: number; width: number; height: number } | null = null;
  const limits = new Set<number>([rowWidth(groups, gap)]);
  for (let i = 0; i < groups.length; i += 1) {
    for (let j = i; j < groups.length; j += 1) limits.add(rowWidth(groups.slice(i, j + 1), gap));
  }
  for (const limit of [...limits].filter((l) => l >= longest).sort((a, b) => b - a)) {
    const rows = rowsOf(groups, limit, gap);
    const width = Math.max(...rows.map((row) => rowWidth(row, gap)));
    const height = rows.length * CARD_H + (rows.length - 1) * rowGap;
    const scale = Math.min(fit.maxScale, fit.width / (width + 2 * margin), fit.height / height);
    if (best === null || scale > best.scale * 1.02) best = { rows, scale, width, height };
  }
  const chosen = best ?? { rows: [], scale: fit.maxScale, width: CARD_W, height: CARD_H };
  const cards: Laid[] = [];
  const joints: Joint[] = [];
  chosen.rows.forEach((row, r) => {
    let x = (chosen.width - rowWidth(row, gap)) / 2;
    row.forEach((group, i) => {
      if (i > 0) x += gap(row[i - 1]!, group);
      const laid = layGroup(group, x, r * (CARD_H + rowGap));
      cards.push(...laid.cards);
      joints.push(...laid.joints);
      x += laid.width;
    });
  });
  return { cards, joints, width: chosen.width, height: chosen.height, scale: chosen.scale };
}
