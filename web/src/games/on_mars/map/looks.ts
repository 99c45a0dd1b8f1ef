/** How things on the map look: colour and symbol of every building, piece and tile. Colours are in map.css. */
import type { Party } from '../types';
import type { BuildingType, Item } from '../wire';

/**
 * Seat colours of this table: blue, amber and green lie too close to water, batteries and plants. In the solo game
 * Lacerda is the second party.
 */
const SEATS = [4, 3, 5, 2] as const;
export function seatColour(party: Party): number {
  return SEATS[party % SEATS.length]!;
}

/** By index of the colour: circle, square, triangle, diamond, hexagon, star on a grid of 24. */
const SHAPES = [
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z',
  'M3.500 3.500h17v17h-17Z',
  'M12 2.200 22.500 20.800H1.500Z',
  'M12 1.500 22 12 12 22.500 2 12Z',
  'M12 2.500 20.500 7.300v9.400L12 21.500 3.500 16.700V7.300Z',
  'M12 1.800l3.200 6.700 7.300.9-5.400 5 1.500 7.300L12 18.100 5.400 21.700l1.500-7.300-5.400-5 7.300-.9Z',
] as const;
export function pipShape(colour: number): string {
  return SHAPES[colour % SHAPES.length]!;
}

export const BUILDING_ICON: Record<BuildingType, string> = {
  mine: 'om-b-mine',
  generator: 'om-b-generator',
  water_extractor: 'om-b-water',
  greenhouse: 'om-b-greenhouse',
  oxygen_condenser: 'om-b-oxygen',
  shelter: 'om-b-shelter',
};
export const PRODUCT: Record<BuildingType, Item> = {
  mine: 'mineral',
  generator: 'battery',
  water_extractor: 'water',
  greenhouse: 'plant',
  oxygen_condenser: 'oxygen',
  shelter: 'crystal',
};

export function itemColour(item: Item): string {
  return `var(--om-${item})`;
}
export function partyColour(colour: number): string {
  return `var(--om-seat-${colour})`;
}
export function buildingColour(type: BuildingType, party: Party | null, colourOf: (p: Party) => number): string {
  return type === 'shelter' ? partyColour(colourOf(party ?? 0)) : itemColour(PRODUCT[type]);
}

export interface TileLook {
  kind: 'research' | 'discovery';
  icon: string;
  colour: string;
  number: number | null;
  /** a to d, for research. */
  letter: string | null;
}
const ACTS: Record<string, [icon: string, number: number | null]> = {
  develop: ['om-a-rnd', 2],
  upgrade: ['om-a-upgrade', 2],
  build_any: ['om-a-construct', null],
  hire: ['om-a-hire', null],
  blueprints: ['om-a-blueprint', 2],
  warehouse: ['om-a-resupply', 2],
  tech: ['om-a-learn', null],
};

export function tileLook(id: string): TileLook {
  const letter = /^research_([a-d])$/.exec(id)?.[1];
  if (letter) return { kind: 'research', icon: 'om-research', colour: `var(--om-research-${letter})`, number: null, letter }; // prettier-ignore
  const what = id.replace(/^disc_/, '');
  const plain = (icon: string, number: number | null, colour = 'var(--ink)'): TileLook => ({
    kind: 'discovery',
    icon,
    colour,
    number,
    letter: null,
  });
  const act = ACTS[what];
  if (act) return plain(...act);
  if (what === 'crystals') return plain('om-crystal', 3, itemColour('crystal'));
  const building = what.replace(/^build_/, '') as BuildingType;
  if (what.startsWith('build_') && building in BUILDING_ICON) {
    const colour = building === 'shelter' ? 'var(--ink)' : itemColour(PRODUCT[building]);
    return plain(BUILDING_ICON[building], null, colour);
  }
  if (['mineral', 'battery', 'water', 'plant', 'oxygen'].includes(what))
    return plain(`om-${what}`, 3, itemColour(what as Item));
  return plain('om-discovery', null);
}
