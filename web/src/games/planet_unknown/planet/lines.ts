/** Rows and columns of a planet: where they begin and what covering squares does to them. */
import type { PlanetFacts } from '../facts';
import { pointOf, SIZE, square } from '../geometry';
import type { LineView, SeatPU, Square } from '../types';
import { gridOf } from './grid';

/** First square of each row and column. */
export function startsOf(planet: PlanetFacts): { rows: number[]; columns: number[] } {
  const { land } = gridOf(planet);
  const least = (values: number[]): number => (values.length ? Math.min(...values) : 0);
  return {
    rows: Array.from({ length: SIZE }, (_, y) => least(land.filter((p) => p[1] === y).map((p) => p[0]))),
    columns: Array.from({ length: SIZE }, (_, x) => least(land.filter((p) => p[0] === x).map((p) => p[1]))),
  };
}

/** The lines of a planet nobody has built on. */
export function emptyLines(planet: PlanetFacts): { rows: LineView[]; columns: LineView[] } {
  const { land } = gridOf(planet);
  const line = (medals: number, squares: number): LineView => ({
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

export function lineIds(name: Square): [string, string] {
  return [`row-${name.slice(1)}`, `column-${name[0]!}`];
}

export function lineOf(seat: SeatPU, id: string): LineView | undefined {
  const [kind, at] = id.split('-') as [string, string];
  return kind === 'row' ? seat.rows[Number(at) - 1] : seat.columns[at.charCodeAt(0) - 65];
}

/** Squares of a line, in order. */
export function squaresOfLine(planet: PlanetFacts, id: string): Square[] {
  const { has } = gridOf(planet);
  const [kind, at] = id.split('-') as [string, string];
  return Array.from({ length: SIZE }, (_, i) =>
    kind === 'row' ? square(i, Number(at) - 1) : square(at.charCodeAt(0) - 65, i),
  ).filter((name) => has.has(name));
}

/** What covering these empty squares, with a meteorite on one of them or none, does to the lines. */
export function lineChanges(
  seat: SeatPU,
  fresh: readonly Square[],
  meteorite: Square | null,
): { completes: string[]; spoils: string[] } {
  const more = new Map<string, number>();
  for (const name of fresh) for (const id of lineIds(name)) more.set(id, (more.get(id) ?? 0) + 1);
  const spoiled = new Set(meteorite ? lineIds(meteorite) : []);
  const completes: string[] = [];
  for (const [id, count] of more) {
    const line = lineOf(seat, id);
    if (!line || line.complete || line.meteorite || spoiled.has(id)) continue;
    if (line.covered + count >= line.squares) completes.push(id);
  }
  const spoils = [...spoiled].filter((id) => lineOf(seat, id)?.meteorite === false);
  return { completes, spoils };
}

export function middle(names: readonly Square[]): readonly [number, number] {
  const points = names.map(pointOf);
  const sum = points.reduce<[number, number]>((s, p) => [s[0] + p[0], s[1] + p[1]], [0, 0]);
  return points.length ? [sum[0] / points.length, sum[1] / points.length] : [5.5, 5.5];
}
