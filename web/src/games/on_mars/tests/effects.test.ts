import type { GameEvent } from '../wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Effects } from '../effects.svelte';
import { Latch, REST } from '../latch.svelte';
import { facts, VIEW } from './table';

/** Only what a test is about need be there. */
const said = (event: object): GameEvent => event as GameEvent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A beat at speed 1; the timeline waits for what is returned. */
const beat = (...events: GameEvent[]) => ({ events, before: VIEW, after: VIEW });

describe('what somebody else does', () => {
  it('a piece that has arrived is drawn by the view as soon as that shows it', async () => {
    const moved = beat(said({ e: 'bot_moved', seat: 0, start: '0,1', end: '1,1' }));
    for (const shown of ['land', 'rest'] as const) {
      const effects = new Effects(() => 1);
      const led = effects.lead(moved);
      await vi.runAllTimersAsync();
      await led;
      expect(effects.motion.glides).toHaveLength(1);
      effects[shown](moved);
      expect(effects.motion.glides).toEqual([]);
    }
  });

  it('a new level is announced for a moment, with motion or without', () => {
    const effects = new Effects(() => 0);
    effects.land(beat(said({ e: 'level_up', level: 3 })));
    expect(effects.risen).toBe(3);
    vi.advanceTimersByTime(5000);
    expect(effects.risen).toBeNull();
    effects.stop();
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
