import { describe, expect, it } from 'vitest';
import { endOf, endsOf, stepOf, type Ahead } from '../advance';
import { eventBadges, eventMarks, placedBadges, placedMarks } from '../badges';
import type { BoardPU } from '../context';
import { lying } from '../placing';
import { emptyLines, squaresOfLine } from '../planet/lines';
import { gridOf } from '../planet/grid';
import { worldsOf } from '../planet/worlds';
import type { GameEvent, Idle, Lay, Terrain, Track } from '../wire';
import en from '../board.en.ftl?raw';
import ru from '../board.ru.ftl?raw';
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
      { terrain: 'civ', at: 'F1', gives: true, idle: null },
      { terrain: 'energy', at: 'F2', gives: true, idle: null },
    ] as const;
    const placed = { ...lying(['F1', 'F2']), stations: [...stations], energy: ['civ' as const] };
    expect(placedMarks(placed, ahead)).toEqual([
      { cell: 'civ-2', mode: 'will', n: null, icon: null },
      { cell: 'civ-3', mode: 'may', n: null, icon: 'pu-energy' },
    ]);
  });

  it('are told of a tile after what it loses, with the medals of every kind', () => {
    const board = { facts, lang: 'en', b: (key: string) => key } as unknown as BoardPU;
    const stations = [{ terrain: 'civ' as const, at: 'F1', gives: true, idle: null }];
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
    const idle = (terrain: Terrain, why: Idle): GameEvent => ({ e: 'station_idle', seat: 0, terrain, idle: why });
    const badges = eventBadges(board, seat(), [idle('water', 'no_ice'), idle('energy', 'nothing_to_copy')]);
    expect(badges.map((badge) => badge.text)).toEqual(['badge-no_ice', 'badge-nothing_to_copy']);
    for (const why of ['no_ice', 'not_expanded', 'nothing_to_copy'] satisfies Idle[])
      for (const words of [en, ru]) expect(words).toContain(`\nbadge-${why} = `);
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
