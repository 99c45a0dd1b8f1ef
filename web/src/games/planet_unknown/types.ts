/** The seat view of Planet Unknown as it travels; the engine decides, the board only draws. */
import type { Both, Json, Result, View } from '../../lib/types';

export const TRACKS = ['civ', 'water', 'biomass', 'rover', 'tech'] as const;
export type Track = (typeof TRACKS)[number];
export const TERRAINS = [...TRACKS, 'energy'] as const;
export type Terrain = (typeof TERRAINS)[number];
export const RINGS = ['outer', 'inner'] as const;
export type Ring = (typeof RINGS)[number];
export const ORIENTS = ['r0', 'r1', 'r2', 'r3', 'f0', 'f1', 'f2', 'f3'] as const;
export type Orient = (typeof ORIENTS)[number];

/** "A1" .. "L12": column letter and row number; "mA1" .. "mF6" on the moon, "q1A1" .. "q4F6" on a quarter. */
export type Square = string;
/** "civ-0" .. "tech-15". */
export type CellId = string;
export type Phase = 'boards' | 'objectives' | 'rotation' | 'event' | 'turns' | 'civ' | 'final' | 'end';

export interface Laid {
  tile: string;
  orient: Orient;
  at: Square;
}

export interface RoverView {
  at: Square;
  cargo: boolean;
}

export interface TechView {
  tech: string;
  level: string;
  available: boolean;
  used: boolean;
  usable: boolean;
}

export interface LineView {
  medals: number;
  covered: number;
  squares: number;
  meteorite: boolean;
  complete: boolean;
}

export interface PersonalView {
  card: string;
  value: number;
  goal: number;
  done: boolean;
}

export type ScoreKey =
  'civ_cards' | 'planet' | 'tracks' | 'lifepods' | 'meteorites' | 'personal' | 'competitive' | 'moon';
export interface ScoreNow {
  total: number;
  lines: Partial<Record<ScoreKey, number>>;
}

/** The moon of a seat (SM-2, SM-4): what lies on it stands in the usual lists. */
export interface MoonView {
  side: string;
  satellite: number;
  set: number;
  meteorites: number;
}

export interface QuarterView {
  id: string;
  rows: LineView[];
  columns: LineView[];
}

export interface SeatPU {
  seat: number;
  place: number;
  planet: string | null;
  corporation: string | null;
  tiles: Laid[];
  patches: Square[];
  hand: string | null;
  set_aside: string[];
  lifepods: Square[];
  meteorites: Square[];
  rovers: RoverView[];
  supply: number;
  markers: Record<Track, CellId>;
  /** Track cells under a lifepod (Cosmos Inc.). */
  covered: CellId[];
  /** Technology slots with a lifepod (Jump Drive). */
  slots: string[];
  flux: Track | null;
  techs: TechView[];
  collected: { lifepods: number; meteorites: number };
  stored: number;
  moves: number;
  civ_due: number[];
  civ_played: string[];
  civ_hidden: number;
  civ_kept: string[];
  personal: PersonalView[] | null;
  personal_count: number;
  rows: LineView[];
  columns: LineView[];
  empty: number;
  score: ScoreNow;
  ready: boolean;
  stuck: boolean;
  /** Parts of Supermoon; absent while they are not in play. */
  moon?: MoonView | null;
  emergency?: Terrain[];
  coloured?: Terrain[];
  kept_kinds?: Terrain[];
  kinds?: Record<Square, Terrain>;
  maintenance?: { card: string; used: boolean }[];
  quarters?: QuarterView[];
}

export interface Bay {
  shape: string;
  top: string | null;
  left: number;
  /** A tile was taken and the next one is not shown yet (PU-3.8). */
  hidden: boolean;
}

export interface Sector {
  sector: number;
  seat: number | null;
  outer: Bay;
  inner: Bay;
}

export interface StationView {
  rotation: number;
  places: number[];
  sectors: Sector[];
}

export type EventColour = 'green' | 'orange' | 'red';
export interface EventsView {
  mix: Record<EventColour, number>;
  left: number;
  discarded: string[];
  next: string | null;
  left_by_colour: Record<EventColour, number>;
}

export interface ObjectiveView {
  card: string;
  seats: number[];
  common: boolean;
  standing: { seat: number; value: number }[];
}

export interface SoloView {
  target: number;
  verdict: null | { difference: number; rank: number; text: Both };
}

export interface Restriction {
  kind: string;
  terrain: Terrain | null;
}

export interface ViewPU extends View {
  round: number;
  phase: Phase;
  commander: number | null;
  veiled: boolean;
  solo: SoloView | null;
  station: StationView;
  event: string | null;
  restriction: Restriction | null;
  events: EventsView | null;
  civ: { stacks: number[]; looking: null | { seat: number; level: number } };
  objectives: ObjectiveView[];
  seats: SeatPU[];
  result: Result | null;
}

/** `["place", orient, at, "as_is" | "as_energy"]` */
export type Place = ['place', Orient, Square, 'as_is' | 'as_energy'];
export type Action = Json[];
