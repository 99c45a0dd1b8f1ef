/**
 * Plays batches of events beat by beat. `shown` is what the board draws: it lags behind the true view while a batch is
 * told and settles on it at the end, so that a mistake in the telling can never last.
 */
import { playAll } from '../../lib/telling';
import type { GameEvent, View } from './wire';
import type { Facts } from './facts';
import { boardOf } from './geometry';
import { beats, foreseen, tell, type Beat } from './story';

export interface Flight {
  id: number;
  what: 'tile' | 'lifepod' | 'meteorite' | 'rover';
  tile?: string;
  from: string;
  to: string;
  ms: number;
}

/** More than this is not a batch to watch but a table to catch up with. */
const LONGEST = 160;

export class Director {
  shown: View = $state.raw() as View;
  busy = $state(false);
  beat: Beat | null = $state.raw(null);
  flights: Flight[] = $state.raw([]);
  told: GameEvent[] = $state.raw([]);

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
  }

  take(view: View, events: GameEvent[], speed: number, still: boolean): void {
    const fresh = events !== this.#last;
    this.#last = events;
    this.#factor = Number.isFinite(speed) && speed > 0 && !still ? 1 / speed : 0;
    const back = view.step < this.shown.step || view.me !== this.shown.me;
    if (!fresh || back || events.length === 0 || events.length > LONGEST || this.#factor === 0) {
      this.#queue = [];
      this.#skip = true;
      this.#wake?.();
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
      this.shown = foreseen(this.shown, view);
      await playAll(
        () => beats(events),
        (beat) => this.#play(beat),
        () => this.#gone,
      );
      if (!this.#gone) this.#settle(view);
    }
    this.busy = false;
    this.#skip = false;
  }

  async #play(beat: Beat): Promise<void> {
    const ms = beat.ms * this.#factor;
    this.beat = beat;
    this.told = beat.events;
    const flights = this.#skip ? [] : this.#flightsOf(beat, ms);
    if (flights.length > 0) {
      this.flights = flights;
      await this.#wait(ms * 0.85);
      this.flights = [];
    }
    let view = this.shown;
    for (const event of beat.events) view = tell(view, event, this.#facts);
    this.shown = view;
    await this.#wait(flights.length > 0 ? ms * 0.15 : ms);
  }

  /** Things that travel across my own table; what happens at the others' is small and just appears. */
  #flightsOf(beat: Beat, ms: number): Flight[] {
    const me = this.shown.me;
    const out: Flight[] = [];
    const add = (flight: Omit<Flight, 'id' | 'ms'>): number =>
      out.push({ ...flight, id: (this.#flight += 1), ms: ms * 0.8 });
    for (const event of beat.events) {
      if (!('seat' in event) || event.seat !== me) {
        // An emergency tile lay beside the planet all the time.
        if (event.e === 'tile_placed' && !event.tile.startsWith('emergency_'))
          add({
            what: 'tile',
            tile: event.tile,
            from: this.#bayOf(event.seat, event.tile),
            to: `rival-${event.seat}`,
          });
        continue;
      }
      switch (event.e) {
        case 'rover_flew':
        case 'rover_teleported':
        case 'rover_moved':
          // On one board a rover glides; from one to the other it flies.
          if (boardOf(event.start) !== boardOf(event.end))
            add({ what: 'rover', from: `square-${event.start}`, to: `square-${event.end}` });
          break;
        case 'lifepod_collected':
          add({ what: 'lifepod', from: `square-${event.at}`, to: 'lifepods' });
          break;
        case 'meteorite_collected':
          add({ what: 'meteorite', from: `square-${event.at}`, to: 'meteorites' });
          break;
        case 'emergency_taken':
          add({ what: 'tile', tile: event.tile, from: event.tile.replace('_', '-'), to: 'planet' });
          break;
        case 'tile_taken': {
          const ring = this.#bayOf(event.seat, event.tile).endsWith('outer') ? 'outer' : 'inner';
          add({ what: 'tile', tile: event.tile, from: `depot-${ring}`, to: 'planet' });
          break;
        }
      }
    }
    return out;
  }

  /** The bay of the station that a seat takes this tile from. */
  #bayOf(seat: number, tile: string): string {
    const shape = this.#facts.tiles[tile]?.shape;
    const sector = this.shown.station.sectors.find((s) => s.seat === seat);
    return `bay-${sector?.sector ?? 0}-${sector?.outer.shape === shape ? 'outer' : 'inner'}`;
  }
}
