// @vitest-environment jsdom
/** The parts for playing with others, as a person meets them: talk, notes, proposals, stand-ins, coming back, undo. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Affairs from '../src/components/Affairs.svelte';
import AwayCard from '../src/components/AwayCard.svelte';
import ConfirmSettings from '../src/components/ConfirmSettings.svelte';
import NotesPanel from '../src/components/NotesPanel.svelte';
import PrimaryButton from '../src/components/PrimaryButton.svelte';
import SidePanel from '../src/components/SidePanel.svelte';
import TableMenu from '../src/components/TableMenu.svelte';
import UndoButtons from '../src/components/UndoButtons.svelte';
import { meanwhile } from '../src/lib/away';
import type { Teller } from '../src/lib/log';
import type { SeatInfo } from '../src/lib/table';
import type { ChatLine, Decision, GameEvent, Table } from '../src/lib/types';
import { api, ApiError } from '../src/net/api';
import { Chat } from '../src/store/chat.svelte';
import { ConfirmTurn } from '../src/store/confirm.svelte';
import { Notes } from '../src/store/notes.svelte';
import { prefs } from '../src/store/prefs.svelte';
import { toasts } from '../src/store/toasts.svelte';
import { Lit } from '../src/table/lit.svelte';

HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};
HTMLElement.prototype.scrollTo = () => undefined;

const seats: SeatInfo[] = ['Ann', 'Bo', 'Cy'].map((name, seat) => ({
  seat,
  name,
  kind: seat ? 'human' : 'me',
  level: null,
  mine: !seat,
  colour: seat,
}));
const teller: Teller = {
  t: (key, params) => `${key} ${String(params?.name ?? '')}`.trim(),
  seat: (seat) => seats[seat]!.name,
  name: (id) => id,
  me: 0,
  fields: undefined,
};
const name = (seat: number): string => seats[seat]!.name;
const table = (more: object = {}): Table =>
  ({
    id: 'k3f',
    game: 'planet_5r',
    name: '',
    status: 'playing',
    commitment: 'abc',
    stand_in: 4,
    seats: seats.map((s) => ({ seat: s.seat, kind: 'human', name: s.name, mine: s.mine, taken: true })),
    ...more,
  }) as unknown as Table;
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  localStorage.clear();
  prefs.lang = 'en';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  toasts.list = [];
});

describe('log, chat and notes', () => {
  const line = (n: number, seat: number | null, text: string): ChatLine => ({
    n,
    seat,
    name: seat === null ? 'Zed' : seats[seat]!.name,
    text,
    at: `2026-11-16T10:0${n}:00Z`,
  });
  let said: string[];
  let chat: Chat;
  const show = (mine: number[], talks = true): void => {
    said = [];
    chat = new Chat(
      'k3f',
      () => mine,
      (text) => (said.push(text), Promise.resolve()),
    );
    const log = { events: [], game: 'planet_5r', teller, meta: {}, seats, lit: new Lit() };
    render(SidePanel, { props: { ...log, chat, notes: new Notes('k3f'), mine, talks } });
  };

  it('counts what is new until the talk is opened, and shows words as they were written', async () => {
    show([0]);
    chat.hear({ t: 'chat', table: 'k3f', lines: [line(1, 1, '<img src=x> https://evil.example')], reset: true });
    flushSync();
    const tab = screen.getByRole('tab', { name: /Chat/ });
    expect(tab.textContent).toContain('1 new message');
    await fireEvent.click(tab);
    const talk = screen.getByRole('log', { name: 'Chat' });
    expect(talk.textContent).toContain('<img src=x> https://evil.example');
    expect(talk.querySelector('img')).toBeNull();
    expect(talk.querySelector('a')?.rel).toBe('noopener noreferrer nofollow');
    expect(talk.querySelector('use')?.getAttribute('href')).toBe('#i-seat-square');
    expect(chat.unread).toBe(0);
  });

  it('says a line with Enter and keeps the words if that fails', async () => {
    show([0]);
    await fireEvent.click(screen.getByRole('tab', { name: 'Chat' }));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Say something to the table' });
    expect(field.maxLength).toBe(1000);
    await fireEvent.input(field, { target: { value: ' hello ' } });
    await fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    expect(said).toEqual([]);
    await fireEvent.keyDown(field, { key: 'Enter' });
    await settled();
    expect(said).toEqual(['hello']);
    expect(field.value).toBe('');
    vi.spyOn(chat, 'say').mockRejectedValueOnce(new Error('no'));
    await fireEvent.input(field, { target: { value: 'again' } });
    await fireEvent.keyDown(field, { key: 'Enter' });
    await settled();
    expect(field.value).toBe('again');
    expect(toasts.list.length).toBe(1);
  });

  it('lets spectators read only, and without company there is no talk', async () => {
    show([]);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Log', 'Chat']);
    await fireEvent.click(screen.getByRole('tab', { name: 'Chat' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('Only those who play here can speak.')).toBeTruthy();
    cleanup();
    show([0], false);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Log', 'Notes']);
  });

  it('is one tab stop that follows the arrow keys', async () => {
    show([0]);
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
    await fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' });
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
    expect(document.activeElement).toBe(tabs[1]);
  });

  it('adds, changes and deletes notes', async () => {
    const note = (n: number, text: string) => ({ n, text, at: '2026-11-16T10:00:00Z', step: null });
    vi.spyOn(api, 'notes').mockResolvedValue({ notes: [note(1, 'first')] });
    const add = vi.spyOn(api, 'addNote').mockImplementation((_t, text) => Promise.resolve(note(2, text)));
    const change = vi.spyOn(api, 'changeNote').mockImplementation((_t, n, text) => Promise.resolve(note(n, text)));
    render(NotesPanel, { notes: new Notes('k3f') });
    await settled();
    expect(screen.getAllByRole('listitem').length).toBe(1);
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: ' second ' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Add a note' }));
    await settled();
    expect(add).toHaveBeenCalledWith('k3f', 'second');
    expect(screen.getAllByRole('listitem').length).toBe(2);
    await fireEvent.click(screen.getAllByRole('button', { name: 'Change this note' })[0]!);
    await fireEvent.input(screen.getByRole('textbox', { name: 'Change this note' }), { target: { value: 'better' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await settled();
    expect(change).toHaveBeenLastCalledWith('k3f', 1, 'better');
    expect(screen.getByText('better')).toBeTruthy();
    await fireEvent.click(screen.getAllByRole('button', { name: 'Delete this note' })[0]!);
    await settled();
    expect(change).toHaveBeenLastCalledWith('k3f', 1, '');
    expect(screen.queryByText('better')).toBeNull();
  });
});

it('notes that cannot be loaded are asked for once, and again by hand; a new one does not hide them', async () => {
  const note = (n: number, text: string) => ({ n, text, at: '2026-11-16T10:00:00Z', step: null });
  const load = vi.spyOn(api, 'notes').mockRejectedValue(new ApiError(0, 'offline', null));
  vi.spyOn(api, 'addNote').mockImplementation((_t, text) => Promise.resolve(note(2, text)));
  render(NotesPanel, { notes: new Notes('k3f') });
  await settled();
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert').textContent).toContain('Try again');
  await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue({ notes: [note(1, 'first'), note(2, 'second')] });
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'second' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Add a note' }));
  await settled();
  expect(screen.getAllByRole('listitem').length).toBe(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('affairs of the table', () => {
  const proposal = { id: 4, what: 'undo', seat: 1, yes: [1, 2], wanted: [0], to: 3 };
  const show = (more: object, mine = [0]) => {
    const calls = { onanswer: vi.fn(() => true), onpropose: vi.fn(), onchange: vi.fn() };
    render(Affairs, { table: table(more), mine, name, ...calls });
    return calls;
  };

  it('tells everybody who asks what and who has agreed, and takes my word', async () => {
    const { onanswer } = show({ proposal });
    const words = screen.getByRole('status').textContent;
    expect(words).toContain('Bo asks to take back the last 3 choices at the table.');
    expect(words).toContain('Agreed: Cy.');
    expect(words).toContain('No answer yet: Ann.');
    await fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
    expect(onanswer).toHaveBeenLastCalledWith(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Refuse' }).disabled).toBe(true);
  });

  it('lets the one who asks withdraw, and spectators look on', async () => {
    const { onanswer } = show({ proposal: { ...proposal, what: 'pause', seat: 0, yes: [0], wanted: [1, 2] } });
    expect(screen.getByRole('status').textContent).toContain('You ask for a pause.');
    await fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(onanswer).toHaveBeenLastCalledWith(false);
    cleanup();
    show({ proposal }, []);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('tells who said no, but not to whoever said it', async () => {
    const calls = { onanswer: vi.fn(), onpropose: vi.fn(), onchange: vi.fn() };
    const mine = { ...proposal, seat: 0, yes: [0], wanted: [1, 2] } as const;
    const shown = render(Affairs, { table: table({ proposal: mine }), mine: [0], name, ...calls });
    await shown.rerender({ table: table({ proposal: null, declined: { id: 4, seat: 1 } }) });
    expect(toasts.list.map((toast) => toast.text)).toEqual(['Bo does not agree.']);
    await shown.rerender({ table: table({ paused: true, proposal: null, declined: { id: 4, seat: 1 } }) });
    expect(toasts.list.length).toBe(1);
    cleanup();
    const refuser = render(Affairs, { table: table({ proposal: mine }), mine: [1], name, ...calls });
    await refuser.rerender({ table: table({ proposal: null, declined: { id: 4, seat: 1 } }) });
    expect(toasts.list.length).toBe(1);
  });

  it('says of a table that all have left that it waits', () => {
    const left = (away: number[]) => table().seats.map((s) => ({ ...s, stand_in: away.includes(s.seat) ? 2 : null }));
    show({ seats: left([0, 1]) });
    expect(screen.getByRole('status').textContent).toContain('A bot (Cadet) plays for you.');
    cleanup();
    show({ seats: left([0, 1, 2]) });
    expect(screen.getByRole('status').textContent).toContain('the table waits until somebody comes back');
  });

  it('offers to go on during a pause', async () => {
    const { onpropose } = show({ paused: true });
    await fireEvent.click(screen.getByRole('button', { name: 'Ask to go on' }));
    expect(onpropose).toHaveBeenCalledWith('resume');
  });

  it('tells the others when a bot takes over for somebody, and when that person is back', async () => {
    const one = table();
    const shown = render(Affairs, {
      table: one,
      mine: [0],
      name,
      onanswer: vi.fn(),
      onpropose: vi.fn(),
      onchange: vi.fn(),
    });
    const away = { ...one, seats: one.seats.map((s) => ({ ...s, stand_in: s.seat === 1 ? (2 as const) : null })) };
    await shown.rerender({ table: away });
    expect(toasts.list.map((toast) => toast.text)).toEqual(['A bot (Cadet) plays on for Bo.']);
    await shown.rerender({ table: one });
    expect(toasts.list.at(-1)?.text).toBe('Bo is back.');
  });

  it('says that a bot plays for me, and the way back', async () => {
    const back = table();
    const mine = { seat: 0, kind: 'human', mine: true, stand_in: 6 };
    const comeBack = vi.spyOn(api, 'comeBack').mockResolvedValue(back);
    vi.spyOn(api, 'tables').mockResolvedValue([]);
    const { onchange } = show({ seats: [mine, { seat: 1, kind: 'human', mine: false, stand_in: null }] });
    expect(screen.getByRole('status').textContent).toContain('A bot (Astronomer) plays for you.');
    await fireEvent.click(screen.getByRole('button', { name: 'Come back' }));
    await settled();
    expect(comeBack).toHaveBeenCalledWith('k3f');
    expect(onchange).toHaveBeenCalledWith(back);
  });

  it('explains what leaving means before it happens', async () => {
    const leave = vi.spyOn(api, 'leave').mockResolvedValue(table());
    vi.spyOn(api, 'tables').mockResolvedValue([]);
    const calls = { onpropose: vi.fn(), onhelp: vi.fn(), onchange: vi.fn(), onclose: vi.fn() };
    render(TableMenu, { table: table(), view: null, seats, meta: {}, tell: teller.t, ...calls });
    await fireEvent.click(screen.getByRole('button', { name: /Ask for a pause/ }));
    expect(calls.onpropose).toHaveBeenCalledWith('pause');
    await fireEvent.click(screen.getByRole('button', { name: /Leave the game/ }));
    expect(leave).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog').textContent).toContain('A bot (Navigator) takes your place at once');
    await fireEvent.click(screen.getByRole('button', { name: 'Let the bot play on' }));
    await settled();
    expect(leave).toHaveBeenCalledWith('k3f');
    expect(calls.onchange).toHaveBeenCalled();
  });

  it('does not offer leaving to somebody who plays with bots alone', () => {
    const alone = table({ seats: [{ seat: 0, kind: 'human', mine: true }, { seat: 1, kind: 'bot' }] }); // prettier-ignore
    const calls = { onpropose: vi.fn(), onhelp: vi.fn(), onchange: vi.fn(), onclose: vi.fn() };
    render(TableMenu, { table: alone, view: null, seats, meta: {}, tell: teller.t, ...calls });
    expect(screen.queryByRole('button', { name: /Leave the game/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /pause/ })).toBeNull();
  });
});

describe('coming back', () => {
  it('shows losses first, then the others, and leads to the board or the log', async () => {
    const events: GameEvent[] = [
      { n: 1, e: 'built', seat: 1 },
      { n: 2, e: 'stolen', seat: 2, victim: 0 },
      ...Array.from({ length: 8 }, (_, i) => ({ n: 3 + i, e: `step${i}`, seat: 2 })),
    ];
    const meta = { loss: (event: GameEvent, seat: number) => event.victim === seat };
    const calls = { onclose: vi.fn(), onlog: vi.fn(), onchange: vi.fn() };
    render(AwayCard, { told: meanwhile(events, 0, meta), table: table({}), teller, meta, seats, ...calls });
    const dialog = screen.getByRole('dialog', { name: 'Since you were away' });
    const heads = within(dialog).getAllByRole('heading', { level: 3 });
    expect(heads.map((head) => head.textContent?.trim())).toEqual(['Your losses', 'Bo', 'Cy']);
    expect(dialog.textContent).toContain('event-stolen');
    expect(dialog.textContent).toContain('and 2 more');
    await fireEvent.click(within(dialog).getByRole('button', { name: 'Show me on the board' }));
    expect(calls.onclose).toHaveBeenCalledTimes(1);
    await fireEvent.click(within(dialog).getByRole('button', { name: 'The whole log' }));
    expect(calls.onlog).toHaveBeenCalledTimes(1);
    expect(within(dialog).queryByRole('button', { name: 'Come back' })).toBeNull();
  });

  it('offers the way back where a bot plays in my place', async () => {
    const back = table();
    vi.spyOn(api, 'comeBack').mockResolvedValue(back);
    vi.spyOn(api, 'tables').mockResolvedValue([]);
    const left = table({ seats: back.seats.map((s) => ({ ...s, stand_in: s.mine ? 2 : null })) });
    const calls = { onclose: vi.fn(), onlog: vi.fn(), onchange: vi.fn() };
    const told = meanwhile([{ n: 1, e: 'built', seat: 1 }], 0, {});
    render(AwayCard, { told, table: left, teller, meta: {}, seats, ...calls });
    expect(screen.getByText('A bot (Cadet) plays for you.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Come back' }));
    await settled();
    expect(calls.onchange).toHaveBeenCalledWith(back);
    expect(calls.onclose).toHaveBeenCalledTimes(1);
  });
});

describe('undo and redo', () => {
  const show = (undo: object, alone = false) => {
    const calls = { onundo: vi.fn(), onredo: vi.fn() };
    render(UndoButtons, { undo: { can: false, why: null, ...undo }, why: 'Too late.', busy: false, alone, ...calls });
    return calls;
  };

  it('offers to ask the others where it is no longer free', async () => {
    const { onundo } = show({ ask: true });
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo.getAttribute('aria-disabled')).toBe('false');
    expect(undo.title).toBe('Too late. Ask the others to take it back');
    await fireEvent.click(undo);
    expect(onundo).toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Redo' })).toBeNull();
  });

  it('asks plainly where nobody else is there', () => {
    show({ ask: true }, true);
    expect(screen.getByRole('button', { name: 'Undo' }).title).toBe('Too late. Take it back all the same?');
  });

  it('says why it is gone where nobody can give it back, and shows redo while there is any', async () => {
    const { onredo } = show({ redo: true });
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(screen.getByRole('button', { name: 'Redo' }));
    expect(onredo).toHaveBeenCalled();
  });
});

describe('the last question', () => {
  it('shows on its button how long it waits, and reads it out once', () => {
    const turn = new ConfirmTurn(() => Promise.resolve());
    render(PrimaryButton, { button: { label: 'End turn', run: () => undefined }, turn });
    const button = screen.getByRole('button');
    expect(button.querySelector('.ring')).toBeNull();
    turn.watch({ seat: 0, kind: 'confirm', rule: 'R', actions: [['confirm']] } as Decision, 1, true, {
      mode: 'timed',
      seconds: 10,
    });
    flushSync();
    expect(button.querySelector('.ring text')?.textContent).toBe('10');
    expect(button.textContent).toContain('Goes on by itself in 10 s');
    turn.close();
  });

  it('is set in two steps: how, and how long', async () => {
    prefs.confirm = 'on';
    render(ConfirmSettings);
    expect(screen.queryByRole('radio', { name: '20 s' })).toBeNull();
    await fireEvent.click(screen.getByRole('radio', { name: 'Timed' }));
    expect(prefs.confirm).toBe('timed');
    await fireEvent.click(screen.getByRole('radio', { name: '20 s' }));
    expect(prefs.confirmSeconds).toBe(20);
    prefs.confirm = 'on';
  });
});
