import { describe, expect, it } from 'vitest';
import type { GameEvent, Income, View } from '../wire';
import { duration, eventIcon, tell } from '../story';
import { spotOf } from '../spots';
import { facts, scene } from './facts';

const start = scene('turn').view;
const me = start.me!;
const told = (view: View, ...events: GameEvent[]): View => events.reduce((v, e) => tell(v, e, facts), view);
const hex = (view: View, at: string) => view.field.hexes.find((h) => h.hex === at)!;

describe('telling', () => {
  it('cards go from market and deck to hands, and back to the market', () => {
    const card = start.market[0]!.card;
    const taken = told(start, { e: 'card_drawn', seat: me, card, source: 'market' });
    expect(taken.seats[me]!.hand).toBe(start.seats[me]!.hand + 1);
    expect(taken.seats[me]!.cards).toContain(card);
    const count = (v: View): number => v.market.find((s) => s.card === card)?.count ?? 0;
    expect(count(taken)).toBe(count(start) - 1);
    const paid = told(taken, { e: 'card_paid', seat: me, card });
    expect(count(paid)).toBe(count(start));
    const other = (me + 1) % 4;
    const hidden = told(start, { e: 'card_drawn', seat: other, card: null, source: 'deck' });
    expect(hidden.deck).toBe(start.deck - 1);
    expect(hidden.seats[other]!.cards).toBeNull();
  });

  it('a harvester leaves one hex and stands on another', () => {
    const from = start.seats[me]!.harvester;
    const moved = told(start, { e: 'harvester_moved', seat: me, start: from, end: '0,0', over: [], how: 'fly' });
    expect(hex(moved, from).harvesters).not.toContain(me);
    expect(hex(moved, '0,0').harvesters).toContain(me);
    expect(moved.seats[me]!.harvester).toBe('0,0');
  });

  it('income, events and takings move quids', () => {
    const event = start.events!.in_play[0]!;
    const other = (me + 1) % 4;
    const after = told(
      start,
      { e: 'income', seat: me, card: 'casino', amount: 3, pays: [{ hex: '0,1', amount: 3 }], again: false },
      { e: 'event_paid', seat: me, event: event.event, amount: 1, left: event.quids - 1, why: 'build' },
      { e: 'taken', seat: me, victim: other, card: 'jamming_system', amount: 2, again: false },
      { e: 'toll_paid', seat: me, owner: other, hex: '0,1', amount: 1 },
    );
    expect(after.seats[me]!.quids).toBe(start.seats[me]!.quids + 5);
    expect(after.seats[other]!.quids).toBe(start.seats[other]!.quids - 1);
    expect(after.events!.in_play[0]!.quids).toBe(event.quids - 1);
  });

  it('objects rise, fall and change the supply', () => {
    const free = start.field.hexes.find((h) => !h.object && h.kind === 'crater')!.hex;
    const built = told(start, { e: 'object_built', seat: me, hex: free, figure: 'module' });
    expect(hex(built, free).object).toEqual({ seat: me, figure: 'module', contaminated: false });
    expect(built.seats[me]!.supply.module).toBe(start.seats[me]!.supply.module - 1);
    const sick = told(built, { e: 'contaminated', seat: me, hex: free });
    expect(hex(sick, free).object?.contaminated).toBe(true);
    const gone = told(sick, { e: 'object_returned', seat: me, hex: free, figure: 'module', reason: 'sabotage' });
    expect(hex(gone, free).object).toBeNull();
    expect(gone.seats[me]!.supply).toEqual(start.seats[me]!.supply);
  });

  it('tokens change the field', () => {
    const volcano = start.field.hexes.find((h) => h.kind === 'volcano')!.hex;
    const city = told(start, { e: 'token_put', seat: me, token: 'dead_city_token', hexes: [volcano] });
    expect(hex(city, volcano)).toMatchObject({ kind: 'dead_city', token: 'dead_city_token' });
    const crack = told(start, {
      e: 'token_put',
      seat: me,
      token: 'crack_token',
      hexes: ['1,-1', '2,-1', '2,-2', '1,-2'],
    });
    expect(crack.field.crack?.parts).toContainEqual(['1,-1', '2,-2']);
  });

  it('an auction goes on until it is won', () => {
    const bids = told(start, { e: 'bid_made', seat: 2, amount: 3 }, { e: 'bid_passed', seat: 1 });
    expect(bids.auction).toMatchObject({ standing: 3, bidder: 2 });
    expect(bids.auction!.still_in).not.toContain(1);
    const won = told(bids, { e: 'auction_won', seat: 2, amount: 3 });
    expect(won.auction).toBeNull();
    expect(won.seats[2]!.quids).toBe(start.seats[2]!.quids - 3);
  });

  it('never touches the view it was given', () => {
    const before = JSON.stringify(start);
    told(start, { e: 'card_slotted', seat: me, card: 'casino', slot: 'nose' }, { e: 'event_over', event: 'dead_city' });
    expect(JSON.stringify(start)).toBe(before);
  });
});

const income = (seat: number, card: string, amount: number): Income => ({
  e: 'income',
  seat,
  card,
  amount,
  pays: [],
  again: false,
});

describe('the log', () => {
  it('has a symbol for what matters and knows the place', () => {
    expect(eventIcon(income(0, 'casino', 1), facts)).toBe('pd-type-entertainment');
    expect(eventIcon({ e: 'event_revealed', event: 'sandstorm', quids: 4 })).toBe('pd-ev-sandstorm');
    expect(eventIcon({ e: 'part_switched', seat: 0, part: 'proton_drive', on: true })).toBe('pd-proton-drive');
    expect(spotOf({ ...income(1, 'casino', 2), pays: [{ hex: '1,1', amount: 2 }] })).toEqual({
      seat: 1,
      hexes: ['1,1'],
      card: 'casino',
    });
  });

  it('takes longer for longer flights and more coins', () => {
    const flight = (over: string[]): GameEvent => ({ e: 'harvester_moved', seat: 0, start: '0,0', end: '4,0', over, how: 'fly' }); // prettier-ignore
    expect(duration([flight(['1,0', '2,0', '3,0'])])).toBeGreaterThan(duration([flight([])]));
    expect(duration([income(0, 'casino', 6)])).toBeGreaterThan(duration([income(0, 'casino', 1)]));
  });
});
