import { describe, expect, it } from 'vitest';
import { cargoPoints, linePoints, slotChange, standing } from '../cargo';
import type { CargoView, SeatView, View } from '../wire';
import { facts } from './facts';

const line = (type: CargoView['type'], counts: number[]): CargoView => ({ type, counts, leaders: [] });
const cargo = [line('logistics', [3, 3]), line('defence', [1, 0]), line('generators', [1, 2])];

describe('cargo majorities', () => {
  it('pay as in the rulebook’s example (EX-13)', () => {
    expect(cargoPoints(cargo, 0)).toBe(4);
    expect(cargoPoints(cargo, 1)).toBe(5);
    expect(linePoints([0, 0])).toEqual([0, 0]);
    expect(cargo.map((l) => standing(l, 0))).toEqual(['tied', 'alone', 'behind']);
  });
});

describe('a card into a slot', () => {
  const seat = {
    seat: 0,
    nose: { cards: ['casino'], threshold: 2 },
    central_deck: { cards: ['casino', 'casino', 'casino'], threshold: 4 },
    cargo_hold: { cards: [], points: 0 },
  } as unknown as SeatView;
  const view = { cargo, seats: [seat, { ...seat, seat: 1 }] } as unknown as View;

  it('tells when nose and deck are reached', () => {
    expect(slotChange(facts, view, seat, 'casino', 'nose')).toMatchObject({ have: 2, need: 2, ready: true });
    expect(slotChange(facts, view, seat, 'casino', 'central_deck')).toMatchObject({ state: 'switches' });
    const full = { ...seat, central_deck: { ...seat.central_deck, cards: Array<string>(4).fill('casino') } };
    expect(slotChange(facts, view, full, 'casino', 'central_deck')).toMatchObject({ state: 'active' });
    const empty = { ...seat, central_deck: { ...seat.central_deck, cards: [] } };
    expect(slotChange(facts, view, empty, 'casino', 'central_deck')).toMatchObject({
      state: 'short',
      have: 1,
      need: 4,
    });
  });

  it('tells what the hold gains and whom it overtakes', () => {
    expect(slotChange(facts, view, seat, 'ground_logistics', 'cargo_hold')).toEqual({
      slot: 'cargo_hold',
      type: 'logistics',
      gain: 1,
      standing: 'alone',
      lose: [1],
    });
    expect(slotChange(facts, view, seat, 'wind_generator', 'cargo_hold')).toMatchObject({
      gain: 2,
      standing: 'tied',
      lose: [],
    });
    expect(slotChange(facts, view, seat, 'casino', 'cargo_hold')).toMatchObject({ gain: 1, standing: 'alone' });
  });
});
