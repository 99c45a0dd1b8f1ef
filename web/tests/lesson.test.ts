// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Lesson from '../src/lesson/Lesson.svelte';
import { prefs } from '../src/store/prefs.svelte';
import { LessonStore } from '../src/store/lesson.svelte';
import english from '../src/lesson/words.en.ftl?raw';
import russian from '../src/lesson/words.ru.ftl?raw';
import { arc, degreesOf, stationsDown, stationsOn } from '../src/lesson/orbit';
import type { LessonCard } from '../src/wire/messages';

const both = (en: string): { en: string; ru: string } => ({ en, ru: en });

function card(more: Partial<LessonCard> = {}): LessonCard {
  return {
    lesson: 'one',
    number: 1,
    of: 2,
    title: both('One'),
    step: 2,
    steps: 4,
    kind: 'ask',
    head: both('Head'),
    text: both('Text'),
    why: null,
    rule: null,
    at: [],
    beside: [],
    dock: 'right',
    back: true,
    show: ['play', 'excavate'],
    fine: [['play', 'excavate']],
    cautions: [{ actions: [['play', 'develop']], title: both('But'), text: both('it costs') }],
    strayed: false,
    goal: null,
    changes: [],
    following: null,
    mastered: false,
    ...more,
  };
}

describe('a move at a lesson', () => {
  it('goes out at once if it leads on, or if nothing is asked for', async () => {
    const lesson = new LessonStore(() => true);
    expect(await lesson.weigh(['play', 'develop'])).toBe(true);
    lesson.hear(card());
    expect(await lesson.weigh(['play', 'excavate'])).toBe(true);
    lesson.hear(card({ kind: 'goal' }));
    expect(await lesson.weigh(['play', 'develop'])).toBe(true);
    lesson.hear(card({ show: null }));
    expect(await lesson.weigh(['play', 'develop'])).toBe(true);
  });

  it('is answered while something is told before it is asked for', async () => {
    const lesson = new LessonStore(() => true);
    lesson.hear(card({ kind: 'tell' }));
    const first = lesson.weigh(['play', 'develop']);
    expect(lesson.held?.caution?.title.en).toBe('But');
    lesson.held?.settle(false);
    expect(await first).toBe(false);
    lesson.hear(card({ kind: 'tell', show: null }));
    expect(await lesson.weigh(['play', 'scout'])).toBe(true);
  });

  it('is held back for its answer, once', async () => {
    const lesson = new LessonStore(() => true);
    lesson.hear(card());
    const first = lesson.weigh(['play', 'develop']);
    expect(lesson.held?.caution?.title.en).toBe('But');
    lesson.held?.settle(false);
    expect(await first).toBe(false);
    expect(lesson.held).toBeNull();
    expect(await lesson.weigh(['play', 'develop'])).toBe(true);
  });

  it('gets a general answer where the lesson has none, and goes out if the person says so', async () => {
    const lesson = new LessonStore(() => true);
    lesson.hear(card());
    const other = lesson.weigh(['play', 'scout']);
    expect(lesson.held?.caution).toBeNull();
    lesson.held?.settle(true);
    expect(await other).toBe(true);
  });

  it('is kept back when the table is left', async () => {
    const lesson = new LessonStore(() => true);
    lesson.hear(card());
    const held = lesson.weigh(['play', 'develop']);
    lesson.close();
    expect(await held).toBe(false);
  });

  it('is answered anew at another step', async () => {
    const lesson = new LessonStore(() => true);
    lesson.hear(card());
    const first = lesson.weigh(['play', 'develop']);
    lesson.held?.settle(false);
    await first;
    lesson.hear(card({ step: 3 }));
    void lesson.weigh(['play', 'develop']);
    expect(lesson.held).not.toBeNull();
  });
});

it('wishes name the step that is looked at', () => {
  const said: [number, string][] = [];
  const lesson = new LessonStore((step, wish) => said.push([step, wish]) > 0);
  lesson.wish('next');
  lesson.hear(card());
  lesson.wish('back');
  expect(said).toEqual([[2, 'back']]);
});

describe('a press on the board', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    document.body.innerHTML = '';
  });
  function pressing(lesson: LessonStore): () => void {
    const board = document.body.appendChild(document.createElement('div'));
    board.dataset.focus = 'board';
    const nothing = (): Promise<never[]> => Promise.resolve([]);
    const props = { lesson, game: 'planet_5r', telling: false, tell: String, setKeys: () => undefined };
    render(Lesson, { ...props, act: () => Promise.resolve(), outcomes: nothing });
    return () => void board.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  }

  it('lets whoever thinks again about a tempting move choose another', async () => {
    const lesson = new LessonStore(() => true);
    lesson.hear(card());
    const press = pressing(lesson);
    const tempting = lesson.weigh(['play', 'develop']);
    expect(lesson.held).not.toBeNull();
    press();
    expect(await tempting).toBe(false);
    expect(lesson.held).toBeNull();
  });

  it('folds the card of a goal on a phone, and no other', async () => {
    vi.spyOn(prefs, 'narrow', 'get').mockReturnValue(true);
    const lesson = new LessonStore(() => true);
    lesson.hear(card());
    const press = pressing(lesson);
    const body = (): Element | null => document.querySelector('.card .body');
    press();
    await vi.waitFor(() => expect(body()).not.toBeNull());
    lesson.hear(card({ kind: 'goal', step: 3, goal: { round: 1, rounds: 3, missed: null, wants: [] } }));
    await vi.waitFor(() => expect(document.querySelector('[data-kind="goal"]')).not.toBeNull());
    expect(body()).not.toBeNull();
    press();
    await vi.waitFor(() => expect(body()).toBeNull());
  });
});

describe('the path of lessons', () => {
  it('has a station for each and one for the first table, never two in one place', () => {
    for (const lessons of [0, 1, 2, 5, 14]) {
      const places = stationsOn(lessons).map(({ x, y }) => `${Math.round(x / 20)} ${Math.round(y / 20)}`);
      expect(new Set(places).size).toBe(lessons + 1);
      expect(degreesOf(lessons).at(-1)! % 360).toBe(90);
      expect(stationsDown(lessons, 360)).toHaveLength(lessons + 1);
    }
  });

  it('is drawn between two stations', () => {
    expect(arc(100, 200)).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+)+$/);
  });
});

it('says everything in both languages', () => {
  const keys = (text: string): string[] => [...text.matchAll(/^([a-z-]+) =/gm)].map((found) => found[1]!).sort();
  expect(keys(english).length).toBeGreaterThan(50);
  expect(keys(russian)).toEqual(keys(english));
});
