/**
 * What travels between server and client. The messages and what a table looks like come from the server's own schema
 * (src/gen, `npm run gen`); here they are narrowed where the schema must stay open because each game fills it.
 */
import type * as Client from '../gen/client';
import type * as Server from '../gen/server';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Both = Server.Words;
export type Lang = keyof Both;

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
  /** Alone against an opponent without a seat: whether the chosen goal was reached, and which others were. */
  solo?: { won: boolean; goal: string; met: string[] } | null;
}

/** One thing to achieve, and how far it is. */
export interface Check {
  key: string;
  have: number;
  need: number;
  met: boolean;
}

/** A total to reach with its verdict, or a goal with its list. */
export interface Solo {
  target?: number;
  verdict?: { difference: number; rank: number; text: Both } | null;
  goal?: string;
  checks?: Record<string, Check[]>;
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
  /** Alone: what is to be reached, and at the end how it went. */
  solo?: Solo | null;
  result: Result | null;
  [field: string]: unknown;
}

/** Why something is not possible; the words come with it unless the client made it up itself. */
export type Refusal = Omit<Server.Refused, 'params' | 'text'> & { params: Record<string, Json>; text?: Both };
/** `redo`: what was taken back can be played again; `ask`: beyond `can`, with the consent of all. */
export type Undo = { can: boolean; why: string | null; redo?: boolean; ask?: boolean };

export type Level = NonNullable<Server.SeatInfo['level']>;
/** What the host may put on a seat of a table that waits. */
export type HostWish = { kind: 'bot'; level: Level } | { kind: 'open'; unseat?: boolean };
export type SeatKind = Server.SeatInfo['kind'];
export type TableSeat = Server.SeatInfo;
export type Table = Omit<Server.TableInfo, 'options'> & { options: Record<string, Json> };
export type Clock = Server.ClockRule;
export type ChatLine = Server.ChatLine;
export type ChatMessage = Server.ChatMessage;
export type ClockMessage = Server.ClockMessage;
export type ClockSeat = Server.ClockSeat;
export type Proposal = Server.Proposal;
/** What can be asked of the table. */
export type Matter = Proposal['what'];
export type User = Server.UserInfo;
/** Whoever sits at this device; `account` is the name they log in with, if they have one. */
export type Person = User & { account: string | null };

export interface OptionSchema {
  type?: string;
  enum?: Json[];
  default?: Json;
  minimum?: number;
  maximum?: number;
  'x-title'?: Both;
  'x-text'?: Both;
  'x-names'?: Record<string, Both>;
  /** What a value means, where its name does not say enough. */
  'x-texts'?: Record<string, Both>;
  /** Names of its values while another option, a switch, is on. */
  'x-names-with'?: Record<string, Record<string, Both>>;
  /** Names of its values at a table of one seat, also while a switch is on. */
  'x-names-alone'?: Record<string, Both>;
  'x-names-alone-with'?: Record<string, Record<string, Both>>;
  'x-rule'?: string;
  /** It matters only if these options have one of these values. */
  'x-only'?: Record<string, string[]>;
  /** It belongs to this seat, counted from 1. */
  'x-seat'?: number;
  /** It matters only with this many seats. */
  'x-players'?: [number, number];
  'x-group'?: Both;
  /** It should join this option at tables with at least so many seats. */
  'x-beside'?: { option: string; seats: number };
  /** Its values are components of this kind and can be shown. */
  'x-image'?: string;
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

export type StateMessage = Omit<Server.StateMessage, 'view' | 'decision' | 'undo' | 'events'> & {
  view: View;
  decision: Decision | null;
  undo: Undo;
  events: GameEvent[];
};

type Narrowed =
  Server.TableMessage | Server.StateMessage | Server.RefusedMessage | Server.PreviewMessage | Server.WhyMessage;
export type ServerMessage =
  | Exclude<Server.ServerMessage, Narrowed>
  | { t: 'table'; table: Table }
  | StateMessage
  | ({ t: 'refused'; key: string } & Refusal)
  | { t: 'preview'; id: string; events?: GameEvent[]; refused?: Refusal | null }
  | { t: 'why'; id: string; refused: Refusal | null };

export type ClientMessage =
  | Exclude<Client.ClientMessage, Client.Act | Client.Preview | Client.Why>
  | (Omit<Client.Act, 'action'> & { action: Action })
  | (Omit<Client.Preview, 'action'> & { action: Action })
  | (Omit<Client.Why, 'action'> & { action: Action });
