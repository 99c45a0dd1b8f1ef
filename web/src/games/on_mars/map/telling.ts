/**
 * The map after each event, and the motion that leads there. A table that tells a batch of events one by one keeps
 * what it shows up to date with
 *
 *   shown = { ...shown, hexes: await tell(motion, shown.hexes, event) };
 *
 * and puts the true view in its place when the batch is over.
 */
import type { GameEvent } from '../../../lib/types';
import type { BuildingType, Hex, HexOM, Party, Piece } from '../types';
import { joined } from './groups';
import { START } from './moving';
import type { Motion } from './motion.svelte';
import { pathTo } from './path';

function change(hexes: HexOM[], hex: Hex, by: (h: HexOM) => Partial<HexOM>): HexOM[] {
  return hexes.map((h) => (h.hex === hex ? { ...h, ...by(h) } : h));
}

function without(parties: Party[], party: Party): Party[] {
  const at = parties.indexOf(party);
  return at < 0 ? parties : parties.filter((_, i) => i !== at);
}

function moved(hexes: HexOM[], piece: Piece, party: Party, start: Hex | null, end: Hex): HexOM[] {
  const key = piece === 'bot' ? 'bots' : 'rover';
  const left =
    piece === 'rover'
      ? hexes.map((h) => (h.rover.includes(party) ? { ...h, rover: without(h.rover, party) } : h))
      : start === null
        ? hexes
        : change(hexes, start, (h) => ({ bots: without(h.bots, party) }));
  return change(left, end, (h) => ({ [key]: [...h[key], party] }));
}

function built(hexes: HexOM[], hex: Hex, type: BuildingType, seat: Party): HexOM[] {
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
export function mapAfter(hexes: HexOM[], event: GameEvent): HexOM[] {
  const hex = event.hex as Hex;
  const seat = event.seat as Party;
  switch (event.e) {
    case 'constructed':
      return built(hexes, hex, event.type as BuildingType, seat);
    case 'crystals_landed': {
      const on = new Set(event.hexes as Hex[]);
      return hexes.map((h) => (on.has(h.hex) ? { ...h, crystal: true } : h));
    }
    case 'tile_removed':
      return change(hexes, hex, () => (event.tile ? { tile: null } : { crystal: false }));
    case 'tile_taken':
      return change(hexes, hex, () => ({ tile: null }));
    case 'tile_placed':
      return change(hexes, hex, () => ({ tile: event.tile as string }));
    case 'upgraded':
      return change(hexes, hex, (h) => ({
        building: h.building && { ...h.building, miner: null, advanced: { party: seat, card: event.card as string } },
      }));
    case 'bot_placed':
      return moved(hexes, 'bot', seat, null, hex);
    case 'bot_moved':
      return moved(hexes, 'bot', seat, event.start as Hex, event.end as Hex);
    case 'rover_moved': {
      const there = moved(hexes, 'rover', seat, event.start as Hex, event.end as Hex);
      return event.crystal ? change(there, event.end as Hex, () => ({ crystal: false })) : there;
    }
    case 'piece_displaced':
      return moved(hexes, event.piece as Piece, seat, event.start as Hex, event.end as Hex);
    default:
      return hexes;
  }
}

/** Plays an event on the map and gives the map after it. */
export async function tell(motion: Motion, hexes: HexOM[], event: GameEvent): Promise<HexOM[]> {
  const hex = event.hex as Hex;
  const seat = event.seat as Party;
  const [start, end] = [event.start as Hex | null, event.end as Hex];
  switch (event.e) {
    case 'constructed': {
      const type = event.type as BuildingType;
      await motion.flip(hex, type, type === 'shelter' ? seat : null);
      break;
    }
    case 'crystals_landed':
      await motion.pop(event.hexes as Hex[], null);
      break;
    case 'tile_removed':
    case 'tile_taken':
      await motion.pop([hex], (event.tile as string | null) ?? null, true);
      break;
    case 'tile_placed':
      await motion.pop([hex], event.tile as string);
      break;
    case 'upgraded':
      await motion.glide('advanced', seat, [hex]);
      break;
    case 'bot_placed':
      await motion.glide('bot', seat, [hex]);
      break;
    case 'bot_moved':
      await motion.glide('bot', seat, pathTo(start ?? end, end));
      break;
    case 'rover_moved':
      // Before its first step it is off the map, and counts as standing on the starting mine.
      await motion.glide('rover', seat, pathTo(start ?? START, end));
      break;
    case 'piece_displaced':
      await motion.glide(event.piece as Piece, seat, pathTo(start ?? end, end));
      break;
  }
  return mapAfter(hexes, event);
}
