import { describe, expect, it } from 'vitest';
import { tabName, tally } from '../tabs.svelte';
import { scene } from './facts';

describe('the tabs of a phone', () => {
  it('tell what lies behind them', () => {
    const { view } = scene('turn');
    const me = view.seats[view.me!]!;
    tally.show(view, 'table');
    expect(tally.blank).toBe(false);
    expect(tabName('table', 'en')).toBe(`Hand ${me.hand}`);
    expect(tabName('ship', 'ru')).toBe(`Корабль ${me.nose.cards.length}/${me.nose.threshold}`);
    expect(tabName('market', 'en')).toBe(`Market ${view.market.length}`);
    expect(tabName('events', 'en')).toBe(`Events ${view.events!.in_play.length}`);
    expect(tabName('log', 'en')).toBe('Log');
  });

  it('count turns that were not read and mark a new event until they are looked at', () => {
    const { view } = scene('turn');
    const [first] = view.events!.in_play;
    tally.clear();
    tally.show({ ...view, events: { ...view.events!, in_play: [first!] } }, 'table');
    expect(tabName('events', 'en')).toBe('Events 1');
    const later = { ...view, turn: view.turn + 2 };
    tally.show(later, 'table');
    expect(tabName('log', 'en')).toBe('Log 2');
    expect(tabName('events', 'en')).toBe('Events 2!');
    tally.show(later, 'log');
    tally.show(later, 'events');
    tally.show(later, 'table');
    expect(tabName('log', 'en')).toBe('Log');
    expect(tabName('events', 'en')).toBe('Events 2');
  });

  it('have plain names away from a table', () => {
    tally.clear();
    expect(tally.blank).toBe(true);
    expect(tabName('table', 'ru')).toBe('Рука');
    expect(tabName('elsewhere', 'ru')).toBeNull();
  });
});
