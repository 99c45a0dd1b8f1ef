/** Planet Unknown for the table runtime. */
import type { GameSpec, Inventory } from '../../table/contract';
import { choreography, pieceOf, type Look } from './choreography';
import { targets } from './targets';
import { tones } from './tones';
import { RINGS, TRACKS } from './types';
import type { SeatView, View, Wire } from './wire';

type Entry<T> = readonly [string, T];

function piecesOf(seat: SeatView): Entry<string>[] {
  const lies = (tile: string, place: string): Entry<string> => [pieceOf(tile, seat.seat), `${place}-${seat.seat}`];
  return [
    ...(seat.emergency ?? []).map((terrain) => lies(`emergency_${terrain}`, 'supply')),
    ...(seat.hand ? [lies(seat.hand, 'hand')] : []),
    ...seat.tiles.map(({ tile }) => lies(tile, 'planet')),
    ...seat.set_aside.map((tile) => lies(tile, 'aside')),
    ...TRACKS.map((track): Entry<string> => [
      `marker:${seat.seat}:${track}`,
      `cell-${seat.seat}-${seat.markers[track]}`,
    ]),
  ];
}

function countersOf(seat: SeatView): Entry<number>[] {
  const own: Record<string, number> = {
    rovers: seat.rovers.length,
    supply: seat.supply,
    lifepods: seat.lifepods.length,
    meteorites: seat.meteorites.length,
    patches: seat.patches.length,
    stored: seat.stored,
    moves: seat.moves,
    medals: seat.score.total,
    collected_lifepods: seat.collected.lifepods,
    collected_meteorites: seat.collected.meteorites,
    civ: seat.civ_hidden + seat.civ_played.length,
    satellite: seat.moon?.satellite ?? 0,
  };
  return Object.entries(own).map(([name, n]) => [`${name}-${seat.seat}`, n]);
}

function inventory(view: View): Inventory {
  const tops = view.station.sectors.flatMap((sector) =>
    RINGS.flatMap((ring): Entry<string>[] => {
      const { top } = sector[ring];
      return top ? [[pieceOf(top, 0), `bay-${sector.sector}-${ring}`]] : [];
    }),
  );
  return {
    pieces: Object.fromEntries([...tops, ...view.seats.flatMap(piecesOf)]),
    counters: Object.fromEntries([
      ['round', view.round],
      ['rotation', view.station.rotation],
      ...view.seats.flatMap(countersOf),
    ]),
  };
}

/** "civ-3" is cell 3 of its track. */
const cell = (place: string): number => Number(/\d+$/.exec(place)?.[0] ?? Number.NaN);

export const spec = {
  targets,
  choreography,
  tones,
  inventory,
  laid: [
    { piece: 'marker:', from: 'cell-', to: 'cell-', why: 'a marker slides along its track, cell by cell' },
    { piece: 'tile:', from: 'hand-', to: 'planet-', why: 'a tile is laid where it was held over the planet' },
    { piece: 'tile:', from: 'hand-', to: 'aside-', why: 'a tile without a place goes aside from the hand' },
    { piece: 'tile:', from: null, to: 'bay-', why: 'the stack shows its next tile' },
    { piece: 'tile:', from: 'bay-', to: null, why: 'the top of the stack is turned down, or leaves the game' },
    { piece: 'tile:', from: 'supply-', to: 'hand-', why: 'a rival takes up a tile that lay beside its planet' },
    { piece: 'tile:', from: 'supply-', to: 'planet-', why: 'a rival lays a tile that lay beside its planet' },
    { piece: 'tile:', from: null, to: 'supply-', why: 'emergency tiles are handed out with the boards' },
  ],
  // Rovers, lifepods, patches, technologies, steps of a track, and what fell from the sky.
  losses: {
    rover_destroyed: true,
    lifepod_destroyed: true,
    meteorite_put: true,
    patch_lost: true,
    tech_lost: true,
    station_ignored: true,
    // A collected one is worth medals; one that lies about is a nuisance less.
    meteorite_destroyed: (event) => event.at === null,
    tiles_removed: (event) => event.tiles.length > 0,
    marker_moved: (event) => cell(event.end) < cell(event.start),
  },
} satisfies GameSpec<Wire, Look>;
