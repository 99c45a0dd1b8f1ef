/** How Planet Unknown shows what happens: how long, which seats at once, and which pieces cross the table. */
import type { Beat as AnyBeat, Choreography, Flight as AnyFlight } from '../../table/contract';
import { boardOf } from './geometry';
import { RINGS } from './types';
import type { GameEvent, LaserFired, MaintenancePaid, Ring, SeatView, View, Wire } from './wire';

export type Beat = AnyBeat<Wire>;
export type Look = { what: 'tile'; tile: string; far: boolean } | { what: 'lifepod' | 'meteorite' | 'rover' };
type Flight = AnyFlight<Look>;

const TIMES = {
  boards_shown: 700,
  flux_moved: 60,
  objective_kept: 60,
  objective_dropped: 60,
  objective_gained: 60,
  objective_common: 60,
  round_began: 420,
  station_turned: 760,
  event_revealed: 1100,
  event_peeked: 60,
  tile_taken: 340,
  tile_placed: 420,
  tile_set_aside: 420,
  tops_shown: 240,
  station_ignored: 60,
  station_idle: 60,
  marker_moved: 280,
  marker_stuck: 60,
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
  patch_stored: 60,
  patch_lost: 60,
  civ_due: 60,
  civ_taken: 420,
  civ_stacks: 60,
  tech_gained: 320,
  tech_lost: 60,
  tech_used: 60,
  stack_scrapped: 60,
  turn_ended: 60,
  ending: 900,
  round_ended: 60,
  cards_shown: 60,
  game_ended: 60,
  solo_ended: 60,
  moons_shown: 700,
  quarters_shown: 300,
  satellite_moved: 520,
  laser_fired: 620,
  emergency_taken: 340,
  patch_chosen: 60,
  maintenance_paid: 500,
  rover_flew: 320,
  station_twice: 60,
  tiles_removed: 60,
  events_arranged: 60,
} satisfies Choreography<Wire>['times'];

/** What has flown has landed by then, as a share of the beat. */
const LANDED = 0.85;
/** Tiles that rivals have laid in secret fly to them all at once. */
const UNVEILED = 520;

function seatOf(event: GameEvent): number | null {
  return 'seat' in event ? event.seat : null;
}

function lasts(beat: Beat): number {
  // What several seats did in secret is unveiled at once: all of it is seen with the last of its events.
  if (beat.before === beat.after) return 0;
  const own = Math.max(...beat.events.map((event) => TIMES[event.e]));
  return beat.after.seats.some((seat) => seat.seat !== beat.after.me && newTile(beat, seat.seat))
    ? Math.max(own, UNVEILED)
    : own;
}

/** The tile this seat has taken in this beat, into its hand or, if that was veiled, to where it lies. */
function newTile({ before, after }: Beat, seat: number): string | null {
  const [then, now] = [before.seats[seat], after.seats[seat]];
  if (!then || !now) return null;
  if (now.hand && now.hand !== then.hand) return now.hand;
  const laid = now.tiles.length > then.tiles.length ? now.tiles.at(-1)!.tile : null;
  const aside = now.set_aside.length > then.set_aside.length ? now.set_aside.at(-1)! : null;
  const found = laid ?? aside;
  return found === then.hand ? null : found;
}

function lies({ hand, set_aside }: SeatView, tile: string): 'hand' | 'aside' | 'planet' {
  if (hand === tile) return 'hand';
  return set_aside.includes(tile) ? 'aside' : 'planet';
}

/** Where a tile lay before it was taken: a bay of the station, which my depot shows too. */
function bayOf({ station, me }: View, tile: string): string[] {
  for (const sector of station.sectors)
    for (const ring of RINGS as readonly Ring[])
      if (sector[ring].top === tile)
        return [...(sector.seat === me ? [`depot-${ring}`] : []), `bay-${sector.sector}-${ring}`];
  return [];
}

function tiles(beat: Beat, ms: number): Flight[] {
  const { before, after } = beat;
  return after.seats.flatMap((seat): Flight[] => {
    const mine = seat.seat === after.me;
    const tile = newTile(beat, seat.seat);
    if (!tile) return [];
    const look = { what: 'tile', tile, far: !mine } as const;
    const scales = [0.8, 1.15, mine ? 1 : 0.4] as const;
    // An emergency tile lay beside the planet all the time.
    const supply = tile.startsWith('emergency_');
    if (supply && !mine) return [];
    const from = supply ? [tile.replace('_', '-'), `supply-${seat.seat}`] : bayOf(before, tile);
    if (from.length === 0) return [];
    const to = [mine ? 'planet' : `rival-${seat.seat}`, `${lies(seat, tile)}-${seat.seat}`];
    return [{ piece: pieceOf(tile, seat.seat), from, to, look, scales, ms }];
  });
}

/** Every tile of the station is there once; emergency tiles everybody has. */
export function pieceOf(tile: string, seat: number): string {
  return tile.startsWith('emergency_') ? `tile:${tile}:${seat}` : `tile:${tile}`;
}

/** Small pieces of mine; what happens at the others' tables is small and just appears. */
function pieces(event: GameEvent, ms: number): Flight[] {
  switch (event.e) {
    case 'rover_flew':
    case 'rover_teleported':
    case 'rover_moved':
      // On one board a rover glides; from one to the other it flies.
      return boardOf(event.start) === boardOf(event.end)
        ? []
        : [{ from: `square-${event.start}`, to: `square-${event.end}`, look: { what: 'rover' }, ms }];
    case 'lifepod_collected':
      return [{ from: `square-${event.at}`, to: 'lifepods', look: { what: 'lifepod' }, ms }];
    case 'meteorite_collected':
      return [{ from: `square-${event.at}`, to: 'meteorites', look: { what: 'meteorite' }, ms }];
    default:
      return [];
  }
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

export const choreography = {
  times: TIMES,
  /** Seats act at the same time, and what an event does to all of them happens at once. */
  together: (a, b) => a.e === b.e && seatOf(a) !== null && seatOf(b) !== null && seatOf(a) !== seatOf(b),
  ms: lasts,
  flights(beat) {
    if (beat.before === beat.after) return [];
    const ms = lasts(beat) * LANDED;
    const mine = beat.events.filter((event) => seatOf(event) === beat.after.me);
    return [...tiles(beat, ms), ...mine.flatMap((event) => pieces(event, ms))];
  },
} satisfies Choreography<Wire, Look>;
