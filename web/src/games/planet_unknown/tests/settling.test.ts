import { describe, expect, it } from 'vitest';
import { Settler } from '../settling';
import { sparedBy } from '../sparing';
import type { Decision, GameEvent, View } from '../wire';

/** Only what a test is about need be there. */
const order = (items: string[], settled?: number): Decision =>
  ({
    seat: 0,
    kind: 'order',
    rule: '',
    params: { items },
    actions: items.map((_, i) => ['pick', i]),
    guide: { settled },
  }) as Decision;
const take = { seat: 0, kind: 'take', rule: '', params: {}, actions: [] } as unknown as Decision;

describe('a question whose order makes no difference', () => {
  it('is answered with the item the engine names, once', () => {
    const settler = new Settler();
    const asked = order(['station:rover', 'station:civ'], 1);
    expect(settler.hear(asked, 4)).toBe('answer');
    expect(settler.answer).toBe('item:1');
    expect(settler.hear(asked, 4)).toBeNull();
  });

  it('is passed over when steps are taken back', () => {
    const settler = new Settler();
    settler.hear(order(['station:rover', 'station:civ'], 0), 4);
    settler.hear(null, 6);
    expect(settler.hear(order(['station:rover', 'station:civ'], 0), 4)).toBe('back');
    settler.hear(take, 3);
    expect(settler.hear(order(['station:rover', 'station:civ'], 0), 4)).toBe('answer');
  });

  it('is left to the person where it matters', () => {
    expect(new Settler().hear(order(['station:rover', 'station:biomass']), 4)).toBeNull();
  });
});

describe('an event', () => {
  const view = { me: 0, event: 'event_x', restriction: null, phase: 'turns' } as unknown as View;
  const revealed: GameEvent = { e: 'event_revealed', card: 'event_x', left: 3 };

  it('has passed me by if nothing was told of me or of the table', () => {
    expect(sparedBy([revealed], view)).toBe('event_x');
    expect(sparedBy([revealed, { e: 'lifepod_destroyed', seat: 1, place: 'F1' }], view)).toBe('event_x');
    const taken: GameEvent = { e: 'tile_taken', seat: 0, tile: 'x', shape: 'y' };
    const later: GameEvent = { e: 'lifepod_destroyed', seat: 0, place: 'F1' };
    expect(sparedBy([later, revealed, taken, later], view)).toBe('event_x');
  });

  it('has not if it took something, if it holds for the round, or if I am still asked about it', () => {
    expect(sparedBy([revealed, { e: 'lifepod_destroyed', seat: 0, place: 'F1' }], view)).toBeNull();
    expect(sparedBy([revealed, { e: 'round_ended', round: 2 } as GameEvent], view)).toBeNull();
    expect(sparedBy([revealed], { ...view, restriction: { kind: 'x', terrain: null } } as View)).toBeNull();
    expect(sparedBy([revealed], { ...view, phase: 'event' } as View)).toBeNull();
    expect(sparedBy([revealed], { ...view, event: null } as View)).toBeNull();
  });
});
