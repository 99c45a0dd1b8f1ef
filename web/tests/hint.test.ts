// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Row from '../src/hint/Row.svelte';
import { axisOf, bars, named, namedAll, percent, worth } from '../src/hint/telling';
import english from '../src/hint/words.en.ftl?raw';
import russian from '../src/hint/words.ru.ftl?raw';
import type { Teller } from '../src/lib/log';
import type { Action, Decision } from '../src/lib/types';
import { Connection, Failed, type HintListener } from '../src/net/connection';
import { HintStore } from '../src/store/hint.svelte';
import type { HintMessage, HintMove } from '../src/wire/messages';

const both = (en: string): { en: string; ru: string } => ({ en, ru: en });
const decision = (...actions: Action[]): Decision => ({ seat: 0, kind: 'turn', rule: 'X-1', params: {}, actions });
const move = (value: number, ...steps: Action[]): HintMove => ({
  action: steps[0]!,
  steps: steps.map((action) => ({ action, events: [] })),
  value,
  points: both(`${Math.abs(value)} quids`),
});
const TURN = decision(['fly', 'a'], ['draw'], ['end']);
const MOVES = [move(3, ['fly', 'a'], ['build', 'b'], ['end']), move(1, ['draw'])];

function asked(): {
  hint: HintStore;
  listeners: HintListener[];
  dropped: number[];
  failures: Error[];
  told: (more?: Partial<HintMessage>) => void;
} {
  const listeners: HintListener[] = [];
  const dropped: number[] = [];
  const failures: Error[] = [];
  const hint = new HintStore(
    (listener) => {
      const n = listeners.push(listener) - 1;
      return () => void dropped.push(n);
    },
    (error) => void failures.push(error),
  );
  const told = (more: Partial<HintMessage> = {}): void =>
    listeners.at(-1)!.told({
      t: 'hint',
      id: 'h',
      at: 0,
      done: true,
      nudge: { text: both('Quids first') },
      moves: MOVES,
      tries: 8,
      ...more,
    });
  return { hint, listeners, dropped, failures, told };
}

describe('what the numbers mean', () => {
  it('is a lead only where somebody has measured what a lead is worth', () => {
    expect(axisOf([{ wins: 0.4 }], false)).toBe('axis-lead');
    expect(axisOf([{ wins: null }], false)).toBe('axis-count');
    expect(axisOf([{ wins: null }], true)).toBe('axis-alone');
  });
});

describe('a hint', () => {
  it('goes from the nudge to the moves and away, and is asked for once', () => {
    const { hint, listeners, told } = asked();
    hint.press(TURN);
    expect([hint.stage, hint.thinking]).toEqual(['nudge', true]);
    told();
    expect([hint.thinking, hint.nudge?.text.en, hint.tries]).toEqual([false, 'Quids first', 8]);
    hint.press(TURN);
    expect(hint.stage).toBe('moves');
    hint.press(TURN);
    expect(hint.stage).toBe('closed');
    hint.press(decision(...TURN.actions));
    expect([hint.stage, listeners.length]).toEqual(['nudge', 1]);
  });

  it('is given up when it is closed early, and dropped when another question comes', async () => {
    const { hint, listeners, dropped, told } = asked();
    hint.press(TURN);
    hint.close();
    expect([dropped, hint.stage]).toEqual([[0], 'closed']);
    hint.press(TURN);
    told();
    await hint.asked(TURN, () => Promise.reject(new Error('nothing is played')));
    expect(hint.moves).toHaveLength(2);
    await hint.asked(decision(['slot', 1]), () => Promise.reject(new Error('nothing is played')));
    expect([hint.moves.length, hint.stage, listeners.length]).toEqual([0, 'closed', 2]);
  });

  it('keeps the move that is looked at while ranks still change', () => {
    const { hint, told } = asked();
    hint.press(TURN);
    told({ done: false });
    hint.press(TURN);
    expect(hint.choose(1)).toBe(true);
    expect(hint.choose(2)).toBe(false);
    told({ moves: [MOVES[1]!, MOVES[0]!] });
    expect(hint.move?.action).toEqual(['draw']);
  });

  it('is played answer by answer as long as it is asked for; the end of the turn is left to the person', async () => {
    const { hint, told } = asked();
    const played: Action[] = [];
    const act = (action: Action): Promise<void> => Promise.resolve(void played.push(action));
    hint.press(TURN);
    await hint.play(act);
    expect(played).toEqual([]);
    told();
    await hint.play(act);
    expect(played).toEqual([['fly', 'a']]);
    expect(hint.stage).toBe('closed');
    await hint.asked(decision(['build', 'b'], ['build', 'c']), act);
    await hint.asked(decision(['end'], ['drive']), act);
    expect(played).toEqual([
      ['fly', 'a'],
      ['build', 'b'],
    ]);
  });

  it('plays nothing more after a refusal, an undo, or another question than foreseen', async () => {
    for (const stop of ['refused', 'undone', 'other']) {
      const { hint, told } = asked();
      const played: Action[] = [];
      hint.press(TURN);
      told();
      await hint.play((action) => {
        played.push(action);
        return stop === 'refused' ? Promise.reject(new Error('no')) : Promise.resolve();
      });
      if (stop === 'undone') hint.halt();
      if (stop === 'other') await hint.asked(decision(['slot', 1]), () => Promise.resolve());
      await hint.asked(decision(['build', 'b']), (action) => Promise.resolve(void played.push(action)));
      expect(played).toEqual([['fly', 'a']]);
    }
  });

  it('says why there is none', () => {
    const { hint, listeners, failures } = asked();
    hint.press(TURN);
    listeners[0]!.failed(new Failed('hints_used_up'));
    expect([hint.stage, failures]).toEqual(['closed', [new Failed('hints_used_up')]]);
    hint.press(TURN);
    expect(hint.stage).toBe('nudge');
  });

  it('fails at once without a connection', () => {
    const connection = new Connection({ url: 'ws://nowhere' });
    const failed: string[] = [];
    connection.hint('t', 0, 0, { told: () => undefined, failed: ({ code }) => void failed.push(code) });
    expect(failed).toEqual(['offline']);
  });
});

describe('the words of a hint', () => {
  const teller: Teller = {
    t: (key, params) => {
      if (key.startsWith('move-')) return key === 'move-rotate' ? 'Turn the station' : key;
      return key === 'word-you' ? 'you' : `You ${key} ${String(params?.['hex'] ?? '')}.`;
    },
    seat: () => 'Ada',
    name: (id) => (id === 'scout' ? 'Scout' : id),
    me: 0,
    fields: undefined,
  };

  it('are those of the log, without the name and the full stop', () => {
    const told = named(
      { ...move(1, ['fly', 'a'], ['build', 'b']), steps: [{ action: ['fly', 'a'], events: [{ e: 'flew' }] }] },
      teller,
      {},
    );
    expect(told.title).toMatch(/^Event-flew/);
  });

  it('name the component, the place on the board or what follows where nothing can be seen yet', () => {
    expect(named(move(1, ['play', 'scout']), teller, {}).title).toBe('Scout');
    expect(named(move(1, ['take', 'outer']), teller, {}, 'Outer ring').title).toBe('Outer ring');
    const later = move(1, ['take', 'outer'], ['place', 'H1']);
    later.steps[1]!.events = [{ e: 'placed' }];
    expect(named(later, teller, {})).toEqual({ title: expect.stringMatching(/^Event-placed/) as string, then: [] });
    expect(named(move(1, ['take_off']), teller, {}).title).toBe('Take off');
    expect(named(move(1, ['rotate', 3]), teller, {}).title).toBe('Turn the station');
    expect(named(move(1, ['rotate', 3]), teller, {}, 'Sector 4').title).toBe('Sector 4');
    expect(named(move(1, ['rotate']), teller, {}, 'Sector 4').title).toBe('Turn the station');
  });

  it('tell moves of one name apart: by the place, by what they name, or by what follows', () => {
    const turn = (to: string): HintMove => ({
      ...move(1, ['turn', to]),
      steps: [{ action: ['turn', to], events: [{ e: 'turned' }] }],
    });
    const titles = (moves: HintMove[], labelOf: (one: HintMove) => string | null = () => null): string[] =>
      namedAll(moves, teller, {}, labelOf).map((name) => name.title);
    const [same] = titles([turn('a')]);
    const places = (one: HintMove): string => `Sector ${String(one.action[1])}`;
    expect(titles([turn('a'), turn('b')], places)).toEqual([`${same!}: Sector a`, `${same!}: Sector b`]);
    const other = move(1, ['play', 'scout']);
    expect(titles([turn('a'), other], places)).toEqual([same, 'Scout']);
    expect(titles([turn('a'), turn('b')])).toEqual([same, same]);
    const bid = (n: number): HintMove => ({ ...move(1, ['bid', n]), steps: [{ action: ['bid', n], events: [] }] });
    const [named] = titles([bid(3)]);
    expect(titles([bid(3), bid(4)])).toEqual([`${named!}: 3`, `${named!}: 4`]);
    const after = (to: string, hex: string): HintMove => ({
      ...turn(to),
      steps: [...turn(to).steps, { action: ['build', hex], events: [{ e: 'built', hex }] }],
    });
    const [first, second] = namedAll([after('a', 'H1'), after('b', 'H2')], teller, {}, () => 'Station');
    expect(first!.title).toMatch(/: Event-built H1/);
    expect(second!.title).toMatch(/: Event-built H2/);
    expect(first!.then).toEqual([]);
  });

  it('tell points with their sign and chances in percent', () => {
    expect(worth(2.84, both('2.8 quids'), 'en')).toBe('+2.8 quids');
    expect(worth(-1, both('1 quid'), 'en')).toBe('−1 quid');
    expect(worth(0.01, both('0 quids'), 'en')).toBe('0 quids');
    expect(percent(0.414)).toBe(41);
  });

  it('share one axis, from nothing or from the worst loss', () => {
    const [best, other] = bars([
      { value: 4, doubt: 1 },
      { value: 2, doubt: null },
    ]);
    expect(best).toEqual({ zero: 0, from: 0, to: 80, at: 80, doubt: [60, 100] });
    expect(other!.doubt).toBeNull();
    const [gain, loss] = bars([{ value: 3 }, { value: -1 }]);
    expect([gain!.zero, gain!.from, gain!.to]).toEqual([25, 25, 100]);
    expect([loss!.from, loss!.to, loss!.at]).toEqual([0, 25, 0]);
    expect(bars([{ value: 0 }])[0]!.at).toBe(0);
  });

  it('are the same in both languages', () => {
    const keys = (text: string): string[] => [...text.matchAll(/^([a-z-]+) =/gm)].map(([, key]) => key!);
    expect(keys(english)).toEqual(keys(russian));
  });
});

describe('a move of a hint', () => {
  afterEach(cleanup);

  it('tells its reasons in whole sentences on every size as soon as it is chosen', async () => {
    const sentence = 'You keep 2 more water: 7 in store, otherwise 5.';
    const reason = { term: 'water', by: 1.2, name: both('Water'), points: both('1.2 points'), text: both(sentence) };
    const row = { n: 0, name: { title: 'Bid 3', then: [] }, bar: bars(MOVES)[0]! };
    const { container, rerender } = render(Row, {
      ...row,
      move: { ...MOVES[0]!, reasons: [reason] },
      told: false,
    });
    expect(container.textContent).toContain('Water +1.2 points');
    expect(container.textContent).not.toContain(sentence);
    await rerender({ told: true });
    expect(container.textContent).toContain(sentence);
    expect(container.querySelector('[title]'), 'nothing stands only where a mouse rests').toBeNull();
  });
});
