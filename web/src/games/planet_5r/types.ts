/** The seat view of Planet 5R as it travels; the engine decides, the board only draws. */
import type { GameEvent, Result, View } from '../../lib/types';

export const ACTIONS = ['excavate', 'develop', 'plunder', 'scout', 'expand'] as const;
export type ActionId = (typeof ACTIONS)[number];

export const COLOURS = ['blue', 'green', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export const CRYSTALS = ['blue', 'green', 'purple', 'joker'] as const;
export type Crystal = (typeof CRYSTALS)[number];
export type Counts = Record<Crystal, number>;

export type Side = 'left' | 'right';
export type Lies = 'over' | 'under';
export type Kind = 'gain_fixed' | 'gain_die' | 'gain_per_card' | 'steal_from_each';

/** A chain of cards; `joints[i]` names the card that lies on top, of the two it joins (R5-9.2). */
export interface Group {
  id: number;
  cards: string[];
  joints: Side[];
}

export interface Improvement {
  card: string;
  side: Side;
  action: ActionId;
  kind: Kind;
  of: ActionId | null;
}

export interface Seat5R {
  seat: number;
  hand: ActionId[];
  discard: ActionId[];
  played: ActionId | null;
  chosen: ActionId | null;
  ready: boolean;
  late: boolean;
  late_next: boolean;
  water: number | null;
  settlement: string;
  groups: Group[];
  crystals: Counts;
  crystal_points: number;
  improvements: Improvement[];
}

export type Fate = 'won' | 'tied' | 'late' | 'void' | 'lost';

export interface Auction {
  kind: 'solo' | 'contested';
  members: number[];
  shown: boolean;
  bids: (number | null)[];
  made: boolean[];
  roll: number | null;
  fate: (Fate | null)[];
  taken: (string | null)[];
}

export interface View5R extends View {
  round: number;
  rounds: number;
  phase: 'reveal' | 'select' | 'resolve' | 'cleanup' | 'end';
  wave: number;
  deck: { top: string | null; left: number };
  market: string[];
  market_limit: number;
  out: string[];
  die: number[];
  counts: Record<ActionId, number> | null;
  resolving: ActionId | null;
  auction: Auction | null;
  seats: Seat5R[];
  result: Result | null;
}

/** `["take", card, left group, lies, right group, lies]` */
export type Take = ['take', string, number | null, Lies | null, number | null, Lies | null];

export type { GameEvent };
