/**
 * The seat view of On Mars as it travels; the engine decides, the board only draws. Parties are the seats and, in the
 * solo game, the automaton Lacerda as party 1.
 */
import type { Json, Result, View } from '../../lib/types';

export const BUILDINGS = ['mine', 'generator', 'water_extractor', 'greenhouse', 'oxygen_condenser', 'shelter'] as const;
export type BuildingType = (typeof BUILDINGS)[number];
/** The shared ones have a stack of tiles each; shelters lie on the boards of their owners. */
export type SharedType = Exclude<BuildingType, 'shelter'>;
export type LssType = Exclude<SharedType, 'mine'>;
export const RESOURCES = ['mineral', 'battery', 'water', 'plant', 'oxygen'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Item = Resource | 'crystal';
export const RED_ACTIONS = [
  'obtain_blueprint',
  'research_development',
  'construct',
  'upgrade',
  'hire_or_contract',
] as const;
export type RedAction = (typeof RED_ACTIONS)[number];
export const MAIN_ACTIONS = [
  'landing_pod',
  'obtain_blueprint',
  'learn_tech',
  'research_development',
  'resupply',
  'control_center',
  'construct',
  'upgrade',
  'hire_or_contract',
  'welcome_ship',
] as const;
export type MainAction = (typeof MAIN_ACTIONS)[number];
export type Side = 'orbit' | 'colony';
export type Party = number;
/** "q,r" in axial coordinates: "0,0", "-6,2". */
export type Hex = string;
/** n, ne, se, s, sw, nw. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;
/** "none", "oxygen", "mineral+plant": the resources paid, joined by +. */
export type Payment = string;
export type Piece = 'bot' | 'rover';
export type Action = Json[];

export interface BuildingOM {
  type: BuildingType;
  /** Whose shelter it is; null: shared. */
  party: Party | null;
  /** How many buildings its group has; the same `group` for all of them. */
  size: number;
  group: number;
  advanced: { party: Party; card: string } | null;
  miner: Party | null;
}

export interface HexOM {
  hex: Hex;
  building: BuildingOM | null;
  bots: Party[];
  rover: Party[];
  crystal: boolean;
  /** disc_… or research_… */
  tile: string | null;
  /** Printed on the board: where a building stands at the start, where research lies. */
  start: boolean;
  research: boolean;
}

export interface PileOM {
  type: SharedType;
  left: number;
  /** Of the top tile; null: none left. */
  arrows: Direction[] | null;
}

/** What building on a hex would bring, while I am asked where (`site`). */
export interface TargetOM {
  size: number;
  gain: { item: Item; amount: number; stored: number };
  /** Level of the tech that joining needs. */
  need: number;
  techs: { party: Party; level: number; boosts: number }[];
  crystals: Hex[];
  blocked: Direction[];
  op: number;
  /** A benefit of the life support system follows. */
  lss: boolean;
  row: [number, number] | null;
  cube: boolean;
  level_up: boolean;
  displaces: { party: Party; piece: Piece }[];
  mission: string[];
}

export interface TrackSpaceOM {
  space: number;
  party: Party | null;
  standing: boolean;
}
export interface ShuttleOM {
  side: Side;
  space: number;
  /** Shuttle phases until it flies; 1: in this round's. */
  flies_in: number;
  lands: { side: Side; space: number };
}
export interface LssOM {
  type: LssType;
  row: number;
  tile: string;
  /** What the tile would give each party now. */
  op: number[];
  /** Steps missing to the level-up. */
  left: number;
}
export interface MissionOM {
  mission: string;
  place: 'a' | 'b' | 'c';
  of: number;
  left: number;
  crystals: number;
  done: boolean;
}
export interface GridOM {
  place: number;
  row: 'top' | 'middle' | 'bottom';
  tech: string | null;
}
export interface CostOM {
  legal: boolean;
  /** Each one crystal or one colonist. */
  payments: number;
  clears: Party[];
  why: string | null;
}
export interface ScoreOM {
  total: number;
  lines: Record<string, number>;
}
export interface BlueprintOM {
  card: string;
  hex: Hex | null;
  scientist: string | null;
  radar: string | null;
}
export interface GoalOM {
  goal: string;
  have: number[];
  need: number[];
  ready: boolean;
}
export interface PartyOM {
  party: Party;
  automaton: boolean;
  side: Side;
  space: number;
  standing: boolean;
  op: number;
  resources: Record<Resource, number>;
  limit: number;
  crystals: number;
  incoming: number;
  room: number;
  quarters: number;
  capacity: number;
  working: number;
  supply: number;
  gained: number;
  miners: number;
  depot: string[];
  hangar: number;
  spent: number;
  ships_may: number;
  lab: Record<string, string>;
  bots_supply: number;
  markers: number;
  shelters_left: number;
  blueprints: BlueprintOM[];
  scientists: { scientist: string; at: string | null; op: number }[];
  contracts: { contract: string; items: Partial<Record<Item, number>>; done: boolean }[];
  progress: SharedType[];
  discoveries: string[];
  research: string[];
  goals: number;
  hand: GoalOM[] | null;
  achieved: string | null;
  first_a: number;
  first_b: number;
  first_cards: string[] | null;
  score: ScoreOM;
}
export interface SoloOM {
  deck: number;
  discard: string[];
  solo_pass: number;
  card: string | null;
  icon: SharedType;
  goal: string;
  checks: Record<string, { key: string; have: number; need: number; met: boolean }[]>;
}
export interface ResultOM extends Result {
  solo: { won: boolean; goal: string; met: string[]; lacerda: ScoreOM } | null;
}

type Common =
  'game' | 'rules_version' | 'players' | 'me' | 'step' | 'options' | 'commitment' | 'seed' | 'actors' | 'over';

export interface ViewOM extends Pick<View, Common> {
  round: number;
  phase: 'setup' | 'colonization' | 'shuttle' | 'scoring' | 'end';
  active: Party | null;
  order: Party[];
  ending: { reason: 'missions' | 'level' | 'limit'; last_round: number } | null;
  turn: { seat: Party; main: boolean; exec: boolean; side: Side; used: string[] } | null;
  /** What somebody has said aloud and not done yet. */
  doing: { seat: Party; building: BuildingType | null; bots: number | null; rover: number | null } | null;
  track: TrackSpaceOM[];
  shuttle: ShuttleOM;
  level: number;
  lss: LssOM[];
  missions: MissionOM[];
  remaining: number;
  hexes: HexOM[];
  piles: PileOM[];
  exploration: (string | null)[];
  explore_left: number[];
  warehouse: Partial<Record<Item, number>>;
  capacity: number;
  grid: GridOM[];
  tech_left: number[];
  display: (string | null)[];
  blueprints_left: number;
  places: ({ scientist: string } | { contract: string } | null)[];
  pool: string[];
  slots: Record<RedAction, Party[]>;
  costs: Partial<Record<MainAction, CostOM>> | null;
  parties: PartyOM[];
  held: { owner: Party; tech: string }[];
  solo: SoloOM | null;
  targets: Record<Hex, TargetOM> | null;
  result: ResultOM | null;
}
