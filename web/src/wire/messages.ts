/* Written by tools/wire_types.py from the engine's own types; do not edit. */
import type { Json } from './core';

/**
 * Follow a table, for all seats I hold there, or as a spectator.
 *
 * `since` is the last event number I know: a number, or an object with one per seat if I hold several
 * (the key is the seat's number, or `none` for a spectator). With `steps` I hear what changes, step by step, in
 * `steps` messages; otherwise every change is told as a whole `state`.
 */
export type Join = { t: 'join'; table: string; since?: number | Record<string, number> | null; steps?: boolean };

/** Show me the whole of a table I follow, with the events after `since`: what I know of it may be wrong. */
export type Show = { t: 'show'; table: string; since?: number | Record<string, number> | null };

/** Follow a table no longer; my seats stay mine. */
export type Leave = { t: 'leave'; table: string };

/** Answer a decision. `at` is the version of the state I saw, `key` makes a repetition harmless. */
export type Act = { t: 'act'; table: string; seat: number; at: number; key: string; action: Json[] };

/** Take back my seat's last step. */
export type Undo = { t: 'undo'; table: string; seat: number; at: number; key: string };

/** Take my seat's last undo back. */
export type Redo = { t: 'redo'; table: string; seat: number; at: number; key: string };

/** What would this action cause, as far as nothing hidden or random is involved? */
export type Preview = { t: 'preview'; table: string; seat: number; at: number; id: string; action: Json[] };

/** What would each of these actions bring me, or each legal one, from number `first` on? */
export type Outcomes = {
  t: 'outcomes';
  table: string;
  seat: number;
  at: number;
  id: string;
  actions?: Json[][] | null;
  first?: number;
};

/** Why may I not do this? */
export type Why = { t: 'why'; table: string; seat: number; at: number; id: string; action: Json[] };

/** What would the strongest bot do in my place, and why? One at a time: a new question drops the one before. */
export type Hint = { t: 'hint'; table: string; seat: number; at: number; id: string };

/** I no longer want the hint I asked for with this id. */
export type DropHint = { t: 'drop_hint'; table: string; id: string };

/** A line for the table's chat; only who plays here may speak. */
export type Say = { t: 'say'; table: string; key: string; text: string };

export type Matter = 'pause' | 'resume' | 'undo';

/** Ask the others: to pause, to go on, or to undo beyond what I may take back by myself. */
export type Propose = { t: 'propose'; table: string; seat: number; key: string; what: Matter };

/** My word on the open proposal with this number. One no ends it; who proposed may withdraw it the same way. */
export type Answer = { t: 'answer'; table: string; seat: number; proposal: number; yes: boolean };

/**
 * I turn the card of my lesson: `next` after reading, `back` to the step before, `again` from where the step began
 * (after the last: from the beginning), `skip` this step. `step` is the one I look at.
 */
export type LessonWish = { t: 'lesson'; table: string; step: number; wish: 'next' | 'back' | 'again' | 'skip' };

/** Are you there? */
export type Ping = { t: 'ping' };

/** What a client says. */
export type ClientMessage =
  | Join
  | Show
  | Leave
  | Act
  | Undo
  | Redo
  | Preview
  | Outcomes
  | Why
  | Hint
  | DropHint
  | Say
  | Propose
  | Answer
  | LessonWish
  | Ping;

export type UserInfo = { id: string; name: string };

/** The first message on a connection. */
export type Welcome = { t: 'welcome'; user: UserInfo; protocol?: number };

export type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** A place at a table, as one guest may know it. */
export type SeatInfo = {
  seat: number;
  kind: 'human' | 'bot' | 'open' | 'hotseat';
  name: string | null;
  level: Level | null;
  mine: boolean;
  taken: boolean;
  invite: string | null;
  stand_in?: Level | null;
  stood_in?: boolean;
  online?: boolean;
  kept?: boolean;
  program?: boolean;
  character?: string | null;
  kept_for?: string | null;
};

export type RoundInfo = { n: number; of: number | null };

/**
 * The agreed times in seconds. A turn may take `move` seconds without cost; what it takes beyond that comes out
 * of the seat's `bank`, and when that is empty a bot takes over. Daily tables have a long `move` and no bank.
 */
export type ClockRule = { kind: 'live' | 'daily'; move: number; bank: number };

/** What somebody asks of the table, and who has agreed. */
export type Proposal = { id: number; what: Matter; seat: number; yes: number[]; wanted: number[]; to?: number | null };

/** The latest proposal, if somebody has said no to it. */
export type Declined = { id: number; seat: number };

/**
 * Where a table comes from that was not dealt here. A what-if: from another table, with what its maker could not
 * know dealt anew; a game that was running then has no step to name, as how many there were may be a secret. A game
 * that was brought in as a record: from no table here; `offline` if it was played on a device, where nobody but its
 * players saw it, so that it says nothing of how good anybody is.
 */
export type Origin = { table: string | null; step: number | null; seat: number | null; offline?: boolean };

/** Everybody is asked whether they are ready, as live clocks are about to start. Times are milliseconds from now. */
export type ReadyInfo = { ready: number[]; left: number | null; starts_in: number | null; halted: number | null };

export type HintRule = 'on' | 'limited' | 'off';

/** How many hints a seat has had. */
export type HintsUsed = { seat: number; n: number };

/**
 * Whether people may ask for hints, how many each may have in a game (null: as many as they like), and how many
 * they have had: before the end only of my own seats.
 */
export type HintsInfo = { rule: HintRule; limit: number | null; used: HintsUsed[] };

/** A table in lists and lobbies, as one guest may know it. */
export type TableInfo = {
  id: string;
  game: string;
  rules_version: number;
  name: string;
  options: Record<string, Json>;
  status: 'waiting' | 'playing' | 'over';
  host: boolean;
  created: string;
  updated: string;
  seats: SeatInfo[];
  actors: number[];
  my_turn: boolean;
  round: RoundInfo | null;
  winners: number[];
  commitment: string;
  version: number;
  rematch?: string | null;
  public?: boolean;
  clock?: ClockRule | null;
  stand_in?: Level;
  thinking?: number | null;
  paused?: boolean;
  proposal?: Proposal | null;
  declined?: Declined | null;
  origin?: Origin | null;
  check?: ReadyInfo | null;
  lesson?: string | null;
  since?: string | null;
  hints?: HintsInfo | null;
};

/** The table's seats or status have changed (also sent on joining). */
export type TableMessage = { t: 'table'; table: TableInfo };

export type UndoInfo = { can: boolean; why?: string | null; redo?: boolean; ask?: boolean };

/**
 * All that one seat (null: a spectator) knows now: one message for each seat I hold.
 *
 * `events` are those after number `from`; with `reset` forget the earlier ones.
 */
export type StateMessage = {
  t: 'state';
  table: string;
  seat: number | null;
  at: number;
  view: Record<string, Json>;
  decision: Record<string, Json> | null;
  undo: UndoInfo;
  events: Record<string, Json>[];
  from: number;
  reset: boolean;
  seen?: number | null;
};

/**
 * Put `value` at the end of the path, in place of what is there; without a value take away what is there.
 *
 * The path leads from the view through keys of objects and indices of lists; an index just behind the end adds.
 */
export type Change = { path: (string | number)[]; value?: Json };

/** What happened at one moment, and what is different from the moment before. */
export type StepInfo = { events: Record<string, Json>[]; patch: Change[] };

/**
 * What has changed for one seat since its state at version `base`, for those who have joined with `steps`.
 *
 * The patches turn the view of `base` into that of `at` one after another, and `digest` is the digest of the last.
 * A decision that is left out is as it was. Event numbers begin after `from`.
 */
export type StepsMessage = {
  t: 'steps';
  table: string;
  seat: number | null;
  at: number;
  base: number;
  steps: StepInfo[];
  digest: string;
  undo: UndoInfo;
  from: number;
  decision?: Record<string, Json> | null;
};

/** Stored on disk: the seat's version is now (or was then) `at`. */
export type AckMessage = { t: 'ack'; key: string; at: number };

/** A text in both languages. */
export type Words = { en: string; ru: string };

/** The rules refuse the act or undo with this key; nothing has changed. */
export type RefusedMessage = {
  t: 'refused';
  key: string;
  rule: string | null;
  why: string;
  params: Record<string, Json>;
  text: Words;
};

/** The decision has changed since `at`; the current state follows. */
export type StaleMessage = { t: 'stale'; key: string; at: number };

/** The rules say no: which rule, a reason key with its values, and the sentence. */
export type Refused = { rule: string | null; why: string; params: Record<string, Json>; text: Words };

/** Answer to a preview: the events, or why not. */
export type PreviewMessage = { t: 'preview'; id: string; events?: Record<string, Json>[]; refused?: Refused | null };

/** A line of the score sheet that would change. */
export type LineChangeInfo = { key: string; before: number; after: number };

/** The score if the game ended now, and if it ended right after the action. */
export type ScoreChangeInfo = { before: number; after: number; lines?: LineChangeInfo[] };

/** What it does to one other seat; amounts by quantity. */
export type EffectInfo = {
  seat: number;
  gained?: Record<string, number>;
  paid?: Record<string, number>;
  lost?: Record<string, number>;
  shed?: Record<string, number>;
  score?: ScoreChangeInfo | null;
};

/** What one legal action would bring, up to the first draw or reveal; amounts by quantity. */
export type OutcomeInfo = {
  action: Json[];
  gained?: Record<string, number>;
  paid?: Record<string, number>;
  lost?: Record<string, number>;
  shed?: Record<string, number>;
  score: ScoreChangeInfo;
  components?: string[];
  places?: string[];
  reveals?: boolean;
  ends_turn?: boolean;
  forgone?: string[];
  asks?: string | null;
  others?: EffectInfo[];
};

/**
 * Answer to a question about outcomes: those from number `first` on of `of` in all, or why not.
 *
 * They belong to what my seat was asked at its version `at`.
 */
export type OutcomesMessage = {
  t: 'outcomes';
  id: string;
  at: number;
  first?: number;
  of?: number;
  outcomes?: OutcomeInfo[];
  refused?: Refused | null;
};

/** Answer to a why; null: the action is legal. */
export type WhyMessage = { t: 'why'; id: string; refused: Refused | null };

/**
 * What matters now, without naming a move: a term of the evaluation (null: nothing stands out) and by how many
 * points the moves differ in it.
 */
export type HintNudge = { text: Words; term?: string | null; name?: Words | null; by?: number | null };

/** One answer of mine, and what happens then as far as it can be foreseen: events, as of a preview. */
export type HintStep = { action: Json[]; events: Record<string, Json>[] };

/** By which term of the evaluation a move is better (or worse: below zero) than the best other one. */
export type HintReason = { term: string; name: Words; by: number; points: Words; text: Words };

/** A move that was compared with others. Whatever was not worked out is null. */
export type HintMove = {
  action: Json[];
  steps: HintStep[];
  value: number;
  points: Words;
  doubt?: number | null;
  wins?: number | null;
  behind?: number;
  even?: boolean;
  reasons?: HintReason[];
};

/**
 * Answer to a hint: first that it is being thought about, then perhaps what can be said early, in the end, with
 * `done`, the whole. `tries` tells in how many futures each move was played on.
 */
export type HintMessage = {
  t: 'hint';
  id: string;
  at: number;
  done?: boolean;
  nudge?: HintNudge | null;
  moves?: HintMove[];
  tries?: number;
};

export type ChatLine = { n: number; seat: number | null; name: string; text: string; at: string; step?: number | null };

/** Lines of the chat: all of them on joining, then each new one. */
export type ChatMessage = { t: 'chat'; table: string; lines: ChatLine[]; reset?: boolean };

/** Milliseconds left when this was sent: of the turn's own time, then of the bank. */
export type ClockSeat = { seat: number; move: number; bank: number; running: boolean };

/** Where the clocks stand, on joining and after every change. Whoever shows them counts down by himself. */
export type ClockMessage = { t: 'clock'; table: string; seats: ClockSeat[]; paused?: boolean };

/** Words in both languages. `**` marks what matters most. */
export type Both = { en: string; ru: string };

/** An answer to moves that are legal here and tempting, to be given before they are sent. */
export type Caution = { actions: Json[][]; title: Both; text: Both };

/** One part of a goal, and how far it is. */
export type WantCard = { quantity: string; words: Both; have: number; need: number };

export type GoalCard = { round: number; rounds: number; wants: WantCard[]; missed: Both | null };

/** What the lesson has brought. */
export type ChangeCard = { quantity: string; words: Both; before: number; after: number };

export type NextCard = { id: string; number: number; title: Both };

/** One card. `fine` are the legal moves that lead on; any other is answered by `cautions`, or led to another way. */
export type LessonCard = {
  lesson: string;
  number: number;
  of: number;
  title: Both;
  step: number;
  steps: number;
  kind: 'tell' | 'ask' | 'goal' | 'done';
  head: Both;
  text: Both;
  why: Both | null;
  rule: string | null;
  at: string[];
  beside: string[];
  dock: string;
  back: boolean;
  show: Json[] | null;
  fine: Json[][];
  cautions: Caution[];
  strayed: boolean;
  goal: GoalCard | null;
  changes: ChangeCard[];
  following: NextCard | null;
  mastered: boolean;
};

/** What my lesson tells me now: on joining, and whenever something has happened. */
export type LessonMessage = { t: 'lesson'; table: string; card: LessonCard };

/** The message was not understood or not permitted. The connection and the table go on. */
export type ErrorMessage = {
  t: 'error';
  code: string;
  text: Words;
  params?: Record<string, Json>;
  key?: string | null;
  id?: string | null;
  table?: string | null;
};

/** I am. */
export type Pong = { t: 'pong' };

/** What the server says. */
export type ServerMessage =
  | Welcome
  | TableMessage
  | StateMessage
  | StepsMessage
  | AckMessage
  | RefusedMessage
  | StaleMessage
  | PreviewMessage
  | OutcomesMessage
  | WhyMessage
  | HintMessage
  | ChatMessage
  | ClockMessage
  | LessonMessage
  | ErrorMessage
  | Pong;

/** What the seat was asked then. */
export type ExplainedQuestion = { kind: string; rule: string; params: Record<string, Json> };

/**
 * The bot's move against what the strongest bot would have done: the `only` move there was, the `best` it finds,
 * `even` with the best as far as the deals tell, or `behind` it by so many points.
 */
export type ExplanationVerdict = {
  kind: 'only' | 'best' | 'even' | 'behind';
  by?: number;
  points?: Words | null;
  doubt?: number | null;
};

/** A bot's move and what else it could have done, as the strongest bot judges by what that seat could know. */
export type MoveExplanation = {
  step: number;
  seat: number;
  level?: number | null;
  character?: string | null;
  question: ExplainedQuestion;
  done?: boolean;
  verdict?: ExplanationVerdict | null;
  moves?: HintMove[];
  chosen?: number;
  tries?: number;
};
