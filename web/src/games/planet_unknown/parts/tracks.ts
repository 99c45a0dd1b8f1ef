/** The five tracks of a corporation as a picture: cells with what is printed on them, paths and double cells included. */
import type { CorporationFacts, Effect, TrackFacts } from '../facts';
import { TRACKS, type CellId } from '../types';
import type { SeatView, Track } from '../wire';

export const ROWS = 16;
/** Height of the row of icons over the tracks; technologies start below it too. */
export const HEAD = 26;

export type Print =
  | { kind: 'medal'; n: number }
  | { kind: 'civ'; n: number }
  | { kind: 'tech'; n: number }
  | { kind: 'patch' }
  | { kind: 'rover' }
  | { kind: 'boost' }
  | { kind: 'move'; n: number }
  | { kind: 'advance'; track: Track };

export interface CellPicture {
  id: CellId;
  track: Track;
  row: number;
  /** Board rows it takes: 2 for the double cells of Wormhole Corp. */
  rows: 1 | 2;
  prints: Print[];
  /** One of the prints is chosen on entering. */
  choice: boolean;
  start: boolean;
  /** Anything to gain here, medals aside. */
  bonus: boolean;
}

export interface TracksPicture {
  cells: CellPicture[];
  /** Medals between cells (Wormhole Corp.). */
  between: { track: Track; row: number; medal: number }[];
  /** The water marker's way over all tracks (Oasis Ultd.); empty elsewhere. */
  path: CellId[];
  /** Points a rover station still gives in the last cell. */
  repeat: number;
}

export function cellOf(id: CellId): { track: Track; row: number } {
  const [track, row] = id.split('-');
  return { track: track as Track, row: Number(row) };
}

export function columnOf(track: Track): number {
  return TRACKS.indexOf(track);
}

function print(effect: Effect): Print | null {
  switch (effect.op) {
    case 'synergy':
      return { kind: 'boost' };
    case 'rover_move':
      return { kind: 'move', n: Number(effect.points) };
    case 'gain_patch':
      return { kind: 'patch' };
    case 'advance':
      return { kind: 'advance', track: (effect.tracks as Track[])[0] ?? 'civ' };
    case 'milestone':
      if (effect.track === 'civ') return { kind: 'civ', n: Number(effect.level) };
      if (effect.track === 'tech') return { kind: 'tech', n: Number(effect.level) };
      return { kind: effect.track === 'biomass' ? 'patch' : 'rover' };
    default:
      return null;
  }
}

function prints(effects: Effect[], medal: number): Print[] {
  const found = effects.map(print).filter((p) => p !== null);
  return medal > 0 ? [...found, { kind: 'medal', n: medal }] : found;
}

function straight(track: Track, facts: TrackFacts): CellPicture[] {
  return facts.cells.map((cell) => ({
    id: `${track}-${cell.i}`,
    track,
    row: cell.i,
    rows: 1,
    prints: prints(cell.bonus, cell.medal),
    choice: false,
    start: cell.start || cell.i === 0,
    bonus: cell.bonus.length > 0,
  }));
}

function list<T>(value: unknown): T[] {
  return Array.isArray(value) ? (value as T[]) : [];
}

function double(track: Track, facts: TrackFacts): CellPicture[] {
  const start: CellPicture = {
    id: `${track}-0`,
    track,
    row: 0,
    rows: 1,
    prints: [],
    choice: false,
    start: true,
    bonus: false,
  };
  return [
    start,
    ...facts.cells.map((cell): CellPicture => {
      const row = Number(list<number>(cell.raw.board_rows)[0]);
      return {
        id: `${track}-${row}`,
        track,
        row,
        rows: 2,
        prints: prints(list<Effect>(cell.raw.choose_one), 0),
        choice: true,
        start: false,
        bonus: true,
      };
    }),
  ];
}

interface Step {
  at: [Track, number];
  bonus?: Effect[];
  medal?: number;
}

export function picture(corporation: CorporationFacts): TracksPicture {
  const result: TracksPicture = { cells: [], between: [], path: [], repeat: 0 };
  for (const track of TRACKS) {
    const facts = corporation.tracks[track];
    if (facts.kind === 'path') {
      const steps = list<Step>(facts.raw.steps);
      result.path = steps.map((s) => `${s.at[0]}-${s.at[1]}`);
      // Only the steps that lie on this track are cells of it; the others are printed on their own tracks.
      for (const s of steps)
        if (s.at[0] === track)
          result.cells.push({
            id: `${track}-${s.at[1]}`,
            track,
            row: s.at[1],
            rows: 1,
            prints: prints(s.bonus ?? [], s.medal ?? 0),
            choice: false,
            start: s.at[1] === 0,
            bonus: (s.bonus ?? []).length > 0,
          });
    } else if (facts.kind === 'double_cells') {
      result.cells.push(...double(track, facts));
      const rows = facts.cells.map((c) => Number(list<number>(c.raw.board_rows)[1]));
      for (const m of list<{ after: number; medal: number }>(facts.raw.between_medals))
        result.between.push({ track, row: (rows[m.after - 1] ?? 0) + 1, medal: m.medal });
    } else result.cells.push(...straight(track, facts));
    const repeat = facts.raw.repeat_at_top as Effect | undefined;
    if (track === 'rover' && repeat) result.repeat = Number(repeat.points);
  }
  return result;
}

/** Cells a marker has behind it: up to the highest marker on each track, and along the path for a winding marker. */
export function passed(pic: TracksPicture, seat: Pick<SeatView, 'markers'>): Set<CellId> {
  const winding = pic.path.length > 0;
  const top = new Map<Track, number>();
  for (const marker of TRACKS) {
    if (winding && marker === 'water') continue;
    const at = cellOf(seat.markers[marker]);
    top.set(at.track, Math.max(top.get(at.track) ?? -1, at.row));
  }
  const done = new Set<CellId>();
  for (const cell of pic.cells) {
    if (winding && cell.track === 'water') continue;
    if (cell.row <= (top.get(cell.track) ?? -1)) done.add(cell.id);
  }
  if (winding)
    for (const id of pic.path.slice(0, pic.path.indexOf(seat.markers.water) + 1))
      if (cellOf(id).track === 'water') done.add(id);
  return done;
}

/** How many cells lie between two positions as a marker walks (path, double cells, straight or slanting). */
export function walk(pic: TracksPicture, from: CellId, to: CellId): number {
  const [a, b] = [pic.path.indexOf(from), pic.path.indexOf(to)];
  if (a >= 0 && b >= 0) return Math.abs(a - b);
  const [x, y] = [cellOf(from), cellOf(to)];
  return Math.max(Math.abs(columnOf(x.track) - columnOf(y.track)), Math.abs(x.row - y.row));
}

export interface Grid {
  width: number;
  height: number;
  /** Left edge of column i and its width. */
  x(column: number): number;
  /** Upper edge of a board row (row 0 is the lowest). */
  y(row: number): number;
  column: number;
  row: number;
  /** 1 for the size of the concept, cells of 48 x 28. */
  scale: number;
}

const PAD = 5;
const GAP = 4;

export function grid(width: number, height: number): Grid {
  const column = (width - 2 * PAD - 4 * GAP) / 5;
  const row = (height - HEAD - 2 * PAD) / ROWS;
  return {
    width,
    height,
    column,
    row,
    x: (i) => PAD + i * (column + GAP),
    y: (r) => HEAD + PAD + (ROWS - 1 - r) * row,
    scale: Math.min(column / 48, row / 28),
  };
}

/** The middle of a cell, double cells included. */
export function centre(g: Grid, cell: Pick<CellPicture, 'track' | 'row' | 'rows'>): [number, number] {
  return [g.x(columnOf(cell.track)) + g.column / 2, g.y(cell.row) + g.row - (g.row * cell.rows) / 2];
}

/** The path of a winding marker through the cells' middles, its corners rounded. */
export function winding(points: [number, number][], corner = 9): string {
  const [first, ...rest] = points;
  if (!first || rest.length === 0) return '';
  let path = `M${first.map(round).join(' ')}`;
  rest.forEach((point, i) => {
    const before = points[i]!;
    const after = points[i + 2];
    if (!after) {
      path += `L${point.map(round).join(' ')}`;
      return;
    }
    const a = toward(point, before, corner);
    const b = toward(point, after, corner);
    path += `L${a.map(round).join(' ')}Q${point.map(round).join(' ')} ${b.map(round).join(' ')}`;
  });
  return path;
}

function toward(from: [number, number], to: [number, number], by: number): [number, number] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const part = Math.min(0.5, by / Math.max(1, Math.hypot(dx, dy)));
  return [from[0] + dx * part, from[1] + dy * part];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
