import { describe, expect, it } from 'vitest';
import type { ComponentKind } from '../../../../lib/types';
import components from '../../dev/components.json';
import { readFacts } from '../../facts';
import { TRACKS } from '../../types';
import type { SeatView, Track } from '../../wire';
import { bars } from '../bars';
import { cellOf, centre, grid, HEAD, passed, picture, ROWS, walk, winding } from '../tracks';

const facts = readFacts(components.kinds as unknown as ComponentKind[]);
const board = (id: string) => picture(facts.corporations[id]!);
const markers = (at: Partial<Record<Track, string>> = {}): Pick<SeatView, 'markers'> => ({
  markers: { civ: 'civ-0', water: 'water-0', biomass: 'biomass-0', rover: 'rover-0', tech: 'tech-0', ...at },
});

describe('pictures of the tracks', () => {
  it('has sixteen cells on every straight track of all corporations', () => {
    const all = Object.keys(facts.corporations);
    expect(all).toHaveLength(13);
    for (const id of all) {
      const pic = board(id);
      for (const track of TRACKS) {
        const cells = pic.cells.filter((c) => c.track === track);
        if (facts.corporations[id]!.tracks[track].kind === 'straight') expect(cells).toHaveLength(ROWS);
        expect(cells.filter((c) => c.start)).toHaveLength(1);
        for (const c of cells) expect(cellOf(c.id)).toEqual({ track, row: c.row });
      }
      expect(pic.repeat).toBeGreaterThan(0);
    }
  });

  it('prints bonuses and medals of a cell together', () => {
    const top = board('universal_coalition').cells.find((c) => c.id === 'rover-15')!;
    expect(top.prints).toEqual([
      { kind: 'move', n: 4 },
      { kind: 'medal', n: 5 },
    ]);
    expect(board('universal_coalition').cells.find((c) => c.id === 'civ-6')!.prints).toEqual([{ kind: 'civ', n: 2 }]);
  });

  it('draws the double cells of Wormhole Corp. with the medals between them', () => {
    const pic = board('wormhole_corp');
    const cells = pic.cells.filter((c) => c.track === 'biomass');
    expect(cells.map((c) => c.row)).toEqual([0, 2, 5, 8, 11, 14]);
    expect(cells.slice(1).every((c) => c.choice && c.rows === 2 && c.prints.length === 2)).toBe(true);
    expect(pic.between.map((m) => [m.row, m.medal])).toEqual([
      [4, 1],
      [7, 2],
      [10, 3],
      [13, 5],
    ]);
    const shown = bars(markers({ biomass: 'biomass-5' }), facts.corporations.wormhole_corp);
    expect(shown.find((b) => b.track === 'biomass')!.step).toBe(2);
  });

  it('follows the water path of Oasis Ultd. over all tracks', () => {
    const pic = board('oasis_ultd');
    expect(pic.path).toHaveLength(24);
    expect(new Set(pic.path.map((id) => cellOf(id).track)).size).toBe(5);
    expect(walk(pic, 'tech-4', 'civ-4')).toBe(4);
    const done = passed(pic, markers({ water: 'civ-4', civ: 'civ-1' }));
    expect(done.has('water-3')).toBe(true);
    expect(done.has('water-6')).toBe(false);
    expect(done.has('civ-2')).toBe(false);
    const shown = bars(markers({ water: 'civ-4' }), facts.corporations.oasis_ultd);
    expect(shown.find((b) => b.track === 'water')!.step).toBe(8);
  });

  it('colours a column up to the highest marker on it, whoever it belongs to', () => {
    const done = passed(board('makeshift'), markers({ civ: 'rover-7', rover: 'rover-2' }));
    expect(done.has('rover-7')).toBe(true);
    expect(done.has('rover-8')).toBe(false);
    expect(done.has('civ-0')).toBe(false);
  });

  it('keeps the cells of the concept at its size and fits any other', () => {
    const g = grid(266, HEAD + 10 + 16 * 28);
    expect([g.column, g.row, g.scale]).toEqual([48, 28, 1]);
    expect(g.y(15)).toBeLessThan(g.y(0));
    const small = grid(228, 390);
    expect(small.scale).toBeLessThan(1);
    expect(centre(small, { track: 'biomass', row: 2, rows: 2 })[1]).toBeCloseTo(small.y(2));
  });

  it('winds from the first point to the last', () => {
    const path = winding([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
    expect(path.startsWith('M0 0')).toBe(true);
    expect(path.endsWith('L10 10')).toBe(true);
    expect(winding([[1, 1]])).toBe('');
  });
});
