/** What happens on the field itself while a beat is shown. */
import type { Beat, Stage } from '../../table/contract';
import { Motion } from './field/motion.svelte';
import type { Hex } from './types';
import type { GameEvent, HarvesterMoved, Wire } from './wire';

/** The hexes of a flight, from start to end. */
export function pathOf({ start, over, end }: HarvesterMoved): Hex[] {
  return [start, ...over, end];
}

export class Effects implements Stage<Wire> {
  readonly motion: Motion;

  /** `factor` of durations: 0 without motion. */
  constructor(factor: () => number) {
    this.motion = new Motion(() => ({ still: factor() === 0, speed: factor() === 0 ? Infinity : 1 / factor() }));
  }

  async lead(beat: Beat<Wire>): Promise<void> {
    await Promise.all(beat.events.map((event) => this.#move(event)));
  }

  /** The view has come to where the pieces are. */
  land(): void {
    this.motion.settle();
  }

  rest(): void {
    this.motion.settle();
  }

  hurry(): void {
    this.motion.skip();
  }

  #move(event: GameEvent): Promise<void> | null {
    const { motion } = this;
    switch (event.e) {
      case 'harvester_moved':
        return motion.moveHarvester(event.seat, pathOf(event), event.how === 'jump');
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
}
