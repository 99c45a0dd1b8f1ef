/** Names of places for people who do not see the map, and of what stands there. */
import type { Translate } from '../../../lib/table';
import type { Hex, Party } from '../types';
import type { BuildingView, HexView } from '../wire';
import { labelOf } from './geometry';
import { tileLook } from './looks';

export interface Naming {
  words: Translate;
  me: Party | null;
  nameOf(party: Party): string;
  titleOf?(id: string): string;
}

/** "my …" or "… of Vera": the key with -mine or -of. */
function whose(naming: Naming, key: string, party: Party): string {
  return party === naming.me ? naming.words(`${key}-mine`) : naming.words(`${key}-of`, { name: naming.nameOf(party) });
}

/** "Hex I7". */
function place(words: Translate, hex: Hex): string {
  return words('hex', { name: labelOf(hex) });
}

function tileName(naming: Naming, tile: string): string {
  const look = tileLook(tile);
  if (look.letter) return naming.words('tile-research', { letter: naming.words(`research-${look.letter}`) });
  return naming.titleOf ? naming.words('tile-named', { name: naming.titleOf(tile) }) : naming.words('tile-discovery');
}

function buildingName(naming: Naming, b: BuildingView): string {
  const { words } = naming;
  const name =
    b.type === 'shelter' && b.party !== null ? whose(naming, 'shelter', b.party) : words(`building-${b.type}`);
  return b.size > 1 ? `${name}, ${words('in-complex', { n: b.size })}` : name;
}

/** "Hex I7, Water Extractor, complex of 2, my bot": where it is and all that is on it. */
export function hexName(naming: Naming, h: HexView): string {
  const { words } = naming;
  const parts = [place(words, h.hex)];
  const b = h.building;
  if (b) {
    parts.push(buildingName(naming, b));
    if (b.advanced) parts.push(whose(naming, 'advanced', b.advanced.party));
    if (b.miner !== null) parts.push(whose(naming, 'miner', b.miner));
  }
  for (const party of h.bots) parts.push(whose(naming, 'bot', party));
  for (const party of h.rover) parts.push(whose(naming, 'rover', party));
  if (h.tile) parts.push(tileName(naming, h.tile));
  if (h.crystal) parts.push(words('crystal'));
  if (parts.length === 1) parts.push(words('empty'));
  return parts.join(', ');
}
