/** Symbols of the log. */
import type { GameEvent } from './wire';

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
