/** The engine's words in the order of the board, and what the board alone has a name for. */
import type { BestView, CardType, HexKind, SlotName } from './wire';

export const TYPES: readonly CardType[] = [
  'extraction',
  'entertainment',
  'generators',
  'laboratories',
  'logistics',
  'defence',
  'systems',
  'blocks',
];
export const TERRAINS = ['wasteland', 'crater', 'mountain'] as const satisfies readonly HexKind[];
export type Terrain = (typeof TERRAINS)[number];
export const SLOTS: readonly SlotName[] = ['nose', 'central_deck', 'cargo_hold'];
/** "q,r" in axial coordinates: "0,0", "-2,1". */
export type Hex = string;
export type Size = keyof BestView;
