import { describe, expect, it } from 'vitest';
import { changeOf } from '../parts/ship';
import type { SlotsGuide } from '../wire';
import { ask, outcome, scene, sit } from './facts';

const short = { missing: 1, reached: false };
const hold = (standing: SlotsGuide['cargo_hold']['standing']) => ({ type: 'logistics' as const, standing });

async function asked(slots: SlotsGuide, others: { seat: number; score: { before: number; after: number } }[] = []) {
  const { view } = scene('slot');
  const table = sit(view);
  table.foretell([outcome(['slot', 'cargo_hold'], { score: { before: 4, after: 6 }, others })]);
  table.choice.ask({ ...ask('slot', [['slot', 'nose'], ['slot', 'central_deck'], ['slot', 'cargo_hold']], { card: 'air_logistics' }, view.me!), guide: { slots } }, 960); // prettier-ignore
  const before = changeOf(table.board, table.choice, 'cargo_hold');
  await new Promise((resolve) => setTimeout(resolve));
  const text = (slot: keyof SlotsGuide): string | undefined => changeOf(table.board, table.choice, slot)?.text;
  return { before, nose: text('nose'), deck: text('central_deck'), hold: text('cargo_hold') };
}

describe('a card into a slot', () => {
  it('tells how far nose and deck are', async () => {
    const near = await asked({ nose: short, central_deck: short, cargo_hold: hold('behind') });
    expect([near.nose, near.deck]).toEqual(['1 more to go', '1 more to go']);
    const now = { missing: 0, reached: true };
    const full = await asked({ nose: now, central_deck: now, cargo_hold: hold('behind') });
    expect([full.nose, full.deck]).toEqual(['ready to use', 'switches it on']);
    const more = { missing: 0, reached: false };
    const over = await asked({ nose: more, central_deck: more, cargo_hold: hold('behind') });
    expect([over.nose, over.deck]).toEqual(['one in reserve', 'on already']);
  });

  it('tells what the hold gains and whom it overtakes, once the engine has', async () => {
    const tied = await asked({ nose: short, central_deck: short, cargo_hold: hold('tied') });
    expect([tied.before, tied.hold]).toEqual([null, 'logistics: tied, +2']);
    const others = [{ seat: 1, score: { before: 9, after: 6 } }];
    const ahead = await asked({ nose: short, central_deck: short, cargo_hold: hold('alone') }, others);
    expect(ahead.hold).toBe('logistics: ahead of P1, +2');
  });

  it('tells nothing while something else is asked', () => {
    const { view, decision } = scene('stop');
    const { board, choice } = sit(view);
    choice.ask(decision, view.step);
    expect(changeOf(board, choice, 'nose')).toBeNull();
  });
});
