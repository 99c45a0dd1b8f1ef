import type { GameEvent } from '../wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Director } from '../director.svelte';
import { isDeed, turnAfter } from '../following';
import { Latch, REST } from '../latch.svelte';
import { facts, VIEW } from './table';

/** Only what a test is about need be there. */
const said = (event: object): GameEvent => event as GameEvent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the turn of another', () => {
  it('shows as theirs while it is being told', () => {
    const ended = turnAfter(VIEW, said({ e: 'turn_ended', seat: 0 }));
    expect([ended.turn, ended.active]).toEqual([null, null]);
    const began = turnAfter(ended, said({ e: 'turn_began', seat: 1 }));
    expect(began.active).toBe(1);
    expect(began.turn).toMatchObject({ seat: 1, main: false, exec: false, used: [] });
    const acted = turnAfter(began, said({ e: 'main_action', seat: 1, action: 'upgrade' }));
    expect(acted.turn).toMatchObject({ main: true, exec: false, used: ['upgrade'] });
    expect(turnAfter(acted, said({ e: 'exec_action', seat: 1, exec: 'exec_mineral' })).turn?.exec).toBe(true);
    expect(turnAfter(acted, said({ e: 'gained', seat: 1 }))).toBe(acted);
  });

  it('is told by its deeds, one at a time, and a new level stays for a moment', async () => {
    const director = new Director(VIEW, []);
    const next = { ...VIEW, step: VIEW.step + 1 };
    director.take(
      next,
      [said({ e: 'main_action', seat: 1, action: 'construct' }), said({ e: 'level_up', level: 2 })],
      1,
      false,
    );
    expect(director.deed).toMatchObject(said({ e: 'main_action' }));
    await vi.advanceTimersByTimeAsync(500);
    expect(director.risen).toBe(2);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([director.busy, director.deed, director.risen]).toEqual([false, null, null]);
    expect(isDeed(said({ e: 'crystals_arrived', seat: 0 }))).toBe(false);
    director.stop();
  });

  it('without motion a new level is announced all the same', () => {
    const director = new Director(VIEW, []);
    director.take({ ...VIEW, step: VIEW.step + 1 }, [said({ e: 'level_up', level: 3 })], 1, true);
    expect([director.busy, director.risen, director.deed]).toEqual([false, 3, null]);
    director.stop();
  });
});

describe('the big button', () => {
  const end = { label: 'End turn', run: () => undefined };

  it('rests before it ends a turn where another answer stood', () => {
    const latch = new Latch();
    latch.see('End the movement', 'move');
    latch.see(null, null);
    latch.see('End turn', 'turn');
    expect(latch.of(end)?.disabled).toBe(true);
    vi.advanceTimersByTime(REST);
    expect(latch.of(end)).toBe(end);
  });

  it('does not rest when it stands there for the first time, nor for other answers', () => {
    const latch = new Latch();
    latch.see('End turn', 'turn');
    expect(latch.of(end)).toBe(end);
    latch.see('Done', 'resupply');
    expect(latch.of(end)).toBe(end);
  });
});

it('an A card of First Colonists names the buildings it shows', () => {
  const { text } = facts.byId.fc_a1!;
  expect(text.en).toContain('Generator, Water Extractor, Greenhouse, Shelter');
  expect(text.ru).toContain('Убежище');
});
