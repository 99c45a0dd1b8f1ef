import { describe, expect, it } from 'vitest';
import { duration, eventIcon, quiet, spotOf } from '../story';

describe('events', () => {
  it('speak of hexes, components and parties', () => {
    expect(spotOf({ e: 'bot_moved', seat: 1, start: '0,1', end: '-1,2' })).toEqual({
      party: 1,
      hexes: ['0,1', '-1,2'],
    });
    // Spaces of the laboratory are no hexes.
    expect(spotOf({ e: 'tech_developed', seat: 0, tech: 'tech_mine', start: 'lab_1_top', end: 'lab_2_mid' })).toEqual({
      party: 0,
      ids: ['tech_mine'],
    });
    expect(spotOf({ e: 'main_action', seat: 2, action: 'construct' })).toEqual({ party: 2, ids: ['construct'] });
  });

  it('take their time, small ones none', () => {
    expect(duration([{ e: 'paid' }, { e: 'gained' }])).toBe(0);
    expect(duration([{ e: 'constructed' }, { e: 'level_up' }])).toBeGreaterThan(1000);
    expect(quiet({ e: 'paid' })).toBe(true);
    expect(quiet({ e: 'crystals_arrived', stored: 0, lost: 0 })).toBe(true);
    expect(quiet({ e: 'crystals_arrived', stored: 1, lost: 0 })).toBe(false);
  });

  it('have a symbol', () => {
    expect(eventIcon({ e: 'main_action', action: 'resupply' })).toBe('om-a-resupply');
    expect(eventIcon({ e: 'lacerda_card_drawn' })).toBe('i-bot');
    expect(eventIcon({ e: 'upgraded' })).toBe('om-advanced');
  });
});
