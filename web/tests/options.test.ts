// @vitest-environment jsdom
/** Which options are offered at which table, and what is asked of the server in the end. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import OptionBox from '../src/components/OptionBox.svelte';
import { boxes, changed, effective, grown, matters, valueText, worded } from '../src/lib/options';
import { PRESETS, presetOptions, presetsOf, quickTable } from '../src/lib/places';
import { prefs } from '../src/store/prefs.svelte';
import type { GameInfo, OptionSchema } from '../src/lib/types';

const words = (en: string): { en: string; ru: string } => ({ en, ru: `${en}-ru` });
const board = (seat: number): OptionSchema => ({
  type: 'string',
  enum: ['any', 'gaia', 'oasis'],
  default: 'any',
  'x-title': words(`Planet ${seat}`),
  'x-names': { any: words('Any'), gaia: words('Gaia'), oasis: words('Oasis') },
  'x-only': { boards: ['chosen'] },
  'x-seat': seat,
});
const game = {
  id: 'planet_unknown',
  players: [1, 6],
  options: {
    properties: {
      boards: { type: 'string', enum: ['random', 'first', 'chosen'], default: 'random', 'x-title': words('Boards') },
      planet_1: board(1),
      planet_2: board(2),
      planet_3: board(3),
      events: { type: 'string', enum: ['none', 'custom'], default: 'none', 'x-title': words('Events') },
      green: { type: 'integer', minimum: 0, maximum: 20, default: 9, 'x-only': { events: ['custom'] } },
      personal: { type: 'boolean', default: false, 'x-title': words('Personal'), 'x-players': [2, 6] },
      confirm: { type: 'boolean', default: false, 'x-title': words('Confirm') },
    },
  },
} as unknown as GameInfo;
const all = game.options.properties!;

// The test's browser has no modal dialogs.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

beforeEach(() => (prefs.lang = 'en'));
afterEach(cleanup);

describe('options that matter', () => {
  it('follow the choices they hang on, the seats there are, and how many', () => {
    expect(matters(all.planet_1!, { boards: 'random' }, 4)).toBe(false);
    expect(matters(all.planet_1!, { boards: 'chosen' }, 4)).toBe(true);
    expect(matters(all.planet_3!, { boards: 'chosen' }, 2)).toBe(false);
    expect(matters(all.personal!, {}, 1)).toBe(false);
    expect(matters(all.personal!, {}, 2)).toBe(true);
    expect(matters(all.boards!, {}, 1)).toBe(true);
  });
  it('are all that a table is asked with: the others go back to their defaults', () => {
    const options = { boards: 'random', planet_1: 'gaia', green: 4, events: 'none', personal: true };
    expect(effective(game, options, 1)).toEqual({
      boards: 'random',
      planet_1: 'any',
      planet_2: 'any',
      planet_3: 'any',
      events: 'none',
      green: 9,
      personal: false,
      confirm: false,
    });
    expect(effective(game, { ...options, boards: 'chosen' }, 2).planet_1).toBe('gaia');
  });
  it('stand in the box of the option they hang on', () => {
    expect(boxes(game).map((box) => box.fields.map((f) => f.name))).toEqual([
      ['boards', 'planet_1', 'planet_2', 'planet_3'],
      ['events', 'green'],
      ['personal'],
      ['confirm'],
    ]);
  });
});

describe('options that join others', () => {
  const moons: OptionSchema = { type: 'boolean', default: false, 'x-group': words('Supermoon') };
  const group = {
    ...game,
    options: {
      properties: {
        confirm: all.confirm!,
        moons,
        emergency: { ...moons, 'x-beside': { option: 'moons', seats: 4 } },
        patches: moons,
      },
    },
  } as unknown as GameInfo;
  const off = { confirm: false, moons: false, emergency: false, patches: false };

  it('are switched on with them at a table that is large enough', () => {
    expect(changed(group, off, 4, 'moons', true)).toEqual({ ...off, moons: true, emergency: true });
    expect(changed(group, off, 3, 'moons', true)).toEqual({ ...off, moons: true });
    expect(changed(group, off, 6, 'patches', true)).toEqual({ ...off, patches: true });
  });
  it('may be switched off again, and stay when the other is switched off', () => {
    const on = { ...off, moons: true, emergency: true };
    expect(changed(group, on, 4, 'emergency', false)).toEqual({ ...off, moons: true });
    expect(changed(group, on, 4, 'moons', false)).toEqual({ ...off, emergency: true });
  });
  it('come when the table grows to that size, and only then', () => {
    const on = { ...off, moons: true };
    expect(grown(group, on, 3, 4).emergency).toBe(true);
    expect(grown(group, on, 4, 5).emergency).toBe(false);
    expect(grown(group, off, 3, 4).emergency).toBe(false);
  });
  it('may change the names of what others can be', () => {
    const events: OptionSchema = {
      ...all.events!,
      'x-names': { none: words('None'), custom: words('Own: target 60') },
      'x-names-with': { moons: { custom: words('Own: target 80') } },
    };
    const said = (on: boolean, value: string): string =>
      valueText(worded(events, { moons: on }, 2), value, 'en', 'yes', 'no');
    expect([said(false, 'custom'), said(true, 'custom'), said(true, 'none')]).toEqual([
      'Own: target 60',
      'Own: target 80',
      'None',
    ]);
  });
  it('of which a table says nothing are told as they are by default', () => {
    const moons: OptionSchema = { type: 'boolean', default: false };
    const deck: OptionSchema = { type: 'string', default: 'mild', 'x-names': { mild: words('Mild') } };
    expect([valueText(moons, null, 'en', 'yes', 'no'), valueText(deck, null, 'en', 'yes', 'no')]).toEqual([
      'no',
      'Mild',
    ]);
  });
  it('have other names at a table of one seat', () => {
    const events: OptionSchema = {
      ...all.events!,
      'x-names': { none: words('None'), custom: words('Own') },
      'x-names-alone': { custom: words('Own (60)') },
      'x-names-with': { moons: { custom: words('Own, moons') } },
      'x-names-alone-with': { moons: { custom: words('Own, moons (80)') } },
    };
    const said = (moons: boolean, seats: number, value = 'custom'): string =>
      valueText(worded(events, { moons }, seats), value, 'en', 'yes', 'no');
    expect([said(false, 1), said(true, 1), said(false, 3), said(true, 3), said(true, 1, 'none')]).toEqual([
      'Own (60)',
      'Own, moons (80)',
      'Own',
      'Own, moons',
      'None',
    ]);
  });
  it('stand in one box with the name of their group', () => {
    const [, box] = boxes(group);
    expect(box!.title!.en).toBe('Supermoon');
    expect(box!.fields.map((field) => field.name)).toEqual(['moons', 'emergency', 'patches']);
  });
});

describe('a box of options', () => {
  it('shows a row per seat only when boards are chosen, and hands over what is picked', async () => {
    const onchange = vi.fn();
    const box = boxes(game)[0]!;
    const props = { game: 'nothing', box, seats: ['Ann', 'Bo'], onchange };
    render(OptionBox, { ...props, options: { boards: 'random', planet_1: 'any', planet_2: 'any' } });
    expect(screen.queryByRole('button', { name: /Ann/ })).toBeNull();
    cleanup();
    render(OptionBox, { ...props, options: { boards: 'chosen', planet_1: 'any', planet_2: 'gaia' } });
    expect(screen.getByRole('button', { name: 'Bo, Planet 2: Gaia' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Planet 3/ })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Ann, Planet 1: Any' }));
    await fireEvent.click(screen.getByRole('radio', { name: /Oasis/, hidden: true }));
    expect(onchange).toHaveBeenLastCalledWith('planet_1', 'oasis');
  });
  it('is not there when nothing in it makes a difference', () => {
    const box = boxes(game)[2]!;
    render(OptionBox, { game: 'nothing', box, seats: ['Ann'], options: {}, onchange: vi.fn() });
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('tables of one click', () => {
  it('offer a game alone only where the rules know it', () => {
    expect(presetsOf(game)).toContain('solo');
    expect(presetsOf({ ...game, players: [3, 5] })).not.toContain('solo');
    expect(PRESETS.solo!(game).map((seat) => seat.kind)).toEqual(['me']);
  });
  it('begin a first game with its simple options', () => {
    expect(presetOptions(game, 'first').boards).toBe('first');
    expect(presetOptions(game, 'bots').boards).toBe('random');
    const first = quickTable(game, 'first');
    expect(first.seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot']);
    expect(first.options).toMatchObject({ boards: 'first', confirm: true });
    expect(quickTable(game, 'solo').seats).toEqual([{ kind: 'me' }]);
  });
});
