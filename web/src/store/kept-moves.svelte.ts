/**
 * Moves that were chosen at tables of the server while it did not answer. The connection says them when it does, each
 * under its own key and about the version that was looked at, so that the server plays it once and only as the answer
 * to that very question; here they are kept until then, also while the page is closed, and the person is told how each
 * ended.
 */
import { SvelteMap } from 'svelte/reactivity';
import { say } from '../lib/errors';
import { world } from '../lib/worlds';
import type { Connection } from '../net/connection';
import { Failed, Stale, Told } from '../net/failures';
import { dropMove, keepMove, keptMoves as stored, type KeptMove } from '../offline/kept-moves';
import { dropQuestion } from '../offline/last-state';
import { prefs, t } from './prefs.svelte';
import { toasts } from './toasts.svelte';

export interface Kept extends KeptMove {
  /** Whether it outlives the page; null: it is being stored. */
  safe: boolean | null;
  /** The answer to a move of an earlier visit. */
  answer: Promise<number> | null;
}

type Speaking = Pick<Connection, 'resume' | 'withdraw'>;

class KeptMoves {
  /** By table. */
  readonly all = new SvelteMap<string, Kept>();
  /** Keys of those that have ended: one that was read from the disk a moment before is not said once more. */
  readonly #ended = new Set<string>();
  /** Other tabs, which may be about to say what is taken back here. */
  #others: BroadcastChannel | null = null;

  /** What this person chose in earlier visits is said as soon as the server answers. */
  async resume(user: string, speaking: () => Speaking): Promise<void> {
    for (const move of await stored()) {
      if (move.user !== user) void dropMove(move.table, move.said.key);
      else if (!this.#ended.has(move.said.key) && !this.all.has(move.table)) {
        const answer = this.heard(move.table, speaking().resume(move));
        answer.catch(() => undefined); // the person has been told
        this.#put({ ...move, safe: true, answer }, speaking());
      }
    }
  }

  /** An act of this page waits for a server that does not answer. */
  async keep(move: KeptMove, speaking: Speaking): Promise<void> {
    if (this.all.get(move.table)?.said.key === move.said.key) return;
    this.#put({ ...move, safe: null, answer: null }, speaking);
    const safe = await keepMove(move).then(
      () => true,
      () => false,
    );
    const now = this.all.get(move.table);
    // Answered, or taken back, while it was being stored.
    if (now?.said.key !== move.said.key) return dropMove(move.table, move.said.key);
    this.all.set(move.table, { ...now, safe });
  }

  #put(kept: Kept, speaking: Speaking): void {
    this.all.set(kept.table, kept);
    if (this.#others) return;
    this.#others = new BroadcastChannel('orrery kept moves');
    this.#others.onmessage = ({ data }: MessageEvent<string>) => speaking.withdraw(data);
  }

  takeBack(table: string, speaking: Speaking): void {
    const kept = this.all.get(table);
    if (!kept) return;
    if (speaking.withdraw(kept.said.key)) this.#others?.postMessage(kept.said.key);
    else toasts.show(t('kept-move-gone-out'));
  }

  /** Passes on how an act at this table ends. If it was kept meanwhile that is over, and the person is told. */
  async heard(table: string, answered: Promise<number>): Promise<number> {
    try {
      const at = await answered;
      const kept = this.#over(table);
      if (kept) void dropQuestion(kept.said);
      if (kept) toasts.show(t('kept-move-played', { game: gameOf(kept) }), { tone: 'good' });
      return at;
    } catch (error) {
      const kept = this.#over(table);
      if (!kept || error instanceof Told) throw error;
      // Somebody else sits here now: it is not theirs to hear of.
      if (error instanceof Failed && error.code === 'offline') throw new Told();
      void dropQuestion(kept.said);
      const game = gameOf(kept);
      const text =
        error instanceof Stale ? t('kept-move-stale', { game }) : t('kept-move-refused', { game, why: say(error) });
      toasts.show(text, { ms: 12_000 });
      throw new Told();
    }
  }

  #over(table: string): Kept | null {
    const kept = this.all.get(table) ?? null;
    if (!kept) return null;
    this.all.delete(table);
    this.#ended.add(kept.said.key);
    void dropMove(table, kept.said.key);
    return kept;
  }
}

const gameOf = ({ game }: KeptMove): string => world(game)?.name[prefs.lang] ?? game;

export const keptMoves = new KeptMoves();
