import { describe, expect, it } from 'vitest';
import type { GameEvent, WaterGained, Wire } from '../wire';
import { gamesOf } from '../../../../tests/streams';
import { stories } from '../dev/stories';
import { stageOf } from '../stage';
import { eventIcon } from '../icons';
import { choreography } from '../choreography';
import { waterOf } from '../effects.svelte';
import { beatsOf, cueOf } from '../../../table/beats';

const gained = (seat: number, amount: number, reason: WaterGained['reason']): WaterGained => ({
  e: 'water_gained',
  seat,
  amount,
  reason,
  card: null,
  side: null,
  kind: null,
  of: null,
});

describe('beats', () => {
  it('tells simultaneous things together and the rest one after another', () => {
    const events: GameEvent[] = [
      { e: 'card_chosen', seat: 0, card: null },
      { e: 'card_chosen', seat: 1, card: null },
      gained(0, 2, 'develop'),
      gained(1, 2, 'develop'),
      gained(1, 1, 'improvement'),
      { e: 'card_discarded', seat: 1, card: 'develop' },
      { e: 'cards_back', seat: 0, cards: ['expand'], reason: 'expand' },
    ];
    const { view } = stories.choose;
    const beats = beatsOf(view, [{ events, view }], choreography.together);
    expect(beats.map((b) => b.events.length)).toEqual([2, 2, 1, 2]);
    expect(beats.map((b) => cueOf(b, choreography, []).ms)).toEqual([160, 620, 560, 300]);
    expect([...waterOf(events)]).toEqual([[0, 2], [1, 3]]); // prettier-ignore
  });
  it('has an icon for every event that moves something', () => {
    for (const { events } of gamesOf<Wire>('planet_5r').flatMap((game) => game.batches.flat())) {
      for (const event of events) if (event.e !== 'round_ended') expect(eventIcon(event), event.e).toBeTruthy();
    }
  });
});

describe('figures over the screens', () => {
  it('are what the water of my clan changes by', () => {
    let beats = 0;
    for (const game of gamesOf<Wire>('planet_5r')) {
      let view = game.first;
      for (const steps of game.batches) {
        for (const beat of beatsOf(view, steps, choreography.together)) {
          const me = beat.before.me ?? 0;
          const change = beat.after.seats[me]!.water! - beat.before.seats[me]!.water!;
          expect(change, JSON.stringify(beat.events)).toBe(waterOf(beat.events).get(me) ?? 0);
          beats += 1;
        }
        view = steps.at(-1)!.view;
      }
    }
    expect(beats).toBeGreaterThan(300);
  });
});

describe('stage', () => {
  for (const [w, h] of [
    [1100, 640],
    [1280, 664],
    [1440, 844],
    [1920, 1024],
    [2560, 1384],
  ] as const) {
    for (const opponents of [2, 3, 4]) {
      it(`keeps ${opponents} clans apart at ${w} x ${h}`, () => {
        const s = stageOf(w, h, opponents, opponents);
        expect(s.seats).toHaveLength(opponents);
        for (const seat of s.seats) {
          expect(seat.x).toBeGreaterThanOrEqual(0);
          expect(seat.x + seat.width).toBeLessThanOrEqual(s.width);
        }
        const tops = s.seats.filter((x) => x.shape === 'top');
        const sides = s.seats.filter((x) => x.shape === 'side');
        for (const top of tops) for (const side of sides) expect(side.y).toBeGreaterThan(top.y + top.height - 1);
        for (let i = 1; i < tops.length; i += 1)
          expect(tops[i]!.x).toBeGreaterThanOrEqual(tops[i - 1]!.x + tops[i - 1]!.width);
        expect(s.tableau.y + 34 + s.tableau.height).toBeLessThan(h - s.hand.bottom - s.hand.card * 1.42);
        expect(s.tableau.width).toBeGreaterThan(180);
      });
    }
  }
});
