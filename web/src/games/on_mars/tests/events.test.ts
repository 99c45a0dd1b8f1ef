import { fields, type GameEvent } from '../wire';
import { describe, expect, it } from 'vitest';
import { eventParams } from '../../../lib/log';
import { eventIcon, quiet } from '../icons';
import { labelOf } from '../map/geometry';
import { spotOf } from '../spots';

/** Only what a test is about need be there. */
const said = (event: object): GameEvent => event as GameEvent;

describe('events', () => {
  it('speak of hexes, components and parties', () => {
    expect(spotOf(said({ e: 'bot_moved', seat: 1, start: '0,1', end: '-1,2' }))).toEqual({
      party: 1,
      hexes: ['0,1', '-1,2'],
    });
    // Spaces of the laboratory are no hexes.
    expect(
      spotOf(said({ e: 'tech_developed', seat: 0, tech: 'tech_mine', start: 'lab_1_top', end: 'lab_2_mid' })),
    ).toEqual({
      party: 0,
      ids: ['tech_mine'],
    });
    expect(spotOf(said({ e: 'main_action', seat: 2, action: 'construct' }))).toEqual({ party: 2, ids: ['construct'] });
  });

  it('are left out of the log where the board shows them anyway', () => {
    expect(quiet(said({ e: 'paid' }))).toBe(true);
    expect(quiet(said({ e: 'crystals_arrived', stored: 0, lost: 0 }))).toBe(true);
    expect(quiet(said({ e: 'crystals_arrived', stored: 1, lost: 0 }))).toBe(false);
  });

  it('name hexes as the rim of the map does, and spaces by their names', () => {
    const teller = {
      t: (key: string) => key,
      seat: String,
      name: (id: string) => `<${id}>`,
      me: 0,
      fields,
      spot: labelOf,
    };
    const told = (event: object): Record<string, unknown> =>
      eventParams(event as Parameters<typeof eventParams>[0], teller);
    expect(
      told({ e: 'rover_moved', seat: 0, start: '2,-1', leaves: '2,-1', end: '2,0', crystal: false }),
    ).toMatchObject({
      start: 'I9',
      end: 'I11',
    });
    expect(told({ e: 'constructed', seat: 0, type: 'mine', hex: '0,0', size: 1, tile: null })).toMatchObject({
      hex: 'G9',
    });
    const learned = { e: 'tech_developed', seat: 0, tech: 'tech_mine', start: 'lab_1_top', end: 'lab_2_mid' };
    expect(told(learned)).toMatchObject({ start: '<lab_1_top>', end: '<lab_2_mid>' });
  });

  it('have a symbol', () => {
    expect(eventIcon(said({ e: 'main_action', action: 'resupply' }))).toBe('om-a-resupply');
    expect(eventIcon(said({ e: 'lacerda_card_drawn' }))).toBe('i-bot');
    expect(eventIcon(said({ e: 'upgraded' }))).toBe('om-advanced');
  });
});
