/** Free ends where a card may be joined, as targets on the table: each has room of its own, however close groups stand. */
import { CARD_H, CARD_W, layTableau, type Fit, type Spacing, type Tableau } from './geometry';
import type { EndSlot } from './placements';
import type { GroupView, SideName } from './wire';

/** In card units. */
const WIDTH = 36;
const HEIGHT = 116;
const BESIDE = 5;
const BETWEEN = 6;
const APART_WIDTH = 52;
/** The targets share the gap with the cards: as they widen, cards shrink, so that the width is found by approaching it. */
const ROUNDS = 8;

export interface Target {
  slot: EndSlot;
  card: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Ends {
  gap: Spacing;
  /** For the targets at both ends of a row. */
  margin: number;
  /** Of one target, in card units. */
  width: number;
}

/** The card at an end of a group as it lies now, without the one being placed. */
export function endCard(groups: GroupView[], group: number, end: SideName): string | null {
  const g = groups.find((x) => x.id === group);
  return (end === 'right' ? g?.cards[g.cards.length - 1] : g?.cards[0]) ?? null;
}

function spacing(groups: GroupView[], slots: EndSlot[], width: number, least: number): Spacing {
  const lit = new Set(slots.map((s) => `${endCard(groups, s.group, s.end)}:${s.end}`));
  return (left, right) => {
    const targets =
      Number(lit.has(`${left.cards[left.cards.length - 1]}:right`)) + Number(lit.has(`${right.cards[0]}:left`));
    if (targets === 0) return least;
    return Math.max(least, 2 * BESIDE + targets * width + (targets - 1) * BETWEEN);
  };
}

/** A row as wide as its ground leaves nothing for the targets at its ends. */
function sticksOut(laid: Tableau, fit: Fit, groups: GroupView[], slots: EndSlot[], width: number): boolean {
  const left = Math.max(0, (fit.width - laid.width * laid.scale) / 2);
  return endTargets(laid, left, groups, slots, width).some((at) => at.x < 0 || at.x + at.width > fit.width);
}

/**
 * How far apart the groups of a tableau must lie for its targets, none of them narrower than `px` on the screen.
 * `drawn` is the tableau with the card being placed, `groups` without it; `least` is kept between groups in any case.
 */
export function roomForEnds(
  drawn: GroupView[],
  groups: GroupView[],
  slots: EndSlot[],
  fit: Fit,
  px: number,
  least: number,
): Ends {
  let width = WIDTH;
  for (let round = 0; ; round += 1) {
    const gap = spacing(groups, slots, width, least);
    const close = layTableau(drawn, { ...fit, gap });
    const margin = sticksOut(close, fit, groups, slots, width) ? 2 * BESIDE + width : 0;
    const { scale } = margin > 0 ? layTableau(drawn, { ...fit, gap, margin }) : close;
    if (width * scale >= px - 0.01 || round === ROUNDS || slots.length === 0) return { gap, margin, width };
    width = px / scale;
  }
}

/** How far the middle of a target lies from the edge of its card. */
export const offEdge = (width: number): number => BESIDE + width / 2;

/** The targets of all free ends, in px of a tableau that begins at `left`. */
export function endTargets(
  laid: Tableau,
  left: number,
  groups: GroupView[],
  slots: EndSlot[],
  width: number,
): Target[] {
  const s = laid.scale;
  return slots.flatMap((slot) => {
    const card = endCard(groups, slot.group, slot.end);
    const at = laid.cards.find((c) => c.card === card);
    if (card === null || !at) return [];
    const x = slot.end === 'right' ? at.x + CARD_W + BESIDE : at.x - BESIDE - width;
    const y = at.y + (CARD_H - HEIGHT) / 2;
    return [{ slot, card, x: left + x * s, y: y * s, width: width * s, height: HEIGHT * s }];
  });
}

/** The place for laying a card separately: right of everything. */
export function apartTarget(
  laid: Tableau,
  left: number,
  slots: EndSlot[],
  width: number,
): Omit<Target, 'slot' | 'card'> {
  const s = laid.scale;
  const beyond = slots.some((slot) => slot.end === 'right') ? BESIDE + width + 2 * BETWEEN : 2 * BETWEEN;
  return {
    x: left + (laid.width + beyond) * s,
    y: (laid.height - (CARD_H + HEIGHT) / 2) * s,
    width: Math.max(APART_WIDTH, width) * s,
    height: HEIGHT * s,
  };
}
