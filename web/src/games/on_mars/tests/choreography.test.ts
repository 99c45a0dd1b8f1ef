/** What flies when something happens, and from where to where. */
import { describe, expect, it } from 'vitest';
import type { GameEvent, View } from '../wire';
import { choreography } from '../choreography';

const view = {
  places: [null, { scientist: 'geologist' }, { contract: 'contract_3' }],
  grid: [
    { place: 0, tech: null, row: 'top' },
    { place: 4, tech: 'tech_rover', row: 'middle' },
  ],
  exploration: ['disc_upgrade', null],
} as unknown as View;

/** Every flight of a story as "what from to". */
function told(...events: GameEvent[]): string[] {
  return events.flatMap((event, i) =>
    choreography
      .flights({ events: [event], before: view, after: view }, events.slice(0, i))
      .map(({ look, from, to }) => `${look.amount} ${look.icon} ${from[0]!} > ${to[0]!}`),
  );
}

describe('flights', () => {
  it('go to the action that is paid for, and come from the hex that was built', () => {
    expect(
      told(
        { e: 'main_action', seat: 0, action: 'construct' },
        { e: 'colonist_placed', seat: 0, action: 'construct' },
        { e: 'paid', seat: 0, crystals: 2, colonists: 0, resources: [{ item: 'mineral', amount: 1 }], goals: 0 },
        { e: 'constructed', seat: 0, type: 'generator', hex: '0,1', size: 2, tile: null },
        { e: 'gained', seat: 0, items: [{ item: 'battery', amount: 2 }], lost: [] },
        { e: 'progressed', seat: 0, type: 'generator' },
      ),
    ).toEqual([
      '1 om-colonist quarters:0 > act:construct',
      '1 om-mineral store:0:mineral > act:construct',
      '2 om-crystal crystals:0 > act:construct',
      '1 om-b-generator pile:generator > hex:0,1',
      '2 om-battery hex:0,1 > store:0:battery',
      '1 om-cube op:0 > progress:generator',
    ]);
  });

  it('come from the warehouse once, though it is told twice', () => {
    expect(
      told(
        { e: 'supplied', seat: 1, item: 'plant' },
        { e: 'gained', seat: 1, items: [{ item: 'plant', amount: 1 }], lost: [] },
      ),
    ).toEqual(['1 om-plant supply:plant > store:1:plant']);
  });

  it('know nothing of what is done at another table', () => {
    const gained: GameEvent = { e: 'gained', seat: 1, items: [{ item: 'plant', amount: 1 }], lost: [] };
    const from = (...past: GameEvent[]): unknown =>
      choreography.flights({ events: [gained], before: view, after: view }, past)[0]?.from;
    expect(from({ e: 'supplied', seat: 1, item: 'plant' })).toEqual(['supply:plant']);
    expect(from()).toEqual([]);
    expect(from({ e: 'supplied', seat: 1, item: 'plant' }, { e: 'turn_ended', seat: 1 } as GameEvent)).toEqual([]);
  });

  it('know where cards and tiles lay', () => {
    expect(
      told(
        { e: 'scientist_hired', seat: 0, scientist: 'geologist' },
        { e: 'contract_taken', seat: 1, contract: 'contract_3' },
        { e: 'tech_learned', seat: 0, tech: 'tech_rover', space: 'lab_1_top' },
        { e: 'tile_placed', seat: 0, tile: 'disc_upgrade', hex: '3,-3' },
        { e: 'ship_welcomed', seat: 0, space: 'd4' },
        { e: 'retrieved', seat: 2, where: 'working_area', colonists: 2 },
        { e: 'slots_cleared', action: 'upgrade', parties: [0, 2] },
      ),
    ).toEqual([
      '1 om-scientist place:1 > cards:0',
      '1 om-contract place:2 > cards:1',
      '1 om-rover tech:4 > lab:0:lab_1_top',
      '1 om-discovery explore:0 > hex:3,-3',
      '1 om-ship depot:0:d4 > hangar:0',
      '2 om-colonist working:2 > quarters:2',
      '1 om-colonist act:upgrade > working:0',
      '1 om-colonist act:upgrade > working:2',
    ]);
  });

  it('have the time they need, and a beat without any none that was meant for it', () => {
    const lasts = (event: GameEvent): number => choreography.ms({ events: [event], before: view, after: view });
    const paid = (crystals: number): GameEvent => ({ e: 'paid', seat: 0, crystals, colonists: 0, resources: [], goals: 0 }); // prettier-ignore
    expect(lasts(paid(1))).toBe(280);
    expect(lasts(paid(0))).toBe(0);
    expect(lasts({ e: 'rover_moved', seat: 0, start: '0,0', leaves: '0,0', end: '0,1', crystal: true })).toBe(280);
    expect(lasts({ e: 'level_up', level: 2 })).toBeGreaterThan(1000);
  });

  it('do not start where nothing moves', () => {
    expect(
      told(
        { e: 'stayed', seat: 0 },
        { e: 'rover_moved', seat: 0, start: null, leaves: '0,0', end: '0,0', crystal: false },
      ),
    ).toEqual([]);
  });
});
