/** Facts of the small boards of Supermoon: moons, the quarters of the shattered planet, the halves of Quantum Solutions. */
import type { Component } from '../../lib/types';
import type { Point } from './geometry';
import { list, named, point, points, record, type Named } from './reading';
import type { Ring, Terrain } from './wire';

/** A place of the satellite on its orbit, and the rows and columns its laser may hit from there. */
export interface OrbitPoint {
  at: Point;
  /** "moon-row-2", "moon-column-C" */
  lines: string[];
  start: boolean;
}

export interface MoonFacts extends Named {
  start: boolean;
  /** 6 strings of 6 signs: . outside, # land, ~ ice, o crater. */
  rows: string[];
  meteorites: Point[];
  /** Clockwise. */
  orbit: OrbitPoint[];
  /** The two stations that make a pair; none on the starting side, which wants all six types. */
  pair: Terrain[];
  setMedals: number;
  redMedal: number;
}

export interface QuarterFacts extends Named {
  quarter: number;
  side: string;
  difficulty: number;
  rows: string[];
  columnMedals: number[];
  rowMedals: number[];
  lifepods: Point[];
  spaceships: Point[];
  ban: string;
  banTerrain: Terrain | null;
}

export interface HalfFacts extends Named {
  half: 'upper' | 'lower';
  side: string;
  difficulty: number;
  ring: Ring | null;
}

export function moon(item: Component): MoonFacts {
  const d = item.data;
  return {
    ...named('moon', item),
    start: d.side === 'start',
    rows: list(d.rows).map(String),
    meteorites: points(d.meteorites),
    orbit: list(d.orbit).map((entry) => {
      const p = record(entry);
      const row = p.row === undefined ? [] : [`moon-row-${Number(p.row) + 1}`];
      const column = p.column === undefined ? [] : [`moon-column-${String.fromCharCode(65 + Number(p.column))}`];
      return { at: point(p.at), lines: [...row, ...column], start: p.start === true };
    }),
    pair: list(d.pair).map(String) as Terrain[],
    setMedals: Number(d.set_medals),
    redMedal: Number(d.red_medal),
  };
}

export function quarter(item: Component): QuarterFacts {
  const d = item.data;
  return {
    ...named('quarter', item),
    quarter: Number(d.quarter),
    side: String(d.side),
    difficulty: Number(d.difficulty),
    rows: list(d.rows).map(String),
    columnMedals: list(d.column_medals).map(Number),
    rowMedals: list(d.row_medals).map(Number),
    lifepods: points(d.lifepods),
    spaceships: points(d.spaceships),
    ban: String(d.ban),
    banTerrain: typeof d.ban_terrain === 'string' ? (d.ban_terrain as Terrain) : null,
  };
}

export function half(item: Component): HalfFacts {
  const d = item.data;
  return {
    ...named('half', item),
    half: d.half === 'upper' ? 'upper' : 'lower',
    side: String(d.side),
    difficulty: Number(d.difficulty),
    ring: typeof d.ring === 'string' ? (d.ring as Ring) : null,
  };
}
