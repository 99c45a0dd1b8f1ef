// @vitest-environment jsdom
/** What one person has said and nobody has answered never goes out under the name of the next one at this device. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, Person } from '../src/lib/types';

class FakeSocket {
  static made: FakeSocket[] = [];
  sent: ClientMessage[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {}
  welcome(id: string): void {
    this.onmessage?.({ data: JSON.stringify({ t: 'welcome', protocol: 1, user: { id, name: id } }) });
  }
}

const last = (): FakeSocket => FakeSocket.made.at(-1)!;
const lines = (): string[] => FakeSocket.made.flatMap((s) => s.sent.flatMap((m) => (m.t === 'say' ? [m.text] : [])));
const person = (id: string, account: string | null = null): Person => ({ id, name: id, account });

type Session = (typeof import('../src/store/session.svelte'))['session'];
type Api = (typeof import('../src/net/api'))['api'];
let session: Session;
let api: Api;

/** Anna, a guest, at a table; her line of chat has not been answered. */
async function halfSaid(): Promise<{ said: Promise<number> }> {
  const { connection } = session;
  await vi.waitFor(() => expect(FakeSocket.made).toHaveLength(1));
  connection.join('k3f', {});
  last().welcome('anna');
  last().onclose?.({ code: 1006 });
  const said = connection.say('k3f', 'Between us');
  said.catch(() => undefined);
  return { said };
}

beforeEach(async () => {
  vi.resetModules();
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  ({ api } = await import('../src/net/api'));
  ({ session } = await import('../src/store/session.svelte'));
  vi.spyOn(api, 'me').mockResolvedValue(person('anna'));
  vi.spyOn(api, 'games').mockResolvedValue([]);
  vi.spyOn(api, 'tables').mockResolvedValue([]);
});
afterEach(() => {
  session.connection.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a line that was not answered', () => {
  it.each([
    ['logs in', person('boris', 'boris')],
    ['logs out', person('guest-2')],
  ])('is dropped when the person %s', async (_, next) => {
    let failed: unknown = null;
    const { said } = await halfSaid();
    said.catch((error: unknown) => (failed = error));
    await session.become(Promise.resolve(next));
    last().welcome(next.id);
    expect(session.user?.id).toBe(next.id);
    expect(last().sent).toEqual([{ t: 'join', table: 'k3f', since: null, steps: true }]);
    expect(lines()).toEqual([]);
    expect(session.connection.unanswered).toBe(0);
    await vi.waitFor(() => expect(failed).toMatchObject({ code: 'offline' }));
  });

  it('is said after all when the same person makes an account or changes the password', async () => {
    await halfSaid();
    await session.become(Promise.resolve(person('anna', 'anna')));
    last().welcome('anna');
    expect(lines()).toEqual(['Between us']);
  });

  it('is dropped when the server does not know the person any more and somebody new sits here', async () => {
    await halfSaid();
    vi.spyOn(api, 'me').mockResolvedValue(person('guest-2'));
    session.connection.retry();
    last().onclose?.({ code: 4401 });
    await vi.waitFor(() => expect(session.user?.id).toBe('guest-2'));
    await vi.waitFor(() => expect(session.connection.unanswered).toBe(0));
    last().welcome('guest-2');
    expect(lines()).toEqual([]);
  });

  it('is dropped before the new person has said anything, whose own lines go out', async () => {
    await halfSaid();
    await session.become(Promise.resolve(person('boris', 'boris')));
    const own = session.connection.say('k3f', 'Hello');
    own.catch(() => undefined);
    last().welcome('boris');
    expect(lines()).toEqual(['Hello']);
  });
});

it('lists the tables of this device while the net carries nothing', async () => {
  vi.doMock('../src/local/available', () => ({ localTables: async () => [{ id: 'local-1', updated: '2026' }] }));
  vi.spyOn(api, 'me').mockReturnValue(new Promise(() => undefined));
  vi.spyOn(api, 'tables').mockReturnValue(new Promise(() => undefined));
  const stop = session.follow();
  await vi.waitFor(() => expect(session.tables).toEqual([{ id: 'local-1', updated: '2026' }]));
  stop();
  vi.doUnmock('../src/local/available');
});
