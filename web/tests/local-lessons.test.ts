/** Where a lesson is opened, and what counts as learnt: on the server, on this device, or on both. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LessonInfo } from '../src/net/api';
import type { Learnt } from '../src/local/storage';

const both = { en: 'x', ru: 'x' };
const lesson = (learnt: LessonInfo['learnt']): LessonInfo => ({
  id: 'one_round',
  number: 1,
  of: 2,
  path: '',
  path_name: null,
  title: both,
  about: both,
  able: [],
  minutes: 6,
  icon: 'i-learn',
  steps: 8,
  learnt,
});
const found = (step: number, mastered = false): Learnt => ({
  game: 'planet_5r',
  lesson: 'one_round',
  table: 'local-1',
  step,
  mastered,
});

let told: LessonInfo['learnt'];
let kept: Learnt[];
let offline: boolean;
let engine: boolean;
let asked: string[];

async function lessons(): Promise<typeof import('../src/local/lessons')> {
  vi.resetModules();
  vi.doMock('../src/net/line.svelte', () => ({ line: { offline } }));
  vi.doMock('../src/net/api', () => ({
    api: {
      lessons: async () => {
        asked.push('list');
        return [lesson(told)];
      },
      lesson: async (_game: string, _lesson: string, again: boolean, here = false) => {
        asked.push(`${here ? 'here' : 'server'}${again ? ' again' : ''}`);
        return { id: 'x' };
      },
    },
  }));
  vi.doMock('../src/local/available', () => ({
    learntHere: async () => kept,
    standsIn: async () => engine,
    hereInstead: (there: () => Promise<unknown>, here: () => Promise<unknown>) => (offline ? here() : there()),
  }));
  return import('../src/local/lessons');
}

beforeEach(() => {
  told = null;
  kept = [];
  offline = false;
  engine = true;
  asked = [];
});

describe('lessons of a game', () => {
  const first = async () => (await (await lessons()).lessonsOf('planet_5r'))[0]!;

  it('are as the server says while it answers', async () => {
    told = { step: 3, mastered: false };
    expect(await first()).toMatchObject({ here: false, learnt: told });
  });

  it('count as mastered wherever that was', async () => {
    kept = [found(8, true)];
    expect(await first()).toMatchObject({ here: false, learnt: { step: 0, mastered: true } });
    told = { step: 8, mastered: true };
    kept = [found(2)];
    expect(await first()).toMatchObject({ here: false, learnt: { step: 8, mastered: true } });
  });

  it('go on where they have come further', async () => {
    kept = [found(5)];
    told = { step: 3, mastered: false };
    expect(await first()).toMatchObject({ here: true, learnt: { step: 5, mastered: false } });
    told = { step: 5, mastered: false };
    expect(await first()).toMatchObject({ here: false, learnt: told });
    kept = [found(8)]; // its goal was left out: there is nothing to go on with
    told = null;
    expect(await first()).toMatchObject({ here: false });
  });

  it('are those of this device where nobody answers', async () => {
    offline = true;
    told = { step: 3, mastered: false };
    expect(await first()).toMatchObject({ here: true, learnt: { step: 0, mastered: false } });
    engine = false;
    expect(await first()).toMatchObject({ here: false, learnt: told });
  });

  it('of other games are not mixed up', async () => {
    kept = [{ ...found(8, true), game: 'pandorum' }];
    expect(await first()).toMatchObject({ learnt: null });
  });
});

describe('opening a lesson', () => {
  const opened = async (again = false): Promise<string[]> => {
    await (await lessons()).openLesson('planet_5r', 'one_round', again);
    return asked;
  };

  it('asks the server and nobody else while it answers and nothing was begun here', async () => {
    expect(await opened()).toEqual(['server']);
  });

  it('comes back to what was begun on this device', async () => {
    kept = [found(5)];
    expect(await opened()).toEqual(['list', 'here']);
  });

  it('begins again on the server what was mastered here', async () => {
    kept = [found(8, true)];
    expect(await opened(true)).toEqual(['list', 'server again']);
  });

  it('asks the engine where nobody answers', async () => {
    offline = true;
    expect(await opened(true)).toEqual(['list', 'here again']);
  });
});
