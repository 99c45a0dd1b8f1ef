/**
 * Plays batches of events one after another. `shown` is what the board draws: the map follows the events one by one, the
 * panels take the true view when the batch is over, so that a mistake in the telling can never last.
 */
import { playAll } from '../../lib/telling';
import type { GameEvent, View } from './wire';
import type { Spot } from './context';
import { isDeed, turnAfter } from './following';
import { flownBy, landsOnMap, sourceAfter, type Ends, type Flown } from './flights';
import { Motion, tell } from './map';
import { msOf, spotOf } from './story';

export interface Flight extends Flown {
  id: number;
  /** Of those that leave together. */
  nth: number;
  ms: number;
}

/** ms of a flight at speed 1. */
const FLIGHT = 280;
/** ms for which a new level is announced, at any speed. */
const RISEN = 2600;
/** More than this is not a batch to watch but a table to catch up with. */
const LONGEST = 160;

export class Director {
  shown: View = $state.raw() as View;
  busy = $state(false);
  /** The place the event being told speaks of. */
  spot: Spot | null = $state.raw(null);
  told: GameEvent[] = $state.raw([]);
  flights: Flight[] = $state.raw([]);
  /** What is being done just now, while it is being told. */
  deed: GameEvent | null = $state.raw(null);
  /** The level the colony has just risen to; for a moment. */
  risen: number | null = $state(null);
  readonly motion: Motion;

  #queue: { view: View; events: GameEvent[] }[] = [];
  #last: GameEvent[];
  #factor = 1;
  #flight = 0;
  #source: Ends = [];
  #wake: (() => void) | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #skip = false;
  #gone = false;

  constructor(view: View, events: GameEvent[]) {
    this.shown = view;
    this.#last = events;
    this.motion = new Motion(() => ({
      still: this.#factor === 0,
      speed: this.#skip || this.#factor === 0 ? Infinity : 1 / this.#factor,
    }));
  }

  take(view: View, events: GameEvent[], speed: number, still: boolean): void {
    const fresh = events !== this.#last;
    this.#last = events;
    this.#factor = Number.isFinite(speed) && speed > 0 && !still ? 1 / speed : 0;
    const back = view.step < this.shown.step || view.me !== this.shown.me;
    if (!fresh || back || events.length === 0 || events.length > LONGEST || this.#factor === 0) {
      this.#queue = [];
      this.skip();
      if (!this.busy || back || this.#factor === 0) this.#settle(view);
      else this.#queue = [{ view, events: [] }];
      if (fresh && !back) {
        this.told = events;
        for (const event of events) this.#note(event);
        this.deed = null;
      }
      return;
    }
    this.#queue.push({ view, events });
    if (!this.busy) void this.#run();
  }

  /** Jumps to the end of what is being told. */
  skip(): void {
    this.#skip = true;
    this.motion.skip();
    this.#wake?.();
  }

  stop(): void {
    this.#gone = true;
    clearTimeout(this.#rest);
    this.#queue = [];
    this.skip();
  }

  #settle(view: View): void {
    this.shown = view;
    this.spot = null;
    this.flights = [];
    this.deed = null;
  }

  #note(event: GameEvent): void {
    if (isDeed(event)) this.deed = event;
    if (event.e !== 'level_up') return;
    this.risen = event.level;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.risen = null), RISEN);
  }

  #wait(ms: number): Promise<void> {
    if (this.#skip || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#wake = done;
    });
  }

  async #run(): Promise<void> {
    this.busy = true;
    while (this.#queue.length > 0 && !this.#gone) {
      const { view, events } = this.#queue.shift()!;
      // A person who lags two batches behind wants to see the table, not history.
      this.#skip = this.#queue.length > 2;
      await playAll(
        () => events,
        (event) => this.#play(event),
        () => this.#gone,
      );
      if (!this.#gone) this.#settle(view);
    }
    this.busy = false;
    this.#skip = false;
  }

  async #play(event: GameEvent): Promise<void> {
    const ms = msOf(event) * this.#factor;
    if (ms > 0) this.spot = spotOf(event);
    this.#note(event);
    this.shown = turnAfter(this.shown, event);
    this.#source = sourceAfter(event, this.#source);
    const flown = this.#skip ? [] : flownBy(event, this.shown, this.#source);
    const flying = flown.length > 0 ? FLIGHT * this.#factor : 0;
    this.flights = flown.map((one, nth) => ({ ...one, nth, id: (this.#flight += 1), ms: flying }));
    const lands = landsOnMap(flown);
    if (lands) await this.#wait(flying);
    const rest = this.#wait(Math.max(ms, flying) - (lands ? flying : 0));
    const [hexes] = await Promise.all([tell(this.motion, this.shown.hexes, event), rest]);
    this.flights = [];
    if (hexes !== this.shown.hexes) this.shown = { ...this.shown, hexes };
    this.told = [event];
  }
}
