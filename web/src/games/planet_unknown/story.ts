/** Carries the shown view from event to event, and turns a batch into beats that a person can follow. */
import type { GameEvent } from '../../lib/types';
import type { Facts } from './facts';
import type { Orient, Ring, SeatPU, Square, Track, ViewPU } from './types';
import { RINGS } from './types';

export interface Beat {
  events: GameEvent[];
  /** Duration at speed 1. */
  ms: number;
}

const MS: Record<string, number> = {
  boards_shown: 700,
  round_began: 420,
  station_turned: 760,
  event_revealed: 1100,
  tile_taken: 340,
  tile_placed: 420,
  tile_set_aside: 420,
  marker_moved: 280,
  boost_gained: 160,
  moves_gained: 180,
  rover_put: 260,
  rover_moved: 230,
  rover_teleported: 320,
  rover_destroyed: 320,
  lifepod_collected: 320,
  lifepod_put: 260,
  lifepod_moved: 260,
  lifepod_destroyed: 260,
  meteorite_put: 300,
  meteorite_loaded: 220,
  meteorite_collected: 320,
  meteorite_destroyed: 300,
  patch_placed: 300,
  civ_taken: 420,
  tech_gained: 320,
  satellite_moved: 520,
  laser_fired: 620,
  emergency_taken: 340,
  maintenance_paid: 500,
  rover_flew: 320,
  moons_shown: 700,
  quarters_shown: 300,
  tops_shown: 240,
  ending: 900,
};

export function msOf(event: GameEvent): number {
  return MS[event.e] ?? 60;
}

/**
 * Seats act at the same time, so they are told at the same time: the n-th thing each of them did forms one beat. What
 * concerns everybody stands between, as it came.
 */
export function beats(events: readonly GameEvent[]): Beat[] {
  const out: Beat[] = [];
  let rows: GameEvent[][] = [];
  const flush = (): void => {
    for (const row of rows) out.push({ events: row, ms: Math.max(...row.map(msOf)) });
    rows = [];
  };
  const told = new Map<number, number>();
  for (const event of events) {
    if (typeof event.seat !== 'number' || COMMON.has(event.e)) {
      flush();
      told.clear();
      out.push({ events: [event], ms: msOf(event) });
      continue;
    }
    const n = told.get(event.seat) ?? 0;
    told.set(event.seat, n + 1);
    (rows[n] ??= []).push(event);
  }
  flush();
  return out;
}

const COMMON = new Set(['station_turned', 'ending', 'civ_taken', 'stack_scrapped', 'planet_scored', 'cards_shown']);

export function duration(events: GameEvent[]): number {
  return beats(events).reduce((sum, beat) => sum + beat.ms, 0);
}

/** The line of a seat's moon that the laser burns in this beat. */
export function firedBy(beat: Beat | null, seat: number): string | null {
  const shot = beat?.events.find((event) => event.e === 'laser_fired' && event.seat === seat);
  return shot ? String(shot.line) : null;
}

/** The maintenance card of a seat that pays in this beat. */
export function payingBy(beat: Beat | null, seat: number): string | null {
  const paid = beat?.events.find((event) => event.e === 'maintenance_paid' && event.seat === seat);
  return paid ? String(paid.card) : null;
}

type Change = (seat: SeatPU) => Partial<SeatPU>;

function without<T>(list: T[], item: T): T[] {
  const i = list.indexOf(item);
  return i < 0 ? list : [...list.slice(0, i), ...list.slice(i + 1)];
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** What the event does to the board of the seat it speaks of; figures that follow from it come with the true view. */
function changeOf(event: GameEvent): Change | null {
  const at = String(event.at ?? '') as Square;
  const start = String(event.start ?? '') as Square;
  const end = String(event.end ?? '') as Square;
  switch (event.e) {
    case 'tile_taken':
      return () => ({ hand: String(event.tile) });
    case 'tile_placed':
      return (s) => ({
        hand: null,
        tiles: [
          ...s.tiles,
          { tile: String(event.tile), orient: event.orient as Orient, at: String(event.at) as Square },
        ],
        lifepods: s.lifepods.filter((p) => !strings(event.lifepods).includes(p)),
        rovers: s.rovers.filter((r) => !strings(event.rovers).includes(r.at)),
        meteorites: typeof event.meteorite === 'string' ? [...s.meteorites, event.meteorite] : s.meteorites,
      });
    case 'emergency_taken':
      return (s) => ({
        hand: String(event.tile),
        emergency: s.emergency?.filter((t) => `emergency_${t}` !== event.tile),
      });
    case 'satellite_moved':
      return (s) => (s.moon ? { moon: { ...s.moon, satellite: Number(event.end) } } : {});
    case 'laser_fired':
      return (s) => ({
        meteorites: s.meteorites.filter((m) => !strings(event.meteorites).includes(m)),
        rovers: s.rovers.filter((r) => !strings(event.rovers).includes(r.at)),
      });
    case 'maintenance_paid':
      return (s) => ({ maintenance: s.maintenance?.map((m) => (m.card === event.card ? { ...m, used: true } : m)) });
    case 'tile_set_aside':
      return (s) => ({ hand: null, set_aside: [...s.set_aside, String(event.tile)] });
    case 'marker_moved':
      return (s) => ({ markers: { ...s.markers, [event.marker as Track]: end } });
    case 'moves_gained':
      return (s) => ({ moves: s.moves + Number(event.points) });
    case 'rover_put':
      return (s) => ({ rovers: [...s.rovers, { at, cargo: false }], supply: Math.max(0, s.supply - 1) });
    case 'rover_moved':
    case 'rover_teleported':
    case 'rover_flew':
      return (s) => ({
        rovers: s.rovers.map((r) => (r.at === start ? { ...r, at: end } : r)),
        moves: s.moves - Number(event.cost ?? (event.e === 'rover_flew' ? 1 : 0)),
      });
    case 'rover_destroyed':
      return (s) => ({ rovers: s.rovers.filter((r) => r.at !== at) });
    case 'lifepod_collected':
      return (s) => ({
        lifepods: without(s.lifepods, at),
        collected: { ...s.collected, lifepods: s.collected.lifepods + 1 },
      });
    case 'meteorite_put':
      return (s) => ({ meteorites: s.meteorites.includes(at) ? s.meteorites : [...s.meteorites, at] });
    case 'meteorite_loaded':
      return (s) => ({
        meteorites: without(s.meteorites, at),
        rovers: s.rovers.map((r) => (r.at === at ? { ...r, cargo: true } : r)),
      });
    case 'meteorite_collected':
      return (s) => ({
        meteorites: without(s.meteorites, at),
        rovers: s.rovers.map((r) => (r.at === at ? { ...r, cargo: false } : r)),
        collected: { ...s.collected, meteorites: s.collected.meteorites + 1 },
      });
    case 'meteorite_destroyed':
      return (s) => ({ meteorites: without(s.meteorites, at) });
    case 'patch_placed':
      return (s) => ({ patches: s.patches.includes(at) ? s.patches : [...s.patches, at] });
    case 'patch_chosen':
      return (s) => ({ coloured: s.coloured?.filter((terrain) => terrain !== event.terrain) });
    case 'patch_stored':
      return (s) => ({ stored: s.stored + 1 });
    case 'tech_gained':
    case 'tech_lost':
      return (s) => ({
        techs: s.techs.map((t) => (t.tech === event.tech ? { ...t, available: event.e === 'tech_gained' } : t)),
      });
    case 'flux_moved':
      return () => ({ flux: event.track as Track });
    case 'turn_ended':
      return () => ({ ready: true });
    default:
      return null;
  }
}

/** Before a batch is told: of which terrain patches will be does not show until they lie. */
export function foreseen(view: ViewPU, next: ViewPU): ViewPU {
  const seats = view.seats.map((s, i) => {
    const kinds = next.seats[i]?.kinds;
    return kinds ? { ...s, kinds: { ...s.kinds, ...kinds } } : s;
  });
  return { ...view, seats };
}

export function tell(view: ViewPU, event: GameEvent, facts: Facts): ViewPU {
  const change = changeOf(event);
  if (change && typeof event.seat === 'number') {
    const taken = event.e === 'tile_taken' ? takeFrom(view, event.seat, String(event.tile), facts) : view;
    return { ...taken, seats: taken.seats.map((s) => (s.seat === event.seat ? { ...s, ...change(s) } : s)) };
  }
  switch (event.e) {
    case 'round_began':
      return {
        ...view,
        round: Number(event.round),
        commander: typeof event.commander === 'number' ? event.commander : view.commander,
        event: null,
        restriction: null,
        phase: 'rotation',
      };
    case 'station_turned':
      return turn(view, Number(event.rotation));
    case 'event_revealed':
      return { ...view, event: String(event.card), phase: 'event' };
    default:
      return view;
  }
}

/** Who faces which sector follows from the rotation: the player at place p faces sector p + rotation. */
export function turn(view: ViewPU, rotation: number): ViewPU {
  const { places } = view.station;
  const sectors = view.station.sectors.map((s) => {
    const seat = places.findIndex((place) => (place + rotation) % 6 === s.sector);
    return { ...s, seat: seat < 0 ? null : seat };
  });
  return { ...view, station: { ...view.station, rotation, sectors } };
}

/** The stack it was taken from shows its back until all are done. */
function takeFrom(view: ViewPU, seat: number, tile: string, facts: Facts): ViewPU {
  const shape = facts.tiles[tile]?.shape;
  const sectors = view.station.sectors.map((sector) => {
    if (sector.seat !== seat) return sector;
    const ring: Ring | undefined = RINGS.find((r) => sector[r].shape === shape);
    if (!ring || sector[ring].hidden) return sector;
    const bay = sector[ring];
    return { ...sector, [ring]: { ...bay, top: null, hidden: true, left: Math.max(0, bay.left - 1) } };
  });
  return { ...view, station: { ...view.station, sectors } };
}

const ICONS: Record<string, string> = {
  round_began: 'pu-u-orrery',
  station_turned: 'pu-u-station',
  event_revealed: 'pu-u-event',
  event_peeked: 'pu-u-deck',
  tile_taken: 'pu-u-hand',
  tile_placed: 'pu-u-area',
  tile_set_aside: 'pu-u-x',
  marker_stuck: 'pu-u-lock',
  boost_gained: 'pu-b-synergy',
  moves_gained: 'pu-b-move',
  rover_put: 'pu-k-rover',
  rover_moved: 'pu-k-rover',
  rover_teleported: 'pu-k-rover',
  rover_destroyed: 'pu-k-rover',
  rover_flew: 'pu-k-spaceship',
  satellite_moved: 'pu-k-satellite',
  laser_fired: 'pu-k-laser',
  moons_shown: 'pu-k-moon',
  quarters_shown: 'pu-u-planet',
  emergency_taken: 'pu-k-supply',
  patch_chosen: 'pu-k-patch',
  maintenance_paid: 'pu-b-civcard',
  tiles_removed: 'pu-u-station',
  events_arranged: 'pu-u-deck',
  lifepod_collected: 'pu-k-lifepod',
  lifepod_put: 'pu-k-lifepod',
  lifepod_moved: 'pu-k-lifepod',
  lifepod_destroyed: 'pu-k-lifepod',
  meteorite_put: 'pu-k-meteorite',
  meteorite_loaded: 'pu-k-meteorite',
  meteorite_collected: 'pu-k-meteorite',
  meteorite_destroyed: 'pu-k-meteorite',
  patch_placed: 'pu-k-patch',
  patch_stored: 'pu-k-supply',
  patch_lost: 'pu-k-patch',
  civ_due: 'pu-b-civcard',
  civ_taken: 'pu-b-civcard',
  civ_stacks: 'pu-b-civcard',
  tech_gained: 'pu-b-techchip',
  tech_lost: 'pu-b-techchip',
  tech_used: 'pu-b-techchip',
  turn_ended: 'pu-u-check',
  ending: 'pu-u-hourglass',
  objective_kept: 'pu-u-objective',
  objective_dropped: 'pu-u-objective',
  objective_gained: 'pu-u-objective',
  objective_common: 'pu-u-objective',
  game_ended: 'pu-k-medal',
  solo_ended: 'pu-u-objective',
};

export function eventIcon(event: GameEvent): string | null {
  if (event.e === 'marker_moved') return `pu-${String(event.marker)}`;
  if (event.e === 'station_ignored' || event.e === 'station_idle' || event.e === 'station_twice')
    return `pu-${String(event.terrain)}`;
  if (event.e === 'flux_moved') return `pu-${String(event.track)}`;
  return ICONS[event.e] ?? null;
}
