// @vitest-environment jsdom
/** Which engine a page begins with, and what it does when the worker of its bots ends again and again. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bundleFor, OtherVersion } from '../src/local/bundle';
import { BUNDLE_CACHE, BUNDLE_INDEX, keptIndex } from '../src/offline/cache-names';
import type { Bundle } from '../src/local/messages';
import { emptyCaches } from './kept-files';

const bundle = (client: string): Bundle => ({
  client,
  engine: `engine-${client}.zip`,
  packages: '',
  pyodide: '',
  files: [],
});

describe('the engine of a page', () => {
  let caches_: ReturnType<typeof emptyCaches>;
  let served: Bundle | null;
  const keep = async (client: string): Promise<void> =>
    (await caches.open(BUNDLE_CACHE)).put(keptIndex(client), new Response(JSON.stringify(bundle(client))));

  beforeEach(() => {
    caches_ = emptyCaches();
    served = bundle('a');
    vi.stubGlobal('self', globalThis);
    vi.stubGlobal('fetch', async (url: string) => {
      if (!served) throw new TypeError('no net');
      expect(url).toBe(BUNDLE_INDEX);
      return new Response(JSON.stringify(served));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is the one kept for its version, whatever the server has by now', async () => {
    await keep('a');
    served = bundle('b');
    expect((await bundleFor('a')).engine).toBe('engine-a.zip');
    expect(caches_.get(BUNDLE_CACHE)!.held.size).toBe(1);
  });

  it("is the server's where that one was offered with the very page", async () => {
    await keep('b');
    expect((await bundleFor('a')).engine).toBe('engine-a.zip');
    served = { ...bundle('a'), client: undefined };
    expect((await bundleFor('a')).engine).toBe('engine-a.zip');
  });

  it('is never one of another version', async () => {
    await keep('b');
    served = bundle('b');
    await expect(bundleFor('a')).rejects.toBeInstanceOf(OtherVersion);
    served = null;
    await expect(bundleFor('a')).rejects.toBeInstanceOf(OtherVersion);
    caches_.clear();
    await expect(bundleFor('a')).rejects.toThrow('no net');
  });
});

describe('a bot whose worker ends', () => {
  class FakeWorker {
    static made: FakeWorker[] = [];
    said: { do: string; role?: string; engine?: unknown }[] = [];
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onerror: ((event: { message: string }) => void) | null = null;
    constructor() {
      FakeWorker.made.push(this);
    }
    postMessage(message: { do: string; role?: string }): void {
      this.said.push(message);
    }
    terminate(): void {}
    tells(data: unknown): void {
      this.onmessage?.({ data });
    }
  }
  const asked = { table: 'local-1', seat: 1, asked_at: 4, order: '{}' };
  const bots = (): FakeWorker[] => FakeWorker.made.filter(({ said }) => said[0]?.role === 'bots');

  beforeEach(() => {
    vi.resetModules();
    FakeWorker.made = [];
    vi.stubGlobal('Worker', FakeWorker);
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('makes no move of chance: people are told, and it is asked again when they wish', async () => {
    const { engine } = await import('../src/local/engine');
    const { starting } = await import('../src/local/starting.svelte');
    void engine.call('GET', '/games', '').catch(() => undefined);
    const tables = FakeWorker.made[0]!;
    tables.tells({ told: 'ready', bundle: bundle('a') });
    tables.tells({ told: 'ask', asked });
    for (const n of [0, 1]) {
      expect(bots()).toHaveLength(n + 1);
      expect(bots()[n]!.said[0]).toMatchObject({ engine: bundle('a') }); // whatever the server has by now
      expect(starting.silent['local-1']).toBe(false);
      bots()[n]!.tells({ told: 'failed', why: 'out of memory' });
    }
    expect(bots()).toHaveLength(2);
    expect(starting.silent['local-1']).toBe(true);
    expect(tables.said.filter((one) => one.do === 'chosen')).toEqual([]);
    engine.askAgain('local-1');
    expect(bots()).toHaveLength(3);
    expect(starting.silent['local-1']).toBe(false);
    bots()[2]!.tells({ told: 'chosen', asked, action: '["play"]' });
    expect(tables.said.at(-1)).toEqual({ do: 'chosen', asked, action: '["play"]' });
  });
});
