import { describe, expect, it } from 'vitest';
import { Choice } from '../choice.svelte';
import { forecast } from '../forecast';
import { stories } from '../dev/stories';
import type { Board5R } from '../context';
import type { Story } from '../../../table/harness/story';
import type { Action, ActionId, View, Wire } from '../wire';

/** Sentences as their keys, with what they are about. */
const board = {
  b: (key: string, params: Record<string, unknown> = {}) => [key, params.names ?? '', params.amount ?? ''].join(' '),
  lang: 'en',
  seats: [0, 1, 2, 3].map((seat) => ({ seat, name: `clan ${seat}` })),
  facts: { cards: {}, actions: {}, other: {} },
} as unknown as Board5R;

function lines({ view, decision }: Story<Wire>, card: ActionId) {
  return forecast(board, view, view.seats[0]!, card, decision!.guide!.cards![card]);
}

describe('a raised card', () => {
  it('is told by who may play the same and by what the cards on the table will take', () => {
    expect(lines(stories.choose, 'plunder').map((line) => line.text.trim())).toEqual([
      'fc-plunder',
      'victims-may clan 1, clan 2 and clan 3',
      'also-may clan 2 and clan 3',
    ]);
    expect(lines(stories.late, 'expand').map((line) => line.text)).toContain('robbed-shown clan 2 1');
  });
  it('marks the values that can still come', () => {
    const [develop] = lines(stories.start, 'develop');
    expect(develop!.steps).toEqual([4, 2, 1, 0].map((value) => ({ value, on: true })));
    const [plunder] = lines(stories.choose, 'plunder'); // one of the others has discarded it
    expect(plunder!.steps).toEqual([1, 2, 3].map((value) => ({ value, on: true })));
    const [late] = lines(stories.late, 'plunder'); // one lies on the table, and all have chosen
    expect(late!.steps!.map((step) => step.on)).toEqual([false, true, false]);
  });
});

/** A Choice that keeps what it sends, at the step of the story's bid until another one is seen. */
function sit(act: () => Promise<void> = () => Promise.resolve()) {
  const sent: Action[] = [];
  let { view } = stories.bid;
  const choice = new Choice({
    act: (action) => {
      sent.push(action);
      return act();
    },
    preview: () => Promise.resolve([]),
    outcomes: () => Promise.resolve([]),
    refuse: () => undefined,
    tooLate: () => undefined,
    undo: () => undefined,
    canUndo: true,
    get view() {
      return view;
    },
  });
  return { choice, sent, see: (next: View) => (view = next) };
}

describe('a bid', () => {
  const { view, decision } = stories.bid;

  it('begins as the engine proposes and leaves what the engine says', () => {
    const { choice } = sit();
    choice.ask(decision, view.step);
    expect(choice.bid).toBe(decision!.guide!.bid!.begin);
    choice.bid = 4;
    expect(choice.kept).toEqual({ water: 7, points: 3 });
  });
  it('stays set aside while it is on its way, until a view shows it', () => {
    const { choice, sent, see } = sit();
    choice.ask(decision, view.step);
    choice.bid = 4;
    choice.offer();
    expect(sent).toEqual([['bid', 4]]);
    choice.ask(null, view.step);
    expect(choice.kept).toEqual({ water: 7, points: 3 });
    const [mine, ...others] = view.auction!.made;
    see({ ...view, step: view.step + 1, auction: { ...view.auction!, made: [mine!, ...others.map(() => true)] } });
    expect(choice.kept).toEqual({ water: 7, points: 3 }); // others were faster
    see(stories.bidden.view);
    expect(choice.kept).toBeNull(); // the view's own figure, which is the same
    expect(stories.bidden.view.seats[0]!.kept).toEqual({ water: 7, points: 3 });
  });
  it('is not set aside in the auction of a later round', () => {
    const { choice, see } = sit();
    choice.ask(decision, view.step);
    choice.bid = 4;
    choice.offer();
    choice.ask(null, view.step);
    expect(choice.kept).not.toBeNull();
    see({ ...view, round: view.round + 1, step: view.step + 40 }); // in which I do not bid
    expect(choice.kept).toBeNull();
  });
  it('that was taken back is weighed anew', () => {
    const { choice } = sit();
    choice.ask(decision, view.step);
    choice.offer();
    choice.ask(null, view.step);
    choice.ask({ ...decision! }, view.step);
    choice.ask(null, view.step);
    expect(choice.kept).toBeNull();
  });
  it('that was refused is not set aside', async () => {
    const { choice } = sit(() => Promise.reject(new Error('no')));
    choice.ask(decision, view.step);
    choice.offer();
    choice.ask(null, view.step);
    await new Promise((resolve) => setTimeout(resolve));
    expect(choice.decision).toBe(decision);
    choice.ask(null, view.step);
    expect(choice.kept).toBeNull();
  });
});

describe('a technology', () => {
  it('that is the only one is picked at once, as the engine ranks best', () => {
    const { choice } = sit();
    choice.ask(stories.place.decision, stories.place.view.step);
    expect(choice.take?.[1]).toBe('tech_rain_mill');
    expect(choice.brings?.rank).toBe(0);
    choice.release();
    expect(choice.brings).toBeNull();
  });
});
