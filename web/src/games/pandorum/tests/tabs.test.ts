import { describe, expect, it } from 'vitest';
import { quiet } from '../story';
import { tabName, tally } from '../tabs.svelte';
import { scene } from './facts';

describe('the tabs of a phone', () => {
  it('tell what lies behind them', () => {
    const { view } = scene('turn');
    const me = view.seats[view.me!]!;
    tally.show(view);
    expect(tabName('table', 'en')).toBe(`Hand ${me.hand}`);
    expect(tabName('ship', 'ru')).toBe(`Корабль ${me.nose.cards.length}/${me.nose.threshold}`);
    expect(tabName('market', 'en')).toBe(`Market ${view.market.length}`);
    expect(tabName('events', 'en')).toBe(`Events ${view.events!.in_play.length}`);
    expect(tabName('log', 'en')).toBe('Log');
  });

  it('count lines of the log and mark a new event until they are looked at', () => {
    const { view } = scene('turn');
    const batch = [{ e: 'card_drawn' }, { e: 'turn_ended' }, { e: 'event_revealed' }];
    tally.hear(batch, 'table', quiet);
    tally.show(view);
    expect(tabName('log', 'en')).toBe('Log 2');
    expect(tabName('events', 'en')).toMatch(/!$/);
    tally.hear([], 'log', quiet);
    tally.hear([], 'events', quiet);
    tally.show(view);
    expect(tabName('log', 'en')).toBe('Log');
    expect(tabName('events', 'en')).not.toMatch(/!$/);
  });

  it('have plain names away from a table', () => {
    tally.clear();
    expect(tabName('table', 'ru')).toBe('Рука');
    expect(tabName('elsewhere', 'ru')).toBeNull();
  });
});
