/** What the board does by itself in a beat: pieces glide on the map, tiles flip, a new level is announced. */
import type { Beat, Stage } from '../../table/contract';
import { FLIGHT } from './choreography';
import { move, Motion } from './map';
import type { Wire } from './wire';

/** ms for which a new level is announced, at any speed. */
const RISEN = 2600;

export class Effects implements Stage<Wire> {
  /** The level the colony has just risen to; for a moment. */
  risen: number | null = $state(null);
  readonly motion: Motion;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `factor` of durations: 0 without motion. */
  constructor(factor: () => number) {
    this.motion = new Motion(() => ({ still: factor() === 0, speed: factor() === 0 ? Infinity : 1 / factor() }));
  }

  async lead(beat: Beat<Wire>): Promise<void> {
    for (const event of beat.events) await move(this.motion, event, FLIGHT);
  }

  land(beat: Beat<Wire>): void {
    this.motion.settle();
    const up = beat.events.findLast((event) => event.e === 'level_up');
    if (!up) return;
    this.risen = up.level;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.risen = null), RISEN);
  }

  rest(): void {
    this.motion.settle();
  }

  hurry(): void {
    this.motion.skip();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.motion.skip();
  }
}
