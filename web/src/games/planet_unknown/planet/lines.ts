/** Rows and columns of boards: where they begin and which squares they have. */
import type { PlanetFacts } from '../facts';
import { boardNamed, boardOf, pointOf, SIZE, sizeOf, square, type BoardId, type Point } from '../geometry';
import type { Square } from '../types';
import type { LineOfSquaresView, SeatView } from '../wire';
import type { Grid } from './grid';
import type { World } from './worlds';

/** First square of each row and column. */
export function startsOf({ land }: Pick<Grid, 'land'>): { rows: number[]; columns: number[] } {
  const least = (values: number[]): number => (values.length ? Math.min(...values) : 0);
  return {
    rows: Array.from({ length: SIZE }, (_, y) => least(land.filter((p) => p[1] === y).map((p) => p[0]))),
    columns: Array.from({ length: SIZE }, (_, x) => least(land.filter((p) => p[0] === x).map((p) => p[1]))),
  };
}

/** The lines of a board nobody has built on. */
export function emptyLines(
  planet: Pick<PlanetFacts, 'rowMedals' | 'columnMedals'>,
  land: readonly Point[],
): { rows: LineOfSquaresView[]; columns: LineOfSquaresView[] } {
  const line = (medals: number, squares: number): LineOfSquaresView => ({
    medals,
    covered: 0,
    squares,
    meteorite: false,
    complete: false,
  });
  return {
    rows: planet.rowMedals.map((m, y) => line(m, land.filter((p) => p[1] === y).length)),
    columns: planet.columnMedals.map((m, x) => line(m, land.filter((p) => p[0] === x).length)),
  };
}

export interface LineId {
  board: BoardId;
  kind: 'row' | 'column';
  /** "3" or "C" */
  at: string;
  index: number;
}

/** "row-3", "moon-row-3", "q1-column-C" */
export function lineParts(id: string): LineId {
  const parts = id.split('-');
  const at = parts.pop()!;
  const kind = parts.pop() === 'row' ? 'row' : 'column';
  const board = boardNamed(parts.pop() ?? 'planet');
  return { board, kind, at, index: kind === 'row' ? Number(at) - 1 : at.charCodeAt(0) - 65 };
}

/** The row and the column of a square. */
export function linesAt(name: Square): [string, string] {
  const board = boardOf(name);
  const [x, y] = pointOf(name);
  const start = board === 'planet' ? '' : `${board}-`;
  return [`${start}row-${y + 1}`, `${start}column-${String.fromCharCode(65 + x)}`];
}

/** Lines with medals that a square belongs to: those of the moon have none (SM-4.4). */
export function lineIds(name: Square): string[] {
  return boardOf(name) === 'moon' ? [] : linesAt(name);
}

export function lineOf(seat: SeatView, id: string): LineOfSquaresView | undefined {
  const { board, kind, index } = lineParts(id);
  if (board === 'moon') return undefined;
  const lines = board === 'planet' ? seat : seat.quarters?.[Number(board[1]) - 1];
  return kind === 'row' ? lines?.rows[index] : lines?.columns[index];
}

/** All places of a line, from one side of the square its board lies in to the other: a beam goes that far. */
export function acrossOfLine(id: string): Square[] {
  const { board, kind, index } = lineParts(id);
  return Array.from({ length: sizeOf(board) }, (_, i) =>
    kind === 'row' ? square(i, index, board) : square(index, i, board),
  );
}

/** Squares of a line, in order. */
export function squaresOfLine(worlds: readonly World[], id: string): Square[] {
  const has = worlds.find((world) => world.board === lineParts(id).board)?.grid.has;
  return acrossOfLine(id).filter((name) => has?.has(name));
}
