// @vitest-environment jsdom
/** The pieces people lean on: choices by keyboard, the pad as a real table, the log that can be pressed. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import OptionField from '../src/components/OptionField.svelte';
import PromptBar from '../src/components/PromptBar.svelte';
import ResultTabs from '../src/components/ResultTabs.svelte';
import ScoreDialog from '../src/components/ScoreDialog.svelte';
import ScorePad from '../src/components/ScorePad.svelte';
import Seg from '../src/components/Seg.svelte';
import { liveScores } from '../src/lib/scores';
import { goalsOf, reached } from '../src/lib/solo';
import Goals from '../src/games/on_mars/world/Goals.svelte';
import { loadTexts } from '../src/i18n/catalogue';
import { gameT, prefs } from '../src/store/prefs.svelte';
import { ruleBook } from '../src/store/rules.svelte';
import type { SeatInfo } from '../src/lib/table';
import type { Result, View } from '../src/lib/types';

const seats: SeatInfo[] = ['Ann', 'Bo'].map((name, seat) => ({
  seat,
  name,
  kind: seat ? 'bot' : 'me',
  level: seat ? 2 : null,
  mine: !seat,
  colour: seat,
}));

// The test's browser has no modal dialogs.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

beforeAll(() => Promise.all([loadTexts('planet_5r'), loadTexts('planet_unknown')]));
beforeEach(() => {
  prefs.lang = 'en';
  prefs.motion = 'reduced';
});
afterEach(cleanup);

describe('a row of choices', () => {
  it('is one tab stop and follows the arrow keys', async () => {
    const onchange = vi.fn();
    const choices = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase(), disabled: value === 'b' }));
    render(Seg, { label: 'L', value: 'a', choices, onchange });
    const radios = screen.getAllByRole('radio');
    expect(radios.map((r) => r.tabIndex)).toEqual([0, -1, -1]);
    await fireEvent.keyDown(screen.getByRole('radiogroup'), { key: 'ArrowRight' });
    expect(onchange).toHaveBeenLastCalledWith('c');
    await fireEvent.keyDown(screen.getByRole('radiogroup'), { key: 'ArrowLeft' });
    expect(onchange).toHaveBeenLastCalledWith('c');
  });
});

describe('an option', () => {
  const words = { en: 'Die', ru: 'Кубик' };
  it('is a switch, a choice or a number, as its schema says', async () => {
    const onchange = vi.fn();
    render(OptionField, {
      game: 'g',
      name: 'x',
      schema: { type: 'boolean', 'x-title': words },
      value: false,
      onchange,
    });
    await fireEvent.click(screen.getByRole('switch', { name: 'Die' }));
    expect(onchange).toHaveBeenLastCalledWith(true);
    cleanup();
    render(OptionField, {
      game: 'g',
      name: 'x',
      schema: { type: 'string', enum: ['1', '2'], 'x-title': words, 'x-names': { '2': { en: 'two', ru: 'два' } } },
      value: '1',
      onchange,
    });
    await fireEvent.click(screen.getByRole('radio', { name: 'two' }));
    expect(onchange).toHaveBeenLastCalledWith('2');
    cleanup();
    render(OptionField, {
      game: 'g',
      name: 'x',
      schema: { type: 'integer', minimum: 1, maximum: 3, 'x-title': words },
      value: 3,
      onchange,
    });
    expect((screen.getByRole('button', { name: 'More' }) as HTMLButtonElement).disabled).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Less' }));
    expect(onchange).toHaveBeenLastCalledWith(2);
  });
});

describe('the prompt', () => {
  it('can be gone to by those who listen, and opens its rule', async () => {
    render(PromptBar, {
      text: 'Choose a card.',
      hint: 'Late.',
      rule: 'R5-5.2',
      game: 'planet_5r',
      seat: 0,
      mine: true,
    });
    const words = document.querySelector<HTMLElement>('[data-focus="prompt"]')!;
    words.focus();
    expect(document.activeElement).toBe(words);
    expect(words.textContent).toContain('Choose a card.');
    await fireEvent.click(screen.getByRole('button', { name: 'Rule R5-5.2' }));
    expect(ruleBook.shown).toEqual({ id: 'R5-5.2', game: 'planet_5r' });
    ruleBook.close();
  });
});

describe('the score pad', () => {
  const result: Result = {
    winners: [1],
    tie_break: 'water',
    scores: [
      {
        seat: 0,
        total: 9,
        rank: 2,
        lines: [
          { key: 'water', points: 3, params: { water: 6 } },
          { key: 'blue', points: 6, params: { count: 3, jokers: 1 } },
        ],
      },
      {
        seat: 1,
        total: 9,
        rank: 1,
        lines: [
          { key: 'water', points: 3, params: { water: 7 } },
          { key: 'blue', points: 6, params: { count: 3, jokers: 0 } },
        ],
      },
    ],
  };
  it('is a table with headings, totals and the line that broke the tie', () => {
    const ondone = vi.fn();
    const view = { seats: [{ water: 6 }, { water: 7 }] } as unknown as View;
    render(ScorePad, {
      game: 'planet_5r',
      view,
      result,
      seats,
      meta: {},
      tell: gameT('planet_5r'),
      known: false,
      ondone,
    });
    expect(screen.getAllByRole('columnheader').map((h) => h.textContent?.trim().split(/\s/)[0])).toEqual([
      'Score',
      'Ann',
      'Bo',
    ]);
    expect(screen.getAllByRole('rowheader').map((h) => h.textContent?.trim())).toEqual([
      'Water, 2 for a point',
      'Blue crystals',
      'Total',
      'Tie: more water wins',
    ]);
    expect(screen.getAllByRole('cell', { name: '9' }).length).toBe(2);
    expect(screen.getByRole('cell', { name: '7' })).toBeTruthy();
    expect(ondone).toHaveBeenCalled();
  });
  it('of a game played alone holds the total against the target', () => {
    const view = {
      seats: [{}],
      solo: { target: 58, verdict: { difference: -5, rank: 3, text: { en: 'x', ru: 'x' } } },
    } as unknown as View;
    const alone: Result = {
      winners: [0],
      tie_break: null,
      scores: [{ seat: 0, total: 53, rank: 1, lines: [{ key: 'planet', points: 53, params: {} }] }],
    };
    render(ScorePad, {
      game: 'planet_unknown',
      view,
      result: alone,
      seats: seats.slice(0, 1),
      meta: {},
      tell: gameT('planet_unknown'),
      known: false,
      ondone: vi.fn(),
    });
    expect(screen.getAllByRole('rowheader').map((h) => h.textContent?.trim())).toEqual([
      'Complete rows and columns',
      'Total',
      'Target',
      'Difference',
    ]);
    expect(screen.getByRole('cell', { name: '−5' })).toBeTruthy();
  });
});

describe('a game played alone against an opponent without a seat', () => {
  const check = (key: string, have: number, need: number) => ({ key, have, need, met: have >= need });
  const view = {
    parties: [
      { party: 0, automaton: false, score: { total: 41, lines: { op: 30, ships: 11 } } },
      { party: 1, automaton: true, score: { total: 28, lines: { op: 22, ships: 6 } } },
    ],
    solo: {
      goal: 'solo_goal_2',
      checks: {
        solo_goal_1: [check('margin', 13, 1)],
        solo_goal_2: [check('colony_level', 2, 3), check('margin', 13, 10)],
        solo_goal_3: [check('margin', 13, 20)],
      },
    },
    result: {
      winners: [],
      tie_break: null,
      scores: [{ seat: 0, total: 41, rank: 1, lines: [{ key: 'op', points: 30 }, { key: 'ships', points: 11 }] }], // prettier-ignore
      solo: { won: false, goal: 'solo_goal_2', met: ['solo_goal_1'] },
    },
  } as unknown as View;
  const tell = (key: string): string => (key === 'word-automaton' ? 'Lacerda' : key);

  it('is written on the pad line beside line, without a target', () => {
    render(ScorePad, {
      game: 'on_mars',
      view,
      result: view.result!,
      seats: seats.slice(0, 1),
      meta: {},
      tell,
      known: false,
      ondone: vi.fn(),
    });
    const cells = [...document.querySelectorAll('tbody tr, .tot')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent?.trim()),
    );
    expect(cells).toEqual([
      ['30', '22'],
      ['11', '6'],
      ['41', '28'],
    ]);
    expect([...document.querySelectorAll('thead b')].map((name) => name.textContent)).toEqual([
      seats[0]!.name,
      'Lacerda',
    ]);
    expect([...document.querySelectorAll('tfoot th')].length).toBe(1);
  });
  it('is lost if the chosen goal is not met, whatever else was', () => {
    expect(reached(view)).toBe(false);
    expect(goalsOf(view).map((goal) => [goal.id, goal.chosen, goal.met])).toEqual([
      ['solo_goal_2', true, false],
      ['solo_goal_1', false, true],
      ['solo_goal_3', false, false],
    ]);
  });
  it('shows the chosen goal point by point and names the others that were met', () => {
    const { container } = render(Goals, { view, t: tell, lang: 'en' });
    expect([...container.querySelectorAll('li')].map((li) => li.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      'colony level 2 / 3',
      'OP ahead of Lacerda 13 / 10',
    ]);
    expect(container.querySelectorAll('li.met').length).toBe(1);
    expect(container.querySelector('p')?.textContent).toContain('solo_goal_1');
  });
  it('has a live score for both', () => {
    expect(liveScores(view)?.map((score) => score?.total)).toEqual([41, 28]);
  });
});

describe('the score as it stands', () => {
  const view = {
    seats: [
      { score: { total: 7, lines: { planet: 4, tracks: 3 } } },
      { score: { total: 2, lines: { planet: 0, tracks: 2 } } },
    ],
  } as unknown as View;
  it('is a table of lines and totals', () => {
    render(ScoreDialog, {
      game: 'planet_unknown',
      view,
      seats,
      meta: {},
      tell: gameT('planet_unknown'),
      onclose: vi.fn(),
    });
    expect([...document.querySelectorAll('tbody th')].map((h) => h.textContent?.trim())).toEqual([
      'Complete rows and columns',
      'Tracks',
    ]);
    expect([...document.querySelectorAll('tfoot td')].map((h) => h.textContent)).toEqual(['7', '2']);
  });
  it('is not there where the view does not tell it', () => {
    expect(liveScores({ seats: [{ water: null }] } as unknown as View)).toBeNull();
    expect(liveScores({} as View)).toBeNull();
    expect(liveScores(view)?.map((score) => score?.total)).toEqual([7, 2]);
  });
});

describe('the pages of a finished game', () => {
  afterEach(cleanup);
  const pages = (id: string): (string | null)[] => {
    render(ResultTabs, { id, here: 'result' });
    return screen.getAllByRole('tab').map((tab) => tab.getAttribute('href'));
  };

  it('are three where a server keeps it', () => {
    expect(pages('k3f')).toEqual(['/t/k3f/result', '/t/k3f/analysis', '/t/k3f/replay']);
  });

  it('are the same for a game of this device', () => {
    expect(pages('local-k3f')).toEqual(['/t/local-k3f/result', '/t/local-k3f/analysis', '/t/local-k3f/replay']);
  });
});
