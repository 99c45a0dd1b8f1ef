import { describe, expect, it } from 'vitest';
import { gamesOf } from '../../../../tests/streams';
import { beatsOf } from '../../../table/beats';
import { choreography } from '../choreography';
import { pathOf } from '../field/motion.svelte';
import { eventIcon } from '../icons';
import { spotOf } from '../spots';
import type { Income, View, Wire } from '../wire';
import { facts } from './facts';

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
});

describe('the field', () => {
  it('moves harvesters from where the views have them to where they have them', () => {
    let flights = 0;
    for (const game of gamesOf<Wire>('pandorum')) {
      let view = game.first;
      for (const steps of game.batches) {
        for (const { events, before, after } of beatsOf(view, steps, undefined)) {
          const at = (v: View): string[] => v.seats.map((seat) => seat.harvester);
          const ways = events.filter((event) => event.e === 'harvester_moved');
          const moved = at(before).map((hex, seat) => ways.find((way) => way.seat === seat)?.end ?? hex);
          expect(at(after), JSON.stringify(events)).toEqual(moved);
          for (const way of ways) {
            expect(pathOf(way)[0]).toBe(before.seats[way.seat]!.harvester);
            flights += 1;
          }
        }
        view = steps.at(-1)!.view;
      }
    }
    expect(flights).toBeGreaterThan(50);
  });
});

describe('quids of the field', () => {
  const coins = (amount: number) => {
    const { first } = gamesOf<Wire>('pandorum')[0]!;
    const event = { ...income(0, 'casino', amount), pays: [{ hex: '1,1', amount }] };
    return choreography.flights({ events: [event], before: first, after: first });
  };

  it('fly one by one, all within 900 ms, however many', () => {
    for (const count of [1, 2, 5, 24]) {
      const flights = coins(count);
      expect(flights).toHaveLength(count);
      expect(Math.max(...flights.map((coin) => (coin.delay ?? 0) + coin.ms))).toBeLessThan(901);
      expect(flights[0]).toMatchObject({ from: 'hex-1,1', look: { what: 'quid', amount: null } });
    }
  });

  it('do not fly where nothing is paid', () => {
    expect(coins(0)).toEqual([]);
  });
});

describe('figures', () => {
  it('are counted when they are told', () => {
    let counted = 0;
    for (const game of gamesOf<Wire>('pandorum')) {
      let view = game.first;
      for (const steps of game.batches) {
        for (const { events, before, after } of beatsOf(view, steps, undefined)) {
          for (const event of events) {
            if (event.e !== 'income' && event.e !== 'event_paid') continue;
            const won = after.seats[event.seat]!.quids - before.seats[event.seat]!.quids;
            expect(won, JSON.stringify(event)).toBe(event.amount);
            counted += 1;
          }
        }
        view = steps.at(-1)!.view;
      }
    }
    expect(counted).toBeGreaterThan(50);
  });
});
