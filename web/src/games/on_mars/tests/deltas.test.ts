import { describe, expect, it } from 'vitest';
import { after, badges, deltaOf, nothing, weighedDelta } from '../deltas';
import { at, VIEW } from './table';

describe('what would change', () => {
  it('adds up my events and leaves those of others', () => {
    const delta = deltaOf(
      [
        { e: 'paid', seat: 0, crystals: 1, colonists: 1, resources: [{ item: 'battery', amount: 1 }], goals: 0 },
        { e: 'colonist_placed', seat: 0, action: 'construct' },
        {
          e: 'gained',
          seat: 0,
          items: [
            { item: 'water', amount: 3 },
            { item: 'crystal', amount: 1 },
            { item: 'colonist', amount: 2 },
          ],
          lost: [],
        },
        { e: 'gained', seat: 1, items: [{ item: 'oxygen', amount: 1 }], lost: [] },
        { e: 'scored', seat: 0, op: 6, why: 'lss_tile' },
        { e: 'lss_moved', type: 'water_extractor', row: 2 },
        { e: 'mission_moved', seat: 0, mission: 'mission_progress', left: 4, crystals: 1 },
        { e: 'oxygen_held', seat: 1, tech: 'tech_water' },
        { e: 'ship_welcomed', seat: 0, space: 'd6' },
      ],
      0,
    );
    expect(delta).toMatchObject({
      resources: { battery: -1, water: 3 },
      crystals: -1,
      incoming: 2,
      quarters: 0,
      working: 1,
      op: 6,
      lssOp: 6,
      lss: { water_extractor: 2 },
      missions: ['mission_progress'],
      helpers: [{ party: 1, tech: 'tech_water' }],
      slot: 'construct',
      hangar: 1,
    });
  });

  it('never shows more than the storage holds', () => {
    const mine = VIEW.parties[0]!;
    expect(after(mine, { ...nothing(), resources: { water: 9 } }, 'water')).toBe(mine.limit);
    expect(after(mine, null, 'water')).toBe(1);
  });

  it('knows prices and gains before the engine has answered', () => {
    const hire = at('hire');
    hire.choice.weigh('place:4');
    expect(weighedDelta(hire.choice)?.resources).toEqual({ plant: -2 });
    const supply = at('resupply');
    supply.choice.weigh('supply:crystal');
    expect(weighedDelta(supply.choice)?.incoming).toBe(1);
    const turn = at('turn');
    turn.choice.weigh('act:construct');
    expect(weighedDelta(turn.choice)).toMatchObject({ crystals: -1, quarters: -1, slot: 'construct' });
    const card = at('blueprint');
    card.choice.weigh('blueprint:bp_eco_resort');
    expect(weighedDelta(card.choice)?.resources).toEqual({ plant: 1 });
  });

  it('badges tell the tabs of a small screen', () => {
    expect(badges({ ...nothing(), op: 6, helpers: [{ party: 1, tech: null }] })).toEqual({
      support: '+6',
      rivals: '+1',
    });
    expect(badges(null)).toEqual({});
  });
});
