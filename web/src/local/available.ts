/** Tables of this device, for screens that list and begin them. Nothing here starts the engine but a table to be dealt. */
import type { Table } from '../lib/types';
import type { Json } from '../lib/types';
import { api, ApiError, type NewTable } from '../net/api';
import { Storage, type Learnt } from './storage';

/** Whether this browser can run the engine: over https or on this very machine, and not too old. */
export function canPlayHere(): boolean {
  return globalThis.isSecureContext === true && 'locks' in navigator && 'indexedDB' in globalThis;
}

let storage: Promise<Storage> | null = null;

/** What is kept here; a private window may refuse. */
function kept(): Promise<Storage> {
  storage ??= Storage.open().catch((error: unknown) => {
    storage = null;
    throw error;
  });
  return storage;
}

/** All tables of this device, the latest first; none where nothing can be kept. Lessons are listed by themselves. */
export async function localTables(): Promise<Table[]> {
  if (!canPlayHere()) return [];
  try {
    const tables = (await (await kept()).shown()).filter(({ lesson }) => !lesson);
    return tables.sort((a, b) => b.updated.localeCompare(a.updated));
  } catch {
    return [];
  }
}

/** How far the person is in lessons that were begun on this device. */
export async function learntHere(): Promise<Learnt[]> {
  if (!canPlayHere()) return [];
  try {
    return await (await kept()).learnt();
  } catch {
    return [];
  }
}

/** Deals a table on this device. The browser is asked to keep what is stored here, even when room gets short. */
export async function newLocalTable(wish: NewTable): Promise<Table> {
  void navigator.storage?.persist?.().catch(() => false);
  return api.create(wish, true);
}

/** Whether the engine of this device can stand in for the server. */
export async function standsIn(): Promise<boolean> {
  if (!canPlayHere()) return false;
  // Who has never played here may not have this part of the client on the device either, let alone the engine.
  const answers = await import('./answers').catch(() => null);
  return answers !== null && answers.answersAlone();
}

/** By the server; where it cannot be reached, by the engine of this device if that can be had without it. */
export async function hereInstead<T>(there: () => Promise<T>, here: () => Promise<T>): Promise<T> {
  try {
    return await there();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'offline' || !(await standsIn())) throw error;
    return here();
  }
}

/** A table to be played at once, wherever that is possible. */
export const anyTable = (wish: NewTable): Promise<Table> =>
  hereInstead(
    () => api.create(wish),
    () => newLocalTable(wish),
  );

/** A table from a record, wherever that is possible. */
export const anyRecord = (record: Json): Promise<Table> =>
  hereInstead(
    () => api.importRecord(record),
    () => api.importRecord(record, true),
  );
