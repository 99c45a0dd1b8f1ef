/**
 * What moves on the field: harvesters glide, objects rise and sink, tokens strike, quids fly to whoever earns them.
 * The table calls these while it tells a batch of events; each promise is fulfilled when the thing has arrived, and
 * what has arrived stays there until the next view shows it. Without motion everything is there at once.
 */
import type { Hex } from '../types';
import type { FigureName, Token } from '../wire';
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

export interface Source {
  hex: Hex;
  amount: number;
}

export interface Payment {
  id: number;
  seat: number;
  from: Source[];
  total: number;
  /** Of one coin; they start `gap` ms after one another. */
  ms: number;
  gap: number;
  /** Without motion: the sum only, for as long as it takes to read it. */
  still: boolean;
}

/** ms at speed 1. */
export const TIMES = { glide: 320, least: 220, rise: 320, strike: 480, coin: 220, coins: 900, sum: 900 } as const;

/** As long as three hexes take 320 ms; a short hop is not a jerk, a flight across the field no voyage. */
export function glideTime(path: readonly Hex[]): number {
  return Math.max(TIMES.least, (TIMES.glide * (path.length - 1)) / 3);
}

/** One coin flies for each quid, and all of them within 900 ms. */
export function coinGap(coins: number): number {
  return coins < 2 ? 0 : Math.min(TIMES.coin / 2, (TIMES.coins - TIMES.coin) / (coins - 1));
}

export class Motion {
  glides: Glide[] = $state.raw([]);
  risings: Rising[] = $state.raw([]);
  strikes: Strike[] = $state.raw([]);
  payments: Payment[] = $state.raw([]);
  /** Harvesters that have arrived where the view does not have them yet. */
  rests: ReadonlyMap<number, Hex> = $state.raw(new Map());
  /** Objects that have been put up or taken down where the view does not say so yet; null: none. */
  stands: ReadonlyMap<Hex, { figure: FigureName; seat: number } | null> = $state.raw(new Map());

  /** Where each harvester looks after its last flight: 1 to the right, -1 to the left. */
  facings: ReadonlyMap<number, 1 | -1> = $state.raw(new Map());

  #how: () => { still: boolean; speed: number };
  #id = 0;
  /** Counts the views: what set out before one of them changes nothing after it. */
  #era = 0;
  #wakes = new Set<() => void>();

  constructor(how: () => { still: boolean; speed: number } = () => ({ still: false, speed: 1 })) {
    this.#how = how;
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

  /** Quids fly from the hexes that pay to the element marked data-quids="<seat>", or to the seat's harvester. */
  async quidsFrom(from: readonly (Hex | Source)[], seat: number): Promise<void> {
    const sources = from.map((s) => (typeof s === 'string' ? { hex: s, amount: 1 } : s)).filter((s) => s.amount > 0);
    const total = sources.reduce((sum, s) => sum + s.amount, 0);
    const { still, speed } = this.#how();
    if (total === 0 || speed === Infinity) return;
    const ms = this.#time(TIMES.coin);
    const gap = this.#time(coinGap(total));
    const payment: Payment = { id: this.#next(), seat, from: sources, total, ms, gap, still };
    this.payments = [...this.payments, payment];
    await this.#wait(still ? TIMES.sum : ms + gap * (total - 1));
    this.payments = this.payments.filter((p) => p !== payment);
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
    const { still, speed } = this.#how();
    return still || !Number.isFinite(speed) || speed <= 0 ? 0 : ms / speed;
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
