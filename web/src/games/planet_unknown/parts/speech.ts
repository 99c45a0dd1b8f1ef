/** Names of places on the corporation board and the station, for tooltips and for people who do not see them. */
import { nameOf, seatName, type BoardPU } from '../context';
import { listed } from '../words';
import type { BayView, SeatView, SectorView, Terrain, Track } from '../wire';
import { cellOf, type CellPicture, type Print } from './tracks';
import { ROMAN } from './colours';

/** "Water": the name of the terrain is the name of its track. */
export function trackName(board: BoardPU, track: Terrain): string {
  return nameOf(board, board.facts.terrains[track], track);
}

function printName(board: BoardPU, print: Print): string {
  switch (print.kind) {
    case 'medal':
      return board.b('cell-medal', { count: print.n });
    case 'civ':
      return board.b('cell-civ', { level: ROMAN[print.n] ?? print.n });
    case 'tech':
      return board.b('cell-tech', { level: print.n });
    case 'move':
      return board.b('cell-move', { count: print.n });
    case 'advance':
      return board.b('cell-advance', { track: trackName(board, print.track) });
    default:
      return board.b(`cell-${print.kind}`);
  }
}

/** "Civ 6: civ card of level II". */
export function cellName(board: BoardPU, cell: CellPicture | null, seat: SeatView): string {
  if (!cell) return '';
  const prints = cell.prints.map((p) => printName(board, p));
  const words = [
    ...(prints.length > 0
      ? [cell.choice ? listed(board.lang, prints, 'disjunction') : listed(board.lang, prints)]
      : []),
    ...(cell.start ? [board.b('cell-start')] : []),
    ...(seat.covered.includes(cell.id) ? [board.b('cell-pod')] : []),
  ];
  const place = board.b('cell-place', { track: trackName(board, cell.track), row: cell.row });
  return words.length > 0 ? `${place}: ${words.join('; ')}` : place;
}

/** "Water marker in cell 6", on a foreign track with the track's name. */
export function markerName(board: BoardPU, track: Track, seat: SeatView): string {
  const at = cellOf(seat.markers[track]);
  return board.b(at.track === track ? 'marker-place' : 'marker-away', {
    marker: trackName(board, track),
    track: trackName(board, at.track),
    row: at.row,
  });
}

/** "N pentomino, civ and energy, with a meteorite sign". */
export function tileName(board: BoardPU, id: string): string {
  const tile = board.facts.tiles[id];
  if (!tile) return id;
  return board.b(tile.meteor ? 'tile-meteor' : 'tile-plain', {
    shape: nameOf(board, board.facts.shapes[tile.shape], tile.shape),
    terrains: listed(
      board.lang,
      tile.terrains.map((t) => trackName(board, t).toLowerCase()),
    ),
  });
}

function bayName(board: BoardPU, bay: BayView): string {
  const shape = nameOf(board, board.facts.shapes[bay.shape], bay.shape);
  if (bay.left === 0 && !bay.top) return board.b('bay-empty', { shape });
  if (!bay.top) return board.b('bay-hidden', { shape, count: bay.left });
  return board.b('bay-top', { tile: tileName(board, bay.top), count: bay.left });
}

export function sectorName(board: BoardPU, sector: SectorView): string {
  const who =
    sector.seat === null ? board.b('sector-nobody') : board.b('sector-faces', { name: seatName(board, sector.seat) });
  return `${who}: ${bayName(board, sector.outer)}; ${bayName(board, sector.inner)}`;
}

/** Cuts a name that would not fit beside its sign. */
export function short(name: string, most: number): string {
  return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;
}
