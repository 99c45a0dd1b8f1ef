/**
 * The map after each event, and the motion that leads there. A table that tells a batch of events one by one keeps
 * what it shows up to date with
 *
 *   shown = { ...shown, hexes: await tell(motion, shown.hexes, event) };
 *
 * and puts the true view in its place when the batch is over.
 */
import type { BuildingType, GameEvent, HexView, Piece } from '../wire';
import type { Hex, Party } from '../types';
import { joined } from './groups';
import { START } from './moving';
import type { Motion } from './motion.svelte';
import { pathTo } from './path';

function change(hexes: HexView[], hex: Hex, by: (h: HexView) => Partial<HexView>): HexView[] {
  return hexes.map((h) => (h.hex === hex ? { ...h, ...by(h) } : h));
}

function without(parties: Party[], party: Party): Party[] {
  const at = parties.indexOf(party);
  return at < 0 ? parties : parties.filter((_, i) => i !== at);
}

function moved(hexes: HexView[], piece: Piece, party: Party, start: Hex | null, end: Hex): HexView[] {
  const key = piece === 'bot' ? 'bots' : 'rover';
  const left =
    piece === 'rover'
      ? hexes.map((h) => (h.rover.includes(party) ? { ...h, rover: without(h.rover, party) } : h))
      : start === null
        ? hexes
        : change(hexes, start, (h) => ({ bots: without(h.bots, party) }));
  return change(left, end, (h) => ({ [key]: [...h[key], party] }));
}

function built(hexes: HexView[], hex: Hex, type: BuildingType, seat: Party): HexView[] {
  const party = type === 'shelter' ? seat : null;
  const others = new Set(joined(hexes, hex, type, party));
  const size = others.size + 1;
  const group = Math.max(0, ...hexes.map((h) => (h.building?.group ?? 0) + 1));
  const miner = type === 'mine' ? seat : null;
  return hexes.map((h) => {
    if (h.hex === hex)
      return { ...h, crystal: false, tile: null, building: { type, party, size, group, advanced: null, miner } };
    return h.building && others.has(h.hex) ? { ...h, building: { ...h.building, size, group } } : h;
  });
}

/** The map as it is after an event; the same array if the event is about something else. */
export function mapAfter(hexes: HexView[], event: GameEvent): HexView[] {
  switch (event.e) {
    case 'constructed':
      return built(hexes, event.hex, event.type, event.seat);
    case 'crystals_landed': {
      const on = new Set(event.hexes);
      return hexes.map((h) => (on.has(h.hex) ? { ...h, crystal: true } : h));
    }
    case 'tile_removed':
      return change(hexes, event.hex, () => (event.tile ? { tile: null } : { crystal: false }));
    case 'tile_taken':
      return change(hexes, event.hex, () => ({ tile: null }));
    case 'tile_placed':
      return change(hexes, event.hex, () => ({ tile: event.tile }));
    case 'upgraded':
      return change(hexes, event.hex, (h) => ({
        building: h.building && { ...h.building, miner: null, advanced: { party: event.seat, card: event.card } },
      }));
    case 'bot_placed':
      return moved(hexes, 'bot', event.seat, null, event.hex);
    case 'bot_moved':
      return moved(hexes, 'bot', event.seat, event.start, event.end);
    case 'rover_moved': {
      const there = moved(hexes, 'rover', event.seat, event.start, event.end);
      return event.crystal ? change(there, event.end, () => ({ crystal: false })) : there;
    }
    case 'piece_displaced':
      return moved(hexes, event.piece, event.seat, event.start, event.end);
    default:
      return hexes;
  }
}

/** Plays an event on the map and gives the map after it. */
export async function tell(motion: Motion, hexes: HexView[], event: GameEvent): Promise<HexView[]> {
  switch (event.e) {
    case 'constructed':
      await motion.flip(event.hex, event.type, event.type === 'shelter' ? event.seat : null);
      break;
    case 'crystals_landed':
      await motion.pop(event.hexes, null);
      break;
    case 'tile_removed':
    case 'tile_taken':
      await motion.pop([event.hex], event.tile, true);
      break;
    case 'tile_placed':
      await motion.pop([event.hex], event.tile);
      break;
    case 'upgraded':
      await motion.glide('advanced', event.seat, [event.hex]);
      break;
    case 'bot_placed':
      await motion.glide('bot', event.seat, [event.hex]);
      break;
    case 'bot_moved':
      await motion.glide('bot', event.seat, pathTo(event.start, event.end));
      break;
    case 'rover_moved':
      // Before its first step it is off the map, and counts as standing on the starting mine.
      await motion.glide('rover', event.seat, pathTo(event.start ?? START, event.end));
      break;
    case 'piece_displaced':
      await motion.glide(event.piece, event.seat, pathTo(event.start, event.end));
      break;
  }
  return mapAfter(hexes, event);
}
