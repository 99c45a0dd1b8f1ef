/** What makes something is said again by the same key until the server has answered; nothing else is. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError, type NewTable } from '../src/net/api';
import { line } from '../src/net/line.svelte';
import { keptAnswer } from '../src/offline/answers';
import { emptyCaches } from './kept-files';

const wish: NewTable = { game: 'planet_5r', options: {}, seats: [{ kind: 'me' }] };
const made = (): Response => new Response('{"id":"k3f"}', { status: 201 });
const broken = (): never => {
  throw new TypeError('network');
};
const proxy = (): Response => new Response('<h1>Bad Gateway</h1>', { status: 502 });
const torn = (): Response =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.error(new TypeError('network'));
      },
    }),
  );

function net(...answers: (() => Response)[]): { key: string | undefined; url: string; body: unknown }[] {
  const asked: { key: string | undefined; url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, key: (init.headers as Record<string, string>)['idempotency-key'], body: init.body });
    return answers[Math.min(asked.length, answers.length) - 1]!();
  });
  return asked;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What comes of it, the pauses between two tries left out. */
async function soon<T>(asked: Promise<T>): Promise<T> {
  const settled = asked.then(
    (made) => () => made,
    (error: unknown) => () => {
      throw error;
    },
  );
  await vi.advanceTimersByTimeAsync(5000);
  return (await settled)();
}

describe('requests that make something', () => {
  it.each([
    ['a table', () => api.create(wish)],
    ['a rematch', () => api.rematch('t')],
    ['a note', () => api.addNote('t', 'x')],
    ['what if', () => api.fork('t', 3, 0)],
    ['a record', () => api.importRecord({})],
  ])('%s carries a key, and is said again by it when the connection breaks', async (_, ask) => {
    for (const first of [broken, torn, proxy]) {
      const asked = net(first, made);
      await expect(soon<unknown>(ask())).resolves.toEqual({ id: 'k3f' });
      expect(asked).toHaveLength(2);
      expect(asked[0]!.key).toMatch(/^[!-~]{1,64}$/);
      expect(asked[1]).toEqual(asked[0]);
    }
  });

  it('has another key each time', async () => {
    const asked = net(made);
    await api.create(wish);
    await api.create(wish);
    expect(asked[0]!.key).not.toBe(asked[1]!.key);
  });

  it('is said three times at most, and by the same key when somebody tries again', async () => {
    const asked = net(broken);
    await expect(soon(api.create(wish))).rejects.toMatchObject({ code: 'offline' });
    expect(asked).toHaveLength(3);
    const later = net(made);
    await api.create({ ...wish, name: 'another' });
    await api.create(wish);
    await api.create(wish);
    expect(later[1]!.key).toBe(asked[0]!.key);
    expect(new Set([...asked, ...later].map((each) => each.key)).size).toBe(3);
  });

  it('is another thing when a while has passed', async () => {
    const asked = net(broken, broken, broken, made);
    await expect(soon(api.create(wish))).rejects.toBeInstanceOf(ApiError);
    await vi.advanceTimersByTimeAsync(600_000);
    await api.create(wish);
    expect(asked[3]!.key).not.toBe(asked[0]!.key);
  });

  it('keeps its key when the server itself could not say what has become of it', async () => {
    const asked = net(() => new Response('{"error":{"code":"storage"}}', { status: 503 }), made);
    await expect(soon(api.create(wish))).rejects.toMatchObject({ code: 'storage' });
    expect(asked).toHaveLength(1);
    await api.create(wish);
    expect(asked[1]!.key).toBe(asked[0]!.key);
  });

  it('is not said again when the server has refused', async () => {
    const asked = net(() => new Response('{"error":{"code":"too_many"}}', { status: 429 }));
    await expect(api.create(wish)).rejects.toBeInstanceOf(ApiError);
    expect(asked).toHaveLength(1);
    await expect(api.create(wish)).rejects.toBeInstanceOf(ApiError);
    expect(asked[1]!.key).not.toBe(asked[0]!.key);
  });
});

it('other requests have no key and are said once', async () => {
  const asked = net(broken);
  await expect(api.claim('t', 'x')).rejects.toMatchObject({ code: 'offline' });
  expect(asked).toHaveLength(1);
  expect(asked[0]!.key).toBeUndefined();
});

describe('a net that carries nothing', () => {
  const hanging = (): Promise<Response> => new Promise(() => undefined);

  beforeEach(() => {
    emptyCaches();
    line.answered('/games');
  });

  it('keeps nobody from what was told before, and its late answer is taken all the same', async () => {
    net(() => new Response('[{"id":"old"}]'));
    await api.tables();
    await vi.advanceTimersByTimeAsync(10);
    let answer!: (response: Response) => void;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    const asked = api.tables();
    await vi.advanceTimersByTimeAsync(6_000);
    await expect(asked).resolves.toEqual([{ id: 'old' }]);
    expect(line.offline).toBe(true);
    const returns = line.returns;
    answer(new Response('[{"id":"new"}]'));
    await vi.advanceTimersByTimeAsync(10);
    expect([line.offline, line.returns]).toEqual([false, returns + 1]);
    expect((await keptAnswer('/tables'))?.text).toBe('[{"id":"new"}]');
  });

  it('is no answer where nothing is kept, and whoever has waited is not kept waiting again', async () => {
    const fetching = vi.fn(hanging);
    vi.stubGlobal('fetch', fetching);
    for (const ask of [() => api.publicTables(), () => api.create(wish)]) {
      fetching.mockClear();
      const failed = expect(ask()).rejects.toMatchObject({ code: 'offline' });
      await vi.advanceTimersByTimeAsync(70_000);
      await failed;
      expect(fetching).toHaveBeenCalledTimes(1);
    }
  });

  it.each([502, 503, 504])('is also a proxy that says %i; the server itself is believed', async (status) => {
    net(() => new Response('[{"id":"old"}]'));
    await api.tables();
    await vi.advanceTimersByTimeAsync(10);
    net(() => new Response('<h1>Away</h1>', { status }));
    await expect(api.tables()).resolves.toEqual([{ id: 'old' }]);
    expect(line.offline).toBe(true);
    net(() => new Response('{"error":{"code":"storage"}}', { status }));
    await expect(api.tables()).rejects.toMatchObject({ code: 'storage', status });
    expect(line.offline).toBe(false);
  });
});
