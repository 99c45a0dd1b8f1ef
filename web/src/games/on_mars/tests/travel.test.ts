import { describe, expect, it } from 'vitest';
import { offerOf } from '../offers';
import { paymentsFor } from '../prices';
import { saying } from '../prompt';
import { fliesIn, journeyOf } from '../travel';
import type { HexView, View } from '../wire';
import { VIEW, asking, at, sit } from './table';

const building = (hex: string, more: object): HexView => ({
  hex,
  building: { type: 'mine', party: null, size: 1, group: 0, advanced: null, miner: null, ...more },
  bots: [],
  rover: [],
  crystal: false,
  tile: null,
  start: false,
  research: false,
});
const mine = { ...VIEW.parties[0]!, side: 'colony' as const, working: 1, limit: 3 };
const world: View = {
  ...VIEW,
  hexes: [
    building('0,0', { miner: 0 }),
    building('1,0', { miner: 1 }),
    building('2,0', { type: 'greenhouse', advanced: { party: 0, card: 'bp_biolab' } }),
    building('3,0', { miner: 0 }),
  ],
  slots: { ...VIEW.slots, obtain_blueprint: [0, 1], research_development: [0], construct: [0], upgrade: [], hire_or_contract: [] }, // prettier-ignore
};

describe('a journey', () => {
  it('to orbit brings what miners and advanced buildings produce, as far as there is room', () => {
    const party = { ...mine, resources: { ...mine.resources, mineral: 2, plant: 0 } };
    expect(journeyOf(world, party)).toEqual({
      goods: [
        { item: 'mineral', n: 1 },
        { item: 'plant', n: 1 },
      ],
      home: 3,
    });
  });

  it('to the colony brings home those of the colony and of the working area', () => {
    expect(journeyOf(world, { ...mine, side: 'orbit' })).toEqual({ goods: [], home: 2 });
  });

  it('is counted from the next round when the shuttle of this one has flown', () => {
    const shuttle = { ...VIEW.shuttle, flies_in: 1 };
    expect(fliesIn({ ...VIEW, shuttle, phase: 'colonization' })).toBe(1);
    expect(fliesIn({ ...VIEW, shuttle, phase: 'shuttle' })).toBe(2);
  });

  it.each(['en', 'ru'] as const)('is told in numbers (%s)', (lang) => {
    const { board, choice } = sit({ ...world, parties: [{ ...mine }, ...VIEW.parties.slice(1)] }, lang);
    choice.ask(
      asking({ seat: 0, kind: 'travel', rule: 'OM-12.2', params: { free: true }, actions: [['travel'], ['stay']] }),
      57,
    );
    const text = offerOf(board, choice, 'travel')!.lines.map((l) => l.text).join(); // prettier-ignore
    expect(text).toContain('3');
    expect(text).not.toMatch(/travel-/);
  });

  it('with a ship of one’s own is not the usual answer', () => {
    const { board, choice } = sit(world);
    const asked = { seat: 0, kind: 'travel', rule: 'OM-12.2', actions: [['travel'], ['stay']] };
    choice.ask(asking({ ...asked, params: { free: false } }), 57);
    expect(saying(board, choice, false).primary?.label).toBe('Stay');
    choice.ask(asking({ ...asked, params: { free: true } }), 58);
    expect(saying(board, choice, false).primary?.label).toBe('Travel');
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

describe('the price of a red action', () => {
  const slots = (construct: number[]) => ({ ...VIEW.slots, construct, hire_or_contract: construct });
  it('counts colours, or every colonist at a table of two, and not those who are cleared', () => {
    expect(paymentsFor({ ...VIEW, slots: slots([1, 1, 2]) }, 'hire_or_contract', 0)).toBe(2);
    expect(paymentsFor({ ...VIEW, slots: slots([1, 1, 2]) }, 'construct', 0)).toBe(1);
    expect(paymentsFor({ ...VIEW, slots: slots([0, 1]) }, 'construct', 0)).toBe(1);
    const two = { ...VIEW, parties: VIEW.parties.slice(0, 2) };
    expect(paymentsFor({ ...two, slots: slots([0, 0]) }, 'construct', 0)).toBe(2);
    expect(paymentsFor({ ...two, slots: slots([0, 0, 1]) }, 'construct', 0)).toBe(1);
  });
});
