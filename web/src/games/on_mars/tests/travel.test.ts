import { describe, expect, it } from 'vitest';
import { offerOf } from '../offers';
import { saying } from '../prompt';
import { answered, asking, at, outcome, sit, VIEW } from './table';

const asked = { seat: 0, kind: 'travel', rule: 'OM-12.2', actions: [['travel'], ['stay']] };

describe('a journey', () => {
  it.each(['en', 'ru'] as const)('is told in the numbers of the engine (%s)', async (lang) => {
    const { board, choice, tell } = sit({ ...VIEW, parties: [{ ...VIEW.parties[0]!, side: 'colony' }, ...VIEW.parties.slice(1)] }, lang); // prettier-ignore
    tell([outcome(['travel'], { gained: { mineral: 2 }, lost: { plant: 1 } })]);
    choice.ask(asking({ ...asked, params: { free: true, side: 'orbit', home: 3, back: 9 } }), 57);
    await answered();
    const [first, ...lines] = offerOf(board, choice, 'travel')!.lines;
    expect(first!.text).toContain('amount-plant');
    const text = lines.map((l) => l.text).join();
    expect(text).toContain('amount-mineral');
    expect(text).toContain('3');
    expect(text).toContain('9');
    expect(text).not.toMatch(/travel-/);
  });

  it.each([
    [true, 'Travel'],
    [false, 'Travel for a ship'],
  ])('is what the big button does, by shuttle or by ship (free: %s)', (free, label) => {
    for (const touch of [false, true]) {
      const { board, choice, sent } = sit(VIEW);
      choice.ask(asking({ ...asked, params: { free } }), 57);
      const { primary } = saying(board, choice, touch);
      expect(primary?.label).toBe(label);
      expect(offerOf(board, choice, 'travel')!.confirm).toBe(label);
      primary!.run();
      expect(sent).toEqual([['travel']]);
    }
  });
});

describe('a space of the turn order', () => {
  it('has its button before one is looked at, so that nothing moves when it is', () => {
    const { board, choice } = at('start_space');
    expect(saying(board, choice, true).primary).toMatchObject({ label: 'Go there', disabled: true });
    choice.press('space:4', 'touch');
    expect(saying(board, choice, true).primary).toMatchObject({ label: 'Go there', disabled: false });
    expect(saying(board, choice, false).primary).toBeNull();
  });
});

describe('the big button of a phone', () => {
  it('has its room before anything is chosen, and while an answer is under way', () => {
    const { board, choice, see, view } = at('turn');
    expect(saying(board, choice, true).primary).toMatchObject({
      label: 'Take this action',
      disabled: true,
      why: 'Choose on the table first',
    });
    expect(saying(board, choice, false).primary).toBeNull();
    choice.confirm('act:construct');
    see({ ...view, step: view.step + 1 });
    choice.ask(null, view.step + 1);
    expect(saying(board, choice, true).primary).toMatchObject({ disabled: true, why: 'Your answer is under way' });
    expect(saying(board, choice, false).primary).toBeNull();
  });
});

describe('oxygen on hold', () => {
  it('is kept by the same button until the answer has arrived, which says so', () => {
    const { board, choice } = at('settle');
    expect(saying(board, choice, true).primary).toMatchObject({ label: 'Keep the oxygen', disabled: false });
    choice.confirm('keep');
    const { primary } = saying(board, choice, true);
    expect(primary).toMatchObject({ label: 'Keep the oxygen', disabled: true, why: 'Your answer is under way' });
  });

  it('says that there is no room for it', async () => {
    const { board, choice } = at('settle', 'en', [outcome(['keep'], { lost: { oxygen: 1 } })]);
    await answered();
    expect(saying(board, choice, false).primary?.label).toBe('Let the oxygen go: no room');
  });
});

describe('going without', () => {
  it('looks like it as long as nothing was chosen', () => {
    const { board, choice, decision, see, view } = at('resupply');
    expect(saying(board, choice, false).primary?.quiet).toBe(true);
    choice.press(choice.keys.find((key) => key.startsWith('supply:'))!);
    see({ ...view, step: view.step + 1 });
    choice.ask(asking({ ...decision }), view.step + 1);
    const { primary } = saying(board, choice, false);
    expect(primary?.quiet).toBe(false);
    expect(primary?.label).toBe('Done');
  });
});

describe('the end of a turn', () => {
  it('says what it would lose while that can still be spent', async () => {
    const { board, choice } = at('turn_end', 'en', [outcome(['end'], { lost: { crystal: 4 } })]);
    expect(saying(board, choice, false).primary?.label).toBe('End turn');
    await answered();
    const { primary, hint } = saying(board, choice, false);
    expect(primary?.label).toBe('End turn, lose amount-crystal');
    expect(hint).toContain('spend crystals first');
  });
});

describe('a movement that cannot end', () => {
  it('says why', () => {
    const { board, choice, decision, view } = at('move');
    const actions = decision.actions.filter((action) => action[0] !== 'done');
    const params = { ...decision.params, started: true, crowded: true };
    choice.ask(asking({ ...decision, actions, params }), view.step + 1);
    expect(saying(board, choice, false).hint).toContain('Two pieces stand on one hex');
    choice.ask(asking({ ...decision, actions, params: { ...params, crowded: false } }), view.step + 2);
    expect(saying(board, choice, false).hint).toContain('may not stop on this tile');
  });
});
