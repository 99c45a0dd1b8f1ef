/** The worker in which bots think: what it is given in which order, and what happens when it ends. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AskedBot, FromWorker, Thought, ToBots } from '../src/local/messages';
import { Thinking } from '../src/local/thinking';

const asked = (table: string): AskedBot => ({ table, seat: 1, asked_at: 3, order: '{}' });
const thought = (id: number): Thought => ({ id, table: 'local-1', order: '{}', later: false });
const piece = (id: number): Thought => ({ ...thought(id), later: true });

interface Worker {
  given: ToBots[];
  closed: boolean;
  hear(message: FromWorker): void;
  ended(why: string): void;
}
let workers: Worker[];
let heard: unknown[];
let thinking: Thinking;
const now = (): Worker => workers.at(-1)!;
const given = (): string[] =>
  workers.flatMap((worker) =>
    worker.given.map((one) => (one.do === 'choose' ? one.asked.table : one.do === 'think' ? `${one.thought.id}` : '')),
  );

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  workers = [];
  heard = [];
  thinking = new Thinking(
    (hear, ended) => {
      const worker: Worker = { given: [], closed: false, hear, ended };
      workers.push(worker);
      return { send: (message) => worker.given.push(message), close: () => (worker.closed = true) };
    },
    {
      chosen: ({ table }, action) => heard.push([table, action]),
      unanswered: ({ table }) => heard.push([table, null]),
      found: (id, found, done) => heard.push([id, found, done]),
    },
  );
});
afterEach(() => vi.restoreAllMocks());

describe('thinking', () => {
  it('begins a worker with the first question, and asks one thing at a time, bots first', () => {
    expect(workers).toEqual([]);
    thinking.think(thought(1));
    thinking.think(thought(2));
    thinking.choose(asked('a'));
    thinking.choose(asked('b'));
    expect(given()).toEqual(['1']);
    now().hear({ told: 'found', id: 1, found: 'early', done: false });
    expect(given()).toEqual(['1']);
    now().hear({ told: 'found', id: 1, found: 'all', done: true });
    now().hear({ told: 'chosen', asked: asked('a'), action: '["x"]' });
    now().hear({ told: 'chosen', asked: asked('b'), action: '["y"]' });
    expect(given()).toEqual(['1', 'a', 'b', '2']);
    expect(workers.length).toBe(1);
    expect(heard).toEqual([
      [1, 'early', false],
      [1, 'all', true],
      ['a', '["x"]'],
      ['b', '["y"]'],
    ]);
  });

  it('works out pieces of an analysis after all else, also after one that its worker ended over', () => {
    thinking.think(piece(1));
    thinking.think(piece(2));
    thinking.think(thought(3));
    thinking.choose(asked('a'));
    expect(given()).toEqual(['1']);
    now().ended('memory');
    now().hear({ told: 'chosen', asked: asked('a'), action: '["x"]' });
    now().hear({ told: 'found', id: 3, found: 'all', done: true });
    now().hear({ told: 'found', id: 1, found: 'all', done: true });
    expect(given()).toEqual(['1', 'a', '3', '1', '2']);
    thinking.think(piece(4));
    thinking.drop(4);
    now().hear({ told: 'found', id: 2, found: 'all', done: true });
    expect(given().length).toBe(5);
  });

  it('never begins what nobody wants any more', () => {
    thinking.think(thought(1));
    thinking.think(thought(2));
    thinking.think(thought(3));
    thinking.drop(1);
    thinking.drop(2);
    now().hear({ told: 'found', id: 1, found: 'all', done: true });
    expect(given()).toEqual(['1', '3']);
  });

  it('asks only what a table asks now', () => {
    thinking.think(thought(1));
    thinking.choose(asked('a'));
    thinking.choose(asked('b'));
    thinking.choose({ ...asked('a'), asked_at: 5 });
    now().hear({ told: 'found', id: 1, found: 'all', done: true });
    now().hear({ told: 'chosen', asked: asked('b'), action: '["y"]' });
    expect(now().given.slice(1)).toEqual([
      { do: 'choose', asked: asked('b') },
      { do: 'choose', asked: { ...asked('a'), asked_at: 5 } },
    ]);
  });

  it('asks once more after a worker has ended, and then says that there is no answer', () => {
    thinking.choose(asked('a'));
    thinking.think(thought(1));
    now().ended('memory');
    now().ended('memory');
    expect(heard).toEqual([['a', null]]);
    now().ended('memory');
    now().ended('memory');
    expect(heard).toEqual([
      ['a', null],
      [1, null, true],
    ]);
    expect(given()).toEqual(['a', 'a', '1', '1']);
    expect(workers.map(({ closed }) => closed)).toEqual([true, true, true, true]);
  });

  it('hears nothing more of what was asked by a worker that has ended', () => {
    thinking.choose(asked('a'));
    thinking.think(thought(1));
    thinking.forget();
    expect(now().closed).toBe(true);
    thinking.think(thought(1));
    expect(workers.length).toBe(2);
    now().hear({ told: 'found', id: 1, found: 'new', done: true });
    expect(heard).toEqual([[1, 'new', true]]);
  });
});
