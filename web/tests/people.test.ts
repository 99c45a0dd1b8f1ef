// @vitest-environment jsdom
/** Who sits at this device, and what the list of games tells each person. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import GameRow from '../src/components/GameRow.svelte';
import NameField from '../src/components/NameField.svelte';
import NotesPanel from '../src/components/NotesPanel.svelte';
import SidePanel from '../src/components/SidePanel.svelte';
import { grouped } from '../src/lib/groups';
import type { Person, Table } from '../src/lib/types';
import { seatName } from '../src/lib/words';
import { api, ApiError } from '../src/net/api';
import { Chat } from '../src/store/chat.svelte';
import { Notes } from '../src/store/notes.svelte';
import { prefs, t } from '../src/store/prefs.svelte';
import { session } from '../src/store/session.svelte';
import { Lit } from '../src/table/lit.svelte';

HTMLElement.prototype.scrollTo = () => undefined;
const person = (id: string, name: string, account: string | null): Person => ({ id, name, account });
const table = (more: object = {}): Table =>
  ({
    id: 'k3f',
    game: 'planet_5r',
    name: 'Friday',
    status: 'playing',
    options: {},
    actors: [1, 2],
    my_turn: false,
    updated: new Date().toISOString(),
    round: { n: 3, of: 15 },
    seats: ['Ann', 'Bo', 'Cy'].map((name, seat) => ({ seat, kind: 'human', name, mine: seat === 0, taken: true })),
    ...more,
  }) as unknown as Table;

beforeEach(() => {
  localStorage.clear();
  prefs.lang = 'en';
  session.user = person('a', 'Ann', 'ann');
  session.tables = [table()];
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a player at a shared device', () => {
  it('who was given no name is numbered in the language of the page, and a name stays as it is', () => {
    const called = (name: string, kind = 'hotseat'): string => seatName({ seat: 1, kind, name } as Table['seats'][0]);
    prefs.lang = 'ru';
    // As places.ts sends it, whatever the language was then.
    expect(['Player 2', 'Игрок 3'].map((name) => called(name))).toEqual([
      t('player-n', { n: 2 }),
      t('player-n', { n: 3 }),
    ]);
    expect(t('player-n', { n: 2 })).toBe('Игрок 2');
    prefs.lang = 'en';
    expect(called('Игрок 3')).toBe(t('player-n', { n: 3 }));
    expect(t('player-n', { n: 3 })).toBe('Player 3');
    expect(called('Player One')).toBe('Player One');
    expect(called('Player 2', 'human')).toBe('Player 2');
  });
});

describe('an account that is logged out from another device', () => {
  it('is noticed with the next list of games: somebody else sits here, and screens begin anew', async () => {
    const before = session.ended;
    vi.spyOn(api, 'tables')
      .mockRejectedValueOnce(new ApiError(401, 'no_guest', null))
      .mockResolvedValueOnce([]);
    vi.spyOn(api, 'me').mockResolvedValue(person('b', 'Mira 23', null));
    await session.refresh();
    expect(session.user?.name).toBe('Mira 23');
    expect(session.tables).toEqual([]);
    expect(session.ended).toBe(before + 1);
  });

  it('is not what happens to a guest whose cookie is gone, nor when the server cannot be reached', async () => {
    const before = session.ended;
    vi.spyOn(api, 'me').mockResolvedValue(person('c', 'Vega 7', null));
    vi.spyOn(api, 'tables').mockRejectedValueOnce(new ApiError(0, 'offline', null));
    await session.refresh();
    expect(session.user?.id).toBe('a');
    expect(session.tables).toHaveLength(1);
    session.user = person('b', 'Mira 23', null);
    vi.spyOn(api, 'tables')
      .mockRejectedValueOnce(new ApiError(401, 'no_guest', null))
      .mockResolvedValueOnce([]);
    await session.refresh();
    expect(session.user?.id).toBe('c');
    expect(session.ended).toBe(before);
  });
});

it('the field for the name shows the name of whoever has logged in', async () => {
  session.user = person('g', 'Alcor 96', null);
  render(NameField);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' });
  await fireEvent.input(field, { target: { value: 'Alc' } });
  expect(field.value).toBe('Alc');
  session.user = person('a', 'Ann', 'ann');
  flushSync();
  expect(field.value).toBe('Ann');
});

it('the field for the name says that the name is kept, until it is changed again', async () => {
  vi.spyOn(api, 'rename').mockResolvedValue(person('a', 'Anna', 'ann'));
  render(NameField);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' });
  expect(screen.getByRole('status').textContent).toBe('');
  await fireEvent.input(field, { target: { value: 'Anna' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'));
  await fireEvent.input(field, { target: { value: 'Annab' } });
  expect(screen.getByRole('status').textContent).toBe('');
});

describe('a row of my games', () => {
  const text = (more: object, props: object = {}): string => {
    cleanup();
    render(GameRow, { table: table(more), ...props });
    return screen.getByRole('link').textContent!.replace(/\s+/g, ' ');
  };

  it('names everybody the table waits for', () => {
    expect(text({})).toContain('Bo, Cy just now');
  });

  it('says since when I am asked, whatever others have done meanwhile', () => {
    const before = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
    const times = { updated: before(1), since: before(180) };
    expect(text({ my_turn: true, actors: [0, 1], ...times })).toContain('3 h ago');
    expect(text({ my_turn: true, ...times, since: null })).toContain('1 min ago');
    expect(text({ ...times, since: null })).toContain('Bo, Cy 1 min ago');
  });

  it('has the mark of each seat by its name, and neither for my own', () => {
    const row = (seats: object[]): [string, number] => {
      cleanup();
      render(GameRow, { table: table({ seats }) });
      const names = document.querySelector('.seats');
      return [names?.textContent ?? '', names?.querySelectorAll('use').length ?? 0];
    };
    const seats = table().seats;
    expect(row(seats)).toEqual(['Bo, Cy', 2]);
    expect(row([...seats, { seat: 3, kind: 'open', name: null, mine: false, taken: false }])).toEqual(['Bo, Cy', 2]);
    // All at one screen, as in a record that was brought here: everybody is named.
    expect(row(seats.map((seat) => ({ ...seat, kind: 'hotseat', mine: true })))).toEqual(['Ann, Bo, Cy', 3]);
  });

  it('says that a bot plays for me, and does not wait for me then', () => {
    const seats = table().seats.map((seat) => ({ ...seat, stand_in: seat.mine ? 2 : null }));
    const row = text({ seats, actors: [0, 1] });
    expect(row).toContain('A bot (Cadet) plays for you.');
    expect(row).toContain('Bo just now');
  });

  it('says that a rematch keeps a seat for me', () => {
    const seats = table().seats.map((seat) => (seat.mine ? { seat: 0, kind: 'open', kept: true } : seat));
    expect(text({ status: 'waiting', seats })).toContain('A seat is kept for you');
  });

  it('tells a stranger the pace', () => {
    const clock = { kind: 'live', move: 20, bank: 300 };
    expect(text({ clock })).not.toContain('20 s');
    expect(text({ clock }, { stranger: true })).toContain('20 s for each turn; what takes longer comes out of 5 min');
  });
});

it('my games stand by what they wait for; where a bot plays for me nobody is waited for', () => {
  const left = table({ id: 'left', seats: table().seats.map((s) => ({ ...s, stand_in: s.mine ? 2 : null })) });
  const absent = table({ id: 'boss', seats: table().seats.map((s) => ({ ...s, stand_in: s.mine ? null : 2 })) });
  const all = [table({ id: 'over', status: 'over' }), left, absent, table({ id: 'mine', my_turn: true })];
  const found = grouped([...all, table({ id: 'open', status: 'waiting' })]);
  expect(found.map(({ key, list }) => [key, list.map((one) => one.id)])).toEqual([
    ['games-yours', ['mine']],
    ['games-others', ['boss']],
    ['games-stand-in', ['left']],
    ['games-waiting', ['open']],
    ['games-over', ['over']],
  ]);
  expect(grouped([left]).map((group) => group.key)).toEqual(['games-stand-in']);
});

describe('after the end', () => {
  const at = '2026-11-16T10:01:00Z';

  it('what was said leads to its moment', async () => {
    const onstep = vi.fn();
    const chat = new Chat(
      'k3f',
      () => [],
      () => Promise.resolve(),
    );
    chat.hear({ lines: [{ n: 1, seat: 1, name: 'Bo', text: 'Ouch', at, step: 17 }], reset: true });
    const teller = { t: (key: string) => key, seat: () => 'Bo', name: (id: string) => id, me: null, fields: undefined };
    const log = { events: [], game: 'planet_5r', teller, meta: {}, seats: [], lit: new Lit() };
    const notes = new Notes('k3f');
    render(SidePanel, { props: { ...log, chat, notes, mine: [], talks: true, page: 'chat', onstep } });
    await fireEvent.click(screen.getByRole('button', { name: 'step 17' }));
    expect(onstep).toHaveBeenCalledWith(17);
  });

  it('and so does what I noted', async () => {
    const onstep = vi.fn();
    vi.spyOn(api, 'notes').mockResolvedValue({ notes: [{ n: 1, text: 'He bluffs', at, step: 9 }] });
    const notes = new Notes('k3f');
    await notes.load();
    render(NotesPanel, { notes, onstep });
    await fireEvent.click(screen.getByRole('button', { name: 'step 9' }));
    expect(onstep).toHaveBeenCalledWith(9);
  });
});
