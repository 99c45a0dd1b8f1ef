/** The analysis of a table, followed while it is under way. */
import { isLocal } from '../lib/local-ids';
import { api } from '../net/api';
import { secondsLeft, type AnalysisInfo, type Found } from './found';

const PAUSE = 1500; // milliseconds between two looks

export class Analysis {
  info: AnalysisInfo | null = $state.raw(null);
  /** What has been found so far. */
  found: Found | null = $state.raw(null);
  trouble: unknown = $state.raw(null);
  busy = $state(false);
  /** About so many seconds are left; null: not yet known. It goes down, and up only where that was wrong for long. */
  left: number | null = $state(null);
  readonly table: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since: { done: number; at: number } | null = null;
  #closed = false;

  constructor(table: string) {
    this.table = table;
  }

  /** Worked out on this device, as long as it is open. */
  get here(): boolean {
    return isLocal(this.table);
  }

  get running(): boolean {
    return this.info?.state === 'working' || this.info?.state === 'waiting';
  }

  look(): Promise<void> {
    return this.#hear(() => api.analysis(this.table, this.found?.done ?? null));
  }

  async change(wish: 'start' | 'pause' | 'stop'): Promise<void> {
    this.busy = true;
    this.#since = null;
    this.left = null;
    await this.#hear(() => api.analyse(this.table, wish));
    this.busy = false;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #hear(ask: () => Promise<AnalysisInfo>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const info = await ask();
      this.info = info;
      if (info.analysis) this.found = info.analysis;
      this.trouble = null;
      this.#measure(info);
    } catch (error) {
      this.trouble = error;
    }
    if (this.running && !this.#closed) this.#timer = setTimeout(() => void this.look(), PAUSE);
  }

  #measure(info: AnalysisInfo): void {
    if (info.state !== 'working') return;
    const now = performance.now();
    this.#since ??= { done: info.done, at: now };
    const left = secondsLeft(info.done, info.pieces, {
      done: this.#since.done,
      seconds: (now - this.#since.at) / 1000,
    });
    if (left !== null) this.left = this.left === null ? left : Math.min(left, this.left + 10);
  }
}
