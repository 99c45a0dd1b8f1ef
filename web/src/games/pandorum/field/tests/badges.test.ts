import { describe, expect, it } from 'vitest';
import { crosses, signs, signScale } from '../badges';
import { litFor, scene } from './views';
import { centre } from '../geometry';

const { field, targets } = scene('play');
const hexes = new Map(field.hexes.map((h) => [h.hex, h]));

describe('signs', () => {
  it('say what a target brings or costs', () => {
    const list = signs(targets, litFor(null), hexes);
    expect(list).toHaveLength(targets.length);
    expect(list.find((s) => s.key === 't1,-2')).toMatchObject({ text: '+4', tone: 'gold', icon: 'pd-quid' });
    expect(list.find((s) => s.key === 't-3,-1')).toMatchObject({ text: '−2', tone: 'loss', icon: 'pd-toll' });
    expect(list.find((s) => s.key === 't0,0')).toMatchObject({ text: '0', icon: 'pd-pad' });
    expect(list.find((s) => s.key === 't-2,-1')).toMatchObject({ icon: 'pd-own', colour: 'var(--seat-0)' });
  });

  it('show what pays, what is repeated, what lies on the way and what the crack cuts off', () => {
    const list = signs(targets, litFor('1,1'), hexes);
    expect(list.find((s) => s.key === 'p2,0')).toMatchObject({ text: '+1×2', tone: 'gain' });
    expect(list.find((s) => s.key === 'p0,1')).toMatchObject({ text: '+2×2', tone: 'gain' });
    expect(list.find((s) => s.key === 'c1,0')).toMatchObject({ text: '+2', icon: 'pd-dead-city' });
    expect(list.find((s) => s.key === 'x0,2')).toMatchObject({ text: '0', struck: true });
    expect(list.at(-1)).toMatchObject({ key: 't1,1', text: '+10', chosen: true });
  });

  it('on one hex do not cover each other: what pays stands above, what the stop costs below', () => {
    const lit = { ...litFor(null), pays: [{ hex: '-2,-1', amount: 2, again: false }, { hex: '-2,-1', amount: 1, again: false }, { hex: '0,2', amount: 0, again: false }] }; // prettier-ignore
    const list = signs(targets, lit, hexes);
    const [, y] = centre('-2,-1');
    expect(list.find((s) => s.key === 'p-2,-1')).toMatchObject({ text: '+2 +1' });
    expect(list.find((s) => s.key === 'p-2,-1')!.at[1]).toBeLessThan(y - 30);
    expect(list.find((s) => s.key === 't-2,-1')!.at[1]).toBeGreaterThan(y + 20);
    expect(list.some((s) => s.key === 'p0,2')).toBe(false);
  });

  it('bar the way only where a flight begins', () => {
    expect(crosses(litFor(null))).toHaveLength(2);
    expect(crosses({ blocked: ['2,-1'] })).toEqual([]);
  });

  it('stay readable on a small field and modest on a big one', () => {
    expect(signScale(0.92)).toBe(1);
    expect(signScale(0.48) * 0.48 * 14).toBeGreaterThan(10);
    expect(signScale(2) * 2 * 14).toBeLessThan(22);
  });
});
