/** The engine's words in the order of the board, and what the board alone has a name for. */
import type { Orientation, Ring, Terrain, Track } from './wire';

export const TRACKS: readonly Track[] = ['civ', 'water', 'biomass', 'rover', 'tech'];
export const TERRAINS: readonly Terrain[] = [...TRACKS, 'energy'];
export const RINGS: readonly Ring[] = ['outer', 'inner'];
export const ORIENTS: readonly Orientation[] = ['r0', 'r1', 'r2', 'r3', 'f0', 'f1', 'f2', 'f3'];

/** "A1" .. "L12": column letter and row number; "mA1" .. "mF6" on the moon, "q1A1" .. "q4F6" on a quarter. */
export type Square = string;
/** "civ-0" .. "tech-15". */
export type CellId = string;
