// @vitest-environment jsdom
/** What the page of an analysis makes of what the server tells, and how it follows one that is under way. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Analysis } from '../src/analysis/analysis.svelte';
import {
  courseOf,
  dearest,
  passes,
  secondsLeft,
  worstByRound,
  type AnalysisInfo,
  type Found,
  type Judgement,
} from '../src/analysis/found';
import { moveName } from '../src/lib/moves';
import ReviewStrip from '../src/analysis/ReviewStrip.svelte';
import Told from '../src/analysis/Told.svelte';
import { loadAnalysisWords } from '../src/analysis/words';
import { ApiError, api } from '../src/net/api';
import { prefs } from '../src/store/prefs.svelte';

const judgement = (step: number, more: Partial<Judgement> = {}): Judgement => ({
  step,
  seat: 0,
  round: step,
  kind: 'bid',
  options: 3,
  played: ['bid', 1],
  best: ['bid', 2],
  mark: 'mistake',
  points: { by: 2, doubt: 0.1 },
  worth: { en: '2 points', ru: '2 очка' },
  chance: { by: 0.06, doubt: 0.01 },
  chances: [0.5, 0.44],
  reasons: [],
  told_played: [],
  told_best: [],
  deals: 12,
  ...more,
});
const standing = (round: number, chances: number[] | null) => ({
  round,
  step: round * 10,
  leads: [1, -1],
  lead_spread: [0.5, 0.5],
  chances,
  chance_spread: chances && [0.1, 0.1],
});
const found = (more: Partial<Found> = {}): Found => ({
  players: 2,
  rounds: 2,
  seats: [0],
  pieces: 4,
  done: 4,
  winners: [1],
  totals: [20, 25],
  standings: [standing(1, [0.5, 0.5]), standing(2, [0.4, 0.6])],
  decisions: [],
  accuracy: [],
  moments: {},
  thresholds: { sure: 2.5, chance: {}, points: {} },
  ...more,
});
const info = (more: Partial<AnalysisInfo> = {}): AnalysisInfo => ({
  state: 'working',
  ahead: 0,
  pieces: 10,
  done: 2,
  decisions: 6,
  judged: 1,
  round: 1,
  rounds: 2,
  analysis: null,
  ...more,
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what was found', () => {
  it('is a curve of chances that ends with who won', () => {
    const { chance, points } = courseOf(found());
    expect(chance).toBe(true);
    expect(points.map((point) => point.values)).toEqual([[50, 50], [40, 60], [0, 100]]); // prettier-ignore
    expect(points[0]!.spread[0]).toBeCloseTo(12.8);
  });

  it('is a curve of points where nobody knows what they are worth, and does not end before the analysis does', () => {
    const bare = found({ standings: [standing(1, null), standing(2, null)] });
    expect(courseOf(bare).chance).toBe(false);
    expect(courseOf(bare).points.at(-1)!.values).toEqual([-5, 5]);
    expect(courseOf({ ...bare, done: 3 }).points).toHaveLength(2);
    expect(courseOf({ ...bare, totals: [17], standings: [] }).points).toEqual([]);
  });

  it('shares a tie', () => {
    expect(courseOf(found({ winners: [0, 1] })).points.at(-1)!.values).toEqual([50, 50]);
  });

  it('passes filters by mark, the dearest first', () => {
    const good = judgement(1, { mark: 'good' });
    const dear = judgement(2, { mark: 'blunder', chance: { by: 0.2, doubt: null } });
    const cheap = judgement(3, { chance: { by: 0.05, doubt: null } });
    expect([good, dear, cheap].map((one) => passes(one, 'learn'))).toEqual([false, true, true]);
    expect([good, dear, cheap].map((one) => passes(one, 'all'))).toEqual([true, true, true]);
    expect(passes(dear, 'mistake')).toBe(false);
    expect(dearest([good, cheap, dear])).toEqual([dear, good, cheap]);
  });

  it('shows the worst mark of a round, and none where nothing could be lost any more', () => {
    const list = [
      judgement(1, { round: 4 }),
      judgement(2, { round: 4, mark: 'blunder' }),
      judgement(3, { round: 4, mark: 'inaccuracy' }),
      judgement(4, { round: 5, chance: { by: 0.0001, doubt: null } }),
      judgement(5, { round: 6, seat: 1 }),
      judgement(6, { round: 7, mark: 'good' }),
    ];
    const worst = worstByRound(list, 0);
    expect([...worst.keys()]).toEqual([4]);
    expect(worst.get(4)!.step).toBe(2);
  });

  it('says how long it takes only once that is known, in tens', () => {
    expect(secondsLeft(5, 10, { done: 0, seconds: 4 })).toBeNull();
    expect(secondsLeft(5, 10, { done: 5, seconds: 9 })).toBeNull();
    expect(secondsLeft(5, 10, { done: 0, seconds: 33 })).toBe(40);
    expect(secondsLeft(10, 10, { done: 0, seconds: 33 })).toBe(10);
  });
});

describe('an analysis under way', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is looked at until it is done, and what is known is not sent again', async () => {
    const looks = vi
      .spyOn(api, 'analysis')
      .mockResolvedValueOnce(info({ analysis: found({ done: 2 }) }))
      .mockResolvedValueOnce(info())
      .mockResolvedValueOnce(info({ state: 'done', done: 10, analysis: found() }));
    const work = new Analysis('k3f');
    await work.look();
    expect(work.running).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(looks.mock.calls.map(([, known]) => known)).toEqual([null, 2, 2]);
    expect(work.info?.state).toBe('done');
    expect(work.found?.done).toBe(4);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps what was found when the net fails, and looks again', async () => {
    vi.spyOn(api, 'analysis')
      .mockResolvedValueOnce(info({ analysis: found({ done: 2 }) }))
      .mockRejectedValueOnce(new ApiError(0, 'offline', null))
      .mockResolvedValue(info({ state: 'paused' }));
    const work = new Analysis('k3f');
    await work.look();
    await vi.advanceTimersByTimeAsync(1600);
    expect(work.trouble).toBeInstanceOf(ApiError);
    expect(work.found?.done).toBe(2);
    await vi.advanceTimersByTimeAsync(1600);
    expect(work.trouble).toBeNull();
    expect(work.running).toBe(false);
  });

  it('is left alone when the page is left', async () => {
    const looks = vi.spyOn(api, 'analysis').mockResolvedValue(info());
    const work = new Analysis('k3f');
    await work.look();
    work.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(looks).toHaveBeenCalledTimes(1);
  });
});

describe('the words of a move', () => {
  const teller = {
    t: (key: string, params: Record<string, unknown> = {}) => {
      if (key.startsWith('move-')) return key === 'move-draw' ? 'Draw a card' : key;
      return key === 'word-you' ? 'you' : `${params['you'] === 'yes' ? 'You' : 'Ada'} took ${String(params['card'])}.`;
    },
    seat: () => 'Ada',
    name: (id: string) => (/^[a-z]$/.test(id) ? id.toUpperCase() : id),
    me: 0,
    fields: { events: { taken: { seat: 'seat', card: 'component' } }, parameters: {} },
  } as const;
  const told = (one: Judgement, way: 'played' | 'best'): string => {
    cleanup();
    return render(Told, { one, way, teller, seats: [] }).container.textContent;
  };
  beforeEach(async () => {
    prefs.lang = 'en';
    await loadAnalysisWords();
  });

  it('are its name where nothing could be foreseen', () => {
    const one = judgement(1, { played: ['play', 'a'], best: ['draw', 'deck'] });
    expect([told(one, 'played'), told(one, 'best')]).toEqual(['A', 'Draw a card']);
    expect(told(judgement(1), 'played')).toMatch(/nobody could know/);
    expect(moveName(['play', 'a', null], teller)).toEqual({ text: 'A', whole: true });
    expect(moveName(['play', 'a', 2], teller)).toEqual({ text: 'A', whole: false });
    expect(moveName(['pick', 0], teller)).toBeNull(); // of a game that does not say
  });

  it('do not say of a move that was not made that somebody made it', () => {
    const events = {
      told_played: [{ e: 'taken', seat: 0, card: 'a' }],
      told_best: [{ e: 'taken', seat: 0, card: 'b' }],
    };
    const one = judgement(1, { ...events, played: ['take', 'a'], best: ['take', 'b'] });
    expect([told(one, 'played'), told(one, 'best')]).toEqual(['You took A.', 'B']);
    expect(told({ ...one, best: ['take', 'b', 1] }, 'best')).toBe('Took B.');
    expect(told({ ...one, best: ['keep', 'b'] }, 'best')).toBe('Took B.');
    expect(told({ ...one, best: one.played, told_best: one.told_played }, 'best')).toBe('You took A.');
  });
});

describe('the review', () => {
  it('goes through what can be learnt from by keys, and through all decisions', async () => {
    prefs.lang = 'en';
    await loadAnalysisWords();
    const decisions = [judgement(1), judgement(2, { mark: 'best' }), judgement(3), judgement(4, { seat: 1 })];
    const gone: number[] = [];
    const left = vi.fn();
    const again = vi.fn();
    const teller = { t: (key: string) => key, seat: String, name: String, me: 0, fields: undefined };
    render(ReviewStrip, {
      found: found({ decisions }),
      step: 1,
      seats: [],
      teller,
      narrow: false,
      which: 'both',
      ongo: (one: Judgement) => gone.push(one.step),
      onretry: again,
      onclose: left,
    });
    expect(screen.getByText('1 of 2')).toBeTruthy();
    const press = (key: string): boolean =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 't', 'Escape']) expect(press(key)).toBe(false);
    expect(press('x')).toBe(true); // somebody else's
    expect(gone).toEqual([3, 2]);
    expect(again).toHaveBeenCalledOnce();
    expect(left).toHaveBeenCalledWith(decisions[0]);
  });
});
