/** The map in words, for those who hear it: what stands where, what lies around it, and what is new. */
import type { Hex } from '../types';
import type { HexView } from '../wire';
import { byPlace, labelOf, neighbours } from './geometry';
import { hexName, type Naming } from './speech';

export interface TextLine {
  hex: Hex;
  text: string;
}

const bare = (h: HexView): boolean =>
  h.building === null && h.tile === null && !h.crystal && h.bots.length + h.rover.length === 0;

/** Every hex that is not empty, row by row, with what lies beside it. */
export function mapText(naming: Naming, hexes: readonly HexView[]): TextLine[] {
  const by = new Map(hexes.map((h) => [h.hex, h]));
  return hexes
    .filter((h) => !bare(h))
    .sort((a, b) => byPlace(a.hex, b.hex))
    .map((h) => ({ hex: h.hex, text: `${hexName(naming, h)}. ${beside(naming, by, h.hex)}` }));
}

/** "Beside it: G7 Generator; empty: F8, H8." */
function beside(naming: Naming, by: ReadonlyMap<Hex, HexView>, hex: Hex): string {
  const around = neighbours(hex).flatMap((at) => by.get(at) ?? []);
  const told = around.filter((h) => !bare(h)).map((h) => hexName(naming, h));
  const empty = around.filter(bare).map((h) => labelOf(h.hex));
  return [
    ...(told.length > 0 ? [naming.words('text-beside', { hexes: told.join('; ') })] : []),
    ...(empty.length > 0 ? [naming.words('text-empty', { hexes: empty.join(', ') })] : []),
  ].join(' ');
}

/** Hexes that look different from how they looked before, as they are now. */
export function mapNews(naming: Naming, before: readonly HexView[], now: readonly HexView[]): TextLine[] {
  const was = new Map(before.map((h) => [h.hex, hexName(naming, h)]));
  return [...now]
    .sort((a, b) => byPlace(a.hex, b.hex))
    .map((h) => ({ hex: h.hex, text: hexName(naming, h) }))
    .filter(({ hex, text }) => was.get(hex) !== text);
}
