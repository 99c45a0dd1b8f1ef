/** Legal placements, sorted for people: by card, then by place, then over/under. Nothing here knows what is legal: the engine lists it. */
import type { Decision, GroupView, Lies, PlacementGuide, SideName, Take } from './wire';

/** A legal placement and what the engine says it brings. */
export interface Option {
  take: Take;
  brings: PlacementGuide;
}

export interface Spot {
  key: string;
  left: number | null;
  right: number | null;
  options: Option[];
}

export function optionsOf(decision: Decision | null): Option[] {
  if (decision?.kind !== 'take_technology') return [];
  const told = decision.guide?.placements ?? [];
  return decision.actions.map((take, i) => ({ take, brings: told[i]! }));
}

export function takeable(options: Option[]): string[] {
  return [...new Set(options.map(({ take }) => take[1]))];
}

export function spotKey(left: number | null, right: number | null): string {
  return `${left ?? '-'}:${right ?? '-'}`;
}

/** Places in the order in which they lie on the table, "separately" last. */
export function spotsOf(options: Option[], card: string, groups: GroupView[]): Spot[] {
  const spots = new Map<string, Spot>();
  for (const option of options) {
    const { take } = option;
    if (take[1] !== card) continue;
    const key = spotKey(take[2], take[4]);
    const spot = spots.get(key) ?? { key, left: take[2], right: take[4], options: [] };
    spot.options.push(option);
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

/** My groups with the card where it would lie: the picture only. What it brings the engine tells. */
export function withCard(groups: GroupView[], [, card, left, leftLies, right, rightLies]: Take): GroupView[] {
  const l = groups.find((g) => g.id === left);
  const r = groups.find((g) => g.id === right);
  const joints: SideName[] = [];
  if (l) joints.push(...l.joints, leftLies === 'over' ? 'right' : 'left');
  if (r) joints.push(rightLies === 'over' ? 'left' : 'right', ...r.joints);
  const id = Math.min(l?.id ?? Infinity, r?.id ?? Infinity, Math.max(-1, ...groups.map((g) => g.id)) + 1);
  const joined: GroupView = { id, cards: [...(l?.cards ?? []), card, ...(r?.cards ?? [])], joints };
  return [...groups.filter((g) => g !== l && g !== r), joined].sort((a, b) => a.id - b.id);
}

/** A first suggestion: what the engine ranks best. The person changes it with one click. */
export function suggest(options: Option[]): Option | null {
  return options.reduce<Option | null>(
    (best, option) => (best && best.brings.rank < option.brings.rank ? best : option),
    null,
  );
}

/** The same place with one joint laid otherwise, if the engine lists it. */
export function withLies(spot: Spot, take: Take, side: SideName, lies: Lies): Option | null {
  const want: Take = [...take];
  want[side === 'left' ? 3 : 5] = lies;
  return spot.options.find((o) => o.take.every((v, i) => v === want[i])) ?? null;
}

/** Keeps over/under of the joints that both places share. */
export function moveTo(spot: Spot, from: Take | null): Option | null {
  const same = spot.options.filter(
    ({ take }) =>
      from &&
      (take[2] === null || take[2] !== from[2] || take[3] === from[3]) &&
      (take[4] === null || take[4] !== from[4] || take[5] === from[5]),
  );
  return suggest(same.length > 0 ? same : spot.options);
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
