/**
 * The queue of boards that are not on the timeline yet: batches one after another, by the clock or by what the board
 * reports. It goes when the last of them is.
 */
import type { GameEvent, View } from '../lib/types';
import type { BoardMeta } from '../lib/table';

interface Batch {
  view: View;
  events: GameEvent[];
}

const PER_EVENT = 450;
/** How long a board may lag behind the clock before the log stops waiting for it. */
const BEHIND = 6000;
/** More than this is a person coming back after a while: show where things stand instead of a long film. */
const LONGEST_QUEUE = 24;

export class Batches {
  #now = $state.raw<Batch | null>(null);
  /** Events that have been told, oldest first: never ahead of what the board shows. */
  log = $state.raw<GameEvent[]>([]);
  waiting = $state(0);
  /** A batch is being told; `skip` ends it. */
  playing = $state(false);
  /** What the board says of the newest batch: nothing yet, it is telling it, it is through. */
  #board = $state<'silent' | 'busy' | 'done'>('done');
  /** The view before the one being told. */
  #before = $state.raw<View | null>(null);
  /** Shown to the board, not yet in the log. */
  #untold: GameEvent[] = [];
  #spread: ReturnType<typeof setTimeout> | null = null;
  #queue: Batch[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #meta: BoardMeta;
  #speed: () => number;
  #idle: () => void;

  constructor(meta: BoardMeta, around: { speed(): number; idle(): void }) {
    this.#meta = meta;
    this.#speed = around.speed;
    this.#idle = around.idle;
  }

  readonly shown: View | null = $derived(this.#now?.view ?? null);
  readonly events: GameEvent[] = $derived(this.#now?.events ?? []);
  /** The newest batch is still being told: nothing of what came of it may be said yet. */
  readonly busy: boolean = $derived(this.#board === 'busy' || (this.#board === 'silent' && this.playing));
  /** The view as far as it has been told. */
  readonly told: View | null = $derived(this.busy ? (this.#before ?? this.shown) : this.shown);

  get moving(): boolean {
    return this.#timer !== null;
  }

  push(steps: { events: readonly GameEvent[]; view: View }[]): void {
    this.#queue.push({ view: steps.at(-1)!.view, events: steps.flatMap((step) => step.events) });
    this.waiting = this.#queue.length;
    const hidden = typeof document !== 'undefined' && document.visibilityState === 'hidden';
    if (hidden || this.#queue.length > LONGEST_QUEUE || this.#speed() === Infinity) this.skip();
    else if (!this.#timer) this.#next();
  }

  #next(): void {
    this.#timer = null;
    const batch = this.#queue.shift();
    if (!batch) {
      this.waiting = 0;
      this.playing = false;
      // A board that is a little behind the clock releases the rest itself.
      if (this.#board !== 'busy') this.#release(this.#untold.length);
      else this.#after(BEHIND, () => this.report(false, null));
      this.#idle();
      return;
    }
    this.#before = this.shown;
    this.#now = batch;
    // What the board has not claimed of the batch before is over now.
    if (this.#board !== 'busy') this.#release(this.#untold.length);
    this.#untold.push(...batch.events);
    this.waiting = this.#queue.length;
    const ms = batch.events.length
      ? (this.#meta.duration?.(batch.events) ?? batch.events.length * PER_EVENT) / this.#speed()
      : 0;
    // The last batch is left to the board to finish: the decision behind it may be answered at once.
    this.playing = ms > 0;
    if (batch.events.length && this.#board === 'done') this.#board = 'silent';
    this.#spreadOut(ms / (batch.events.length + 1));
    this.#timer = setTimeout(() => this.#next(), ms);
  }

  /** The board tells a batch: `busy` while it does, `told` the events that can be seen by now. */
  report(busy: boolean, told: GameEvent[] | null): void {
    const last = told?.at(-1);
    if (last) this.#release(this.#untold.indexOf(last) + 1);
    if (busy) {
      this.#board = 'busy';
      return;
    }
    const was = this.#board;
    this.#board = 'done';
    this.#release(this.#untold.length);
    // The board was quicker than the clock, for instance because it was skipped.
    if (was === 'busy' && this.#timer) {
      clearTimeout(this.#timer);
      this.#next();
    }
  }

  #release(count: number): void {
    if (count > 0) this.log = [...this.log, ...this.#untold.splice(0, count)];
  }

  #after(ms: number, run: () => void): void {
    if (this.#spread) clearTimeout(this.#spread);
    this.#spread = setTimeout(run, ms);
  }

  /** For boards that do not report: one line after another. */
  #spreadOut(ms: number): void {
    this.#after(ms, () => {
      this.#spread = null;
      if (this.#board !== 'silent' || !this.#untold.length) return;
      this.#release(1);
      this.#spreadOut(ms);
    });
  }

  settle(view: View | null, log: readonly GameEvent[]): void {
    this.close();
    this.#queue = [];
    this.#untold = [];
    this.#before = null;
    this.#board = 'done';
    this.waiting = 0;
    this.playing = false;
    if (!view) return;
    this.#now = { view, events: [] };
    this.log = [...log];
  }

  /** Shows where things stand now, without the film. */
  skip(): void {
    const view = this.#queue.at(-1)?.view ?? this.shown;
    this.settle(view, [...this.log, ...this.#untold, ...this.#queue.flatMap((batch) => batch.events)]);
    this.#idle();
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#spread) clearTimeout(this.#spread);
    this.#timer = this.#spread = null;
  }
}
