import { describe, expect, it } from 'vitest';
import type { Facts } from '../facts';
import { spared } from '../spared';
import type { SeatView } from '../wire';

const facts = {
  events: {
    lose: { restriction: false, effects: [{ op: 'destroy' }] },
    bound: { restriction: true, effects: [{ op: 'restriction' }] },
    rover: { restriction: false, effects: [{ op: 'gain_rover' }] },
  },
} as unknown as Facts;
const seat = (part: Partial<SeatView> = {}): SeatView =>
  ({
    markers: { civ: 'civ-2', tech: 'tech-0' },
    rovers: [{ at: 'F2', cargo: false }],
    lifepods: ['A6', 'C3'],
    meteorites: [],
    collected: { lifepods: 0, meteorites: 1 },
    stored: 0,
    personal_count: 1,
    supply: 1,
    moves: 0,
    ...part,
  }) as unknown as SeatView;

describe('an event passes by', () => {
  it('if it leaves me as I was and asks me nothing', () => {
    const after = seat({ moves: 2, lifepods: ['C3', 'A6'] as SeatView['lifepods'] });
    expect(spared(facts, 'lose', seat(), after, 'take')).toBe(true);
  });

  it('not if it takes something, asks, or counts later', () => {
    expect(spared(facts, 'lose', seat(), seat({ rovers: [] }), 'take')).toBe(false);
    expect(spared(facts, 'lose', seat(), seat({ personal_count: 0 }), 'take')).toBe(false);
    expect(spared(facts, 'lose', seat(), seat(), 'destroy_rover')).toBe(false);
    expect(spared(facts, 'bound', seat(), seat(), 'take')).toBe(false);
    expect(spared(facts, 'rover', seat(), seat(), 'take')).toBe(false);
    expect(spared(facts, 'unknown', seat(), seat(), 'take')).toBe(false);
  });
});
