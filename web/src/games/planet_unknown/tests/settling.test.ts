import { describe, expect, it } from 'vitest';
import { Settler } from '../settling';
import type { Decision } from '../wire';

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
