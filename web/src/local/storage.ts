/**
 * What this device keeps, in IndexedDB: the tables with their moves, as texts that only the engine reads. Whatever a call
 * of the engine brings is stored in one transaction that is on the disk when it ends (`durability: 'strict'`).
 *
 * Several tabs share it. Whoever plays a table has signed it; a tab that has been taken over finds another signature
 * there, inside the very transaction, and stores nothing.
 */
import { asked, ended, NotStored, STRICT } from '../lib/indexed';
import type { Table } from '../lib/types';

const NAME = 'orrery';
const TABLES = 'tables';
const MOVES = 'moves';
const LEARNT = 'learnt';
/** What has been worked out of the analysis of a finished game. */
const PIECES = 'pieces';

/** One table that a call has changed, as the engine hands it out (src/orrery/local/stored_rows.py). */
export interface Write {
  table: string;
  row: string;
  /** As lists of tables tell of it. */
  shown: string;
  notes: string | null;
  moves: [number, string][];
  /** How far the lesson is that is played there. */
  learnt: LessonMark | null;
  /** Null: as it was. */
  analysis: AnalysisWrite | null;
}

/** How far the person of this device is in a lesson. */
interface LessonMark {
  game: string;
  lesson: string;
  step: number;
  mastered: boolean;
}

/** The same, with the table on which it is played. What was mastered once stays so, whatever becomes of the table. */
export interface Learnt extends LessonMark {
  table: string;
}

interface AnalysisWrite {
  stands: string;
  pieces: [number, string][];
  /** Those that were kept before are dropped. */
  fresh: boolean;
}

export interface Stored {
  row: string;
  notes: string;
  moves: string[];
  analysis: string;
  pieces: string[];
}

interface KeptTable {
  id: string;
  row: string;
  shown: string;
  notes: string;
  /** How its analysis stands; tables that were kept by a former version have none. */
  analysis?: string;
  /** Which tab plays it. */
  by: string;
}

/** A move, or a piece. */
interface KeptPart {
  table: string;
  n: number;
  text: string;
}

const partsOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

export class Storage {
  #base: IDBDatabase;

  private constructor(base: IDBDatabase) {
    this.#base = base;
    // A newer version of the page wants to change what is kept: it must not wait for this one.
    base.onversionchange = () => base.close();
  }

  static async open(): Promise<Storage> {
    const request = indexedDB.open(NAME, 3);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        request.result.createObjectStore(TABLES, { keyPath: 'id' });
        request.result.createObjectStore(MOVES, { keyPath: ['table', 'n'] });
      }
      if (oldVersion < 2) request.result.createObjectStore(PIECES, { keyPath: ['table', 'n'] });
      if (oldVersion < 3) request.result.createObjectStore(LEARNT, { keyPath: ['game', 'lesson'] });
    };
    return new Storage(await asked(request));
  }

  close(): void {
    this.#base.close();
  }

  #tables(): Promise<KeptTable[]> {
    return asked<KeptTable[]>(this.#base.transaction(TABLES).objectStore(TABLES).getAll());
  }

  /** All tables as lists tell of them. */
  async shown(): Promise<Table[]> {
    return (await this.#tables()).map(({ shown }) => JSON.parse(shown) as Table);
  }

  /** All tables as the engine knows them. */
  async rows(): Promise<string[]> {
    return (await this.#tables()).map(({ row }) => row);
  }

  /** How far the person is, in all lessons that were begun here. */
  learnt(): Promise<Learnt[]> {
    return asked<Learnt[]>(this.#base.transaction(LEARNT).objectStore(LEARNT).getAll());
  }

  /** A table with its moves; null if there is none. With a signature it is this tab's from now on. */
  async read(table: string, by: string | null = null): Promise<Stored | null> {
    const stores = [TABLES, MOVES, PIECES];
    const transaction = this.#base.transaction(stores, by === null ? 'readonly' : 'readwrite', STRICT);
    const tables = transaction.objectStore(TABLES);
    const over = ended(transaction);
    over.catch(() => undefined); // whoever reads has heard of it by then
    const parts = (store: string): Promise<KeptPart[]> =>
      asked<KeptPart[]>(transaction.objectStore(store).getAll(partsOf(table)));
    const [kept, moves, pieces] = await Promise.all([
      asked<KeptTable | undefined>(tables.get(table)),
      parts(MOVES),
      parts(PIECES),
    ]);
    if (kept && by !== null) tables.put({ ...kept, by });
    await over;
    if (!kept) return null;
    const texts = (of: readonly KeptPart[]): string[] => of.map(({ text }) => text);
    const { row, notes, analysis = 'none' } = kept;
    return { row, notes, moves: texts(moves), analysis, pieces: texts(pieces) };
  }

  /** All of it, or none and a `NotStored`. */
  async keep(writes: readonly Write[], removed: readonly string[], by: string): Promise<void> {
    const transaction = this.#base.transaction([TABLES, MOVES, PIECES, LEARNT], 'readwrite', STRICT);
    const tables = transaction.objectStore(TABLES);
    const moves = transaction.objectStore(MOVES);
    const pieces = transaction.objectStore(PIECES);
    const lessons = transaction.objectStore(LEARNT);
    let foreign = false;
    const mine = (id: string, then: (kept: KeptTable | undefined) => void): void => {
      const request = tables.get(id) as IDBRequest<KeptTable | undefined>;
      request.onsuccess = () => {
        if (request.result && request.result.by !== by) {
          foreign = true;
          transaction.abort();
        } else then(request.result);
      };
    };
    const note = (table: string, mark: LessonMark): void => {
      const request = lessons.get([mark.game, mark.lesson]) as IDBRequest<Learnt | undefined>;
      request.onsuccess = () => {
        const mastered = mark.mastered || request.result?.mastered === true;
        lessons.put({ ...mark, table, mastered } satisfies Learnt);
      };
    };
    for (const { table, row, shown, notes, moves: made, learnt, analysis } of writes)
      mine(table, (kept) => {
        const stands = analysis?.stands ?? kept?.analysis ?? 'none';
        const now: KeptTable = { id: table, row, shown, notes: notes ?? kept?.notes ?? '[]', analysis: stands, by };
        tables.put(now);
        // Never over another move of the same number.
        for (const [n, text] of made) moves.add({ table, n, text } satisfies KeptPart);
        if (analysis?.fresh) pieces.delete(partsOf(table));
        for (const [n, text] of analysis?.pieces ?? []) pieces.put({ table, n, text } satisfies KeptPart);
        if (learnt) note(table, learnt);
      });
    for (const id of removed)
      mine(id, () => {
        tables.delete(id);
        moves.delete(partsOf(id));
        pieces.delete(partsOf(id));
      });
    await ended(transaction).catch((error: unknown) => {
      throw foreign ? new NotStored('played_elsewhere') : error;
    });
  }
}
