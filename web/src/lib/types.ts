/**
 * What travels between server and client. Its types are written from the engine's own (src/wire, `npm run gen`). The
 * messages leave open what each game fills; here it is at least a `Wire`, and a board knows it as its game's own.
 */
import type { Json, LineView, Question, ScoresView, SheetView, ViewHead } from '../wire/core';
import type * as Sent from '../wire/messages';

export type { Json };
export type Both = Sent.Words;
export type Lang = keyof Both;

/** What is true of every game's types: `src/games/<game>/wire.ts` has those of each. */
export interface Wire {
  view: View;
  event: GameEvent;
  action: Action;
  decision: Decision;
  reason: string;
  quantity: string;
}

/** An action as the engine writes it: `["play", "scout"]`. */
export type Action = Json[];
/** What the parameters of prompts and refusals and the fields of events can be. */
export type Fields = Record<string, Json | undefined>;
export type Decision = Question<string, Fields, Action>;
/** An event as a seat may see it; `n` is its number at this table. */
export type GameEvent = { e: string; n?: number; [field: string]: Json | undefined };

/** So much of each quantity. */
type Amounts<W extends Wire> = Partial<Record<W['quantity'], number>>;
type Changes<W extends Wire> = Partial<Record<'gained' | 'paid' | 'lost' | 'shed', Amounts<W>>>;
/** What one legal action would bring its seat, up to the first draw or reveal; what is empty or false is left out. */
export type Outcome<W extends Wire = Wire> = Omit<Sent.OutcomeInfo, 'action' | 'others' | keyof Changes<W>> &
  Changes<W> & {
    action: W['action'];
    others?: (Omit<Sent.EffectInfo, keyof Changes<W>> & Changes<W>)[];
  };

export type ScoreLine = LineView;
export type ScoreSheet = SheetView;
/** `solo`: alone against an opponent without a seat, whether the chosen goal was reached and which others were. */
export type Result = ScoresView & {
  tie_break: string | null;
  solo?: { won: boolean; goal: string; met: string[] } | null;
};

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

/** What every game's view has. `solo`: alone, what is to be reached, and at the end how it went. */
export type View = ViewHead & {
  game: string;
  rounds?: number;
  phase?: string;
  solo?: Solo | null;
  result: Result | null;
  [field: string]: unknown;
};

/** Why something is not possible; the words come with it unless the client made it up itself. */
export type Refusal<Why extends string = string> = Omit<Sent.Refused, 'why' | 'text'> & { why: Why; text?: Both };
/** `redo`: what was taken back can be played again; `ask`: beyond `can`, with the consent of all. */
export type Undo = { can: boolean; why: string | null; redo?: boolean; ask?: boolean };

export type Level = NonNullable<Sent.SeatInfo['level']>;
/** What the host may put on a seat of a table that waits. */
export type HostWish = { kind: 'bot'; level: Level; character?: string } | { kind: 'open'; unseat?: boolean };
export type TableSeat = Sent.SeatInfo;
export type Table = Sent.TableInfo;
export type ReadyInfo = Sent.ReadyInfo;
/** What an invitation is for, as `POST /api/tables/{id}/invitation` tells. */
export interface Invitation {
  table: Table;
  seat: number;
  by: string | null;
  open: boolean;
}
export type Clock = Sent.ClockRule;
export type ChatLine = Sent.ChatLine;
export type ChatMessage = Sent.ChatMessage;
export type ClockMessage = Sent.ClockMessage;
export type Proposal = Sent.Proposal;
/** What can be asked of the table. */
export type Matter = Proposal['what'];
export type User = Sent.UserInfo;
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
  bots: { levels: BotLevel[]; characters: BotCharacter[] };
}

/** How strong the bots of a level were measured to be in a game, with the ends of the interval; null if they were not. */
export interface BotLevel {
  level: Level;
  rating: number | null;
  low: number | null;
  high: number | null;
}

export interface BotCharacter {
  id: string;
  name: Both;
  text: Both;
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
  /** If asked for: in the middle of the act, how many events were told and what differed from `view`. */
  moments?: { events: number; patch: Sent.Change[] }[] | null;
}

/** Something happened, and this is how things stood then: a whole, true view made by the engine. */
export interface Step {
  events: GameEvent[];
  view: View;
}

export type StateSent = Omit<Sent.StateMessage, 'view' | 'decision' | 'undo' | 'events'> & {
  view: View;
  decision: Decision | null;
  undo: Undo;
  events: GameEvent[];
};
/**
 * A state as the connection hands it on. The `steps` lead from the state before to this one, at least one: their events
 * together are `events`, and the last one's view is `view`. What did not change is the same object from view to view.
 */
export type StateMessage = StateSent & { steps: Step[] };
/** What has changed since another version, as it is sent. */
export type StepsSent = Omit<Sent.StepsMessage, 'steps' | 'decision' | 'undo'> & {
  steps: { events: GameEvent[]; patch: Sent.Change[] }[];
  decision?: Decision | null;
  undo: Undo;
};
export type PreviewMessage = Omit<Sent.PreviewMessage, 'events'> & { events?: GameEvent[] };

export type ServerMessage =
  | Exclude<Sent.ServerMessage, Sent.StateMessage | Sent.StepsMessage | Sent.PreviewMessage>
  | StateSent
  | StepsSent
  | PreviewMessage;
export type ClientMessage = Sent.ClientMessage;
