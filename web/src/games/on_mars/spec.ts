/** On Mars for the table runtime. */
import type { GameSpec, Inventory } from '../../table/contract';
import { choreography, type Look } from './choreography';
import { targets } from './targets';
import { tones } from './tones';
import type { PartyView, View, Wire } from './wire';

type Lies = [piece: string, place: string];

function ownedBy({ party, blueprints, scientists, contracts, lab }: PartyView): Lies[] {
  const place = `cards:${party}`;
  return [
    ...blueprints.map((own): Lies => [`blueprint:${own.card}`, place]),
    ...scientists.map((own): Lies => [`scientist:${own.scientist}`, place]),
    ...contracts.map((own): Lies => [`contract:${own.contract}`, place]),
    ...Object.entries(lab).map(([space, tech]): Lies => [`tech:${party}:${tech}`, `lab:${party}:${space}`]),
  ];
}

function onTable({ display, places, hexes }: View): Lies[] {
  return [
    ...display.flatMap((card): Lies[] => (card ? [[`blueprint:${card}`, 'display']] : [])),
    ...places.flatMap((place, i): Lies[] => {
      if (place?.scientist) return [[`scientist:${place.scientist}`, `place:${i}`]];
      return place?.contract ? [[`contract:${place.contract}`, `place:${i}`]] : [];
    }),
    ...hexes.flatMap(({ hex, rover }): Lies[] => rover.map((party) => [`rover:${party}`, `hex:${hex}`])),
  ];
}

function inventory(view: View): Inventory {
  return {
    pieces: Object.fromEntries([...onTable(view), ...view.parties.flatMap(ownedBy)]),
    counters: Object.fromEntries([
      ['round', view.round],
      ['level', view.level],
      ['remaining', view.remaining],
      ...view.lss.map(({ type, row }) => [`lss-${type}`, row]),
      ...Object.entries(view.warehouse).map(([item, n]) => [`warehouse-${item}`, n]),
      ...view.parties.flatMap(({ party, resources, ...own }) => [
        ...Object.entries(resources).map(([item, n]) => [`${item}-${party}`, n]),
        ...(['op', 'crystals', 'incoming', 'quarters', 'working', 'hangar'] as const).map((what) => [
          `${what}-${party}`,
          own[what],
        ]),
      ]),
    ]),
  };
}

export const spec = {
  targets,
  choreography,
  tones,
  inventory,
  laid: [
    { piece: 'rover:', from: 'hex:', to: 'hex:', why: 'it glides over the map, hex by hex' },
    { piece: 'rover:', from: null, to: 'hex:', why: 'it leaves the starting mine, where it was not drawn' },
    { piece: 'tech:', from: null, to: 'lab:', why: 'a tile like it flies there from the grid, which may hold two' },
    { piece: 'blueprint:', from: null, to: 'display', why: 'the display is laid out anew from its deck' },
    { piece: 'blueprint:', from: 'display', to: null, why: 'a new level clears the display' },
    { piece: 'contract:', from: null, to: 'place:', why: 'a contract of the pool is laid on the empty place' },
    { piece: 'scientist:', from: null, to: 'place:', why: 'the board of scientists is laid out' },
  ],
  // Whatever found no room, and pieces that had to make way for somebody's building.
  losses: {
    crystals_arrived: (event) => event.lost > 0,
    gained: (event) => event.lost.length > 0,
    oxygen_kept: (event) => !event.stored,
    piece_displaced: true,
  },
} satisfies GameSpec<Wire, Look>;
