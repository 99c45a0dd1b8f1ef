/**
 * The seat view of Pandorum as it travels; the engine decides, the board only draws. The shapes come from the engine's
 * own schema (src/gen), narrowed where the schema writes an id as any string.
 */
import type * as Gen from '../../gen/pandorum-view';
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
export type HexKind = Gen.HexView['kind'];
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
export type Phase = Gen.View['phase'];

/** "q,r" in axial coordinates: "0,0", "-2,1". */
export type Hex = string;
/** 0 east, then counter-clockwise: NE, NW, W, SW, SE. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;
export type Action = Json[];

export type ObjectView = Gen.ObjectView;
/** `position`: the place of its section, 0 in the middle; `center`: the middle of its section; `edge`: fewer than six neighbours. */
export interface HexView extends Gen.HexView {
  token: TokenId | null;
}

/** `hexes`: a1, b1, b2, a2; `parts`: the pairs it keeps apart (PD-11.3). */
export type CrackView = Gen.CrackView;
export interface FieldView extends Omit<Gen.FieldView, 'hexes'> {
  hexes: HexView[];
}

export type Stack = Gen.StackView;
/** `of`: what lay on it at first, null for a bid; `engines`: tokens on it per seat (New Engines only). */
export type EventInPlay = Gen.InPlayView;
export type EventsView = Gen.EventsView;
export type AuctionView = Gen.AuctionView;
export interface CargoLine extends Gen.CargoView {
  type: CardType;
}

export type NoseView = Gen.NoseView;
export type DeckView = Gen.CentralDeckView;
export type HoldView = Gen.CargoHoldView;
export type ScoreKey = 'quids' | CardType;
/**
 * `cards`: mine, and all hands once the game is over; `known`: those everybody has seen go there; `extraction`: unseen
 * extraction cards, which everybody can count, because all of them are dealt at the start.
 */
export type SeatPD = Gen.SeatView;

export type Pay = Gen.PayingView;
/** `amount` null: not collected yet. */
export type IncomeView = Gen.IncomeView;
export type BuildingView = Gen.BuildingView;

export interface LoneIncome extends Gen.LoneCardView {
  direction: Direction | null;
}
/** `income`: what the cards bring; `total`: with events. */
export interface BestBuild extends Omit<Gen.BestBuildView, 'action' | 'by'> {
  action: Action;
  by: (Gen.IncomeView & { amount: number })[];
}
export type Size = keyof Gen.BestView;
/** `crosses`: quids of the Dead City on the way; `cards`: each hand card that may be built there, alone, at its best. */
export interface Site extends Omit<Gen.SiteView, 'best' | 'cards'> {
  cards: Record<string, LoneIncome>;
  best: Record<Size, BestBuild | null>;
}

export type LastTurns = Gen.LastTurnsView;

type Own =
  'turn' | 'active' | 'first' | 'last_turns' | 'market' | 'deck' | 'box' | 'events' | 'auction' | 'seats' | 'building';
/** `sites`: where I could end, only while I am asked for a stop, a lift or a build. */
export interface ViewPD extends View, Pick<Gen.View, Own> {
  round: number;
  phase: Phase;
  field: FieldView;
  cargo: CargoLine[];
  sites: Site[] | null;
  options: Gen.OptionsView & Record<string, Json>;
  result: Result | null;
}
