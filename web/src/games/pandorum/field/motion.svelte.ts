/**
 * What moves on the field itself while a beat is shown: harvesters glide, objects rise and sink, tokens strike. Each
 * promise is fulfilled when the thing has arrived, and what has arrived stays there until the next view shows it.
 * Without motion everything is there at once.
 */
import type { Beat, Stage } from '../../../table/contract';
import type { Hex } from '../types';
import type { FigureName, GameEvent, HarvesterMoved, Token, Wire } from '../wire';
import { centre } from './geometry';

export interface Glide {
  id: number;
  seat: number;
  /** From the hex it leaves to the hex where it stops. */
  path: Hex[];
  jump: boolean;
  ms: number;
}

export interface Rising {
  id: number;
  hex: Hex;
  figure: FigureName;
  seat: number;
  down: boolean;
  ms: number;
}

export interface Strike {
  id: number;
  token: Token;
  hexes: Hex[];
  ms: number;
}

/** ms at speed 1. */
export const TIMES = { glide: 320, least: 220, rise: 320, strike: 480 } as const;

/** As long as three hexes take 320 ms; a short hop is not a jerk, a flight across the field no voyage. */
export function glideTime(path: readonly Hex[]): number {
  return Math.max(TIMES.least, (TIMES.glide * (path.length - 1)) / 3);
}

/** The hexes of a flight, from start to end. */
export function pathOf({ start, over, end }: HarvesterMoved): Hex[] {
  return [start, ...over, end];
}

export class Motion implements Stage<Wire> {
  glides: Glide[] = $state.raw([]);
  risings: Rising[] = $state.raw([]);
  strikes: Strike[] = $state.raw([]);
  /** Harvesters that have arrived where the view does not have them yet. */
  rests: ReadonlyMap<number, Hex> = $state.raw(new Map());
  /** Objects that have been put up or taken down where the view does not say so yet; null: none. */
  stands: ReadonlyMap<Hex, { figure: FigureName; seat: number } | null> = $state.raw(new Map());

  /** Where each harvester looks after its last flight: 1 to the right, -1 to the left. */
  facings: ReadonlyMap<number, 1 | -1> = $state.raw(new Map());

  #factor: () => number;
  #id = 0;
  /** Counts the views: what set out before one of them changes nothing after it. */
  #era = 0;
  #wakes = new Set<() => void>();

  /** `factor` of durations: 0 without motion. */
  constructor(factor: () => number = () => 1) {
    this.#factor = factor;
  }

  async lead(beat: Beat<Wire>): Promise<void> {
    await Promise.all(beat.events.map((event) => this.#move(event)));
  }

  /** The view has come to where the pieces are. */
  land(): void {
    this.settle();
  }

  rest(): void {
    this.settle();
  }

  hurry(): void {
    this.skip();
  }

  #move(event: GameEvent): Promise<void> | null {
    switch (event.e) {
      case 'harvester_moved':
        return this.moveHarvester(event.seat, pathOf(event), event.how === 'jump');
      case 'object_built':
      case 'object_put':
        return this.raise(event.hex, event.figure, event.seat);
      case 'object_returned':
        return this.lower(event.hex, event.figure, event.seat);
      case 'module_lifted':
        return this.lower(event.hex, 'module', event.seat);
      case 'token_put':
        return this.strike(event.token, event.hexes);
      default:
        return null;
    }
  }

  async moveHarvester(seat: number, path: Hex[], jump = false): Promise<void> {
    const end = path.at(-1);
    if (end === undefined || path.length < 2) return;
    const dx = centre(end)[0] - centre(path[0]!)[0];
    if (dx !== 0) this.facings = new Map(this.facings).set(seat, dx > 0 ? 1 : -1);
    const ms = this.#time(jump ? TIMES.glide * 1.5 : glideTime(path));
    if (ms > 0) {
      const glide: Glide = { id: this.#next(), seat, path, jump, ms };
      this.glides = [...this.glides.filter((g) => g.seat !== seat), glide];
      const era = this.#era;
      await this.#wait(ms);
      if (era === this.#era) this.rests = new Map(this.rests).set(seat, end);
      this.glides = this.glides.filter((g) => g !== glide);
    } else this.rests = new Map(this.rests).set(seat, end);
  }

  raise(hex: Hex, figure: FigureName, seat: number): Promise<void> {
    return this.#lift(hex, figure, seat, false);
  }

  /** An object goes back to its owner. */
  lower(hex: Hex, figure: FigureName, seat: number): Promise<void> {
    return this.#lift(hex, figure, seat, true);
  }

  /** A token comes down on the field. */
  async strike(token: Token, hexes: Hex[]): Promise<void> {
    const ms = this.#time(TIMES.strike);
    if (ms === 0) return;
    const strike: Strike = { id: this.#next(), token, hexes, ms };
    this.strikes = [...this.strikes, strike];
    await this.#wait(ms);
    this.strikes = this.strikes.filter((s) => s !== strike);
  }

  /** Everything under way is there now. */
  skip(): void {
    for (const wake of [...this.#wakes]) wake();
  }

  /** A new view is there: from now on it alone says where things are. */
  settle(): void {
    this.#era += 1;
    if (this.rests.size > 0) this.rests = new Map();
    if (this.stands.size > 0) this.stands = new Map();
  }

  async #lift(hex: Hex, figure: FigureName, seat: number, down: boolean): Promise<void> {
    const ms = this.#time(TIMES.rise);
    if (ms > 0) {
      const rising: Rising = { id: this.#next(), hex, figure, seat, down, ms };
      this.risings = [...this.risings, rising];
      const era = this.#era;
      await this.#wait(ms);
      if (era === this.#era) this.stands = new Map(this.stands).set(hex, down ? null : { figure, seat });
      this.risings = this.risings.filter((r) => r !== rising);
    } else this.stands = new Map(this.stands).set(hex, down ? null : { figure, seat });
  }

  #next(): number {
    this.#id += 1;
    return this.#id;
  }

  #time(ms: number): number {
    return ms * this.#factor();
  }

  #wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#wakes.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#wakes.add(done);
    });
  }
}
