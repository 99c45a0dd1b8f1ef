/** The engine's words in the order of the board, and what the board alone has a name for. */
import type { ActionId, Crystal } from './wire';

export const ACTIONS = ['excavate', 'develop', 'plunder', 'scout', 'expand'] as const satisfies readonly ActionId[];
export const COLOURS = ['blue', 'green', 'purple'] as const satisfies readonly Crystal[];
export type Colour = (typeof COLOURS)[number];
export const CRYSTALS: readonly Crystal[] = [...COLOURS, 'joker'];
export type Counts = Record<Crystal, number>;
