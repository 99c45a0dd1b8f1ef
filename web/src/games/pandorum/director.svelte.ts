/**
 * Plays batches of events one after another. `shown` is what the board draws: it lags behind the true view while a batch
 * is told and settles on it at the end, so that a mistake in the telling can never last.
 */
import { playAll } from '../../lib/telling';
import type { GameEvent, SlotName, View } from './wire';
import type { Facts } from './facts';
import { Motion } from './field/motion.svelte';
import { flightOf, msOf, tell } from './story';

export interface Flight {
  id: number;
  /** A card by name, or its back; or quids. */
  what: 'card' | 'quid';
  card: string | null;
  amount: number;
  /** Names of places: elements with `data-at`. */
  from: string;
  to: string;
  ms: number;
}

/** More than this is not a batch to watch but a table to catch up with. */
const LONGEST = 120;

export class Director {
  shown: View = $state.raw() as View;
  busy = $state(false);
  /** The event being told. */
  now: GameEvent | null = $state.raw(null);
  flights: Flight[] = $state.raw([]);
  told: GameEvent[] = $state.raw([]);
  /** The card that was paid for the flight of this turn. */
  paid: string | null = $state(null);
  readonly motion: Motion;

  #facts: Facts;
  #queue: { view: View; events: GameEvent[] }[] = [];
  #last: GameEvent[];
  #factor = 1;
  #flight = 0;
  #wake: (() => void) | null = null;
  #skip = false;
  #gone = false;

  constructor(view: View, events: GameEvent[], facts: Facts) {
    this.shown = view;
    this.#last = events;
    this.#facts = facts;
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
    if (back) this.paid = null;
    else if (fresh) for (const event of events) this.#note(event);
    if (!fresh || back || events.length === 0 || events.length > LONGEST || this.#factor === 0) {
      this.#queue = [];
      this.skip();
      if (!this.busy || back || this.#factor === 0) this.#settle(view);
      else this.#queue = [{ view, events: [] }];
      if (fresh && !back) this.told = events;
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
    this.#queue = [];
    this.skip();
  }

  #note(event: GameEvent): void {
    if (event.e === 'turn_began' || event.e === 'turn_ended') this.paid = null;
    if (event.e === 'card_paid') this.paid = event.card;
  }

  #settle(view: View): void {
    this.shown = view;
    this.now = null;
    this.flights = [];
    this.motion.settle();
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
    this.now = event;
    this.told = [event];
    const flights = this.#skip ? [] : this.#flightsOf(event, ms);
    if (!this.#skip) {
      this.flights = flights;
      await Promise.all([this.#move(event), flights.length > 0 ? this.#wait(ms * 0.85) : null]);
      this.flights = [];
    }
    this.shown = tell(this.shown, event, this.#facts);
    this.motion.settle();
    await this.#wait(flights.length > 0 ? ms * 0.15 : ms);
  }

  /** What happens on the field itself. */
  #move(event: GameEvent): Promise<void> | null {
    const { motion } = this;
    switch (event.e) {
      case 'harvester_moved':
        return motion.moveHarvester(event.seat, flightOf(event), event.how === 'jump');
      case 'object_built':
      case 'object_put':
        return motion.raise(event.hex, event.figure, event.seat);
      case 'object_returned':
        return motion.lower(event.hex, event.figure, event.seat);
      case 'module_lifted':
        return motion.lower(event.hex, 'module', event.seat);
      case 'token_put':
        return motion.strike(event.token, event.hexes);
      case 'income':
        return motion.quidsFrom(event.pays, event.seat);
      case 'toll_paid':
        return motion.quidsFrom([{ hex: event.hex, amount: event.amount }], event.owner);
      default:
        return null;
    }
  }

  /** Cards and quids that travel between the parts of the table. */
  #flightsOf(event: GameEvent, ms: number): Flight[] {
    const { me } = this.shown;
    const home = (seat: number): string => (seat === me ? 'hand' : `seat-${seat}`);
    const slot = (seat: number, name: SlotName): string => (seat === me ? `slot-${name}` : home(seat));
    const fly = (flight: Pick<Flight, 'what' | 'card' | 'amount' | 'from' | 'to'>): Flight[] => [
      { id: (this.#flight += 1), ms: ms * 0.8, ...flight },
    ];
    const card = (name: string | null, from: string, to: string): Flight[] =>
      fly({ what: 'card', card: name, amount: 1, from, to });
    const quids = (amount: number, from: string, seat: number): Flight[] =>
      fly({ what: 'quid', card: null, amount, from, to: `quids-${seat}` });
    switch (event.e) {
      case 'card_drawn':
        return card(event.card, event.source === 'market' ? `market-${event.card}` : 'deck', home(event.seat));
      case 'card_paid':
        return card(event.card, home(event.seat), 'market');
      case 'card_slotted':
        return card(event.card, home(event.seat), slot(event.seat, event.slot));
      case 'card_taken_back':
        return card(event.card, slot(event.seat, event.slot), home(event.seat));
      case 'event_paid':
        return quids(event.amount, `event-${event.event}`, event.seat);
      case 'taken':
        return fly({
          what: 'quid',
          card: event.card,
          amount: event.amount,
          from: `quids-${event.victim}`,
          to: `quids-${event.seat}`,
        });
      default:
        return [];
    }
  }
}
