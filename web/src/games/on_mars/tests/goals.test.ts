// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import GoalMenu from '../parts/GoalMenu.svelte';
import OnBoard from './OnBoard.svelte';
import { saying } from '../prompt';
import { asking, at, facts, sit, VIEW } from './table';

afterEach(cleanup);

function open(goal: string, lang: 'en' | 'ru'): string[] {
  const { board, choice } = at('turn', lang);
  choice.goal = goal;
  render(OnBoard, { board, part: GoalMenu, choice });
  return [...document.querySelectorAll('dt, dd, .btn')].map((e) => e.textContent!.replace(/\s+/g, ' ').trim());
}

it.each([
  ['en', 'A crystal is missing', 'Lay down one of your goals instead of it, or undo'],
  ['ru', 'Не хватает кристалла', 'Отдайте вместо него личную цель или отмените ход'],
] as const)('a question that only a goal can pay for says so (%s)', (lang, prompt, hint) => {
  const { board, choice } = sit(VIEW, lang);
  choice.ask(
    asking({ seat: 0, kind: 'hire', rule: 'OM-8.12', params: { cards: 'any' }, actions: [['pawn', 'goal_9']] }),
    57,
  );
  expect(saying(board, choice, true)).toMatchObject({ prompt, hint });
});

describe('an open goal', () => {
  it('tells its condition, and its rewards apart from it', () => {
    expect(open('goal:goal_15', 'en')).toEqual([
      'Condition',
      '3 cubes in the Progress area 3/3',
      'Two free developments',
      'Retrieve 2 colonists',
    ]);
    expect(screen.getByRole('dialog', { name: 'Progress' })).toBeTruthy();
  });

  it('that is not fulfilled tells what it would bring', () => {
    const [condition, needs, reward, either, ...buttons] = open('pawn:goal_9', 'ru');
    expect([condition, reward]).toEqual(['Условие', 'Награда']);
    expect(needs).toMatch(/^7 колонистов в отсеке \d\/7$/);
    expect(either).toBe('Два бесплатных развития или: Бесплатная встреча корабля');
    expect(buttons).toHaveLength(1);
  });

  it('has both in words, whichever it is', () => {
    const goals = Object.values(facts.goals);
    expect(goals).toHaveLength(16);
    for (const { needs, reward } of goals)
      for (const lang of ['en', 'ru'] as const) {
        expect(needs[lang]).toMatch(/^\S.*[^.]$/);
        expect(reward[lang]).toMatch(/^\S.*[^.]$/);
      }
  });
});
