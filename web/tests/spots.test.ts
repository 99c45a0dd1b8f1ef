/** Pointing at a line of the log lights the place on the board that the line names. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/lib/types';
import type { MessageFields } from '../src/wire/core';
import { gamesOf } from './streams';

type Spot = Readonly<Record<string, unknown>>;
const spots = import.meta.glob<(event: GameEvent) => Spot>('../src/games/*/spots.ts', {
  eager: true,
  import: 'spotOf',
});
const wires = import.meta.glob<MessageFields>('../src/games/*/wire.ts', { eager: true, import: 'fields' });
const titles = Object.keys(wires).map((path) => path.split('/').at(-2)!);

const something = (value: unknown): boolean => value !== null && value !== undefined && String(value) !== '';

describe.each(titles)('%s', (title) => {
  const spotOf = spots[`../src/games/${title}/spots.ts`]!;
  const { events } = wires[`../src/games/${title}/wire.ts`]!;
  const told = gamesOf(title).flatMap(({ batches }) => batches.flat().flatMap((step) => step.events));
  /** Squares and hexes that an event names. */
  const namesSpot = (event: GameEvent): boolean =>
    Object.entries(events[event.e] ?? {}).some(([field, meaning]) => meaning === 'spot' && something(event[field]));

  it('lights the squares, hexes and cells that a line names', () => {
    const dark = told.filter(
      (event) =>
        namesSpot(event) &&
        !Object.entries(spotOf(event)).some(([what, where]) => /^(hexes|squares|cell)$/.test(what) && something(where)),
    );
    expect([...new Set(dark.map((event) => event.e))]).toEqual([]);
  });

  it('lights the seat of everything that somebody did', () => {
    const dark = told.filter(
      (event) =>
        typeof event.seat === 'number' &&
        !Object.values(spotOf(event)).some((one) => [one].flat().includes(event.seat)),
    );
    expect([...new Set(dark.map((event) => event.e))]).toEqual([]);
  });
});
