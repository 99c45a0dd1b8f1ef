/** Carries the shown view from event to event, and turns a batch into beats that a person can follow. */
import { unheard } from '../../lib/wire';
import type { GameEvent, LaserFired, MaintenancePaid, Ring, SeatView, View } from './wire';
import type { Facts } from './facts';
import { RINGS } from './types';

export interface Beat {
  events: GameEvent[];
  /** Duration at speed 1. */
  ms: number;
}

/** How long a beat takes; the others are over in a moment. */
const MS: Partial<Record<GameEvent['e'], number>> = {
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
    if (!('seat' in event) || event.seat === null || COMMON.has(event.e)) {
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

const COMMON = new Set<GameEvent['e']>(['station_turned', 'ending', 'civ_taken', 'stack_scrapped', 'cards_shown']);

export function duration(events: GameEvent[]): number {
  return beats(events).reduce((sum, beat) => sum + beat.ms, 0);
}

/** The line of a seat's moon that the laser burns in this beat. */
export function firedBy(beat: Beat | null, seat: number): string | null {
  const shot = beat?.events.find((event): event is LaserFired => event.e === 'laser_fired' && event.seat === seat);
  return shot?.line ?? null;
}

/** The maintenance card of a seat that pays in this beat. */
export function payingBy(beat: Beat | null, seat: number): string | null {
  const paid = beat?.events.find(
    (event): event is MaintenancePaid => event.e === 'maintenance_paid' && event.seat === seat,
  );
  return paid?.card ?? null;
}

type Change = (seat: SeatView) => Partial<SeatView>;

function without<T>(list: T[], item: T): T[] {
  const i = list.indexOf(item);
  return i < 0 ? list : [...list.slice(0, i), ...list.slice(i + 1)];
}

/** What the event does to the board of the seat it speaks of; figures that follow from it come with the true view. */
function changeOf(event: GameEvent): Change | null {
  switch (event.e) {
    case 'tile_taken':
      return () => ({ hand: event.tile });
    case 'tile_placed':
      return (s) => ({
        hand: null,
        tiles: [...s.tiles, { tile: event.tile, orient: event.orient, at: event.at }],
        lifepods: s.lifepods.filter((p) => !event.lifepods.includes(p)),
        rovers: s.rovers.filter((r) => !event.rovers.includes(r.at)),
        meteorites: event.meteorite === null ? s.meteorites : [...s.meteorites, event.meteorite],
      });
    case 'emergency_taken':
      return (s) => ({
        hand: event.tile,
        emergency: s.emergency?.filter((t) => `emergency_${t}` !== event.tile),
      });
    case 'satellite_moved':
      return (s) => (s.moon ? { moon: { ...s.moon, satellite: event.end } } : {});
    case 'laser_fired':
      return (s) => ({
        meteorites: s.meteorites.filter((m) => !event.meteorites.includes(m)),
        rovers: s.rovers.filter((r) => !event.rovers.includes(r.at)),
      });
    case 'maintenance_paid':
      return (s) => ({ maintenance: s.maintenance?.map((m) => (m.card === event.card ? { ...m, used: true } : m)) });
    case 'tile_set_aside':
      return (s) => ({ hand: null, set_aside: [...s.set_aside, event.tile] });
    case 'marker_moved':
      return (s) => ({ markers: { ...s.markers, [event.marker]: event.end } });
    case 'moves_gained':
      return (s) => ({ moves: s.moves + event.points });
    case 'rover_put':
      return (s) => ({ rovers: [...s.rovers, { at: event.at, cargo: false }], supply: Math.max(0, s.supply - 1) });
    case 'rover_moved':
    case 'rover_teleported':
    case 'rover_flew':
      return (s) => ({
        rovers: s.rovers.map((r) => (r.at === event.start ? { ...r, at: event.end } : r)),
        moves: s.moves - (event.e === 'rover_moved' ? event.cost : event.e === 'rover_flew' ? 1 : 0),
      });
    case 'rover_destroyed':
      return (s) => ({ rovers: s.rovers.filter((r) => r.at !== event.at) });
    case 'lifepod_collected':
      return (s) => ({
        lifepods: without(s.lifepods, event.at),
        collected: { ...s.collected, lifepods: s.collected.lifepods + 1 },
      });
    case 'meteorite_put':
      return (s) => ({ meteorites: s.meteorites.includes(event.at) ? s.meteorites : [...s.meteorites, event.at] });
    case 'meteorite_loaded':
      return (s) => ({
        meteorites: without(s.meteorites, event.at),
        rovers: s.rovers.map((r) => (r.at === event.at ? { ...r, cargo: true } : r)),
      });
    case 'meteorite_collected':
      return (s) => ({
        meteorites: without(s.meteorites, event.at),
        rovers: s.rovers.map((r) => (r.at === event.at ? { ...r, cargo: false } : r)),
        collected: { ...s.collected, meteorites: s.collected.meteorites + 1 },
      });
    case 'meteorite_destroyed':
      return (s) => (event.at === null ? {} : { meteorites: without(s.meteorites, event.at) });
    case 'patch_placed':
      return (s) => ({ patches: s.patches.includes(event.at) ? s.patches : [...s.patches, event.at] });
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
      return () => ({ flux: event.track });
    case 'turn_ended':
      return () => ({ ready: true });
    // Of the whole table, see `tell`.
    case 'round_began':
    case 'station_turned':
    case 'event_revealed':
    // Said in words, or shown by signs that pass: what follows from it comes with the true view.
    case 'boards_shown':
    case 'moons_shown':
    case 'quarters_shown':
    case 'objective_kept':
    case 'objective_dropped':
    case 'objective_gained':
    case 'objective_common':
    case 'event_peeked':
    case 'events_arranged':
    case 'tops_shown':
    case 'tiles_removed':
    case 'stack_scrapped':
    case 'station_ignored':
    case 'station_idle':
    case 'station_twice':
    case 'marker_stuck':
    case 'boost_gained':
    case 'lifepod_put':
    case 'lifepod_moved':
    case 'lifepod_destroyed':
    case 'patch_lost':
    case 'civ_due':
    case 'civ_taken':
    case 'civ_stacks':
    case 'tech_used':
    case 'cards_shown':
    case 'ending':
    case 'round_ended':
    case 'game_ended':
    case 'solo_ended':
      return null;
    default:
      return unheard(event);
  }
}

/** Before a batch is told: of which terrain patches will be does not show until they lie. */
export function foreseen(view: View, next: View): View {
  const seats = view.seats.map((s, i) => {
    const kinds = next.seats[i]?.kinds;
    return kinds ? { ...s, kinds: { ...s.kinds, ...kinds } } : s;
  });
  return { ...view, seats };
}

export function tell(view: View, event: GameEvent, facts: Facts): View {
  const change = changeOf(event);
  if (change && 'seat' in event) {
    const taken = event.e === 'tile_taken' ? takeFrom(view, event.seat, event.tile, facts) : view;
    return { ...taken, seats: taken.seats.map((s) => (s.seat === event.seat ? { ...s, ...change(s) } : s)) };
  }
  switch (event.e) {
    case 'round_began':
      return {
        ...view,
        round: event.round,
        commander: event.commander ?? view.commander,
        event: null,
        restriction: null,
        phase: 'rotation',
      };
    case 'station_turned':
      return turn(view, event.rotation);
    case 'event_revealed':
      return { ...view, event: event.card, phase: 'event' };
    default:
      return view;
  }
}

/** Who faces which sector follows from the rotation: the player at place p faces sector p + rotation. */
export function turn(view: View, rotation: number): View {
  const { places } = view.station;
  const sectors = view.station.sectors.map((s) => {
    const seat = places.findIndex((place) => (place + rotation) % 6 === s.sector);
    return { ...s, seat: seat < 0 ? null : seat };
  });
  return { ...view, station: { ...view.station, rotation, sectors } };
}

/** The stack it was taken from shows its back until all are done. */
function takeFrom(view: View, seat: number, tile: string, facts: Facts): View {
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

const ICONS: Partial<Record<GameEvent['e'], string>> = {
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
  if (event.e === 'marker_moved') return `pu-${event.marker}`;
  if (event.e === 'station_ignored' || event.e === 'station_idle' || event.e === 'station_twice')
    return `pu-${event.terrain}`;
  if (event.e === 'flux_moved') return `pu-${event.track}`;
  return ICONS[event.e] ?? null;
}
