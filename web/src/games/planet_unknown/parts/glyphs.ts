/** Effects of cards as a short row of signs, so that a card is known at a glance before its text is read. */
import { figure } from '../../../lib/figures';
import type { Effect } from '../facts';
import { TRACKS } from '../types';
import type { Terrain, Track } from '../wire';

export interface Glyph {
  icon: string;
  terrain?: Terrain;
  /** A number beside the sign. */
  n?: string;
  /** Struck through: forbidden or destroyed. */
  struck?: boolean;
  /** Goes up or down a track. */
  way?: 'up' | 'down';
  /** "or" stands before it. */
  or?: boolean;
}

function tracks(value: unknown): Track[] {
  return Array.isArray(value) ? (value as Track[]) : value === 'any' ? [...TRACKS] : [];
}

function times(n: unknown): string | undefined {
  const count = Number(n ?? 1);
  return count > 1 ? `×${count}` : undefined;
}

function moving(effect: Effect, way: 'up' | 'down'): Glyph[] {
  const which = tracks(effect.tracks);
  const steps = Number(effect.steps ?? 1);
  const n = steps > 1 ? String(steps) : undefined;
  if (which.length === TRACKS.length || which.length === 0)
    return [{ icon: 'pu-u-tracks', way, n: n ?? times(effect.choose) }];
  return which.map((t, i) => ({ icon: `pu-${t}`, terrain: t, way, n, or: i > 0 }));
}

const BAN: Record<string, string> = {
  no_tile_on_edge: 'pu-u-edge',
  no_tile_on_ice: 'pu-k-ice',
  no_matching_terrain: 'pu-u-area',
  ignore_one_station: 'pu-u-station',
  no_milestones: 'pu-b-civcard',
  no_synergy: 'pu-b-synergy',
  not_from_ring: 'pu-u-station',
  no_patches: 'pu-k-patch',
  no_rover_points: 'pu-b-move',
  not_beside_meteorites: 'pu-k-meteorite',
  no_technologies: 'pu-b-techchip',
};

/** The sign of what a restriction forbids. */
export function banned(kind: string, terrain: Terrain | null): Glyph[] {
  if (kind === 'rovers_not_onto')
    return [{ icon: 'pu-k-rover' }, { icon: `pu-${terrain ?? 'civ'}`, terrain: terrain ?? 'civ', struck: true }];
  if (kind === 'rovers_not_onto_bare') return [{ icon: 'pu-k-rover' }, { icon: 'pu-u-planet', struck: true }];
  return [{ icon: BAN[kind] ?? 'pu-u-restrict', struck: true }];
}

/** What end-of-game medals are counted by. */
const COUNTED: Record<string, string> = {
  marker_in_last_cell: 'pu-u-tracks',
  station_type_with_at_least: 'pu-u-area',
  meteorite_left: 'pu-k-meteorite',
  maintenance_card_owned: 'pu-b-civcard',
};

function one(effect: Effect): Glyph[] {
  switch (effect.op) {
    case 'advance':
      return moving(effect, 'up');
    case 'regress':
      return moving(effect, 'down');
    case 'advance_all_to_row':
      return [{ icon: 'pu-u-tracks', way: 'up', n: String(effect.row) }];
    case 'synergy':
      return [{ icon: 'pu-b-synergy', n: times(effect.count) }];
    case 'rover_move':
      return [{ icon: 'pu-b-move', n: String(effect.points) }];
    case 'gain_patch':
      return [{ icon: 'pu-k-patch', n: times(effect.count) }];
    case 'gain_rover':
      return [{ icon: 'pu-k-rover', n: '+1' }];
    case 'collect':
      return [{ icon: `pu-k-${String(effect.what)}`, n: times(effect.count) }];
    case 'destroy':
      return [{ icon: `pu-k-${String(effect.what)}`, struck: true, n: times(effect.count) }];
    case 'destroy_line':
      return [{ icon: 'pu-u-rect' }, { icon: 'pu-k-meteorite', struck: true }];
    case 'add_meteorite':
      return [{ icon: 'pu-k-meteorite', n: '+1' }];
    case 'place_extra_tile':
      return [{ icon: 'pu-u-station', n: '+1' }];
    case 'teleport_rover':
      return [{ icon: 'pu-k-rover' }, { icon: 'pu-u-right' }];
    case 'civ_stacks':
      return [{ icon: 'pu-b-civcard', n: effect.remove_random_per_level ? '−1' : '+1' }];
    case 'draw_personal_objective':
      return [{ icon: 'pu-u-objective', n: '+1' }];
    case 'destroy_personal_objective':
      return [{ icon: 'pu-u-objective', struck: true }];
    case 'rotate_station':
      return [{ icon: 'pu-u-rotate' }];
    case 'empty_compartment':
      return [{ icon: 'pu-u-deck', struck: true }];
    case 'peek_event':
      return [{ icon: 'pu-u-event' }];
    case 'medals':
      return [{ icon: 'pu-k-medal', n: String(effect.count) }];
    case 'medals_per':
      return [
        { icon: COUNTED[String(effect.what)] ?? 'pu-k-patch' },
        { icon: 'pu-k-medal', n: figure(Number(effect.each)) },
      ];
    case 'lifepod_value':
      return [{ icon: 'pu-k-lifepod' }, { icon: 'pu-k-medal', n: String(effect.each) }];
    case 'meteorite_repo':
      return [{ icon: 'pu-k-meteorite', n: '×3' }, { icon: 'pu-k-medal' }];
    case 'commerce_agreement':
      return [{ icon: 'pu-u-people' }, { icon: 'pu-k-medal' }];
    case 'ignore_adjacency':
      return [{ icon: 'pu-u-area' }, { icon: 'pu-u-right' }, { icon: 'pu-u-area' }];
    case 'trade_markers':
      return tracks(effect.tracks).flatMap((t, i) => [
        { icon: `pu-${t}`, terrain: t, way: 'down' as const, n: String(effect.down), or: i > 0 },
        ...tracks(effect.tracks)
          .filter((other) => other !== t)
          .map((other) => ({ icon: `pu-${other}`, terrain: other, way: 'up' as const, n: String(effect.up) })),
      ]);
    case 'draw_event':
      return [{ icon: 'pu-u-event', n: '+1' }];
    case 'remove_depot_tops':
      return [{ icon: 'pu-u-station', struck: true }];
    case 'restriction':
      return banned(String(effect.kind), (effect.terrain as Terrain | undefined) ?? null);
    case 'choose_one':
      return (Array.isArray(effect.options) ? effect.options : []).flatMap((o, i) =>
        one(o as Effect).map((g, j) => (i > 0 && j === 0 ? { ...g, or: true } : g)),
      );
    default:
      return [];
  }
}

export function glyphs(effects: Effect[]): Glyph[] {
  return effects.flatMap(one);
}
