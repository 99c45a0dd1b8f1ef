/** The engine's words in the order of the board, and what the board alone has a name for. */
import type { ActionId, Colour, Crystal, SeatView } from './wire';

export const ACTIONS = ['excavate', 'develop', 'plunder', 'scout', 'expand'] as const satisfies readonly ActionId[];
export const COLOURS: readonly Colour[] = ['blue', 'green', 'purple'];
export const CRYSTALS: readonly Crystal[] = [...COLOURS, 'joker'];
/** The active crystals of a tableau with their points, as it is or as a placement would make it. */
export type Crystals = Pick<SeatView, 'crystals' | 'colours' | 'crystal_points'>;
