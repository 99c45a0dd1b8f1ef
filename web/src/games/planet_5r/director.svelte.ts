/**
 * Plays batches of events beat by beat. `shown` is what the board draws: it lags behind the true view while a batch is
 * told and settles on it at the end, so that a mistake in the telling can never last.
 */
import { playAll } from '../../lib/telling';
import type { AuctionView, GameEvent, View } from './wire';
import type { Facts } from './cards';
import { beats, tell, type Beat } from './story';

export interface Flight {
  id: number;
  what: 'water' | 'card';
  card?: string;
  from: string;
  to: string;
  delay: number;
  ms: number;
}

/** More than this is not a batch to watch but a table to catch up with. */
const LONGEST = 80;

export class Director {
  shown: View = $state.raw() as View;
  busy = $state(false);
  beat: Beat | null = $state.raw(null);
  flights: Flight[] = $state.raw([]);
  die: { face: number | null; rolling: boolean; roll: number; seat: number | null } = $state.raw({
    face: null,
    rolling: false,
    roll: 0,
    seat: null,
  });
  /** Per seat: grows whenever water passes behind its screen. */
  shakes: number[] = $state.raw([]);
  /** Per seat: the last change of its water, to float over its screen. */
  deltas: Record<number, { id: number; amount: number }> = $state.raw({});
  /** Duration factor for CSS: 1 at normal speed, smaller when faster. */
  factor = $state(1);
  /** A sentence that sums up the beat, for the live region. */
  told: GameEvent[] = $state.raw([]);
  /** The auction as it stood when that beat was told. */
  heard: AuctionView | null = $state.raw(null);

  #facts: Facts;
  #queue: { view: View; events: GameEvent[] }[] = [];
  #flight = 0;
  #last: GameEvent[] | null = null;
  #wake: (() => void) | null = null;
  #skip = false;
  #gone = false;

  constructor(view: View, events: GameEvent[], facts: Facts) {
    this.shown = view;
    this.#facts = facts;
    this.#last = events;
    this.shakes = view.seats.map(() => 0);
    this.#settleDie(view);
  }

  take(view: View, events: GameEvent[], speed: number, still: boolean): void {
    const fresh = events !== this.#last;
    this.#last = events;
    this.factor = Number.isFinite(speed) && speed > 0 ? 1 / speed : 0;
    const back = view.step < this.shown.step || view.me !== this.shown.me;
    if (!fresh || back || events.length === 0 || events.length > LONGEST || this.factor === 0) {
      this.#queue = [];
      this.#skip = true;
      this.#wake?.();
      if (!this.busy || back || this.factor === 0) this.#settle(view);
      else this.#queue = [{ view, events: [] }];
      if (fresh && !back && events.length > 0 && events.length <= LONGEST) {
        this.told = events;
        this.heard = view.auction;
        this.#count(events);
      }
      return;
    }
    this.#queue.push({ view, events });
    if (!this.busy) void this.#run(still);
  }

  /** Jumps to the end of what is being told. */
  skip(): void {
    this.#skip = true;
    this.#wake?.();
  }

  stop(): void {
    this.#gone = true;
    this.#queue = [];
    this.skip();
  }

  #settle(view: View): void {
    this.shown = view;
    this.beat = null;
    this.flights = [];
    if (this.shakes.length !== view.seats.length) this.shakes = view.seats.map(() => 0);
    this.#settleDie(view);
  }

  #settleDie(view: View): void {
    if (view.auction?.roll != null) this.die = { ...this.die, face: view.auction.roll, rolling: false };
    else this.die = { ...this.die, rolling: false };
  }

  #wait(ms: number): Promise<void> {
    if (this.#skip || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      const self = this;
      function done(): void {
        clearTimeout(timer);
        self.#wake = null;
        resolve();
      }
      this.#wake = done;
    });
  }

  async #run(still: boolean): Promise<void> {
    this.busy = true;
    while (this.#queue.length > 0 && !this.#gone) {
      const { view, events } = this.#queue.shift()!;
      // A person who lags two batches behind wants to see the table, not history.
      this.#skip = this.#queue.length > 2;
      await playAll(
        () => beats(events),
        (beat) => this.#play(beat, still),
        () => this.#gone,
      );
      if (!this.#gone) this.#settle(view);
    }
    this.busy = false;
    this.#skip = false;
  }

  async #play(beat: Beat, still: boolean): Promise<void> {
    const ms = beat.ms * this.factor;
    this.beat = beat;
    this.heard = this.shown.auction;
    this.told = beat.events;
    if (this.#skip) {
      this.#tellAll(beat);
      return;
    }
    const first = beat.events[0];
    if (first?.e === 'die_rolled') {
      this.die = { face: first.face, rolling: true, roll: this.die.roll + 1, seat: first.seat };
      await this.#wait(still ? 0 : ms * 0.68);
      this.die = { ...this.die, rolling: false };
      this.#tellAll(beat);
      await this.#wait(still ? ms * 0.5 : ms * 0.32);
      return;
    }
    const flights = still ? [] : this.#flightsOf(beat, ms);
    if (flights.length > 0) {
      this.flights = flights;
      await this.#wait(ms * 0.82);
      this.flights = [];
      this.#shake(beat);
      this.#tellAll(beat);
      await this.#wait(ms * 0.18);
      return;
    }
    this.#tellAll(beat);
    await this.#wait(still ? ms * 0.6 : ms);
  }

  #tellAll(beat: Beat): void {
    this.#count(beat.events);
    let view = this.shown;
    for (const event of beat.events) view = tell(view, event, this.#facts);
    this.shown = view;
  }

  /** What each seat won or lost; without motion this is all that is seen of the tokens. */
  #count(events: GameEvent[]): void {
    const sum = new Map<number, number>();
    const add = (seat: number, by: number): void => {
      if (by !== 0) sum.set(seat, (sum.get(seat) ?? 0) + by);
    };
    for (const event of events) {
      if (event.e === 'water_gained') add(event.seat, event.amount);
      if (event.e === 'bid_paid') add(event.seat, -event.amount);
      if (event.e === 'water_stolen') {
        add(event.seat, event.amount);
        add(event.victim, event.from_supply - event.amount);
      }
    }
    if (sum.size === 0) return;
    const next = { ...this.deltas };
    for (const [seat, amount] of sum) next[seat] = { id: (this.#flight += 1), amount };
    this.deltas = next;
  }

  #shake(beat: Beat): void {
    const hit = new Set<number>();
    for (const event of beat.events) {
      if ('seat' in event) hit.add(event.seat);
      if ('victim' in event) hit.add(event.victim);
    }
    this.shakes = this.shakes.map((n, i) => (hit.has(i) ? n + 1 : n));
  }

  #flightsOf(beat: Beat, ms: number): Flight[] {
    const out: Flight[] = [];
    const travel = ms * 0.6;
    const tokens = (count: number, from: string, to: string): void => {
      const shown = Math.min(count, 8);
      for (let i = 0; i < shown; i += 1) {
        const delay = shown > 1 ? (i * ms * 0.2) / (shown - 1) : 0;
        out.push({ id: (this.#flight += 1), what: 'water', from, to, delay, ms: travel });
      }
    };
    for (const event of beat.events) {
      switch (event.e) {
        case 'water_gained':
          tokens(event.amount, 'supply', `screen-${event.seat}`);
          break;
        case 'water_stolen': {
          const supply = event.from_supply;
          tokens(event.amount - supply, `screen-${event.victim}`, `screen-${event.seat}`);
          tokens(supply, 'supply', `screen-${event.seat}`);
          break;
        }
        case 'bid_paid':
          tokens(event.amount, `screen-${event.seat}`, 'supply');
          break;
        case 'technology_taken':
          out.push({
            id: (this.#flight += 1),
            what: 'card',
            card: event.card,
            from: `market-${event.card}`,
            to: `tableau-${event.seat}`,
            delay: 0,
            ms: ms * 0.78,
          });
          break;
      }
    }
    return out;
  }
}
