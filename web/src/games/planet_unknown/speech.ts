/** Names for people who do not see the place: what lies on a square, how far its lines are. */
import type { BoardPU } from './context';
import type { Covering } from './geometry';
import { pointOf } from './geometry';
import { lineName, patchName, squareWords, terrainName } from './naming';
import { lineIds, lineOf } from './planet/lines';
import { worldAt, type World } from './planet/worlds';
import type { Square } from './types';
import type { SeatView } from './wire';

/** "E8, energy, station, column E complete" */
export function squareName(
  board: BoardPU,
  seat: SeatView,
  worlds: readonly World[],
  at: Square,
  on: ReadonlyMap<Square, Covering>,
): string {
  const b = board.b;
  const said: string[] = [squareWords(board, at)];
  const cover = on.get(at);
  if (cover) {
    said.push(cover.tile < 0 ? patchName(board, cover.terrain) : terrainName(board, cover.terrain));
    if (cover.station) said.push(b('square-station'));
  } else said.push(b(`ground-${groundOf(worlds, at)}`));
  if (seat.lifepods.includes(at)) said.push(b('square-lifepod'));
  if (seat.meteorites.includes(at)) said.push(b('square-meteorite'));
  if (seat.rovers.some((r) => r.at === at)) said.push(b('square-rover'));
  for (const id of lineIds(at)) {
    const line = lineOf(seat, id);
    if (line?.complete) said.push(b('square-complete', { line: lineName(board, id) }));
  }
  return said.join(', ');
}

function groundOf(worlds: readonly World[], at: Square): string {
  const [x, y] = pointOf(at);
  const world = worldAt(worlds, at);
  if (world?.grid.icy.has(at)) return 'ice';
  if (world?.quarter?.spaceships.some(([sx, sy]) => sx === x && sy === y)) return 'spaceship';
  switch (world?.planet?.rows[y]?.[x]) {
    case 'c':
      return 'city';
    case 't':
      return 'toxic';
    case 'e':
      return 'current';
    case 'r':
      return 'ring';
    default:
      return 'land';
  }
}
