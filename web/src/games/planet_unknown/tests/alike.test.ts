import { describe, expect, it } from 'vitest';
import type { OfKind } from '../../../lib/wire';
import type { Decision, Drive, GameEvent, Pick, Track } from '../wire';
import { anyAnswer, endAlike, onlyStations, Settler } from '../alike';

const moved = (marker: Track, from: number, reason: string): GameEvent => ({
  e: 'marker_moved',
  seat: 0,
  marker,
  start: `${marker}-${from}`,
  end: `${marker}-${from + 1}`,
  reason,
});
const order = (items: string[], ...more: Drive[]): OfKind<Decision, 'order'> => ({
  seat: 0,
  kind: 'order',
  rule: 'PU-6.1',
  params: { items },
  actions: [...items.map((_, i): Pick => ['pick', i]), ...more],
});

describe('orders that end alike', () => {
  it('are those of a station and energy that copies it', () => {
    const first = [moved('civ', 0, 'station'), moved('civ', 1, 'energy')];
    const second = [moved('civ', 0, 'energy'), moved('civ', 1, 'station')];
    expect(endAlike([first, second])).toBe(true);
  });

  it('are those of two markers that meet no bonus, and of a station that gives nothing', () => {
    expect(
      endAlike([
        [moved('civ', 0, 'station'), moved('tech', 0, 'station')],
        [moved('tech', 0, 'station'), moved('civ', 0, 'station')],
      ]),
    ).toBe(true);
    const idle: GameEvent = { e: 'station_idle', seat: 0, terrain: 'water' };
    expect(
      endAlike([
        [idle, moved('civ', 0, 'station')],
        [moved('civ', 0, 'station'), idle],
      ]),
    ).toBe(true);
  });

  it('are not those that lead to another end, to a question, or that are not known yet', () => {
    const tech = [moved('tech', 2, 'station'), moved('water', 1, 'station'), moved('water', 2, 'station')];
    const water = [moved('water', 1, 'station'), moved('tech', 2, 'station')];
    expect(endAlike([tech, water])).toBe(false);
    expect(endAlike([[moved('civ', 0, 'station')], [moved('civ', 0, 'station')]])).toBe(false);
    expect(endAlike([[], []])).toBe(false);
    expect(endAlike([null, null])).toBe(false);
  });
});

describe('a marker without a bonus beside a rover that asks', () => {
  const items = ['station:rover', 'station:tech'];
  const rover = [moved('rover', 0, 'station')];
  const tech = moved('tech', 0, 'station');

  it('goes first, for the rover is not touched by it', () => {
    expect(anyAnswer(items, [rover, [tech, ...rover]])).toBe(1);
    const points: GameEvent = { e: 'moves_gained', seat: 0, points: 2, reason: 'track' };
    const driven = [...rover, points];
    expect(anyAnswer([...items].reverse(), [[tech, ...driven], driven])).toBe(0);
  });

  it('is a question where it brings something, changes the points, or asks itself', () => {
    const gained: GameEvent = { e: 'tech_gained', seat: 0, tech: 'x' };
    expect(anyAnswer(items, [rover, [tech, gained, ...rover]])).toBeNull();
    const two: GameEvent = { e: 'moves_gained', seat: 0, points: 2, reason: 'track' };
    expect(
      anyAnswer(items, [
        [...rover, two],
        [tech, ...rover, { ...two, points: 3 }],
      ]),
    ).toBeNull();
    expect(anyAnswer(items, [rover, [tech]])).toBeNull();
    expect(anyAnswer(items, [rover, []])).toBeNull();
    expect(anyAnswer(['station:water', 'station:tech'], [[moved('water', 0, 'station')], [tech]])).toBeNull();
  });
});

describe('a list of stations', () => {
  it('holds nothing else, and nothing else can be done', () => {
    expect(onlyStations(order(['station:civ', 'station:energy']))).toBe(true);
    expect(onlyStations(order(['station:civ', 'tech:3']))).toBe(false);
    expect(onlyStations(order(['station:civ', 'station:tech'], ['drive', 'A1', 'A2']))).toBe(false);
    expect(onlyStations({ ...order(['station:civ', 'station:tech']), kind: 'choose_one' })).toBe(false);
    expect(onlyStations(null)).toBe(false);
  });
});

describe('settling such a question', () => {
  const alike = [moved('civ', 0, 'station'), moved('civ', 1, 'energy')];
  const seen = () => alike;
  const asked = () => order(['station:civ', 'station:energy']);
  const place: Decision = {
    seat: 0,
    kind: 'place',
    rule: 'PU-4.1',
    params: { tile: 'x', waived: 'none', extra: false },
    actions: [['place', 'r0', 'A1', 'as_is']],
  };
  const end: Decision = { seat: 0, kind: 'end_turn', rule: 'PU-3.11', params: { moves: 0 }, actions: [['end']] };

  it('answers it once, and waits for what the engine says of it', () => {
    const settler = new Settler();
    settler.hear(place, 4, seen);
    const question = asked();
    expect(settler.hear(question, 5, () => null)).toBeNull();
    expect(settler.hear(question, 5, seen)).toBe('answer');
    expect(settler.hear(question, 5, seen)).toBeNull();
  });

  it('goes back past it after an undo, and answers it again on the way forward', () => {
    const settler = new Settler();
    settler.hear(place, 4, seen);
    settler.hear(asked(), 5, seen);
    settler.hear(null, 6, seen);
    settler.hear(end, 6, seen);
    settler.hear(null, 5, seen);
    expect(settler.hear(asked(), 5, seen)).toBe('back');
    settler.hear(place, 4, seen);
    expect(settler.hear(asked(), 5, seen)).toBe('answer');
  });

  it('knows an undo even if others have moved on meanwhile', () => {
    const settler = new Settler();
    settler.hear(place, 4, seen);
    settler.hear(asked(), 5, seen);
    settler.hear(end, 6, seen);
    expect(settler.hear(asked(), 9, seen)).toBe('back');
  });
});
