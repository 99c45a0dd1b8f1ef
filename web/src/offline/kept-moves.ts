/**
 * Moves at tables of the server that were chosen while nobody answered: one a table, in IndexedDB, so that they outlive
 * the page. What becomes of them is the business of store/kept-moves.svelte.ts.
 */
import { asked, ended, STRICT } from '../lib/indexed';
import type { Waiting } from '../net/outbox';

const NAME = 'orrery-moves';
const MOVES = 'moves';

export interface KeptMove extends Waiting {
  table: string;
  game: string;
  /** Who chose it: nobody else's game is played by it. */
  user: string;
}

async function within<T>(mode: IDBTransactionMode, work: (moves: IDBObjectStore) => Promise<T>): Promise<T> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(MOVES, { keyPath: 'table' });
  const base = await asked(request);
  try {
    const transaction = base.transaction(MOVES, mode, STRICT);
    const over = ended(transaction);
    const [found] = await Promise.all([work(transaction.objectStore(MOVES)), over]);
    return found;
  } finally {
    base.close();
  }
}

/** What is stored: the move as a text, because a board may hand over an action that cannot be cloned. */
interface Row {
  table: string;
  text: string;
}

const read = ({ text }: Row): KeptMove => JSON.parse(text) as KeptMove;

/** Resolves when it is on the disk. */
export async function keepMove(move: KeptMove): Promise<void> {
  const row: Row = { table: move.table, text: JSON.stringify(move) };
  await within('readwrite', (moves) => asked(moves.put(row)));
}

/** None where nothing can be stored. */
export const keptMoves = (): Promise<KeptMove[]> =>
  within('readonly', (moves) => asked<Row[]>(moves.getAll())).then(
    (rows) => rows.map(read),
    () => [],
  );

/** `key`: of the very move; another one may have been kept since. */
export async function dropMove(table: string, key: string): Promise<void> {
  await within('readwrite', async (moves) => {
    const row = await asked<Row | undefined>(moves.get(table));
    if (row && read(row).said.key === key) await asked(moves.delete(table));
  }).catch(() => undefined); // then nothing was kept either
}
