/** Legal placements, sorted for people: by card, then by place, then over/under. Nothing here knows what is legal: the engine lists it. */
import type { Crystal, GroupView, Lies, SideName, Take } from './wire';
import { activeCrystals, crystalScore } from './crystals';
import type { Facts } from './cards';

export interface Spot {
  key: string;
  left: number | null;
  right: number | null;
  options: Take[];
}

export function takeable(actions: Take[]): string[] {
  return [...new Set(actions.map(([, card]) => card))];
}

export function spotKey(left: number | null, right: number | null): string {
  return `${left ?? '-'}:${right ?? '-'}`;
}

/** Places in the order in which they lie on the table, "separately" last. */
export function spotsOf(actions: Take[], card: string, groups: GroupView[]): Spot[] {
  const spots = new Map<string, Spot>();
  for (const take of actions) {
    if (take[1] !== card) continue;
    const key = spotKey(take[2], take[4]);
    const spot = spots.get(key) ?? { key, left: take[2], right: take[4], options: [] };
    spot.options.push(take);
    spots.set(key, spot);
  }
  const order = (spot: Spot): number => {
    if (spot.left === null && spot.right === null) return 1e6;
    const at = (id: number | null): number | null => {
      const i = groups.findIndex((g) => g.id === id);
      return i < 0 ? null : i;
    };
    const l = at(spot.left);
    const r = at(spot.right);
    if (l !== null && r !== null) return Math.min(l, r) * 10 + 5;
    if (r !== null) return r * 10 + 1;
    return (l ?? 0) * 10 + 9;
  };
  return [...spots.values()].sort((a, b) => order(a) - order(b) || a.key.localeCompare(b.key));
}

export interface After {
  groups: GroupView[];
  /** Where the new card lies now. */
  group: number;
  index: number;
}

/** The tableau as it would be (R5-9.6, R5-9.9): for the ghost only. */
export function afterTake(groups: GroupView[], take: Take): After {
  const [, card, left, leftLies, right, rightLies] = take;
  const l = groups.find((g) => g.id === left) ?? null;
  const r = groups.find((g) => g.id === right) ?? null;
  const joints: SideName[] = [];
  if (l) joints.push(...l.joints, leftLies === 'over' ? 'right' : 'left');
  if (r) joints.push(rightLies === 'over' ? 'left' : 'right', ...r.joints);
  const ids = [l?.id, r?.id].filter((id): id is number => id !== undefined);
  const id = ids.length > 0 ? Math.min(...ids) : nextId(groups);
  const merged: GroupView = { id, cards: [...(l?.cards ?? []), card, ...(r?.cards ?? [])], joints };
  const rest = groups.filter((g) => g !== l && g !== r);
  const all = [...rest, merged].sort((a, b) => a.id - b.id);
  return { groups: all, group: id, index: l?.cards.length ?? 0 };
}

function nextId(groups: GroupView[]): number {
  return Math.max(-1, ...groups.map((g) => g.id)) + 1;
}

export interface Covered {
  card: string;
  side: SideName;
}

/** Which crystals light and which sides vanish with this placement. */
export function effectOf(groups: GroupView[], take: Take, facts: Facts): { lit: Crystal[]; covered: Covered[] } {
  const [, card, left, leftLies, right, rightLies] = take;
  const lit: Crystal[] = [];
  const covered: Covered[] = [];
  const mine = facts.cards[card];
  const endOf = (id: number, end: SideName): string | undefined => {
    const g = groups.find((x) => x.id === id);
    return end === 'right' ? g?.cards[g.cards.length - 1] : g?.cards[0];
  };
  if (left !== null) {
    const other = endOf(left, 'right');
    if (leftLies === 'over') {
      if (mine) lit.push(mine.left.crystal);
      if (other) covered.push({ card: other, side: 'right' });
    } else if (other) {
      const theirs = facts.cards[other];
      if (theirs) lit.push(theirs.right.crystal);
      covered.push({ card, side: 'left' });
    }
  }
  if (mine?.centre) lit.push(mine.centre);
  if (right !== null) {
    const other = endOf(right, 'left');
    if (rightLies === 'over') {
      if (mine) lit.push(mine.right.crystal);
      if (other) covered.push({ card: other, side: 'left' });
    } else if (other) {
      const theirs = facts.cards[other];
      if (theirs) lit.push(theirs.left.crystal);
      covered.push({ card, side: 'right' });
    }
  }
  return { lit, covered };
}

/** A first suggestion: most crystal points, then fewest improvements lost. The person changes it with one click. */
export function suggest(groups: GroupView[], options: Take[], facts: Facts): Take | null {
  let best: { take: Take; points: number; lost: number } | null = null;
  for (const take of options) {
    const points = crystalScore(activeCrystals(afterTake(groups, take).groups, facts)).total;
    const lost = effectOf(groups, take, facts).covered.filter(
      ({ card, side }) => facts.cards[card]?.[side].kind != null,
    ).length;
    if (best === null || points > best.points || (points === best.points && lost < best.lost)) {
      best = { take, points, lost };
    }
  }
  return best?.take ?? null;
}

/** The same place with one joint laid otherwise, if the engine lists it. */
export function withLies(spot: Spot, take: Take, side: SideName, lies: Lies): Take | null {
  const want: Take = [...take];
  want[side === 'left' ? 3 : 5] = lies;
  return spot.options.find((o) => o.every((v, i) => v === want[i])) ?? null;
}

/** Keeps over/under of the joints that both places share. */
export function moveTo(spot: Spot, from: Take | null, groups: GroupView[], facts: Facts): Take | null {
  if (from) {
    const same = spot.options.filter(
      (o) =>
        (o[2] === null || o[2] !== from[2] || o[3] === from[3]) &&
        (o[4] === null || o[4] !== from[4] || o[5] === from[5]),
    );
    if (same.length > 0) return suggest(groups, same, facts);
  }
  return suggest(groups, spot.options, facts);
}

/** Free ends of groups where the card could be joined, with the place a click there leads to. */
export interface EndSlot {
  group: number;
  end: SideName;
  spot: Spot;
}

export function endSlots(spots: Spot[], now: Spot | null): EndSlot[] {
  const slots: EndSlot[] = [];
  const ends = new Set<string>();
  for (const s of spots) {
    if (s.left !== null) ends.add(`${s.left}:right`);
    if (s.right !== null) ends.add(`${s.right}:left`);
  }
  for (const end of ends) {
    const [id, which] = end.split(':');
    const group = Number(id);
    const joinLeft = which === 'right';
    if (now && (joinLeft ? now.left === group : now.right === group)) continue;
    // Adding to what is joined already is the natural reading of a click; otherwise the card moves there.
    const both = now
      ? spots.find((s) =>
          joinLeft
            ? s.left === group && s.right !== null && s.right === now.right
            : s.right === group && s.left !== null && s.left === now.left,
        )
      : undefined;
    const alone = spots.find((s) =>
      joinLeft ? s.left === group && s.right === null : s.right === group && s.left === null,
    );
    const spot = both ?? alone;
    if (spot) slots.push({ group, end: joinLeft ? 'right' : 'left', spot });
  }
  return slots;
}
