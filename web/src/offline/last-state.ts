/**
 * How a table of the server stood when this device last heard of it, to be looked at while nobody answers. It is kept
 * beside the other answers, and dropped with them when somebody else sits here.
 */
import type { StateMessage, Table } from '../lib/types';
import type { Act } from '../net/outbox';
import { dropAnswer, keepAnswer, keptAnswer } from './answers';

export interface LastState {
  table: Table;
  /** Of each seat that was in sight, with the whole log. */
  states: StateMessage[];
}

const address = (table: string): string => `/tables/${table}/last`;

/** So much of an act as tells which question it answers. */
type Answering = Pick<Act, 'table' | 'seat' | 'at'>;

export const keepLast = (last: LastState): Promise<void> => keepAnswer(address(last.table.id), JSON.stringify(last));
export const dropLast = (table: string): Promise<void> => dropAnswer(address(table));

export async function lastState(table: string): Promise<(LastState & { came: number }) | null> {
  const kept = await keptAnswer(address(table));
  return kept && { ...(JSON.parse(kept.text) as LastState), came: kept.came };
}

/** This question has been answered, or is not asked any more: nobody shall answer it once more from what is kept. */
export async function dropQuestion({ table, seat, at }: Answering): Promise<void> {
  const last = await lastState(table);
  if (!last?.states.some((state) => state.seat === seat && state.at === at)) return;
  const states = last.states.map((state) => (state.seat === seat ? { ...state, decision: null } : state));
  await keepAnswer(address(table), JSON.stringify({ table: last.table, states } satisfies LastState), last.came);
}
