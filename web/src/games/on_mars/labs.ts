/** Places of the laboratory in units of half a hex's width, and what can be said of a tile lying there. */
import type { Choice } from './choice.svelte';
import type { Facts, LabSpace } from './facts';
import type { PartyView } from './wire';

const ROW = Math.sqrt(3);
/** Hexes lie a little apart. */
const GAP = 1.056;

/** The middle of a space, from the upper left corner of the laboratory. */
export function labPlace(space: LabSpace): { x: number; y: number } {
  const [q, r] = [space.q + 2, space.r + space.q / 2];
  return { x: 1 + 1.5 * GAP * q, y: ROW / 2 + (r + 0.5) * ROW * GAP };
}

export const LAB_SIZE = { width: 2 + 1.5 * GAP * 5, height: ROW + 2 * ROW * GAP } as const;

export function columnX(level: number): number {
  return 1 + 1.5 * GAP * (level - 1);
}

/** What each column costs and is worth. */
export function columnsOf(facts: Facts): { level: number; cost: string[]; op: number }[] {
  const found = new Map(facts.lab.map(({ level, cost, op }) => [level, { level, cost, op }]));
  return [...found.values()].sort((a, b) => a.level - b.level);
}

/** A tile of mine that cannot be developed now, while developments are asked for. */
export function isStuck(choice: Choice | null, party: PartyView, space: string): boolean {
  if (!choice || choice.kind !== 'develop' || party.party !== choice.mine?.party) return false;
  return space in party.lab && !choice.isSource(`lab:${space}`);
}

/** Spaces that tiles were moved to in the action going on. */
export function developed(choice: Choice | null): Set<string> {
  const found = new Set<string>();
  for (const { action } of choice?.trail ?? [])
    if (action[0] === 'develop') {
      found.delete(action[1]);
      found.add(action[2]);
    }
  return found;
}
