/* Written by tools/wire_types.py from the engine's own types; do not edit. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The number of a seat: a player, or the opponent a game brings along. */
export type Seat = number;

/** A card, a tile or another component. */
export type ComponentId = string;

/** A place such as "civ-3", "row-5", "area" or "H3". */
export type Place = string;

/** A square or hex of a board. */
export type Spot = string;

/** What a seat is asked, with every legal answer, and what a screen shows beside it. */
export type Question<Kind extends string, Params, Action, Guide = unknown> = {
  seat: Seat;
  kind: Kind;
  rule: string;
  params: Params;
  actions: Action[];
  guide?: Guide;
};

/** A meaning ("seat", "component", "place", "spot", "track", "item", "word:<prefix>"), or those inside an object. */
export type FieldType = string | { [field: string]: FieldType };
export type FieldTypes = Record<string, FieldType>;

/** What the fields of events, by their kind, and the parameters of prompts and refusals mean: the log reads it. */
export type MessageFields = { events: Record<string, FieldTypes>; parameters: FieldTypes };

/**
 * Each game adds `game`, its `result` and all it shows.
 *
 * `options` are typed more closely in the schema, by the game's own options.
 */
export type ViewHead = {
  rules_version: number;
  players: number;
  me: number | null;
  step: number;
  options: Record<string, boolean | string | number>;
  commitment: string;
  seed: string | null;
  actors: number[];
  over: boolean;
  round: number;
};

export type LineView = { key: string; points: number; params: Record<string, number> };

export type SheetView = { seat: number; total: number; rank: number; lines: LineView[] };

/** The result of a game; each game says which `tie_break` it knows. */
export type ScoresView = { scores: SheetView[]; winners: number[] };

/** How much of it is still to come. */
export type Left = { left: number };
