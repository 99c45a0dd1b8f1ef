import { describe, expect, it } from 'vitest';
import { endOf, endsOf, stepOf, type Ahead } from '../advance';
import { eventBadges, eventMarks, placedBadges, placedMarks } from '../badges';
import type { BoardPU } from '../context';
import { lying } from '../placing';
import { emptyLines, squaresOfLine } from '../planet/lines';
import { gridOf } from '../planet/grid';
import { worldsOf } from '../planet/worlds';
import { beats, tell, turn } from '../story';
import type { GameEvent, Lay, Terrain, TilePlaced, Track, View } from '../wire';
import { facts, seat } from './facts';

describe('markers', () => {
  const ahead = {
    civ: [
      { cells: ['civ-1', 'civ-2'], choice: false },
      { cells: ['civ-3'], choice: false },
    ],
    tech: [{ cells: ['tech-1', 'rover-1'], choice: true }],
    water: [],
    biomass: [],
    rover: [],
  } satisfies Ahead;

  it('end where the engine says', () => {
    expect([endOf(ahead, 'civ'), endOf(ahead, 'civ', 1), endOf(ahead, 'civ', 2)]).toEqual(['civ-2', 'civ-3', null]);
    expect([endOf(ahead, 'tech'), endsOf(ahead, 'tech')]).toEqual([null, ['tech-1', 'rover-1']]);
    expect([endOf(ahead, 'water'), endsOf(ahead, 'water')]).toEqual([null, []]);
    expect(stepOf(facts, seat({ corporation: 'oasis_ultd' }), 'water', 'rover-3')).toBe(3);
  });

  it('are marked for a tile: surely by its stations, perhaps by its energy', () => {
    const stations = [
      { terrain: 'civ', at: 'F1', gives: true },
      { terrain: 'energy', at: 'F2', gives: true },
    ] as const;
    const placed = { ...lying(['F1', 'F2']), stations: [...stations], energy: ['civ' as const] };
    expect(placedMarks(placed, ahead)).toEqual([
      { cell: 'civ-2', mode: 'will', n: null, icon: null },
      { cell: 'civ-3', mode: 'may', n: null, icon: 'pu-energy' },
    ]);
  });

  it('are told of a tile after what it loses, with the medals of every kind', () => {
    const board = { facts, lang: 'en', b: (key: string) => key } as unknown as BoardPU;
    const stations = [{ terrain: 'civ' as const, at: 'F1', gives: true }];
    const placed = { ...lying(['F1', 'F2']), stations, lifepods: ['F2'], rovers: ['F1'] };
    const outcome = { action: ['place', 'r0', 'F1', 'as_is'] as Lay, score: { before: 9, after: 14 } };
    const told = placedBadges(board, seat(), placed, { ahead }, outcome);
    expect(told.map((badge) => badge.text)).toEqual(['badge-pods-lost', 'badge-rovers-lost', '+5', '0 → 2']);
  });

  it('mark what the engine says will move, in its order', () => {
    const moved = (marker: Track, end: string): GameEvent => ({
      e: 'marker_moved',
      seat: 0,
      marker,
      start: '',
      end,
      reason: 'station',
    });
    expect(eventMarks(seat(), [moved('civ', 'civ-1'), moved('tech', 'tech-1')]).map((m) => m.n)).toEqual([1, 2]);
    expect(eventMarks(seat(), [moved('civ', 'civ-1')])[0]).toMatchObject({ cell: 'civ-1', n: null, mode: 'will' });
  });

  it('say why a station moves none of them', () => {
    const board = { facts, lang: 'en', b: (key: string) => key } as unknown as BoardPU;
    const idle = (terrain: Terrain): GameEvent => ({ e: 'station_idle', seat: 0, terrain });
    const badges = eventBadges(board, seat(), [idle('water'), idle('energy'), idle('biomass')]);
    expect(badges.map((badge) => badge.text)).toEqual(['badge-no-ice', 'badge-energy-none', 'badge-stays']);
  });
});

describe('planets', () => {
  it('have the squares the box says', () => {
    for (const planet of Object.values(facts.planets)) {
      const grid = gridOf(planet);
      const lines = emptyLines(planet, grid.land);
      expect(lines.rows.reduce((n, l) => n + l.squares, 0)).toBe(grid.land.length);
      expect(lines.columns.reduce((n, l) => n + l.squares, 0)).toBe(grid.land.length);
    }
    expect(Object.keys(facts.planets)).toHaveLength(14);
    expect(gridOf(facts.planets.ksb_4156!).edge.size).toBe(28);
    expect(gridOf(facts.planets.oblivion!).edge.size).toBeLessThan(gridOf(facts.planets.oblivion!).land.length);
  });

  it('have rows of squares', () => {
    expect(squaresOfLine(worldsOf(facts, seat()), 'row-1')).toEqual(['F1', 'G1']);
  });
});

describe('the telling', () => {
  const view = {
    players: 2,
    me: 0,
    station: {
      rotation: 0,
      places: [0, 3],
      sectors: [0, 1, 2, 3, 4, 5].map((sector) => ({
        sector,
        seat: sector === 0 ? 0 : sector === 3 ? 1 : null,
        outer: { shape: ['z5', 'f5', 's4', 'i4', 'n5', 'u5'][sector]!, top: null, left: 12, hidden: false },
        inner: { shape: ['i3', 't4', 'v3', 'l4', 'i2', 'o4'][sector]!, top: null, left: 12, hidden: false },
      })),
    },
    seats: [seat(), seat({ seat: 1 })],
  } as unknown as View;

  const laid: TilePlaced = {
    e: 'tile_placed',
    seat: 0,
    tile: 'i3_rover_tech_plain',
    orient: 'r1',
    at: 'H3',
    squares: ['H3'],
    ice: [],
    lifepods: ['H3'],
    rovers: [],
    meteorite: null,
    stations: [],
    energy: [],
    completes: [],
    spoils: [],
    extra: false,
  };

  it('lets seats act at the same time', () => {
    const told = beats([
      { e: 'round_began', round: 2, commander: 0 },
      { e: 'tile_taken', seat: 0, tile: 'i3_rover_tech_plain', shape: 'i3' },
      laid,
      { e: 'tile_taken', seat: 1, tile: 'i4_rover_tech_plain', shape: 'i4' },
    ]);
    expect(told.map((b) => b.events.length)).toEqual([1, 2, 1]);
  });

  it('turns the station: the player at place p faces sector p + rotation', () => {
    const turned = turn(view, 5);
    expect(turned.station.sectors.find((s) => s.seat === 0)?.sector).toBe(5);
    expect(turned.station.sectors.find((s) => s.seat === 1)?.sector).toBe(2);
  });

  it('takes the tile from the stack and lays it on the planet', () => {
    const taken = tell(view, { e: 'tile_taken', seat: 0, tile: 'i3_rover_tech_plain', shape: 'i3' }, facts);
    expect(taken.seats[0]?.hand).toBe('i3_rover_tech_plain');
    expect(taken.station.sectors[0]?.inner).toMatchObject({ hidden: true, left: 11 });
    const placed = tell(taken, laid, facts);
    expect(placed.seats[0]?.tiles).toEqual([{ tile: 'i3_rover_tech_plain', orient: 'r1', at: 'H3' }]);
    expect(placed.seats[0]?.lifepods).not.toContain('H3');
  });

  it('moves rovers and spends their points', () => {
    const rover = { ...view, seats: [seat({ moves: 3, rovers: [{ at: 'F1', cargo: false }] })] } as View;
    const moved = tell(rover, { e: 'rover_moved', seat: 0, start: 'F1', end: 'F2', cost: 1 }, facts);
    expect(moved.seats[0]).toMatchObject({ moves: 2, rovers: [{ at: 'F2', cargo: false }] });
  });
});
