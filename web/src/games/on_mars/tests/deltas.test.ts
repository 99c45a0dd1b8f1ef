import { describe, expect, it, vi } from 'vitest';
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
      gained: { water: 3, crystal: 1, op: 6, ship: 1, colonist: -1, battery: -1 },
    });
  });

  it('is asked for again if the line was down, as long as the question stays', async () => {
    vi.useFakeTimers();
    const table = at('turn');
    const { choice } = table;
    const told = [outcome(['act', 'construct', 1], { paid: { crystal: 1 } })];
    table.down(true);
    choice.ask({ ...choice.decision! }, 900);
    await vi.advanceTimersByTimeAsync(100);
    table.down(false);
    table.tell(told);
    expect(choice.outcomeOf(['act', 'construct', 1])).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(choice.outcomeOf(['act', 'construct', 1])).toEqual(told[0]);
    vi.useRealTimers();
  });

  it('is not asked for any more when the table is left', async () => {
    vi.useFakeTimers();
    const { choice, down } = at('turn');
    down(true);
    choice.ask({ ...choice.decision! }, 900);
    await vi.advanceTimersByTimeAsync(100);
    choice.close();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('has the level of the colony, which a goal counts, whatever is asked', async () => {
    const { choice, foresee } = at('turn');
    foresee([{ e: 'level_up', level: 3 }]);
    choice.weigh('act:construct');
    choice.wish('act:construct', '1');
    choice.consult(choice.considered);
    await answered();
    expect(weighedDelta(choice)).toMatchObject({ level: true, gained: { level: 1 } });
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
