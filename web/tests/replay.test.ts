// @vitest-environment jsdom
/** What the result page makes of the steps of a finished game. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup, render, screen } from '@testing-library/svelte';
import Transport from '../src/components/Transport.svelte';
import {
  allSteps,
  apart,
  curve,
  cut,
  lastStep,
  momentOf,
  restOf,
  roundEnds,
  roundMarks,
  turnStarts,
} from '../src/lib/replay';
import { api } from '../src/net/api';
import { prefs } from '../src/store/prefs.svelte';
import type { ReplayStep } from '../src/lib/types';

// The test's browser has no layout to watch.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

const steps = (rounds: number[]): ReplayStep[] =>
  rounds.map((round, n) => ({
    n,
    seat: null,
    action: null,
    events: [],
    view: { round, seats: [{ score: { total: n, lines: {} } }] } as unknown as ReplayStep['view'],
  }));

it('a long game tells how much of it has arrived', async () => {
  const game = steps(Array.from({ length: 250 }, () => 1));
  vi.spyOn(api, 'replay').mockImplementation((_, __, from, count) => {
    return Promise.resolve({ steps: game.slice(from, from + count), total: game.length });
  });
  const shares: number[] = [];
  expect(await allSteps('longer', null, true, (share) => shares.push(share))).toHaveLength(250);
  expect(shares).toEqual([0.4, 0.8, 1]);
});

it('the end of a game is asked for by itself', async () => {
  const asked = vi.spyOn(api, 'replay').mockImplementation((_, __, from) => {
    return Promise.resolve({ steps: steps([1, 1, 2]).slice(from, from + 1), total: 3 });
  });
  asked.mockClear();
  expect((await lastStep('long'))?.n).toBe(2);
  expect(asked.mock.calls.map(([, seat, from, count]) => [seat, from, count])).toEqual([
    [null, 0, 1],
    [null, 2, 1],
  ]);
});

describe('the score over time', () => {
  it('has a point per round and one for the beginning, also where boards are chosen in a round 0', async () => {
    const found = steps([0, 0, 1, 1, 2]);
    expect(roundEnds(found)).toEqual([1, 3, 4]);
    vi.spyOn(api, 'replay').mockResolvedValue({ steps: found, total: found.length } as never);
    const points = await curve('alone', 1, {});
    expect(points?.map((p) => [p.round, p.n, p.scores[0]])).toEqual([
      [0, 0, 0],
      [1, 3, 3],
      [2, 4, 4],
    ]);
  });
  it('has a line for an opponent without a seat', async () => {
    const found = steps([1, 2]).map((step, n) => ({
      ...step,
      view: {
        round: n + 1,
        parties: [
          { party: 0, score: { total: 4 + n, lines: {} } },
          { party: 1, automaton: true, score: { total: 10 * n, lines: {} } },
        ],
      } as unknown as ReplayStep['view'],
    }));
    vi.spyOn(api, 'replay').mockResolvedValue({ steps: found, total: 2 } as never);
    const points = await curve('lacerda', 1, { scoreNow: () => [7] });
    expect(points?.map((p) => p.scores)).toEqual([
      [7, 0],
      [7, 10],
    ]);
  });
  it('is not drawn where the view tells no score', async () => {
    const blind = steps([1, 2]).map((step) => ({ ...step, view: { round: 1 } as ReplayStep['view'] }));
    vi.spyOn(api, 'replay').mockResolvedValue({ steps: blind, total: 2 } as never);
    expect(await curve('blind', 1, {})).toBeNull();
  });
});

describe('the ruler', () => {
  afterEach(cleanup);
  const labels = (rounds: number[], at: number): (string | null)[] => {
    prefs.lang = 'en';
    render(Transport, { steps: steps(rounds), at, running: false, speed: '1', phone: false, seat: null, ongo: vi.fn() }); // prettier-ignore
    const marks = screen.getByRole('group', { name: 'Rounds' }).querySelectorAll('button');
    return [...marks].map((mark) => `${mark.textContent}: ${mark.getAttribute('aria-label')}`);
  };
  // Without a layout all marks lie on each other, and only the one of the step shown is drawn.
  it('counts rounds as the game does, with a set-up before them or without one', () => {
    expect(labels([0, 0, 1, 1, 2], 3)).toEqual(['1: Round 1']);
    cleanup();
    expect(labels([0, 0, 1, 1, 2], 1)).toEqual(['0: Setting up']);
    cleanup();
    expect(labels([1, 1, 2], 2)).toEqual(['2: Round 2']);
  });
  it('leaves out the set-up, not the first round, where there is no room for both', () => {
    expect(roundMarks([0, 1, 2], [0, 2, 60], 26, 2)).toEqual([1, 2]);
    expect(roundMarks([0, 1, 2], [0, 2, 60], 26, 0)).toEqual([0, 2]);
    expect(roundMarks([0, 1, 2], [0, 30, 60], 26, 2)).toEqual([0, 1, 2]);
    expect(roundMarks([1, 2, 3], [0, 2, 60], 26, 2)).toEqual([0, 2]);
  });
});

describe('jumping to the turns of a seat', () => {
  const moved = (movers: (number | null)[]): ReplayStep[] =>
    steps(movers.map(() => 1)).map((step, n) => ({ ...step, seat: movers[n]! }));
  it('stops before the first move of each turn', () => {
    expect(turnStarts(moved([null, 0, 0, 1, 0, 1, 1]), 0)).toEqual([0, 3]);
    expect(turnStarts(moved([null, 0, 0, 1, 0, 1, 1]), 1)).toEqual([2, 4]);
  });
  it('has nowhere to go for a spectator', () => {
    expect(turnStarts(moved([null, 0, 1]), null)).toEqual([]);
  });
});

describe('a step of a replay', () => {
  it('is cut at the moments of its act, the last of which has its view', () => {
    const events = ['a', 'b', 'c', 'd'].map((e) => ({ e }));
    const view = { game: 'x', water: 5, deck: { left: 2 } } as unknown as ReplayStep['view'];
    const moments = [
      { events: 1, patch: [{ path: ['water'], value: 3 }, { path: ['deck', 'left'], value: 4 }] }, // prettier-ignore
      { events: 2, patch: [{ path: ['deck', 'left'], value: 3 }] },
    ];
    const seen = cut({ n: 1, seat: 0, action: ['x'], events, view, moments });
    expect(seen.map((step) => step.events.map((event) => event.e).join(''))).toEqual(['a', 'bc', 'd']);
    expect(seen.map((step) => [step.view.water, (step.view.deck as { left: number }).left])).toEqual([
      [3, 4],
      [5, 3],
      [5, 2],
    ]);
    expect(seen.at(-1)!.view).toBe(view);
    expect(cut({ n: 1, seat: 0, action: ['x'], events, view })).toEqual([{ events, view }]);
  });
});

describe('a replay that runs by itself', () => {
  it('shows every step for a moment, also where nothing moves', () => {
    expect(restOf(0, 1, false)).toBe(350);
    expect(restOf(100, 1, false)).toBe(250);
    expect(restOf(0, 2, false)).toBe(175);
  });
  it('goes on at once after a film that was longer', () => {
    expect(restOf(1200, 1, false)).toBe(0);
  });
  it('gives more time where nothing ever moves', () => {
    expect(restOf(0, 1, true)).toBe(900);
  });
});

describe('numbers on the track', () => {
  it('stand apart, and the round in sight is always there', () => {
    expect(apart([0, 30, 60], 26, 0)).toEqual([0, 1, 2]);
    expect(apart([0, 10, 20, 30, 40, 100], 26, 0)).toEqual([0, 3, 5]);
    expect(apart([0, 10, 20, 30, 40, 100], 26, 2)).toEqual([2, 5]);
    expect(apart([], 26, 0)).toEqual([]);
  });
});

describe('the banner of a replay', () => {
  const told = (n: number, ...events: string[]): ReplayStep =>
    ({ n, seat: 0, action: null, events: events.map((e) => ({ e })), view: {} }) as unknown as ReplayStep;
  const game = [told(0, 'begun'), told(1, 'paid', 'built'), told(2, 'flown', 'landed', 'counted'), told(3)];
  const at = (step: number, seen: number): [number, string | undefined] => {
    const found = momentOf(game, step, seen, (event) => event.e === 'counted');
    return [found.step, found.event?.e];
  };

  it('tells the moment that the board shows, not the end of the step', () => {
    expect(at(2, 3)).toEqual([1, 'built']); // nothing of the step is seen yet
    expect(at(2, 4)).toEqual([2, 'flown']);
    expect(at(2, 5)).toEqual([2, 'landed']);
    expect(at(2, 6)).toEqual([2, 'landed']); // what is not worth a line does not replace one
  });
  it('begins with the start, and stays silent where a step tells nothing', () => {
    expect(at(1, 1)).toEqual([0, 'begun']);
    expect(at(3, 6)).toEqual([3, undefined]);
  });
});
