/**
 * How a table of the server stood when this device last heard of it, to be looked at while nobody answers. It is kept
 * beside the other answers, and dropped with them when somebody else sits here.
 */
import type { StateMessage, Table } from '../lib/types';
import { dropAnswer, keepAnswer, keptAnswer } from './answers';

export interface LastState {
  table: Table;
  /** Of each seat that was in sight, with the whole log. */
  states: StateMessage[];
}

const address = (table: string): string => `/tables/${table}/last`;

export const keepLast = (last: LastState): Promise<void> => keepAnswer(address(last.table.id), JSON.stringify(last));
export const dropLast = (table: string): Promise<void> => dropAnswer(address(table));

export async function lastState(table: string): Promise<(LastState & { came: number }) | null> {
  const kept = await keptAnswer(address(table));
  return kept && { ...(JSON.parse(kept.text) as LastState), came: kept.came };
}
