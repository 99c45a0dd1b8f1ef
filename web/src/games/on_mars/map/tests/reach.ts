/** Where pieces of stories and tests could go: what the engine would say on a map that it does not know. */
import type { Hex } from '../../types';
import type { HexView, Piece, Reach } from '../../wire';
import { neighbours } from '../geometry';

interface Drive {
  piece: Piece;
  start: Hex;
  points: number;
  /** A bot that goes straight to its hex picks nothing up. */
  straight?: boolean;
  owned?: string;
}

export function reachOf(hexes: readonly HexView[], { piece, start, points, straight = false, owned }: Drive): Reach[] {
  const by = new Map(hexes.map((h) => [h.hex, h]));
  const found = new Map<Hex, Reach>();
  let ring = [start];
  for (let steps = 1; steps <= points; steps += 1) {
    const next: Hex[] = [];
    for (const via of ring)
      for (const hex of neighbours(via)) {
        const h = by.get(hex);
        if (!h || hex === start || found.has(hex)) continue;
        const b = h.building;
        const taken = h.bots.length + h.rover.length > 0 || (b !== null && (b.advanced !== null || b.miner !== null));
        const stays = taken ? 'crowded' : h.tile !== null && h.tile === owned ? 'research_owned' : 'yes';
        const lying = h.crystal || h.tile !== null;
        found.set(hex, { piece, start, hex, via, steps, collects: h.crystal && !straight, stays, crushes: straight && lying, wasted: 0 }); // prettier-ignore
        next.push(hex);
      }
    ring = next;
  }
  return [...found.values()];
}
