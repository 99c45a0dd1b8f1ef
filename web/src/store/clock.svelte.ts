/**
 * The clocks of a table. The server says where they stand when something changes; between two words they run here, on
 * a clock of the browser that does not jump when somebody sets the time of the day.
 */
import type { Clock, ClockMessage } from '../lib/types';

export interface SeatTime {
  seat: number;
  /** Milliseconds left of the turn's own time, and of the reserve behind it. */
  move: number;
  bank: number;
  left: number;
  running: boolean;
  low: boolean;
}

const TICK = 250;
const SECOND = 1000;
const LOW: Record<Clock['kind'], number> = { live: 30 * SECOND, daily: 2 * 3600 * SECOND };

/** From when on somebody should hurry: never so early that the warning is there from the start. */
export function lowAt(rule: Clock): number {
  return Math.min(LOW[rule.kind], ((rule.move + rule.bank) * SECOND) / 3);
}

export class Clocks {
  rule = $state.raw<Clock | null>(null);
  #said = $state.raw<{ message: ClockMessage; at: number } | null>(null);
  #now = $state(0);
  #timer: ReturnType<typeof setInterval> | null = null;

  readonly paused: boolean = $derived(this.#said?.message.paused ?? false);
  readonly seats: SeatTime[] = $derived.by(() => {
    const said = this.#said;
    if (!said) return [];
    const limit = this.rule ? lowAt(this.rule) : 0;
    return said.message.seats.map(({ seat, move, bank, running }) => {
      const gone = running && !this.paused ? Math.max(0, this.#now - said.at) : 0;
      const free = Math.max(0, move - gone);
      const kept = Math.max(0, bank - Math.max(0, gone - move));
      return { seat, move: free, bank: kept, left: free + kept, running, low: running && free + kept <= limit };
    });
  });

  hear(message: ClockMessage): void {
    const at = performance.now();
    this.#now = at;
    this.#said = { message, at };
    const runs = !message.paused && message.seats.some((seat) => seat.running);
    if (!runs) this.close();
    else this.#timer ??= setInterval(() => (this.#now = performance.now()), TICK);
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }
}
