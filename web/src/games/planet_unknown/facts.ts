/** Component facts as the server gives them (`GET /api/games/planet_unknown/components`): the board copies none by hand. */
import type { Both, Component, ComponentKind, Json } from '../../lib/types';
import type { Point, TileFace } from './geometry';
import { both, list, named, points, record, type Named } from './reading';
import { half, moon, quarter, type HalfFacts, type MoonFacts, type QuarterFacts } from './smallfacts';
import type { Colour, Ring, Terrain, Track } from './wire';
import { TRACKS } from './types';
import { factsSource } from '../../table/facts';

export type { Named };

/** An effect as the data writes it: `{op: "rover_move", points: 3}`. */
export interface Effect {
  op: string;
  [field: string]: Json;
}

export interface TileFacts extends Named, TileFace {
  shape: string;
  /** Two, or the one of an emergency tile. */
  terrains: Terrain[];
}

export interface ShapeFacts extends Named {
  size: number;
  ring: Ring;
  bay: number;
  cells: Point[];
}

export interface Special {
  kind: string;
  [field: string]: Json;
}

export interface PlanetFacts extends Named {
  start: boolean;
  difficulty: number;
  /** 12 strings of 12 signs: . outside, # land, ~ ice, r ring, c city, t toxic, e current, o hole. */
  rows: string[];
  columnMedals: number[];
  rowMedals: number[];
  lifepods: Point[];
  special: Special;
}

export interface CellFacts {
  i: number;
  start: boolean;
  medal: number;
  bonus: Effect[];
  raw: Record<string, Json>;
}

export interface TrackFacts {
  kind: string;
  cells: CellFacts[];
  /** Everything else the data says of the track (Oasis: path, Wormhole: steps). */
  raw: Record<string, Json>;
}

export interface TechFacts extends Named {
  corporation: string;
  level: string;
  levelName: Both;
  unlock: string;
  when: Json;
  limit: string;
  effect: Effect;
}

export interface CorporationFacts extends Named {
  start: boolean;
  difficulty: number;
  rovers: number;
  feature: { kind: string; text: Both };
  tracks: Record<Track, TrackFacts>;
  techs: TechFacts[];
  /** Quantum Solutions: the ring whose tiles switch its feature on, and its two halves. */
  ring: Ring | null;
  halves: string[];
}

export interface CivFacts extends Named {
  level: number;
  immediate: boolean;
  /** It lies open beside the corporation and pays again and again (SM-11.3). */
  maintenance: boolean;
  effects: Effect[];
}

export interface EventFacts extends Named {
  colour: Colour;
  solo: boolean;
  restriction: boolean;
  effects: Effect[];
}

export interface SideOfObjective {
  name: Both;
  text: Both;
  /** How it reads while moons are in play, where that differs. */
  moonText: Both | null;
  criterion: Record<string, Json>;
}

export interface ObjectiveFacts extends Named {
  competitive: SideOfObjective;
  personal: SideOfObjective;
}

/** What a difference to the target of a solo game is called. */
export interface VerdictFacts extends Named {
  difference: number;
}

export interface StationFacts {
  outer: string[];
  inner: string[];
}

export interface Facts {
  tiles: Record<string, TileFacts>;
  shapes: Record<string, ShapeFacts>;
  planets: Record<string, PlanetFacts>;
  corporations: Record<string, CorporationFacts>;
  techs: Record<string, TechFacts>;
  civ: Record<string, CivFacts>;
  events: Record<string, EventFacts>;
  objectives: Record<string, ObjectiveFacts>;
  terrains: Record<string, Named>;
  tokens: Record<string, Named>;
  moons: Record<string, MoonFacts>;
  quarters: Record<string, QuarterFacts>;
  halves: Record<string, HalfFacts>;
  /** Patches of other terrains than biomass, by terrain. */
  patches: Record<string, Named>;
  station: StationFacts;
  /** From the worst to the best. */
  verdicts: VerdictFacts[];
  /** Anything with a name, by id. */
  all: Record<string, Named>;
}

function effects(value: Json | undefined): Effect[] {
  return list(value).map((e) => record(e) as Effect);
}

function tile(item: Component): TileFacts {
  const d = item.data;
  const cells = list(d.cells).map((c) => {
    const [x, y, terrain] = list(c);
    return [Number(x), Number(y), String(terrain)] as [number, number, string];
  });
  const stations: Record<string, Point> = {};
  for (const [terrain, at] of Object.entries(record(d.stations)))
    stations[terrain] = [Number(list(at)[0]), Number(list(at)[1])];
  const meteor = Array.isArray(d.meteor) ? ([Number(d.meteor[0]), Number(d.meteor[1])] as Point) : null;
  const terrains = (list(d.terrains).length > 0 ? list(d.terrains) : Object.keys(stations)) as Terrain[];
  return { ...named('tile', item), cells, stations, meteor, shape: String(d.shape ?? item.id.split('_')[0]), terrains };
}

function shape(item: Component): ShapeFacts {
  const d = item.data;
  return {
    ...named('shape', item),
    size: Number(d.size),
    ring: d.ring as Ring,
    bay: Number(d.bay),
    cells: points(d.cells),
  };
}

function planet(item: Component): PlanetFacts {
  const d = item.data;
  return {
    ...named('planet', item),
    start: d.side === 'start' || d.start === true,
    difficulty: Number(d.difficulty),
    rows: list(d.rows).map(String),
    columnMedals: list(d.column_medals).map(Number),
    rowMedals: list(d.row_medals).map(Number),
    lifepods: points(d.lifepods),
    special: { kind: 'none', ...record(d.special) } as Special,
  };
}

function track(value: Json | undefined): TrackFacts {
  const raw = record(value);
  return {
    kind: String(raw.kind ?? 'straight'),
    raw,
    cells: list(raw.cells).map((c) => {
      const cell = record(c);
      return {
        i: Number(cell.i),
        start: cell.start === true,
        medal: Number(cell.medal ?? 0),
        bonus: effects(cell.bonus),
        raw: cell,
      };
    }),
  };
}

function tech(item: Component): TechFacts {
  const d = item.data;
  return {
    ...named('technology', item),
    corporation: String(d.corporation),
    level: String(d.level),
    levelName: { en: String(d.level), ru: String(d.level_ru ?? d.level) },
    unlock: String(d.unlock ?? ''),
    when: d.when ?? '',
    limit: String(d.limit ?? 'none'),
    effect: record(d.effect) as Effect,
  };
}

function corporation(item: Component): CorporationFacts {
  const d = item.data;
  const feature = record(d.feature);
  const tracks = record(d.tracks);
  return {
    ...named('corporation', item),
    start: d.side === 'start' || d.start === true,
    difficulty: Number(d.difficulty),
    rovers: Number(d.rovers),
    feature: {
      kind: typeof d.feature === 'string' ? d.feature : String(feature.kind ?? 'none'),
      text: feature.text ? both(feature.text) : both(item.text),
    },
    tracks: Object.fromEntries(TRACKS.map((t) => [t, track(tracks[t])])) as Record<Track, TrackFacts>,
    techs: [],
    ring: typeof d.ring === 'string' ? (d.ring as Ring) : null,
    halves: list(d.halves).map(String),
  };
}

function objectiveSide(value: Json | undefined): SideOfObjective {
  const d = record(value);
  const moonText = d.text_with_moons ? both(d.text_with_moons) : null;
  return { name: both(d.name), text: both(d.text), moonText, criterion: record(d.criterion) };
}

export function readFacts(kinds: ComponentKind[]): Facts {
  const facts: Facts = {
    tiles: {},
    shapes: {},
    planets: {},
    corporations: {},
    techs: {},
    civ: {},
    events: {},
    objectives: {},
    terrains: {},
    tokens: {},
    moons: {},
    quarters: {},
    halves: {},
    patches: {},
    station: { outer: [], inner: [] },
    verdicts: [],
    all: {},
  };
  for (const kind of kinds) for (const item of kind.items) readItem(facts, kind.id, item);
  // Technologies come as a kind of their own and say whose they are; boards of two halves name theirs.
  for (const one of Object.values(facts.techs)) facts.corporations[one.corporation]?.techs.push(one);
  for (const kind of kinds)
    if (kind.id === 'corporation')
      for (const item of kind.items)
        if (Array.isArray(item.data?.halves))
          facts.corporations[item.id]!.techs = list(item.data.techs).flatMap((id) => facts.techs[String(id)] ?? []);
  return facts;
}

function readItem(facts: Facts, kind: string, item: Component): void {
  const d = item.data ?? {};
  const entry = { ...item, data: d };
  // Some pieces of an expansion have the name of those of the base game: the first one stands.
  facts.all[item.id] ??= named(kind, entry);
  switch (kind) {
    case 'tile':
      facts.tiles[item.id] = tile(entry);
      break;
    case 'shape':
      facts.shapes[item.id] = shape(entry);
      break;
    case 'planet':
      facts.planets[item.id] = planet(entry);
      break;
    case 'shattered_planet':
      // Its squares are those of its quarters.
      facts.planets[item.id] = { ...planet(entry), difficulty: 4, special: { kind: 'shattered' } };
      break;
    case 'moon':
      facts.moons[item.id] = moon(entry);
      break;
    case 'quarter':
      facts.quarters[item.id] = quarter(entry);
      break;
    case 'half':
      facts.halves[item.id] = half(entry);
      break;
    case 'patch':
      facts.patches[String(d.terrain)] = named(kind, entry);
      break;
    case 'corporation':
      facts.corporations[item.id] = corporation(entry);
      break;
    case 'technology':
      facts.techs[item.id] = tech(entry);
      break;
    case 'civ_card':
      facts.civ[item.id] = {
        ...named(kind, entry),
        level: Number(d.level),
        immediate: d.timing === 'immediate' || d.immediate === true,
        maintenance: d.timing === 'maintenance',
        effects: effects(d.effects),
      };
      break;
    case 'event':
      facts.events[item.id] = {
        ...named(kind, entry),
        colour: d.colour as Colour,
        solo: d.solo === true,
        restriction: d.restriction === true,
        effects: effects(d.effects),
      };
      break;
    case 'objective':
      facts.objectives[item.id] = {
        ...named(kind, entry),
        competitive: objectiveSide(d.competitive),
        personal: objectiveSide(d.personal),
      };
      break;
    case 'verdict':
      facts.verdicts.push({ ...named(kind, entry), difference: Number(d.difference) });
      break;
    case 'terrain':
      facts.terrains[item.id] = named(kind, entry);
      break;
    case 'station':
      facts.station = {
        outer: list(record(d.outer).bays).map(String),
        inner: list(record(d.inner).bays).map(String),
      };
      break;
    default:
      facts.tokens[item.id] ??= named(kind, entry);
  }
}

export const { loadFacts, rememberFacts } = factsSource('planet_unknown', readFacts);
