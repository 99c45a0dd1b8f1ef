/** Names of places, pieces and answers in the person's language. */
import type { Action, Quantity, SeatView } from './wire';
import { nameOf, textOf, type BoardPU } from './context';
import type { Print } from './parts/tracks';
import { cellAt, isTrack } from './advance';
import { boardOf } from './geometry';
import { lineParts } from './planet/lines';
import type { Square } from './types';

/** "row 3", "row 3 of the moon", "line C of quarter 1": quarters lie turned, so that none of their lines is a row. */
export function lineName(board: BoardPU, id: string): string {
  const { board: where, kind, at } = lineParts(id);
  if (where.startsWith('q')) return board.b('line-on-quarter', { at, n: where.slice(1) });
  const line = board.b(kind === 'row' ? 'line-row' : 'line-column', { at });
  return where === 'moon' ? board.b('line-on-moon', { line }) : line;
}

/** "B4", "B4 (moon)", "B4 (quarter 1)" */
export function squareWords(board: BoardPU, name: Square): string {
  const where = boardOf(name);
  if (where === 'planet') return name;
  if (where === 'moon') return board.b('square-moon', { at: name.slice(1) });
  return board.b('square-quarter', { n: where.slice(1), at: name.slice(2) });
}

/** What is lost for good: "rover lost", "2 lifepods lost". */
export function lossWords(board: BoardPU, lost: Partial<Record<Quantity, number>>): string[] {
  const pods = (lost.lifepod ?? 0) + (lost.collected_lifepod ?? 0);
  return [
    ...(lost.rover ? [board.b('badge-rovers-lost', { n: lost.rover })] : []),
    ...(pods ? [board.b('badge-pods-lost', { n: pods })] : []),
  ];
}

export function terrainName(board: BoardPU, id: string): string {
  return nameOf(board, board.facts.terrains[id], id);
}

/** "Water patch" */
export function patchName(board: BoardPU, terrain: string): string {
  const { facts } = board;
  return nameOf(board, terrain === 'biomass' ? facts.tokens.biomass_patch : facts.all[`patch_${terrain}`], terrain);
}

export function tileName(board: BoardPU, id: string): string {
  const tile = board.facts.tiles[id];
  return tile ? nameOf(board, board.facts.shapes[tile.shape], tile.shape) : id;
}

/** "domino, biomass and civ, with a meteorite" */
export function tileLabel(board: BoardPU, id: string): string {
  const tile = board.facts.tiles[id];
  if (!tile) return id;
  const [first, second] = tile.terrains;
  if (!second) return nameOf(board, tile);
  return board.b('tile-label', {
    shape: tileName(board, id),
    first: terrainName(board, first ?? ''),
    second: terrainName(board, second),
    meteor: tile.meteor ? 'yes' : 'no',
  });
}

export function printIcon(print: Print): string {
  switch (print.kind) {
    case 'medal':
      return 'pu-k-medal';
    case 'civ':
      return 'pu-b-civcard';
    case 'tech':
      return 'pu-b-techchip';
    case 'patch':
      return 'pu-k-patch';
    case 'rover':
      return 'pu-k-rover';
    case 'boost':
      return 'pu-b-synergy';
    case 'move':
      return 'pu-b-move';
    case 'advance':
      return `pu-${print.track}`;
  }
}

/** What a print gives, in a few words. */
export function printText(board: BoardPU, print: Print): string {
  const n = 'n' in print ? print.n : 1;
  const track = print.kind === 'advance' ? terrainName(board, print.track) : '';
  return board.b(`print-${print.kind}`, { n, roman: ['', 'I', 'II', 'III', 'IV'][n] ?? n, track });
}

/** "civ 7: civ card II" */
function cellName(board: BoardPU, seat: SeatView | null, id: string): string {
  const [track, row] = id.split('-') as [string, string];
  const name = board.b('cell-name', { track: terrainName(board, track), row });
  const cell = seat ? cellAt(board.facts, seat, id) : null;
  const prints = cell?.prints.map((p) => printText(board, p)).join(cell.choice ? ' / ' : ', ') ?? '';
  return prints ? `${name}: ${prints}` : name;
}

/** An item of a list to order or to choose from: "station:civ", "tech:3", "moves:2", "milestone:civ:1" ... */
export function itemText(board: BoardPU, seat: SeatView | null, id: string): { icon: string; text: string } {
  const [what, which = '', more = ''] = id.split(':') as [string, string?, string?];
  const b = board.b;
  switch (what) {
    case 'station':
      return { icon: `pu-${which}`, text: b('item-station', { terrain: terrainName(board, which), id: which }) };
    case 'tech': {
      const tech = seat ? techAt(board, seat, which) : undefined;
      return { icon: 'pu-b-techchip', text: tech ? textOf(board, tech) : b('item-tech', { level: which }) };
    }
    case 'moves':
      return { icon: 'pu-b-move', text: b('item-moves', { n: Number(which) }) };
    case 'boost':
      return { icon: 'pu-b-synergy', text: b('item-boost', { n: Number(which || 1) }) };
    case 'rover':
      return { icon: 'pu-k-rover', text: b('item-rover') };
    case 'milestone':
      if (which === 'civ') return { icon: 'pu-b-civcard', text: b('item-civ', { roman: roman(more) }) };
      if (which === 'tech') return { icon: 'pu-b-techchip', text: b('item-tech', { level: more }) };
      return which === 'biomass'
        ? { icon: 'pu-k-patch', text: b('item-patch') }
        : { icon: 'pu-k-rover', text: b('item-rover') };
    case 'patch':
      return { icon: 'pu-k-patch', text: b('item-patches', { n: Number(which || 1) }) };
    case 'double_boost':
      return { icon: 'pu-b-synergy', text: b('item-double_boost') };
    case 'civ':
      return { icon: 'pu-b-civcard', text: b('item-civ', { roman: roman(which) }) };
    case 'cargo':
      return { icon: 'pu-k-meteorite', text: b('item-cargo') };
    case 'advance':
      return isTrack(which)
        ? { icon: `pu-${which}`, text: b('item-advance', { track: terrainName(board, which) }) }
        : { icon: 'pu-u-up', text: b('item-advance-any') };
    case 'regress':
      return { icon: 'pu-u-tracks', text: b('item-regress') };
    case 'orbit':
      return { icon: 'pu-k-satellite', text: b('item-orbit', { n: Number(which) }) };
    case 'ignore':
      return { icon: `pu-${which}`, text: b('item-ignore', { terrain: terrainName(board, which) }) };
    case 'maintenance':
      return { icon: 'pu-b-civcard', text: nameOf(board, board.facts.civ[which], which) };
    default:
      return { icon: ITEM_ICONS[what] ?? 'pu-u-right', text: other(board, what, id) };
  }
}

const ITEM_ICONS: Record<string, string> = {
  peek_event: 'pu-u-deck',
  draw_event: 'pu-u-deck',
  remove_depot_tops: 'pu-u-station',
  trade_markers: 'pu-u-tracks',
  flux: 'pu-u-tracks',
  exchange: 'pu-b-move',
  medals: 'pu-k-medal',
  twice: 'pu-u-tracks',
  reset_marker: 'pu-u-undo',
  relocate_lifepods: 'pu-k-lifepod',
  gain_rover: 'pu-k-rover',
  teleport_rover: 'pu-k-rover',
  destroy_line: 'pu-k-meteorite',
  add_meteorite: 'pu-k-meteorite',
  place_extra_tile: 'pu-u-area',
  civ_stacks: 'pu-b-civcard',
  take_civ_cards: 'pu-b-civcard',
  draw_personal_objective: 'pu-u-objective',
  destroy_personal_objective: 'pu-u-objective',
  common_objective: 'pu-u-objective',
  rotate_station: 'pu-u-station',
  empty_compartment: 'pu-u-station',
  advance_all_to_row: 'pu-u-tracks',
  advance_to_next_milestone: 'pu-u-up',
  row_bonuses: 'pu-u-tracks',
  rover_move_per_rover: 'pu-b-move',
  rover_move_from_marker: 'pu-b-move',
  extra_patch: 'pu-k-patch',
};

/** Items this table has no words for are still told, as plainly as their name allows. */
function other(board: BoardPU, what: string, id: string): string {
  const key = `item-${what}`;
  const said = board.b(key);
  return said === key ? id.replace(/[:_]/g, ' ') : said;
}

function roman(level: string | number): string {
  return ['', 'I', 'II', 'III', 'IV'][Number(level)] ?? String(level);
}

function techAt(board: BoardPU, seat: SeatView, level: string) {
  const corporation = seat.corporation ? board.facts.corporations[seat.corporation] : undefined;
  return corporation?.techs.find((t) => t.level === level);
}

/** The words on a button for an answer that has no better place. */
export function answerText(
  board: BoardPU,
  seat: SeatView | null,
  action: Action,
  items: string[],
): { icon: string; text: string } {
  const b = board.b;
  switch (action[0]) {
    case 'pick':
      return itemText(board, seat, items[action[1]] ?? '');
    case 'emergency':
    case 'kind':
      return { icon: `pu-${action[1]}`, text: b(`pick-${action[0]}`, { terrain: terrainName(board, action[1]) }) };
    case 'fire':
      return { icon: 'pu-k-laser', text: lineName(board, action[1]) };
    case 'next':
      return { icon: 'pu-u-deck', text: nameOf(board, board.facts.events[action[1]], action[1]) };
    case 'twice':
    case 'copy':
    case 'ignore':
    case 'flux':
    case 'row':
    case 'marker':
    case 'regress':
      return { icon: `pu-${action[1]}`, text: b(`pick-${action[0]}`, { track: terrainName(board, action[1]) }) };
    case 'advance':
      return { icon: `pu-${action[1]}`, text: cellName(board, seat, action[2]) };
    case 'level':
      return { icon: 'pu-b-civcard', text: b('pick-level', { roman: roman(action[1]) }) };
    case 'take':
    case 'scrap':
      return { icon: 'pu-u-station', text: b(`pick-${action[0]}-${action[1]}`) };
    case 'pod': {
      const [, place] = action;
      if (place === 'area') return { icon: 'pu-k-lifepod', text: b('pick-pod-area') };
      if (place.startsWith('slot-'))
        return { icon: 'pu-b-techchip', text: b('pick-pod-slot', { slot: place.slice(5) }) };
      return { icon: 'pu-k-lifepod', text: cellName(board, seat, place) };
    }
    case 'store':
      return { icon: 'pu-k-supply', text: b('pick-store') };
    case 'boost':
      return { icon: 'pu-b-synergy', text: b('pick-boost') };
    case 'leave':
      return { icon: 'pu-u-x', text: b('pick-leave') };
    case 'skip':
      return { icon: 'pu-u-right', text: b('pick-skip') };
    case 'end':
      return { icon: 'pu-u-check', text: b('pick-end') };
    default:
      return { icon: 'pu-u-right', text: action.join(' ') };
  }
}

/** The words on a button that leads to several answers. */
export function keyText(board: BoardPU, key: string): { icon: string; text: string } {
  const [what = '', which = ''] = key.split(':');
  return what === 'marker'
    ? { icon: `pu-${which}`, text: board.b('pick-marker', { track: terrainName(board, which) }) }
    : { icon: 'pu-u-right', text: `${what} ${which}` };
}
