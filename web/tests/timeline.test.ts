/**
 * Whole recorded games are told on the timeline. What is on the table is always a view that the engine has made; a piece
 * that changes its place flies there or is listed as laid; every kind of event is shown or is silent for a reason.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, View } from '../src/lib/types';
import { beatsOf, cueOf } from '../src/table/beats';
import type { Beat, Flight, GameSpec, Laid, Place } from '../src/table/contract';
import { Timeline } from '../src/table/timeline.svelte';
import type { MessageFields } from '../src/wire/core';
import { RECIPES } from '../src/sound/recipes';
import { gamesOf } from './streams';

const titles = Object.keys(import.meta.glob('../src/games/*/index.ts')).map((path) => path.split('/').at(-2)!);
const specs = Object.fromEntries(
  Object.entries(import.meta.glob<{ spec: GameSpec }>('../src/games/*/spec.ts', { eager: true })).map(
    ([path, module]) => [path.split('/').at(-2)!, module.spec],
  ),
);
const told = import.meta.glob<MessageFields>('../src/games/*/wire.ts', { eager: true, import: 'fields' });

/** No batch takes longer than this to watch. */
const PATIENCE = 90_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('is the timeline of every game', () => {
  expect(titles.filter((title) => !specs[title])).toEqual([]);
});

interface Move {
  piece: string;
  from: Place | null;
  to: Place | null;
}

function moves(spec: GameSpec, beat: Beat): Move[] {
  const before = spec.inventory(beat.before).pieces;
  const after = spec.inventory(beat.after).pieces;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((piece) => ({ piece, from: before[piece] ?? null, to: after[piece] ?? null }))
    .filter(({ from, to }) => from !== to);
}

const begins = (place: Place | null, with_: Place | null): boolean =>
  with_ === null ? place === null : (place?.startsWith(with_) ?? false);
const isLaid = (move: Move, laid: readonly Laid[]): boolean =>
  laid.some((one) => move.piece.startsWith(one.piece) && begins(move.from, one.from) && begins(move.to, one.to));
const names = (place: Flight['to']): readonly Place[] => (typeof place === 'string' ? [place] : place);
const flies = (move: Move, flight: Flight): boolean =>
  flight.piece === move.piece && names(flight.from).includes(move.from!) && names(flight.to).includes(move.to!);

describe.each(Object.keys(specs))('%s', (title) => {
  const spec = specs[title]!;
  const games = gamesOf(title);
  const { choreography } = spec;

  it('has a time for every kind of event, or a reason for its silence', () => {
    expect(Object.keys(choreography.times).sort()).toEqual(
      Object.keys(told[`../src/games/${title}/wire.ts`]!.events).sort(),
    );
    for (const [kind, time] of Object.entries(choreography.times))
      expect(typeof time === 'number' ? time > 0 : time.silent.length > 10, kind).toBe(true);
  });

  it('sounds like something at every kind of event, or is silent for a reason', () => {
    expect(Object.keys(spec.tones).sort()).toEqual(Object.keys(told[`../src/games/${title}/wire.ts`]!.events).sort());
    for (const [kind, tone] of Object.entries(spec.tones))
      expect(typeof tone === 'string' ? tone in RECIPES : tone.silent.length > 10, kind).toBe(true);
  });

  it.each(games.map((game) => [game.name, game] as const))('shows true views only: %s', async (_, game) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const timeline = new Timeline({ speed: () => 1 });
    timeline.choreography = choreography;
    timeline.settle(game.first, []);
    const heard: GameEvent[] = [];
    let shown: View = game.first;
    for (const steps of game.batches) {
      const truths = [shown, ...steps.map((step) => step.view)];
      const seen: (View | null)[] = [];
      const detach = timeline.attach({
        lead: () => void seen.push(timeline.shown),
        land: () => {
          seen.push(timeline.shown);
          // Whatever the log tells by now is what the pieces and counters show.
          const count = timeline.log.length - heard.length;
          let cut = 0;
          const truth = steps.find((step) => (cut += step.events.length) === count)?.view;
          if (truth) expect(spec.inventory(timeline.shown!)).toEqual(spec.inventory(truth));
        },
      });
      timeline.push(steps);
      await vi.advanceTimersByTimeAsync(PATIENCE);
      const what = steps.flatMap((step) => step.events);
      heard.push(...what);
      const text = `${shown.step}: ${what.map((e) => e.e).join(' ')}`;
      expect(timeline.busy, text).toBe(false);
      expect(complaint.mock.calls, text).toEqual([]);
      expect(seen.filter((view) => !truths.includes(view!)), text).toEqual([]); // prettier-ignore
      shown = steps.at(-1)!.view;
      expect(timeline.shown, text).toBe(shown);
      expect(timeline.log).toEqual(heard);
      detach();
    }
  });

  it.each(games.map((game) => [game.name, game] as const))('lets nothing jump: %s', (_, game) => {
    let shown: View = game.first;
    const jumps: unknown[] = [];
    for (const steps of game.batches) {
      for (const beat of beatsOf(shown, steps, choreography.together)) {
        const { flights, lead } = cueOf(beat, choreography, []);
        const moved = moves(spec, beat);
        const said = beat.events.map((event) => event.e).join(' ');
        for (const move of moved)
          if (!isLaid(move, spec.laid) && !flights.some((flight) => flies(move, flight))) jumps.push([said, move]);
        for (const flight of flights) {
          if (flight.piece && !moved.some((move) => flies(move, flight))) jumps.push([said, flight]);
          // What flies has arrived when the view shows it there.
          expect((flight.delay ?? 0) + flight.ms, said).toBeLessThanOrEqual(lead + 0.01);
        }
      }
      shown = steps.at(-1)!.view;
    }
    expect(jumps).toEqual([]);
  });

  it.each(games.map((game) => [game.name, game] as const))('moves no piece before a view does: %s', (_, game) => {
    let shown: View = game.first;
    const strays: unknown[] = [];
    for (const steps of game.batches) {
      // Whoever was away hears of all of it at once, with the last view alone.
      const whole = { events: steps.flatMap((step) => step.events), view: steps.at(-1)!.view };
      for (const beat of beatsOf(shown, [whole], choreography.together)) {
        if (beat.before !== beat.after) continue;
        const { flights } = cueOf(beat, choreography, []);
        strays.push(...flights.filter((flight) => flight.piece));
      }
      shown = whole.view;
    }
    expect(strays).toEqual([]);
  });

  it('comes to rest at once when somebody skips, batch upon batch', async () => {
    const game = games[0]!;
    const timeline = new Timeline({ speed: () => 1 });
    timeline.choreography = choreography;
    timeline.settle(game.first, []);
    const heard = vi.fn();
    timeline.listen(heard);
    for (const steps of game.batches) {
      timeline.push(steps);
      timeline.skip();
      // What has begun may have been heard of; nothing of what was skipped is.
      expect(heard.mock.calls.length).toBeLessThanOrEqual(1);
      heard.mockClear();
      expect(timeline.busy).toBe(false);
      expect(timeline.shown).toBe(steps.at(-1)!.view);
    }
    expect(timeline.log.length).toBe(game.batches.flat().flatMap((step) => step.events).length);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(timeline.shown).toBe(game.batches.at(-1)!.at(-1)!.view);
  });
});

describe('who listens', () => {
  const { first, batches } = gamesOf('on_mars')[0]!;
  const told = batches.slice(0, 12);
  async function heardAt(speed: number, show: (timeline: Timeline) => unknown): Promise<Beat[]> {
    const timeline = new Timeline({ speed: () => speed });
    timeline.choreography = specs.on_mars!.choreography;
    timeline.settle(first, []);
    const heard: Beat[] = [];
    timeline.listen((beat) => void heard.push(beat));
    await show(timeline);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    return heard;
  }
  const events = (beats: Beat[]): GameEvent[] => beats.flatMap((beat) => [...beat.events]);
  const all = told.flatMap((steps) => steps.flatMap((step) => [...step.events]));

  it('hears every beat of a film', async () => {
    const beats = await heardAt(1, async (timeline) => {
      for (const steps of told) {
        timeline.push(steps);
        await vi.advanceTimersByTimeAsync(PATIENCE);
      }
    });
    expect(events(beats)).toEqual(all);
  });

  it('hears each batch at once where nothing moves', async () => {
    const beats = await heardAt(Infinity, (timeline) => told.forEach((steps) => timeline.push(steps)));
    expect(events(beats)).toEqual(all);
    expect(beats).toHaveLength(told.filter((steps) => steps.some((step) => step.events.length)).length);
  });

  it('hears nothing of what is caught up with, nor in a page that is hidden', async () => {
    const hurried = await heardAt(1, (timeline) => {
      told.forEach((steps) => timeline.push(steps));
      timeline.skip();
    });
    expect(events(hurried).length).toBeLessThanOrEqual(1);
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    try {
      expect(await heardAt(1, (timeline) => told.forEach((steps) => timeline.push(steps)))).toEqual([]);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('that fails is reported, and the table goes on', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const timeline = new Timeline({ speed: () => 1 });
    timeline.choreography = specs.on_mars!.choreography;
    timeline.settle(first, []);
    timeline.listen(() => {
      throw new Error('no ears');
    });
    timeline.push(told[0]!);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(complaint).toHaveBeenCalled();
    expect(timeline.shown).toBe(told[0]!.at(-1)!.view);
  });
});

describe('a fault in the telling', () => {
  it('is reported, and the table goes on with the true view', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { first, batches } = gamesOf('on_mars')[0]!;
    const timeline = new Timeline({ speed: () => 1 });
    timeline.choreography = specs.on_mars!.choreography;
    timeline.settle(first, []);
    const detach = timeline.attach({
      lead: () => {
        throw new Error('a fault');
      },
    });
    timeline.push(batches[0]!);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(complaint).toHaveBeenCalledOnce();
    expect(timeline.busy).toBe(false);
    expect(timeline.shown).toBe(batches[0]!.at(-1)!.view);
    detach();
    timeline.push(batches[1]!);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(timeline.shown).toBe(batches[1]!.at(-1)!.view);
    expect(complaint).toHaveBeenCalledOnce();
  });
});
