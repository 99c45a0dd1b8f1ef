/** What moves on the map when something happens; where things are afterwards the next view says. */
import type { GameEvent } from '../wire';
import { TIMES, type Motion } from './motion.svelte';
import { pathTo } from './path';

/** Plays an event on the map. What flies there from elsewhere takes `flight` ms at speed 1. */
export async function move(motion: Motion, event: GameEvent, flight: number): Promise<void> {
  switch (event.e) {
    case 'constructed':
      if (!(await motion.pause(flight))) return;
      return motion.flip(event.hex, event.type, event.type === 'shelter' ? event.seat : null);
    case 'crystals_landed':
      return motion.pop(event.hexes, null);
    case 'tile_removed':
      return motion.pop([event.hex], event.tile, true);
    case 'tile_taken':
      // It fades as it arrives at its owner's, so that it is never seen twice.
      if (!(await motion.pause(flight - TIMES.fade))) return;
      return motion.pop([event.hex], event.tile, true);
    case 'tile_placed':
      if (!(await motion.pause(flight))) return;
      return motion.pop([event.hex], event.tile);
    case 'upgraded':
      return motion.glide('advanced', event.seat, [event.hex]);
    case 'bot_placed':
      if (!(await motion.pause(flight))) return;
      return motion.glide('bot', event.seat, [event.hex]);
    case 'bot_moved':
      return motion.glide('bot', event.seat, pathTo(event.start, event.end));
    case 'rover_moved':
      return motion.glide('rover', event.seat, pathTo(event.leaves, event.end));
    case 'piece_displaced':
      return motion.glide(event.piece, event.seat, pathTo(event.start, event.end));
  }
}
