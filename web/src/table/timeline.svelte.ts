/**
 * The one clock of a table. States arrive as steps, each with the true view after it; the timeline shows them beat by
 * beat, at the speed that is wished for, and never shows anything but a view that the engine has made. What moves in
 * between is only drawn over it, so nothing can end wrong.
 *
 * Telling what has happened is a courtesy: if it fails, that is reported and the true view is shown, so that no
 * animation can keep a person from the next move.
 */
import type { Wire } from '../lib/types';
import { beatsOf, cueOf, type Cue } from './beats';
import type { Beat, Choreography, Flight, Stage, Step } from './contract';

/** A flight that is in the air, with its times at the speed of now. */
export type Flying = Flight & { id: number; delay: number };

/** More batches, or more events in one of them, are not a film to watch but a table to catch up with. */
const LONGEST_QUEUE = 24;
const LONGEST_BATCH = 120;

export interface Surroundings {
  /** 1 is normal, Infinity: without a film. */
  speed(): number;
  /** Everything has been shown. */
  idle?(): void;
}

function hidden(): boolean {
  return typeof document !== 'undefined' && document.visibilityState === 'hidden';
}

function eventsOf<W extends Wire>(steps: readonly Step<W>[]): W['event'][] {
  return steps.flatMap((step) => step.events);
}

export class Timeline<W extends Wire = Wire> {
  /** What is on the table: always a view that the engine has made. */
  shown: W['view'] | null = $state.raw(null);
  /** The beat being shown. */
  beat: Beat<W> | null = $state.raw(null);
  /** What has happened in it can be seen in the view. */
  landed = $state(true);
  flights: readonly Flying[] = $state.raw([]);
  /** Events that can be seen by now, oldest first. */
  log: readonly W['event'][] = $state.raw([]);
  /** The beat that was begun last: it stays when the table stands still again. */
  last: Beat<W> | null = $state.raw(null);
  busy = $state(false);
  /** Batches behind the one being shown. */
  waiting = $state(0);
  /** Of durations: 1 at normal speed, smaller when faster, 0 without a film. */
  factor = $state(1);

  /** How the game shows its events; while it is unknown everything is shown at once. */
  choreography: Choreography<W> | null = null;
  #around: Surroundings;
  #stage: Stage<W> | null = null;
  #listener: ((beat: Beat<W>) => void) | null = null;
  /** The batch being shown, and those behind it. */
  #telling: Step<W>[] | null = null;
  #queue: Step<W>[][] = [];
  /** Events of the batch being shown that are not yet in the log. */
  #untold: W['event'][] = [];
  #run = 0;
  #hurried = false;
  #flown = 0;
  #wake: (() => void) | null = null;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** A board that does something by itself while a beat is shown; it goes with the board. */
  attach(stage: Stage<W>): () => void {
    this.#stage = stage;
    if (this.shown) stage.rest?.(this.shown);
    return () => {
      // Nobody waits for the motions of a board that has gone.
      stage.hurry?.();
      if (this.#stage === stage) this.#stage = null;
    };
  }

  /** Hears of every beat as it is seen to happen; of what is skipped, hurried or caught up with, nothing. */
  listen(listener: (beat: Beat<W>) => void): () => void {
    this.#listener = listener;
    return () => {
      if (this.#listener === listener) this.#listener = null;
    };
  }

  /** Shows how things stand, without telling how it came to that. */
  settle(view: W['view'] | null, log: readonly W['event'][]): void {
    this.#stop();
    this.log = log;
    this.last = null;
    this.#show(view);
  }

  /** Something has happened: a batch of at least one step. */
  push(steps: Step<W>[]): void {
    this.#queue.push(steps);
    this.#pace();
    const before = this.shown;
    const follows = before && this.choreography && !hidden() && this.#queue.length <= LONGEST_QUEUE;
    const events = eventsOf(steps);
    // Without events there is nothing to tell: the view is shown in its turn.
    if (follows && this.factor > 0 && (this.busy || events.length > 0)) {
      if (this.busy) this.waiting = this.#queue.length;
      else void this.#play();
      return;
    }
    this.skip();
    // Whoever wants no motion has not asked for silence.
    if (follows && events.length > 0 && events.length <= LONGEST_BATCH)
      this.#hear({ events, before, after: steps.at(-1)!.view });
  }

  /** Shows the end of everything that is still to be told. */
  skip(): void {
    const batches = this.#queue;
    const before = this.shown;
    const newest = batches.at(-1) ?? this.#telling;
    if (!newest) return;
    this.log = [...this.log, ...this.#untold, ...batches.flatMap(eventsOf)];
    this.#stop();
    const view = newest.at(-1)!.view;
    this.#show(view);
    const events = eventsOf(newest);
    if (before && events.length > 0 && events.length <= LONGEST_BATCH) {
      const beat = { events, before, after: view };
      this.last = beat;
      this.#stage?.land?.(beat, false);
    }
    this.#around.idle?.();
  }

  /** Shows the end of the batch that is being told, and goes on with the next. */
  hurry(): void {
    if (!this.busy) return;
    this.#hurried = true;
    this.#stage?.hurry?.();
    this.#wake?.();
  }

  close(): void {
    this.#stop();
    this.#stage = null;
    this.#listener = null;
  }

  #stop(): void {
    this.#run += 1;
    this.#queue = [];
    this.#telling = null;
    this.#untold = [];
    this.busy = false;
    this.waiting = 0;
    this.#stage?.hurry?.();
    this.#wake?.();
  }

  /** The table stands still. */
  #show(view: W['view'] | null): void {
    this.shown = view;
    this.beat = null;
    this.landed = true;
    this.flights = [];
    try {
      if (view) this.#stage?.rest?.(view);
    } catch (error) {
      console.error('A board could not come to rest; the table goes on.', error);
    }
  }

  #pace(): void {
    const speed = this.#around.speed();
    this.factor = Number.isFinite(speed) && speed > 0 ? 1 / speed : 0;
  }

  async #play(): Promise<void> {
    const run = (this.#run += 1);
    this.busy = true;
    for (let steps = this.#queue.shift(); steps; steps = this.#queue.shift()) {
      this.#telling = steps;
      this.waiting = this.#queue.length;
      await this.#tell(steps, run);
      if (run !== this.#run) return;
    }
    this.#telling = null;
    this.busy = false;
    this.#around.idle?.();
  }

  async #tell(steps: Step<W>[], run: number): Promise<void> {
    this.#pace();
    this.#untold = eventsOf(steps);
    this.#hurried = this.#untold.length > LONGEST_BATCH || this.factor === 0;
    try {
      for (const cue of this.#cues(steps)) {
        await this.#perform(cue, run);
        if (run !== this.#run) return;
      }
    } catch (error) {
      console.error('What has happened could not be told; the table goes on.', error);
      if (run !== this.#run) return;
    }
    this.log = [...this.log, ...this.#untold];
    this.#untold = [];
    this.#show(steps.at(-1)!.view);
  }

  #cues(steps: Step<W>[]): Cue<W>[] {
    const { choreography, shown } = this;
    if (!choreography || !shown) return [];
    const past = [...this.log];
    return beatsOf(shown, steps, choreography.together).map((beat) => {
      const cue = cueOf(beat, choreography, past);
      past.push(...beat.events);
      return cue;
    });
  }

  async #perform({ beat, ms, lead, flights }: Cue<W>, run: number): Promise<void> {
    const { factor } = this;
    this.last = this.beat = beat;
    this.landed = false;
    if (!this.#hurried) {
      this.flights = flights.map((flight) => ({
        ...flight,
        id: (this.#flown += 1),
        delay: (flight.delay ?? 0) * factor,
        ms: flight.ms * factor,
      }));
      await Promise.all([this.#stage?.lead?.(beat), this.#wait(lead * factor)]);
      if (run !== this.#run) return;
    }
    this.flights = [];
    this.shown = beat.after;
    this.landed = true;
    this.log = [...this.log, ...this.#untold.splice(0, beat.events.length)];
    this.#stage?.land?.(beat, flights.length > 0 && !this.#hurried);
    if (!this.#hurried) this.#hear(beat);
    await this.#wait((ms - lead) * factor);
  }

  #hear(beat: Beat<W>): void {
    try {
      this.#listener?.(beat);
    } catch (error) {
      console.error('A beat could not be heard; the table goes on.', error);
    }
  }

  #wait(ms: number): Promise<void> {
    if (this.#hurried || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        if (this.#wake === done) this.#wake = null;
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#wake = done;
    });
  }
}
