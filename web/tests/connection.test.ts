/** No click is lost: reconnecting, resending under the same key, and acts that arrive late. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, Failed, Stale, type Status } from '../src/net/connection';
import { digest } from '../src/net/patches';
import { Refused } from '../src/lib/table';
import type { ClientMessage, Decision, StateMessage, StateSent, StepsSent, View } from '../src/lib/types';

class FakeSocket {
  static made: FakeSocket[] = [];
  sent: ClientMessage[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  closed = false;
  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(id = 'u'): void {
    this.say({ t: 'welcome', protocol: 1, user: { id, name: 'Mira' } });
  }
  drop(code = 1006): void {
    this.onclose?.({ code });
  }
  of<T extends ClientMessage['t']>(t: T): Extract<ClientMessage, { t: T }>[] {
    return this.sent.filter((m): m is Extract<ClientMessage, { t: T }> => m.t === t);
  }
}

const last = (): FakeSocket => FakeSocket.made.at(-1)!;

function state(at: number, actions: unknown[][] | null, extra: Partial<StateSent> = {}): StateSent {
  const decision = actions && ({ seat: 0, kind: 'choose_card', rule: 'R5-5.2', actions } as Decision);
  return {
    t: 'state',
    table: 'k3f',
    seat: 0,
    at,
    view: { step: at } as unknown as View,
    decision,
    undo: { can: false, why: null },
    events: [],
    from: 0,
    reset: false,
    ...extra,
  };
}

/** A choice of cards in a round of a game where all choose at once. */
function asking(at: number, other: Record<string, unknown> = {}): StateSent {
  const { round = 1, phase = 'select', ...changed } = other;
  const actions = [
    ['play', 'scout'],
    ['play', 'expand'],
  ];
  const asked = { seat: 0, kind: 'choose_card', rule: 'R5-5.2', params: { wave: 1 }, actions, ...changed };
  return state(at, null, { decision: asked as Decision, view: { step: at, round, phase } as unknown as View });
}

let made: Connection;
let keys: number;
let statuses: Status[];

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  keys = 0;
  statuses = [];
  made = new Connection({
    url: 'ws://x/ws',
    socket: () => new FakeSocket() as unknown as WebSocket,
    random: () => 0.5,
    key: () => `key-${++keys}`,
  });
  made.watch((s) => statuses.push(s));
  made.open();
});
afterEach(() => {
  made.close();
  vi.useRealTimers();
});

describe('a connection', () => {
  it('joins its tables after the welcome, not before', () => {
    made.join('k3f', {});
    expect(last().sent).toEqual([]);
    last().welcome();
    expect(last().sent).toEqual([{ t: 'join', table: 'k3f', since: null, steps: true }]);
    expect(made.status).toBe('open');
  });

  it('comes back by itself, each time a little later, and rejoins from the last event known', () => {
    made.join('k3f', {});
    last().welcome();
    last().say(state(4, null, { reset: true, events: [{ e: 'x', n: 7 }] }));
    last().drop();
    expect(made.status).toBe('lost');
    vi.advanceTimersByTime(300);
    expect(FakeSocket.made.length).toBe(2);
    last().drop();
    vi.advanceTimersByTime(300);
    expect(FakeSocket.made.length).toBe(2);
    vi.advanceTimersByTime(600);
    expect(FakeSocket.made.length).toBe(3);
    last().welcome();
    expect(last().of('join')).toEqual([{ t: 'join', table: 'k3f', since: { '0': 7 }, steps: true }]);
    expect(statuses).toEqual(['closed', 'connecting', 'open', 'lost', 'open']);
  });

  it('hands on every state as steps that end with its view', () => {
    const heard: StateMessage[] = [];
    made.join('k3f', { state: (message) => heard.push(message) });
    last().welcome();
    last().say(state(4, null, { reset: true, events: [{ e: 'x', n: 7 }] }));
    expect(heard.map(({ steps }) => steps)).toEqual([[{ events: [{ e: 'x', n: 7 }], view: { step: 4 } }]]);
    expect(heard[0]!.steps.at(-1)!.view).toBe(heard[0]!.view);
  });

  describe('that hears of changes', () => {
    const first = { game: 'x', step: 4, seats: [{ water: 1 }, { water: 2 }] };
    const changes = (more: Partial<StepsSent> = {}): StepsSent => ({
      t: 'steps',
      table: 'k3f',
      seat: 0,
      at: 5,
      base: 4,
      steps: [
        { events: [{ e: 'x', n: 8 }], patch: [{ path: ['seats', 0, 'water'], value: 3 }] },
        { events: [{ e: 'y', n: 9 }], patch: [{ path: ['step'], value: 5 }] },
      ],
      digest: digest({ game: 'x', step: 5, seats: [{ water: 3 }, { water: 2 }] }),
      undo: { can: true, why: null },
      from: 7,
      ...more,
    });
    let heard: StateMessage[];
    beforeEach(() => {
      heard = [];
      made.join('k3f', { state: (message) => heard.push(message) });
      last().welcome();
      const view = first as unknown as View;
      last().say(state(4, [['play', 'scout']], { reset: true, events: [{ e: 'w', n: 7 }], view }));
    });

    it('hands on whole views that share what stays', () => {
      last().say(changes());
      const { steps, ...message } = heard[1]!;
      expect(steps.map((step) => step.view['seats'])).toEqual([
        [{ water: 3 }, { water: 2 }],
        [{ water: 3 }, { water: 2 }],
      ]);
      expect(steps.map((step) => step.view.step)).toEqual([4, 5]);
      expect(steps[1]!.view['seats']).toBe(steps[0]!.view['seats']);
      expect(message.view).toBe(steps[1]!.view);
      expect(message).toMatchObject({ t: 'state', at: 5, from: 7, reset: false, undo: { can: true } });
      expect(message.events.map((event) => event.n)).toEqual([8, 9]);
      expect(message.decision).toBe(heard[0]!.decision);
      expect(last().of('show')).toEqual([]);
    });

    it('makes a step of a message in which nothing has changed', () => {
      last().say(changes({ at: 4, steps: [], digest: digest(first) }));
      expect(heard[1]!.steps).toEqual([{ events: [], view: first }]);
      expect(heard[1]!.view).toEqual(first);
    });

    it('takes over a decision that is told', () => {
      last().say(changes({ decision: null }));
      expect(heard[1]!.decision).toBeNull();
    });

    it.each<[string, Partial<StepsSent>]>([
      ['that lead elsewhere', { digest: '00000000' }],
      ['to another version', { base: 3 }],
      ['that do not fit', { steps: [{ events: [], patch: [{ path: ['seats', 7, 'water'], value: 1 }] }] }],
    ])('asks for the whole after changes %s, once, and goes on from there', (_, wrong) => {
      last().say(changes(wrong));
      last().say(changes({ at: 6, base: 5 }));
      expect(heard.length).toBe(1);
      expect(last().of('show')).toEqual([{ t: 'show', table: 'k3f', since: { '0': 7 } }]);
      last().say(state(4, null, { view: first as unknown as View, from: 7 }));
      last().say(changes());
      expect(heard.map(({ at }) => at)).toEqual([4, 4, 5]);
      expect(last().of('show').length).toBe(1);
    });

    it('joins anew after a break, whatever was in doubt', () => {
      last().say(changes({ base: 3 }));
      last().drop();
      made.retry();
      last().welcome();
      expect(last().of('join')).toEqual([{ t: 'join', table: 'k3f', since: { '0': 7 }, steps: true }]);
      last().say(state(4, null, { view: first as unknown as View, from: 7 }));
      last().say(changes());
      expect(heard.at(-1)!.at).toBe(5);
    });
  });

  it('tries at once when asked', () => {
    last().welcome();
    last().drop();
    made.retry();
    expect(FakeSocket.made.length).toBe(2);
  });

  it('is lost as soon as the browser says so, and tries all the same', async () => {
    const heard = new EventTarget();
    vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard));
    vi.stubGlobal('removeEventListener', heard.removeEventListener.bind(heard));
    made.close();
    made.open();
    last().welcome();
    const act = made.act('k3f', 0, 4, ['play', 'scout']);
    const socket = last();
    heard.dispatchEvent(new Event('offline'));
    expect(made.status).toBe('lost');
    expect(socket.closed).toBe(true);
    socket.drop(); // its own end comes later and counts no second time
    heard.dispatchEvent(new Event('online'));
    last().welcome();
    last().say({ t: 'ack', key: last().of('act')[0]!.key, at: 5 });
    await expect(act).resolves.toBe(5);
    const count = FakeSocket.made.length;
    made.close();
    heard.dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(30_000);
    expect(FakeSocket.made.length).toBe(count);
    expect(made.status).toBe('closed');
    vi.unstubAllGlobals();
  });

  it('sends an unanswered act again under the same key', async () => {
    last().welcome();
    const act = made.act('k3f', 0, 4, ['play', 'scout']);
    const first = last().of('act')[0]!;
    last().drop();
    vi.advanceTimersByTime(1000);
    last().welcome();
    expect(last().of('act')).toEqual([first]);
    last().say({ t: 'ack', key: first.key, at: 5 });
    await expect(act).resolves.toBe(5);
    expect(made.unanswered).toBe(0);
  });

  it('keeps an act made while offline until there is a way', async () => {
    last().welcome();
    last().drop();
    const act = made.act('k3f', 0, 4, ['play', 'scout']);
    vi.advanceTimersByTime(1000);
    last().welcome();
    expect(last().of('act').length).toBe(1);
    last().say({ t: 'ack', key: 'key-1', at: 5 });
    await expect(act).resolves.toBe(5);
  });

  it('resends several acts in the order they were made', () => {
    last().welcome();
    void made.act('k3f', 0, 4, ['a']).catch(() => undefined);
    void made.act('k3f', 1, 4, ['b']).catch(() => undefined);
    last().drop();
    vi.advanceTimersByTime(1000);
    last().welcome();
    expect(
      last()
        .of('act')
        .map((m) => m.key),
    ).toEqual(['key-1', 'key-2']);
  });

  it('repeats a late act if the very same question is asked again', async () => {
    made.join('k3f', {});
    last().welcome();
    last().say(asking(4));
    const act = made.act('k3f', 0, 4, ['play', 'scout']);
    // Meanwhile another card was chosen at the laptop and taken back there.
    last().say({ t: 'stale', key: 'key-1', at: 6 });
    last().say(asking(6));
    expect(
      last()
        .of('act')
        .map((m) => [m.key, m.at]),
    ).toEqual([
      ['key-1', 4],
      ['key-1', 6],
    ]);
    last().say({ t: 'ack', key: 'key-1', at: 7 });
    await expect(act).resolves.toBe(7);
  });

  it.each<[string, StateSent]>([
    ['another round', asking(9, { round: 3 })],
    ['another round that only the question tells', asking(9, { params: { round: 3, wave: 1 } })],
    ['another phase', asking(9, { phase: 'resolve' })],
    ['another kind of question', asking(9, { kind: 'discard_card' })],
    ['other answers', asking(9, { actions: [['play', 'scout']] })],
  ])('does not play an old click in %s, though it is on offer there', async (_, later) => {
    made.join('k3f', {});
    last().welcome();
    last().say(asking(4));
    const act = made.act('k3f', 0, 4, ['play', 'scout']);
    last().say({ t: 'stale', key: 'key-1', at: 9 });
    last().say(later);
    await expect(act).rejects.toBeInstanceOf(Stale);
    expect(last().of('act').length).toBe(1);
    expect(made.unanswered).toBe(0);
  });

  it('gives a click back that was made on a phone without a line, when the person has gone on elsewhere', async () => {
    made.join('k3f', {});
    last().welcome();
    last().say(asking(4));
    last().drop();
    const act = made.act('k3f', 0, 4, ['play', 'scout']);
    vi.advanceTimersByTime(300);
    last().welcome();
    last().say(asking(21, { round: 3, params: { round: 3, wave: 1 } })); // joined anew, before the act is answered
    expect(made.unanswered).toBe(1);
    last().say({ t: 'stale', key: 'key-1', at: 21 });
    last().say(asking(21, { round: 3, params: { round: 3, wave: 1 } }));
    await expect(act).rejects.toBeInstanceOf(Stale);
    expect(
      last()
        .of('act')
        .map((m) => m.at),
    ).toEqual([4]);
  });

  it.each([
    [59_000, true],
    [61_000, false],
  ])('repeats a late act only while it is fresh: %d ms after the click', async (age, repeated) => {
    made.join('k3f', {});
    last().welcome();
    last().say(asking(4));
    last().drop();
    const act = made.act('k3f', 0, 4, ['play', 'scout']);
    vi.setSystemTime(Date.now() + age);
    made.retry();
    last().welcome();
    last().say({ t: 'stale', key: 'key-1', at: 6 });
    last().say(asking(6));
    expect(last().of('act').length).toBe(repeated ? 2 : 1);
    if (repeated) last().say({ t: 'ack', key: 'key-1', at: 7 });
    if (repeated) await expect(act).resolves.toBe(7);
    else await expect(act).rejects.toBeInstanceOf(Stale);
  });

  it('is not disturbed by others who decide at the same time', async () => {
    made.join('k3f', {});
    last().welcome();
    last().say(asking(4));
    last().drop();
    let settled = false;
    const act = made.act('k3f', 0, 4, ['play', 'scout']).finally(() => (settled = true));
    // Two others have moved: higher versions, the same question. The server takes the old version then.
    vi.advanceTimersByTime(300);
    last().welcome();
    last().say(asking(5));
    last().say(asking(6));
    await Promise.resolve();
    expect(settled).toBe(false);
    expect(
      last()
        .of('act')
        .map((m) => [m.key, m.at]),
    ).toEqual([['key-1', 4]]);
    last().say({ t: 'ack', key: 'key-1', at: 7 });
    await expect(act).resolves.toBe(7);
  });

  it('gives a late act back if nobody knows what it answered', async () => {
    made.join('k3f', {});
    last().welcome();
    last().say(asking(5));
    const act = made.act('k3f', 0, 4, ['play', 'scout']); // clicked on a version that is not the one at hand
    last().say({ t: 'stale', key: 'key-1', at: 6 });
    last().say(asking(6));
    await expect(act).rejects.toBeInstanceOf(Stale);
  });

  it('answers a late act also when nobody looks at its table any more', async () => {
    const leave = made.join('k3f', {});
    last().welcome();
    last().say(asking(4));
    const act = made.act('k3f', 0, 4, ['play', 'scout']);
    leave();
    last().say({ t: 'stale', key: 'key-1', at: 9 });
    last().say(asking(9, { round: 2 }));
    await expect(act).rejects.toBeInstanceOf(Stale);
    expect(made.unanswered).toBe(0);
  });

  it('gives a late act back if it no longer applies', async () => {
    made.join('k3f', {});
    last().welcome();
    last().say(asking(4));
    const act = made.act('k3f', 0, 4, ['play', 'scout']);
    last().say({ t: 'stale', key: 'key-1', at: 6 });
    last().say(state(6, [['bid', 1]]));
    await expect(act).rejects.toBeInstanceOf(Stale);
    expect(last().of('act').length).toBe(1);
  });

  it('does not repeat a late undo', async () => {
    last().welcome();
    const undo = made.undo('k3f', 0, 4);
    last().say({ t: 'stale', key: 'key-1', at: 6 });
    await expect(undo).rejects.toBeInstanceOf(Stale);
  });

  it('hands a refusal to the act it belongs to', async () => {
    last().welcome();
    const act = made.act('k3f', 0, 4, ['bid', 99]);
    last().say({ t: 'refused', key: 'key-1', rule: 'R5-8.2', why: 'bid_too_high', params: { bid: 99, water: 5 } });
    await expect(act).rejects.toMatchObject({ refusal: { rule: 'R5-8.2', why: 'bid_too_high' } });
    await expect(act).rejects.toBeInstanceOf(Refused);
  });

  it('answers previews, and gives them up when the line breaks', async () => {
    last().welcome();
    const good = made.preview('k3f', 0, 4, ['bid', 2]);
    last().say({ t: 'preview', id: 'key-1', events: [{ e: 'bid_made' }] });
    await expect(good).resolves.toEqual([{ e: 'bid_made' }]);
    const cut = made.preview('k3f', 0, 4, ['bid', 2]);
    last().drop();
    await expect(cut).rejects.toBeInstanceOf(Failed);
  });

  it('asks for outcomes page by page, and tells an answer to an older question', async () => {
    const told = (...ns: number[]) => ns.map((n) => ({ action: ['bid', n], score: { before: 0, after: n } }));
    last().welcome();
    const all = made.outcomes('k3f', 0, 4);
    last().say({ t: 'outcomes', id: 'key-1', at: 4, first: 0, of: 3, outcomes: told(0, 1) });
    await vi.waitFor(() => expect(last().of('outcomes')).toHaveLength(2));
    expect(last().of('outcomes')[1]).toMatchObject({ actions: null, first: 2 });
    last().say({ t: 'outcomes', id: 'key-2', at: 4, first: 2, of: 3, outcomes: told(2) });
    await expect(all).resolves.toEqual(told(0, 1, 2));
    const late = made.outcomes('k3f', 0, 4, [['bid', 1]]);
    last().say({ t: 'outcomes', id: 'key-3', at: 5, first: 0, of: 1, outcomes: told(1) });
    await expect(late).rejects.toBeInstanceOf(Stale);
    const illegal = made.outcomes('k3f', 0, 5, [['bid', 9]]);
    const refused = { rule: 'R5-8.2', why: 'bid_too_high', params: {}, text: { en: 'No.', ru: 'Нет.' } };
    last().say({ t: 'outcomes', id: 'key-4', at: 5, refused });
    await expect(illegal).rejects.toBeInstanceOf(Refused);
  });

  it('notices a line that has gone silent', () => {
    last().welcome();
    const dead = last();
    vi.advanceTimersByTime(20_000);
    expect(dead.of('ping').length).toBe(1);
    vi.advanceTimersByTime(8_000);
    expect(made.status).toBe('lost');
    expect(dead.closed).toBe(true);
  });

  it('takes a pong as a sign of life', () => {
    last().welcome();
    vi.advanceTimersByTime(20_000);
    last().say({ t: 'pong' });
    vi.advanceTimersByTime(8_000);
    expect(made.status).toBe('open');
  });

  it('ignores what an abandoned socket still says', () => {
    last().welcome();
    const old = last();
    old.drop();
    vi.advanceTimersByTime(1000);
    old.drop();
    vi.advanceTimersByTime(10);
    expect(FakeSocket.made.length).toBe(2);
  });

  it('survives a frame that is no JSON', () => {
    last().welcome();
    last().onmessage?.({ data: '{' });
    expect(made.status).toBe('open');
  });

  it('asks who it is when the server does not know it, then tries again', async () => {
    let asked = 0;
    const fresh = new Connection({
      url: 'ws://x/ws',
      socket: () => new FakeSocket() as unknown as WebSocket,
      random: () => 0.5,
      renew: () => Promise.resolve((asked += 1)),
    });
    fresh.open();
    const before = FakeSocket.made.length;
    last().drop(4401);
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toBe(1);
    expect(FakeSocket.made.length).toBe(before + 1);
    fresh.close();
  });

  it('does not reconnect after being closed', () => {
    last().welcome();
    made.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made.length).toBe(1);
    expect(made.status).toBe('closed');
  });

  it('says a line once, however often the line breaks', async () => {
    last().welcome();
    const said = made.say('k3f', 'Good luck');
    last().drop();
    vi.advanceTimersByTime(1000);
    last().welcome();
    expect(last().of('say')).toEqual([{ t: 'say', table: 'k3f', key: 'key-1', text: 'Good luck' }]);
    last().say({ t: 'ack', key: 'key-1', at: 0 });
    await expect(said).resolves.toBe(0);
    expect(made.unanswered).toBe(0);
  });

  it('gives a late redo up, and a proposal that is not permitted', async () => {
    last().welcome();
    const redo = made.redo('k3f', 0, 4);
    last().say({ t: 'stale', key: 'key-1', at: 6 });
    await expect(redo).rejects.toBeInstanceOf(Stale);
    const asked = made.propose('k3f', 0, 'pause');
    last().say({ t: 'error', code: 'proposed', text: { en: 'x', ru: 'x' }, key: 'key-2', table: 'k3f' });
    await expect(asked).rejects.toMatchObject({ code: 'proposed' });
  });

  it('answers a proposal only while there is a line', () => {
    last().welcome();
    expect(made.answer('k3f', 0, 3, true)).toBe(true);
    expect(last().of('answer')).toEqual([{ t: 'answer', table: 'k3f', seat: 0, proposal: 3, yes: true }]);
    last().drop();
    expect(made.answer('k3f', 0, 3, true)).toBe(false);
  });

  it('hands chat and clocks to their table alone', () => {
    const heard: string[] = [];
    made.join('k3f', { chat: (m) => heard.push(`chat ${m.lines.length}`), clock: (m) => heard.push(`clock ${m.t}`) });
    made.join('other', { chat: () => heard.push('other') });
    last().welcome();
    last().say({ t: 'chat', table: 'k3f', lines: [], reset: true });
    last().say({ t: 'clock', table: 'k3f', seats: [] });
    expect(heard).toEqual(['chat 0', 'clock clock']);
  });

  it('joins anew for somebody else at this device, and repeats nothing of the one before', async () => {
    made.join('k3f', {});
    last().welcome();
    last().say(state(4, null, { reset: true, events: [{ e: 'x', n: 7 }] }));
    const act = made.act('k3f', 0, 4, ['play', 'scout']);
    const old = last();
    made.restart();
    await expect(act).rejects.toBeInstanceOf(Failed);
    expect(old.closed).toBe(true);
    last().welcome();
    expect(last().sent).toEqual([{ t: 'join', table: 'k3f', since: null, steps: true }]);
  });

  it('repeats nothing if the server says that somebody else sits here, as after a login in another tab', async () => {
    made.join('k3f', {});
    last().welcome('anna');
    last().say(asking(4, { events: [{ e: 'x', n: 7 }] }));
    last().drop();
    const said = made.say('k3f', 'Between us');
    const act = made.act('k3f', 0, 4, ['play', 'scout']);
    vi.advanceTimersByTime(1000);
    last().welcome('boris');
    await expect(said).rejects.toBeInstanceOf(Failed);
    await expect(act).rejects.toBeInstanceOf(Failed);
    expect(last().sent).toEqual([{ t: 'join', table: 'k3f', since: null, steps: true }]);
  });
});
