// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { botLines, stepOf } from '../src/lib/replay';
import type { GameModule, SeatInfo } from '../src/lib/table';
import type { GameEvent, ReplayStep } from '../src/lib/types';
import { api, ApiError } from '../src/net/api';
import { askWhy } from '../src/why/asking';
import openWhy from '../src/why';
import english from '../src/why/words.en.ftl?raw';
import russian from '../src/why/words.ru.ftl?raw';
import type { Key } from '../src/table/keys';
import type { HintMove, MoveExplanation } from '../src/wire/messages';

const both = (en: string): { en: string; ru: string } => ({ en, ru: en });
const move = (name: string, value: number, more: Partial<HintMove> = {}): HintMove => ({
  action: ['play', name],
  steps: [{ action: ['play', name], events: [{ e: 'played', seat: 1, card: name }] }],
  value,
  points: both(`${Math.abs(value)} quids`),
  ...more,
});
const head: MoveExplanation = { step: 4, seat: 1, level: 3, question: { kind: 'turn', rule: 'X-1', params: {} } };
const whole: MoveExplanation = {
  ...head,
  done: true,
  verdict: { kind: 'behind', by: 1.5, points: both('1.5 quids') },
  moves: [move('scout', 3), move('dig', 1.5)],
  chosen: 1,
  tries: 6,
};

/** A server that says what the test tells it to. */
class Said {
  readonly paths: string[] = [];
  readonly signals: AbortSignal[] = [];
  #to: ReadableStreamDefaultController<Uint8Array> | null = null;

  constructor(status = 200) {
    vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) => {
      this.paths.push(path);
      this.signals.push(signal);
      const body = new ReadableStream<Uint8Array>({ start: (to) => void (this.#to = to) });
      return Promise.resolve(new Response(body, { status }));
    });
  }
  text(text: string): void {
    this.#to!.enqueue(new TextEncoder().encode(text));
  }
  end(): void {
    this.#to!.close();
  }
}
const line = (one: unknown): string => JSON.stringify(one) + '\n';
const ERROR = { error: { code: 'explanation_failed', text: { en: 'Not now.', ru: 'Не сейчас.' }, params: {} } };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('asking why', () => {
  const heard = (): { told: MoveExplanation[]; failed: Error[]; drop: () => void } => {
    const [told, failed]: [MoveExplanation[], Error[]] = [[], []];
    const drop = askWhy('abc', 4, { told: (one) => told.push(one), failed: (error) => failed.push(error) });
    return { told, failed, drop };
  };

  it('hears one line after the other, however they are cut', async () => {
    const said = new Said();
    const { told, failed } = heard();
    const text = line(head) + line(whole);
    await tick();
    said.text(text.slice(0, 20));
    said.text(text.slice(20, -30));
    await vi.waitFor(() => expect(told).toEqual([head]));
    said.text(text.slice(-30));
    said.end();
    await vi.waitFor(() => expect(told).toEqual([head, whole]));
    expect([said.paths, failed]).toEqual([['/api/tables/abc/replay/4/explanation'], []]);
  });

  it('is told of a failure, in an answer, in the middle, and by a connection that breaks', async () => {
    const refused = new Said(409);
    const first = heard();
    await tick();
    refused.text(line({ error: { ...ERROR.error, code: 'not_a_bots_move' } }));
    refused.end();
    await vi.waitFor(() => expect((first.failed[0] as ApiError).code).toBe('not_a_bots_move'));
    const midway = new Said();
    const second = heard();
    await tick();
    midway.text(line(head) + line(ERROR));
    await vi.waitFor(() => expect((second.failed[0] as ApiError).text?.ru).toBe('Не сейчас.'));
    const broken = new Said();
    const third = heard();
    await tick();
    broken.text(line(head));
    broken.end();
    await vi.waitFor(() => expect((third.failed[0] as ApiError).code).toBe('offline'));
    expect([first, second, third].map(({ failed }) => failed.length)).toEqual([1, 1, 1]);
  });

  it('gives it up by closing the connection, and hears no more', async () => {
    const said = new Said();
    const { told, failed, drop } = heard();
    await tick();
    drop();
    expect(said.signals[0]!.aborted).toBe(true);
    said.text(line(whole));
    said.end();
    await new Promise((done) => setTimeout(done));
    expect([told, failed]).toEqual([[], []]);
  });
});

describe('asking why on this device', () => {
  const heard = (): { told: MoveExplanation[]; failed: Error[]; drop: () => void } => {
    const [told, failed]: [MoveExplanation[], Error[]] = [[], []];
    const drop = askWhy('local-1', 4, { told: (one) => told.push(one), failed: (error) => failed.push(error) });
    return { told, failed, drop };
  };
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('asks how far it is until that is all', async () => {
    const asked = vi.spyOn(api, 'explanationHere').mockResolvedValueOnce(head).mockResolvedValue(whole);
    const dropped = vi.spyOn(api, 'dropExplanationHere');
    const { told, failed, drop } = heard();
    await vi.waitFor(() => expect(told).toEqual([head, whole]));
    drop();
    expect([asked.mock.calls, failed]).toEqual([
      [
        ['local-1', 4],
        ['local-1', 4],
      ],
      [],
    ]);
    expect(dropped).not.toHaveBeenCalled();
  });

  it('is told why there is none', async () => {
    vi.spyOn(api, 'explanationHere').mockRejectedValue(new ApiError(409, 'not_over', null));
    const { told, failed } = heard();
    await vi.waitFor(() => expect((failed[0] as ApiError).code).toBe('not_over'));
    expect(told).toEqual([]);
  });

  it('says that nobody wants it any more, and hears no more', async () => {
    const asked = vi.spyOn(api, 'explanationHere').mockResolvedValue(head);
    const dropped = vi.spyOn(api, 'dropExplanationHere').mockResolvedValue({});
    vi.useFakeTimers();
    const { told, failed, drop } = heard();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([head]);
    drop();
    expect(dropped.mock.calls).toEqual([['local-1', 4]]);
    await vi.runAllTimersAsync();
    expect([asked.mock.calls.length, told.length, failed]).toEqual([1, 1, []]);
  });
});

describe('the lines of a replay', () => {
  const event = (e: string, seat: number | null): GameEvent => ({ e, seat });
  const step = (n: number, seat: number | null, ...events: GameEvent[]): ReplayStep =>
    ({ n, seat, action: null, events, view: {} }) as unknown as ReplayStep;
  const mine = event('mine', 0);
  const [quiet, other, own, more] = [event('hush', 1), event('other', 0), event('own', 1), event('more', 1)];
  const alone = event('round', null);
  const steps = [step(0, null), step(1, 0, mine), step(2, 1, quiet, other, own, more), step(3, 1), step(4, 1, alone)];

  it('lead to the steps of bots, each by the first line of its mover', () => {
    const found = botLines(steps, new Set([1]), { quiet: (e) => e.e === 'hush' });
    expect([...found]).toEqual([
      [own, 2],
      [alone, 4],
    ]);
  });

  it('are found by their place in the whole story', () => {
    expect([0, 1, 4, 5, 6, NaN].map((n) => stepOf(steps, n))).toEqual([1, 2, 2, 4, -1, -1]);
  });
});

describe('the panel', () => {
  const by = { seat: 1, name: 'Tycho', kind: 'bot', level: 3, mine: false, colour: 1 } as SeatInfo;
  const teller = {
    t: (key: string, params?: Record<string, unknown>) => `${String(params?.name)} ${key} ${String(params?.card)}`,
    seat: () => 'Tycho',
    name: (id: string) => id,
    me: 0,
    fields: { events: { played: { seat: 'seat', card: 'component' } }, parameters: {} },
  };
  let keys: readonly Key[] = [];
  let closed = 0;
  async function opened(): Promise<Said> {
    const said = new Said();
    const game = { boardMeta: {}, spec: { targets: () => [] } } as unknown as GameModule;
    const Why = await openWhy();
    const more = { game, gameId: 'pandorum', by, alone: false, teller, line: null, placed: false };
    const hands = { setKeys: (now: readonly Key[]) => (keys = now), onclose: () => closed++ };
    render(Why, { props: { table: 'abc', step: 4, ...more, ...hands } });
    await tick();
    return said;
  }
  const rows = (): HTMLElement[] => screen.queryAllByRole('radio');
  beforeEach(() => {
    closed = 0;
    vi.stubGlobal('requestAnimationFrame', () => 0); // nothing is drawn here
  });

  it('tells the moves, which of them was made, and what the strongest bot says of it', async () => {
    const said = await opened();
    const panel = screen.getByRole('dialog', { name: 'Why this move?' });
    expect([document.activeElement, panel.getAttribute('aria-busy'), rows().length]).toEqual([panel, 'true', 0]);
    said.text(line(head) + line(whole));
    said.end();
    await vi.waitFor(() => expect(rows()).toHaveLength(2));
    expect(panel.getAttribute('aria-busy')).toBe('false');
    expect(panel.textContent).toContain('would rather play: Event-played scout. About 1.5 quids better.');
    expect(rows().map((row) => row.getAttribute('aria-checked'))).toEqual(['false', 'true']);
    expect(rows()[1]!.getAttribute('aria-label')).toContain('Event-played dig (played)');
    expect(screen.getByRole('status').textContent).toBe('weighed in 6 futures');
    await fireEvent.keyDown(rows()[1]!, { key: 'ArrowUp' });
    await vi.waitFor(() => expect(document.activeElement).toBe(rows()[0]));
    expect(rows()[0]!.getAttribute('aria-checked')).toBe('true');
    keys.find(({ caps }) => caps.includes('Esc'))!.press({ cap: 'Esc', shift: false, target: null });
    expect(closed).toBe(1);
  });

  it('says what went wrong and asks again, and gives up when it is closed', async () => {
    const said = await opened();
    said.text(line(ERROR));
    await vi.waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('Not now.'));
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(said.paths).toHaveLength(2);
    cleanup();
    expect(said.signals[1]!.aborted).toBe(true);
  });
});

describe('the words', () => {
  it('are the same in both languages', () => {
    const keys = (text: string): string[] => [...text.matchAll(/^([a-z-]+) =/gm)].map(([, key]) => key!).sort();
    expect(keys(russian)).toEqual(keys(english));
  });
});
