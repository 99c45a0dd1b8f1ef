import { describe, expect, it } from 'vitest';
import { countryOf, firstSteps, waysFrom } from '../driving';
import { facts, seat } from './facts';

describe('ways of a rover', () => {
  const me = seat({
    moves: 3,
    rovers: [
      { at: 'G2', cargo: false },
      { at: 'E5', cargo: false },
    ],
  });
  const country = countryOf(facts, me, null)!;
  const ways = waysFrom(country, 'G2', 3, new Set(['H2', 'G1', 'F2', 'G3']));

  it('reach as far as the points go, by the shortest way', () => {
    expect(ways.get('H3')).toMatchObject({ cost: 2 });
    expect(ways.get('H4')?.steps).toHaveLength(3);
    expect(ways.has('G6')).toBe(false);
  });

  it('pass no other rover and leave no grid', () => {
    expect([...ways.values()].every((w) => !w.steps.includes('E5'))).toBe(true);
    expect(ways.has('H1')).toBe(false);
  });

  it('begin with a step the engine has named', () => {
    const only = waysFrom(country, 'G2', 3, new Set(['G1']));
    expect([...only.keys()].sort()).toEqual(['F1', 'F2', 'G1']);
  });

  it('keep off poison and off squares the event closes', () => {
    const kaax = seat({ planet: 'kaax', moves: 2, rovers: [{ at: 'F2', cargo: false }] });
    expect(countryOf(facts, kaax, null)!.open('D2')).toBe(false);
    const laid = seat({ tiles: [{ tile: 'i2_energy_water_plain', orient: 'r0', at: 'F1' }] });
    const shut = countryOf(facts, laid, { kind: 'rovers_not_onto', terrain: 'energy' })!;
    const open = countryOf(facts, laid, null)!;
    const cells = facts.tiles.i2_energy_water_plain!.cells;
    const energy = cells.find((c) => c[2] === 'energy')!;
    const at = String.fromCharCode(70 + energy[0]) + String(1 + energy[1]);
    expect(open.open(at)).toBe(true);
    expect(shut.open(at)).toBe(false);
  });

  it('do not cross the chasm', () => {
    const tartarus = seat({ planet: 'tartarus', rovers: [{ at: 'F2', cargo: false }] });
    expect(countryOf(facts, tartarus, null)!.next('F2')).not.toContain('G2');
    expect(countryOf(facts, tartarus, null)!.next('E3')).toContain('F3');
  });

  it('are read from the legal actions', () => {
    const steps = firstSteps([['drive', 'A1', 'A2'], ['drive', 'A1', 'B1'], ['end']], ['drive']);
    expect([...(steps.get('A1') ?? [])]).toEqual(['A2', 'B1']);
  });
});
