/** Who stands where on a hex: alone in the middle of open ground, at the foot of a building, side by side when several. */
import type { Party } from '../types';
import type { HexView } from '../wire';
import type { Point } from './geometry';

export type Kind = 'bot' | 'rover' | 'miner' | 'advanced';
export interface Standing {
  kind: Kind;
  party: Party;
  at: Point;
  r: number;
}

export const PIECE_ICON: Record<Kind, string> = {
  bot: 'om-bot',
  rover: 'om-rover',
  miner: 'om-colonist',
  advanced: 'om-advanced',
};

/** Something stands on the building, so its symbol makes room. */
export function occupied(h: HexView): boolean {
  return (
    h.building !== null && (h.bots.length + h.rover.length > 0 || !!h.building.advanced || h.building.miner !== null)
  );
}

const ON_BUILDING: readonly Point[] = [[11, 14.7], [-12, 14.7], [17, -8], [-17, -8]]; // prettier-ignore
const ON_GROUND: readonly (readonly Point[])[] = [
  [[0, 0]],
  [[-13, 4], [13, 4]],
  [[-13, -9], [13, -9], [0, 14]],
  [[-13, -11], [13, -11], [-13, 13], [13, 13]],
]; // prettier-ignore

/** The middle of a piece that is alone on a hex. */
export function spotOf(h: Pick<HexView, 'building' | 'tile'>): { at: Point; r: number } {
  if (h.building) return { at: ON_BUILDING[0]!, r: 11 };
  return h.tile ? { at: [14, 14], r: 11 } : { at: [0, 0], r: 13.2 };
}

export function standing(h: HexView): Standing[] {
  const fixed: [Kind, Party][] = [];
  const b = h.building;
  if (b?.advanced) fixed.push(['advanced', b.advanced.party]);
  if (b?.miner != null) fixed.push(['miner', b.miner]);
  const free: [Kind, Party][] = [
    ...h.bots.map((p): [Kind, Party] => ['bot', p]),
    ...h.rover.map((p): [Kind, Party] => ['rover', p]),
  ];
  const all = [...fixed, ...free];
  const alone = spotOf(h);
  return all.map(([kind, party], i) => {
    if (b) return { kind, party, at: ON_BUILDING[i % 4]!, r: 11 };
    const ground = ON_GROUND[Math.min(all.length, 4) - 1]!;
    return { kind, party, at: all.length === 1 ? alone.at : ground[i % 4]!, r: all.length === 1 ? alone.r : 10.5 };
  });
}
