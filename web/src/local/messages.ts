/** What the page and its workers say to each other. The tables of this tab live in one worker, its bots think in another. */

import type { Both } from '../lib/types';

/** What starting is doing; the first is counted in bytes. */
export type BootStep = 'files' | 'python' | 'rules';

/** The files of an engine (tools/device_bundle.py), and the version of the client that the server offered with it. */
export interface Bundle {
  client?: string;
  engine: string;
  packages: string;
  pyodide: string;
  files: { name: string; bytes: number }[];
}

/** A question to a bot, as the engine asks it; its answer goes back to where the tables are. */
export interface AskedBot {
  table: string;
  seat: number;
  asked_at: number;
  order: string;
}

/**
 * Something else for the worker in which bots think, such as a hint or, behind all of them (`later`), a piece of an
 * analysis; what it finds goes back to where the tables are.
 */
export interface Thought {
  id: number;
  table: string;
  order: string;
  later: boolean;
}

/** Whether a table is played in this tab. Elsewhere it can be watched. */
export type Standing = 'here' | 'elsewhere';

export type ToTables =
  /** `engine`: the version of the page, or the engine that this visit has begun with. */
  | { do: 'boot'; role: 'tables'; name: string; engine: string | Bundle }
  /** The page has opened its connection, perhaps anew. */
  | { do: 'connect' }
  | { do: 'hear'; text: string }
  | { do: 'call'; id: number; method: string; url: string; body: string }
  /** Play on here what another tab plays. */
  | { do: 'take'; table: string }
  | { do: 'chosen'; asked: AskedBot; action: string }
  /** What a thought has found, so far or (`done`) at all; null: nothing. */
  | { do: 'found'; id: number; found: string | null; done: boolean };

export type ToBots =
  | { do: 'boot'; role: 'bots'; engine: string | Bundle }
  | { do: 'choose'; asked: AskedBot }
  | { do: 'think'; thought: Thought };

export type FromWorker =
  | { told: 'step'; step: BootStep; done: number; of: number }
  | { told: 'ready'; bundle: Bundle }
  | { told: 'failed'; why: string }
  /** The name of a lock that the worker holds as long as it lives. */
  | { told: 'alive'; lock: string }
  | { told: 'frame'; text: string }
  /** Something could not be stored, and has not happened. */
  | { told: 'trouble'; text: Both }
  | { told: 'answer'; id: number; status: number; body: unknown }
  | { told: 'standing'; table: string; standing: Standing }
  | { told: 'ask'; asked: AskedBot }
  | { told: 'chosen'; asked: AskedBot; action: string }
  | { told: 'think'; thought: Thought }
  /** Nobody wants this thought any more. */
  | { told: 'drop'; id: number }
  | { told: 'found'; id: number; found: string; done: boolean };
