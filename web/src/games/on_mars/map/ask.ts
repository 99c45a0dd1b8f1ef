/** What the map asks: shared by the questions (asks.ts, moving.ts) and whoever shows them. */
import type { Translate } from '../../../lib/table';
import type { Action, Decision, Paid, Reach, View } from '../wire';
import type { OutcomeOM } from '../outcomes';
import type { Party } from '../types';
import type { Lit, Target } from './types';

/** What an answer can be made with: whose tech, which card. */
export interface Option {
  actions: Action[];
  party?: Party;
  level?: number;
  boosts?: number;
  card?: string;
  /** How many crystals lie on the way, and whether they stay there (OM-8.4). */
  crystals?: number;
  past?: boolean;
}
export interface AskTarget extends Target {
  /** Crystals of the way that would find no room. */
  wasted?: number;
  /** Why a piece may go there but not stay. */
  why?: Exclude<Reach['stays'], 'yes'>;
  /** Several: the callout has a switch. None: the press only chooses a piece. */
  options: Option[];
}
export interface Ask {
  targets: AskTarget[];
  /** What is lit while nothing is considered. */
  lit: Lit;
  /** What is lit while a target is considered, to be answered in one of its ways. */
  over(target: AskTarget, way?: Option): Lit;
}

export interface AskInput {
  view: View;
  decision: Decision | null;
  words: Translate;
  nameOf(party: Party): string;
  colourOf?(party: Party): number;
  titleOf?(id: string): string;
  /** What the table has chosen already: blueprint to build, discovery tile to place, what has paid for the building. */
  chosen?: { blueprint?: string | null; explore?: number | null; paid?: Paid | null };
  /** What the engine says an answer would bring. */
  outcomeOf?(action: Action): OutcomeOM | null;
}

export const NOTHING: Ask = { targets: [], lit: {}, over: () => ({}) };
