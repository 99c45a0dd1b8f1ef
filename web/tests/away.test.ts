// @vitest-environment jsdom
/** Coming back: what was missed, own losses first, and what counts as a loss in each game. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { spec as mars } from '../src/games/on_mars/spec';
import { spec as pandorum } from '../src/games/pandorum/spec';
import { spec as clan } from '../src/games/planet_5r/spec';
import { spec as planet } from '../src/games/planet_unknown/spec';
import type { Wire as WireOM } from '../src/games/on_mars/wire';
import type { Wire as WirePD } from '../src/games/pandorum/wire';
import type { Wire as Wire5R } from '../src/games/planet_5r/wire';
import type { Wire as WirePU } from '../src/games/planet_unknown/wire';
import { meanwhile, missed, worthTelling } from '../src/lib/away';
import type { GameEvent, StateMessage } from '../src/lib/types';
import { Away } from '../src/store/away.svelte';
import { lossesOf } from '../src/table/losses';
import { gamesOf } from './streams';

const event = (n: number, e: string, fields: Partial<GameEvent> = {}): GameEvent => ({ n, e, ...fields });

describe('what was missed', () => {
  it('are the events after the last one seen', () => {
    const events = [1, 2, 3, 4].map((n) => event(n, 'x'));
    expect(missed(events, 2).map((e) => e.n)).toEqual([3, 4]);
    expect(missed(events, 4)).toEqual([]);
  });

  it('goes by the order of the story when it was told anew', () => {
    const events = [1, 2, 3, 4].map((n) => event(1_000_000 + n, 'x'));
    expect(missed(events, 3).map((e) => e.n)).toEqual([1_000_004]);
  });

  it('tells my losses first, then the others seat by seat, then me, and what concerns all apart', () => {
    const told = meanwhile(
      [
        event(1, 'round_began'),
        event(2, 'gain', { seat: 0 }),
        event(3, 'stolen', { seat: 2, victim: 0 }),
        event(4, 'gain', { seat: 2 }),
        event(5, 'small', { seat: 1 }),
        event(6, 'gain', { seat: 1 }),
        event(7, 'turn_began', { seat: 2 }),
      ],
      0,
      { quiet: (e) => e.e === 'small', parts: (e) => e.e === 'turn_began', loss: (e, seat) => e.victim === seat },
    );
    expect(told.losses.map((e) => e.n)).toEqual([3]);
    expect(told.seats.map((g) => [g.seat, g.events.map((e) => e.n)])).toEqual([
      [1, [6]],
      [2, [4]],
      [0, [2]],
    ]);
    expect(told.table.map((e) => e.n)).toEqual([1]);
  });

  it('is worth a card only if somebody else did something or I lost something', () => {
    expect(worthTelling(meanwhile([event(1, 'round_began'), event(2, 'x', { seat: 0 })], 0, {}), 0)).toBe(false);
    expect(worthTelling(meanwhile([event(2, 'x', { seat: 1 })], 0, {}), 0)).toBe(true);
    expect(worthTelling(meanwhile([event(2, 'x', { seat: 0 })], 0, { loss: () => true }), 0)).toBe(true);
  });
});

describe('being away', () => {
  let hidden = false;
  Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
  const look = (away: boolean): void => {
    hidden = away;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const say = (away: Away, events: GameEvent[], first: boolean, more: Partial<StateMessage> = {}): void =>
    away.hear({ seat: 0, events, reset: first, seen: null, ...more } as StateMessage, first);
  let away: Away;
  beforeEach(() => {
    vi.useFakeTimers();
    hidden = false;
    away = new Away();
  });
  afterEach(() => {
    away.close();
    vi.useRealTimers();
  });

  it('begins with what the server remembers, and a newcomer has missed nothing', () => {
    say(away, [event(1, 'x'), event(2, 'y')], true, { seen: 1 });
    expect(away.of(0).map((e) => e.n)).toEqual([2]);
    away.forget(0);
    expect(away.of(0)).toEqual([]);
    const other = new Away();
    say(other, [event(1, 'x')], true);
    expect(other.of(0)).toEqual([]);
    other.close();
  });

  it('collects while the page is hidden for long, not for a glance elsewhere', () => {
    say(away, [event(1, 'x')], true);
    look(true);
    say(away, [event(2, 'y')], false);
    vi.advanceTimersByTime(5_000);
    look(false);
    expect(away.of(0)).toEqual([]);
    look(true);
    say(away, [event(3, 'y')], false);
    vi.advanceTimersByTime(600_000);
    say(away, [event(4, 'y')], false);
    look(false);
    expect(away.of(0).map((e) => e.n)).toEqual([3, 4]);
  });

  it('tells what came while the device was asleep, not while the line was gone for a moment', () => {
    say(away, [event(1, 'x')], true);
    vi.advanceTimersByTime(3_000);
    say(away, [event(2, 'y')], false, { seen: 1 });
    expect(away.of(0)).toEqual([]);
    vi.advanceTimersByTime(8 * 3_600_000);
    say(away, [event(3, 'y')], false, { seen: 2 });
    expect(away.of(0).map((e) => e.n)).toEqual([3]);
  });

  it('forgets what was taken back meanwhile', () => {
    say(away, [event(1, 'x')], true);
    look(true);
    say(away, [event(2, 'y')], false);
    say(away, [event(1_000_001, 'x')], false, { reset: true });
    vi.advanceTimersByTime(600_000);
    look(false);
    expect(away.of(0)).toEqual([]);
  });
});

describe('losses', () => {
  const lossOM = lossesOf<WireOM>(mars.losses);
  const lossPD = lossesOf<WirePD>(pandorum.losses);
  const loss5R = lossesOf<Wire5R>(clan.losses);
  const lossPU = lossesOf<WirePU>(planet.losses);
  const played = <E>(title: string): E[] =>
    gamesOf(title).flatMap((game) => game.batches.flat().flatMap((step) => step.events as E[]));
  const kinds = <E extends GameEvent>(game: string, loss: (e: E, seat: number) => boolean): Set<string> =>
    new Set(
      played<E>(game)
        .filter((e) => [0, 1, 2, 3].some((seat) => loss(e, seat)))
        .map((e) => e.e),
    );

  it('happen in whole games, and only to the seat they happen to', () => {
    expect([...kinds('planet_5r', loss5R)].sort()).toEqual(['bid_paid', 'water_stolen']);
    expect([...kinds('pandorum', lossPD)]).toEqual(expect.arrayContaining(['object_returned', 'taken', 'toll_paid']));
    expect([...kinds('planet_unknown', lossPU)]).toEqual(
      expect.arrayContaining(['rover_destroyed', 'lifepod_destroyed', 'meteorite_put', 'marker_moved']),
    );
    expect([...kinds('on_mars', lossOM)]).toEqual(expect.arrayContaining(['gained', 'piece_displaced']));
  });

  it('are water stolen from me, not water I stole', () => {
    const about = { reason: 'plunder', card: null } as const;
    const stolen = { e: 'water_stolen', seat: 1, victim: 0, amount: 2, from_supply: 0, ...about } as const;
    expect([loss5R(stolen, 0), loss5R(stolen, 1)]).toEqual([true, false]);
    expect(loss5R({ e: 'bid_paid', seat: 0, reason: 'won', amount: 4 }, 0)).toBe(false);
    expect(loss5R({ e: 'bid_paid', seat: 0, reason: 'tied', amount: 1 }, 0)).toBe(true);
  });

  it('are steps down a track, not steps up', () => {
    const moved = (start: string, end: string): boolean =>
      lossPU({ e: 'marker_moved', seat: 0, marker: 'civ', start, end, reason: 'station' }, 0);
    expect([moved('civ-3', 'civ-2'), moved('civ-9', 'civ-10')]).toEqual([true, false]);
    expect(lossPU({ e: 'meteorite_destroyed', seat: 0, at: 'C3' }, 0)).toBe(false);
    expect(lossPU({ e: 'meteorite_destroyed', seat: 0, at: null }, 0)).toBe(true);
  });

  it('are what found no room on Mars', () => {
    expect(lossOM({ e: 'crystals_arrived', seat: 0, stored: 2, lost: 0 }, 0)).toBe(false);
    expect(lossOM({ e: 'crystals_arrived', seat: 0, stored: 2, lost: 1 }, 0)).toBe(true);
    expect(lossPD({ e: 'part_switched', seat: 0, part: 'proton_drive', on: true }, 0)).toBe(false);
    expect(lossPD({ e: 'object_returned', seat: 1, hex: '0,0', figure: 'base', reason: 'eruption' }, 1)).toBe(true);
  });
});
