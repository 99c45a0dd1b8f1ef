/** The seat view of Pandorum as it travels; the engine decides, the board only draws. */
import type { Json, Result, View } from '../../lib/types';

export const TYPES = [
  'extraction',
  'entertainment',
  'generators',
  'laboratories',
  'logistics',
  'defence',
  'systems',
  'blocks',
] as const;
export type CardType = (typeof TYPES)[number];
export const TERRAINS = ['wasteland', 'crater', 'mountain'] as const;
export type Terrain = (typeof TERRAINS)[number];
export type HexKind = Terrain | 'volcano' | 'landing_pad' | 'dead_city';
export const SLOTS = ['nose', 'central_deck', 'cargo_hold'] as const;
export type SlotId = (typeof SLOTS)[number];
export const FIGURES = ['module', 'base'] as const;
export type Figure = (typeof FIGURES)[number];
export type TokenId =
  | 'eruption_token'
  | 'meteor_token'
  | 'crack_token'
  | 'landing_pad_token'
  | 'dead_city_token'
  | 'contamination_token'
  | 'engine_token';
export type Phase = 'turn' | 'draw' | 'move' | 'build' | 'events' | 'end';

/** "q,r" in axial coordinates: "0,0", "-2,1". */
export type Hex = string;
/** 0 east, then counter-clockwise: NE, NW, W, SW, SE. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

export interface ObjectView {
  seat: number;
  figure: Figure;
  contaminated: boolean;
}

export interface HexView {
  hex: Hex;
  kind: HexKind;
  printed: HexKind;
  /** Place of the section it belongs to, 0 in the middle. */
  position: number;
  /** It is the middle of its section. */
  center: boolean;
  /** It has fewer than six neighbours. */
  edge: boolean;
  object: ObjectView | null;
  harvesters: number[];
  token: TokenId | null;
}

export interface CrackView {
  /** a1, b1, b2, a2 (PD-11.3). */
  hexes: Hex[];
  /** The pairs it parts. */
  parts: [Hex, Hex][];
}

export interface FieldView {
  layout: { position: number; section: string; side: string; rotation: number }[];
  hexes: HexView[];
  crack: CrackView | null;
}

export interface Stack {
  card: string;
  count: number;
}

export interface EventInPlay {
  event: string;
  quids: number;
  /** What lay on it at first; null: a bid. */
  of: number | null;
  /** Engine tokens on it, per seat (New Engines only). */
  engines: number[] | null;
}

export interface EventsView {
  deck: number;
  in_play: EventInPlay[];
  gone: string[];
}

export interface AuctionView {
  standing: number;
  bidder: number | null;
  /** Seats that have not passed. */
  still_in: number[];
  asked: number | null;
}

export interface CargoLine {
  type: CardType;
  counts: number[];
  leaders: number[];
}

export interface NoseView {
  part: string;
  cards: string[];
  threshold: number;
  ready: boolean;
  used: boolean;
}

export interface DeckView {
  part: string;
  cards: string[];
  threshold: number;
  active: boolean;
}

export interface HoldView {
  cards: string[];
  points: number;
}

export type ScoreKey = 'quids' | CardType;
export interface ScoreNow {
  total: number;
  lines: Partial<Record<ScoreKey, number>>;
}

export interface SeatPD {
  seat: number;
  quids: number;
  hand: number;
  /** Mine, and all hands once the game is over. */
  cards: string[] | null;
  /** Cards in this hand that everybody has seen go there. */
  known: string[];
  /** Unseen extraction cards in hand: they are all dealt at the start, so everybody can count them. */
  extraction: number;
  harvester: Hex;
  supply: Record<Figure, number>;
  built: Record<Figure, number>;
  nose: NoseView;
  central_deck: DeckView;
  cargo_hold: HoldView;
  engines: number;
  score: ScoreNow;
}

export interface Pay {
  hex: Hex;
  amount: number;
}

export interface IncomeView {
  card: string;
  /** null: not collected yet. */
  amount: number | null;
  pays: Pay[];
  again: boolean;
}

export interface BuildingView {
  seat: number;
  hex: Hex;
  cards: string[];
  figure: Figure;
  effect: string | null;
  incomes: IncomeView[];
}

export interface LoneIncome {
  amount: number;
  pays: Pay[];
  direction: Direction | null;
  cluster: Hex | null;
}

export interface BestBuild {
  cards: string[];
  action: Action;
  /** What the cards bring, and with events. */
  income: number;
  events: { event: string; amount: number }[];
  total: number;
  by: { card: string; amount: number; pays: Pay[]; again: boolean }[];
}

export type Size = 'module' | 'base' | 'effect';

export interface Site {
  hex: Hex;
  how: 'fly' | 'jump' | 'here';
  stop: 'own' | 'pad' | 'toll' | 'build';
  toll: number;
  owner: number | null;
  /** Quids of the Dead City on the way. */
  crosses: number;
  /** Each hand card that may be built there, alone, at its best. */
  cards: Record<string, LoneIncome>;
  best: Record<Size, BestBuild | null>;
}

export interface LastTurns {
  trigger: number | null;
  reason: 'figures' | 'field' | 'stalemate' | 'passes';
  left: number[];
}

export interface ViewPD extends View {
  round: number;
  turn: number;
  active: number;
  first: number;
  phase: Phase;
  last_turns: LastTurns | null;
  field: FieldView;
  market: Stack[];
  deck: number;
  box: number;
  events: EventsView | null;
  auction: AuctionView | null;
  cargo: CargoLine[];
  seats: SeatPD[];
  building: BuildingView | null;
  /** Where I could end, only while I am asked for a stop, a lift or a build. */
  sites: Site[] | null;
  result: Result | null;
}

export type Action = Json[];
