/** What travels between server and client: the forms of docs/protocol.md. Everything specific to a game stays open here. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Lang = 'en' | 'ru';
export type Both = Record<Lang, string>;

/** An action as the engine writes it: `["play", "scout"]`. */
export type Action = Json[];

export interface Decision {
  seat: number;
  kind: string;
  rule: string;
  params?: Record<string, Json>;
  actions: Action[];
}

/** An event as a seat may see it; `n` is its number at this table. */
export interface GameEvent {
  e: string;
  n?: number;
  [field: string]: Json | undefined;
}

export interface ScoreLine {
  key: string;
  points: number;
  params?: Record<string, Json>;
}

export interface ScoreSheet {
  seat: number;
  total: number;
  rank: number;
  lines: ScoreLine[];
}

export interface Result {
  scores: ScoreSheet[];
  winners: number[];
  tie_break: string | null;
}

/** What every game's view has; a board narrows it to its own. */
export interface View {
  game: string;
  rules_version: number;
  players: number;
  me: number | null;
  step: number;
  options: Record<string, Json>;
  commitment: string;
  seed: string | null;
  actors: number[];
  over: boolean;
  round?: number;
  rounds?: number;
  phase?: string;
  result: Result | null;
  [field: string]: unknown;
}

export interface Refusal {
  rule: string | null;
  why: string;
  params: Record<string, Json>;
  text?: Both;
}

export interface Undo {
  can: boolean;
  why: string | null;
}

export type Level = 'easy' | 'normal' | 'hard';
export type SeatKind = 'human' | 'bot' | 'open' | 'hotseat';

export interface TableSeat {
  seat: number;
  kind: SeatKind;
  name: string | null;
  level: Level | null;
  mine: boolean;
  taken: boolean;
  invite: string | null;
}

export interface Table {
  id: string;
  game: string;
  name: string;
  options: Record<string, Json>;
  status: 'waiting' | 'playing' | 'over';
  host: boolean;
  created: string;
  updated: string;
  seats: TableSeat[];
  actors: number[];
  my_turn: boolean;
  round: { n: number; of: number | null } | null;
  winners: number[];
  commitment: string;
  version: number;
  rematch?: string | null;
}

export interface User {
  id: string;
  name: string;
}

export interface OptionSchema {
  type?: string;
  enum?: Json[];
  default?: Json;
  minimum?: number;
  maximum?: number;
  'x-title'?: Both;
  'x-text'?: Both;
  'x-names'?: Record<string, Both>;
  'x-rule'?: string;
}

export interface GameInfo {
  id: string;
  name: Both;
  text: Both;
  players: [number, number];
  minutes: [number, number];
  weight: number;
  stage: string;
  rules_version: number;
  options: { properties?: Record<string, OptionSchema> };
}

export interface RuleText {
  id: string;
  text: Both;
  ruling?: boolean;
  why?: Both | string | null;
}

export interface RuleSection {
  id: string;
  title: Both;
  rules: RuleText[];
}

export interface Component {
  id: string;
  name: Both;
  text?: Both | null;
  source?: string | null;
  why?: Both | string | null;
  data: Record<string, Json>;
}

export interface ComponentKind {
  id: string;
  name: Both;
  items: Component[];
}

export interface ReplayStep {
  n: number;
  seat: number | null;
  action: Action | null;
  events: GameEvent[];
  view: View;
}

export interface StateMessage {
  t: 'state';
  table: string;
  seat: number | null;
  at: number;
  view: View;
  decision: Decision | null;
  undo: Undo;
  events: GameEvent[];
  from: number;
  reset: boolean;
}

export type ServerMessage =
  | { t: 'welcome'; protocol: number; user: User }
  | { t: 'table'; table: Table }
  | StateMessage
  | { t: 'ack'; key: string; at: number }
  | ({ t: 'refused'; key: string } & Refusal)
  | { t: 'stale'; key: string; at: number }
  | { t: 'preview'; id: string; events?: GameEvent[]; refused?: Refusal }
  | { t: 'why'; id: string; refused: Refusal | null }
  | { t: 'error'; code: string; text?: Both; key?: string; id?: string; params?: Record<string, Json> }
  | { t: 'pong' };

export type ClientMessage =
  | { t: 'join'; table: string; since: number | Record<string, number> | null }
  | { t: 'leave'; table: string }
  | { t: 'act'; table: string; seat: number; at: number; key: string; action: Action }
  | { t: 'undo'; table: string; seat: number; at: number; key: string }
  | { t: 'preview'; table: string; seat: number; at: number; id: string; action: Action }
  | { t: 'why'; table: string; seat: number; at: number; id: string; action: Action }
  | { t: 'ping' };
