// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import GoalMenu from '../parts/GoalMenu.svelte';
import OnBoard from './OnBoard.svelte';
import { at, facts } from './table';

afterEach(cleanup);

function open(goal: string, lang: 'en' | 'ru'): string[] {
  const { board, choice } = at('turn', lang);
  choice.goal = goal;
  render(OnBoard, { board, part: GoalMenu, choice });
  return [...document.querySelectorAll('dt, dd, .btn')].map((e) => e.textContent!.replace(/\s+/g, ' ').trim());
}

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
