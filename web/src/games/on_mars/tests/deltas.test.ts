import { describe, expect, it } from 'vitest';
import { after, badges, nothing, weighedDelta } from '../deltas';
import { offerOf } from '../offers';
import { answered, at, outcome, VIEW } from './table';

describe('what would change', () => {
  it('is what the engine says of the answer', async () => {
    const { choice } = at('turn', 'en', [
      outcome(['act', 'construct', 1], {
        paid: { crystal: 1, colonist: 1, battery: 1 },
        gained: { water: 3, crystal: 2, op: 6, ship: 1 },
        lost: { crystal: 1 },
      }),
    ]);
    await answered();
    choice.weigh('act:construct');
    choice.wish('act:construct', '1');
    expect(weighedDelta(choice)).toMatchObject({
      resources: { battery: -1, water: 3 },
      crystals: -1,
      incoming: 2,
      quarters: -1,
      op: 6,
      hangar: 1,
      lost: { crystal: 1 },
    });
  });

  it('is nothing as long as the engine has not answered', () => {
    const { choice } = at('hire');
    choice.weigh('place:4');
    expect(weighedDelta(choice)).toEqual(nothing());
    expect(after(VIEW.parties[0]!, null, 'water')).toBe(1);
  });

  it('tells losses first', async () => {
    const { board, choice } = at('resupply', 'en', [
      outcome(['supply', 'crystal'], { gained: { crystal: 1 }, lost: { crystal: 1 } }),
    ]);
    await answered();
    choice.weigh('supply:crystal');
    const lines = offerOf(board, choice)!.lines;
    expect(lines[0]).toMatchObject({ tone: 'bad', text: 'No room: amount-crystal lost' });
  });

  it('badges tell the tabs of a small screen', () => {
    expect(badges({ ...nothing(), op: 6, helpers: [{ party: 1, tech: null }] })).toEqual({
      support: '+6',
      rivals: '+1',
    });
    expect(badges(null)).toEqual({});
  });
});
