/** What is fetched for offline play: whole or not at all, and never twice. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  bundleReady,
  bundleState,
  bundleWanted,
  Damaged,
  fetchBundle,
  keepOnly,
  NoRoom,
  Refusing,
  removeBundle,
  type Progress,
} from '../src/offline/bundle-files';
import { ASSETS_CACHE, BUNDLE_CACHE, BUNDLE_INDEX, keptIndex, SHELL_INDEX } from '../src/offline/cache-names';
import { emptyCaches, stated } from './kept-files';

const texts = (version: string): Record<string, string> => ({
  [`bundle/engine-${version}.zip`]: `rules of ${version}`.repeat(40),
  'bundle/packages-1.zip': 'others'.repeat(30),
  'bundle/pyodide-1/pyodide.asm.wasm': 'python'.repeat(100),
  [`assets/table-${version}.js`]: `boards of ${version}`.repeat(20),
});

let served: Record<string, string>;
let asked: string[];
/** Runs before each answer; what it throws is what the net does. */
let trouble: (path: string, init?: RequestInit) => void;
let caches_: ReturnType<typeof emptyCaches>;
/** The version of the page that asks. */
let page: string;

function serve(version: string): void {
  const files = texts(version);
  const list = Object.entries(files).map(([name, text]) => stated(name, text));
  const bundle = {
    client: version,
    engine: `engine-${version}.zip`,
    packages: 'packages-1.zip',
    pyodide: 'pyodide-1',
    files: list
      .filter((file) => file.name.startsWith('bundle/'))
      .map((file) => ({ ...file, name: file.name.replace('bundle/', '') })),
  };
  const shell = {
    version,
    files: [...list.filter((file) => file.name.startsWith('assets/')), stated('index.html', 'page')],
  };
  served = {
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`/${name}`, text])),
    [BUNDLE_INDEX]: JSON.stringify(bundle),
    [SHELL_INDEX]: JSON.stringify(shell),
  };
}

beforeEach(() => {
  serve('a');
  asked = [];
  trouble = () => undefined;
  caches_ = emptyCaches();
  page = 'a';
  vi.stubGlobal('document', { querySelector: () => ({ content: page }) });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    trouble(url, init);
    asked.push(url);
    const text = served[url];
    return text === undefined
      ? new Response('', { status: 404 })
      : new Response(text, { headers: { 'content-type': 'text/plain', 'content-security-policy': 'its own' } });
  });
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 1e9, usage: 0 }) } });
});
afterEach(() => void vi.unstubAllGlobals());

const quiet = (): void => undefined;
const total = (version: string): number =>
  Object.entries(texts(version)).reduce((all, [name, text]) => all + stated(name, text).travels, 0);
/** Nobody answers from the file on whose name ends so. */
function cutAt(end: string): void {
  trouble = (path) => {
    if (path.endsWith(end)) throw new TypeError('no net');
  };
}

describe('what is needed to play offline', () => {
  it('is off at first, says its size, and is ready once all of it is here', async () => {
    expect(await bundleState()).toEqual({ kind: 'off', bytes: total('a') });
    expect(await bundleReady()).toBe(false);
    const told: Progress[] = [];
    await fetchBundle((progress) => void told.push(progress));
    expect(told.at(0)).toMatchObject({ got: 0, bytes: total('a') });
    expect(told.at(-1)).toMatchObject({ got: total('a'), bytes: total('a') });
    expect(told.map(({ got }) => got)).toEqual([...told.map(({ got }) => got)].sort((a, b) => a - b));
    for (const { got, bytes } of Object.values(told.at(-1)!.parts)) expect([got > 0, got]).toEqual([true, bytes]);
    expect(await bundleReady()).toBe(true);
    expect(await bundleState()).toMatchObject({ kind: 'ready', bytes: total('a') });
    expect([...caches_.get(ASSETS_CACHE)!.held.keys()]).toEqual(['/assets/table-a.js']);
    const script = await caches_.get(ASSETS_CACHE)!.match('/assets/table-a.js');
    expect(script?.headers.get('content-security-policy')).toBe('its own');
    expect(await script?.text()).toBe(texts('a')['assets/table-a.js']);
  });

  it('stays ready offline, and tells when the server was last asked', async () => {
    await fetchBundle(quiet);
    const before = await bundleState();
    cutAt('');
    const { checked } = before as { checked: number };
    expect(checked).toBeGreaterThan(0);
    expect(await bundleState()).toMatchObject({ kind: 'ready', checked });
  });

  it('goes on with the file it had reached', async () => {
    cutAt('.wasm');
    await expect(fetchBundle(quiet)).rejects.toBeInstanceOf(TypeError);
    trouble = quiet;
    expect(await bundleReady()).toBe(false);
    expect(await bundleState()).toMatchObject({ kind: 'stopped', bytes: total('a') });
    asked = [];
    await fetchBundle(quiet);
    const again = asked.filter((url) => !url.endsWith('.json'));
    expect(again).toEqual(['/bundle/pyodide-1/pyodide.asm.wasm', '/assets/table-a.js']);
    expect(await bundleReady()).toBe(true);
  });

  it('stops between two files when it is told to', async () => {
    const stop = new AbortController();
    const stopping = fetchBundle(({ got }) => {
      if (got > 0) stop.abort();
    }, stop.signal);
    await expect(stopping).rejects.toMatchObject({ name: 'AbortError' });
    expect(await bundleState()).toMatchObject({ kind: 'stopped' });
  });

  it('plays the old version until the whole of the new one is here, and then drops the old', async () => {
    await fetchBundle(quiet);
    serve('b');
    const news = ['bundle/engine-b.zip', 'assets/table-b.js'].map((name) => stated(name, texts('b')[name]!).travels);
    expect(await bundleState()).toMatchObject({ kind: 'update', bytes: news[0]! + news[1]! });
    cutAt('table-b.js');
    await expect(fetchBundle(quiet)).rejects.toBeInstanceOf(TypeError);
    trouble = quiet;
    const held = caches_.get(BUNDLE_CACHE)!;
    const engine = async (version: string): Promise<unknown> =>
      (await held.match(keptIndex(version)))?.json().then((index: { engine: string }) => index.engine);
    expect([await engine('a'), await engine('b')]).toEqual(['engine-a.zip', undefined]);
    expect(await held.match('/bundle/engine-a.zip')).toBeDefined();
    await fetchBundle(quiet);
    expect([await engine('a'), await engine('b')]).toEqual(['engine-a.zip', 'engine-b.zip']);
    expect(await held.match('/bundle/engine-a.zip'), 'this page is still of that version').toBeDefined();
    expect(await bundleReady()).toBe(true);
    expect(await bundleState()).toMatchObject({ kind: 'ready' });
    await keepOnly(['b']);
    expect(await engine('a')).toBeUndefined();
    expect(await held.match('/bundle/engine-a.zip')).toBeUndefined();
    expect(await held.match('/bundle/packages-1.zip'), 'both versions had it').toBeDefined();
    expect(await bundleReady()).toBe(false);
    page = 'b';
    expect(await bundleReady()).toBe(true);
  });

  it('is of no use to a page of another version', async () => {
    await fetchBundle(quiet);
    page = 'b';
    expect(await bundleReady()).toBe(false);
    expect(await bundleWanted()).toBe(true);
    serve('b');
    expect(await bundleState()).toMatchObject({ kind: 'update', plays: false });
    cutAt('');
    expect(await bundleState()).toMatchObject({ kind: 'stopped' });
  });

  it('takes nothing from a server that is taking another version, nor of a version that was not asked for', async () => {
    const index = JSON.parse(served[BUNDLE_INDEX]!) as object;
    served[BUNDLE_INDEX] = JSON.stringify({ ...index, client: 'b' });
    await expect(fetchBundle(quiet)).rejects.toThrow('another version');
    serve('a');
    await expect(fetchBundle(quiet, undefined, 'b')).rejects.toThrow('another version');
    expect(await bundleWanted()).toBe(false);
    await fetchBundle(quiet, undefined, 'a');
    expect(await bundleReady()).toBe(true);
  });

  it('takes a damaged file once more from the server, and no other', async () => {
    const good = served['/bundle/packages-1.zip']!;
    served['/bundle/packages-1.zip'] = good.replace('others', 'traces');
    trouble = (path, init) => {
      if (path.endsWith('packages-1.zip') && init?.cache === 'reload') served[path] = good;
    };
    await fetchBundle(quiet);
    expect(asked.filter((url) => url.endsWith('packages-1.zip'))).toHaveLength(2);
    expect(await bundleReady()).toBe(true);
  });

  it.each(['shorter', 'and much longer than it was said to be '.repeat(99)])(
    'takes no file that is not what was stated: %#',
    async (text) => {
      served['/bundle/packages-1.zip'] = text;
      await expect(fetchBundle(quiet)).rejects.toBeInstanceOf(Damaged);
      expect(await bundleReady()).toBe(false);
    },
  );

  it('says how much room is missing before it begins, and when the disk is full after all', async () => {
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 1000, usage: 900 }) } });
    const failed: unknown = await fetchBundle(quiet).catch((error: unknown) => error);
    const needed = Object.values(texts('a')).reduce((all, text) => all + text.length, 0);
    expect(failed).toBeInstanceOf(NoRoom);
    expect((failed as NoRoom).missing).toBe(needed - 100);
    vi.stubGlobal('navigator', {});
    emptyCaches({ files: 1 });
    await expect(fetchBundle(quiet)).rejects.toBeInstanceOf(NoRoom);
  });

  it('says why it cannot be had', async () => {
    served = { [SHELL_INDEX]: served[SHELL_INDEX]! };
    expect(await bundleState()).toEqual({ kind: 'refused', why: 'absent' });
    await expect(fetchBundle(quiet)).rejects.toBeInstanceOf(Refusing);
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('no', 'SecurityError')) });
    expect(await bundleState()).toEqual({ kind: 'refused', why: 'blocked' });
    vi.stubGlobal('caches', undefined);
    vi.stubGlobal('isSecureContext', false);
    expect(await bundleState()).toEqual({ kind: 'refused', why: 'insecure' });
    expect(await bundleReady()).toBe(false);
  });

  it('is gone when it is removed; the client stays', async () => {
    await fetchBundle(quiet);
    await removeBundle();
    expect(await bundleReady()).toBe(false);
    expect(caches_.get(ASSETS_CACHE)!.held.size).toBe(1);
    expect(await bundleState()).toMatchObject({ kind: 'off' });
  });
});
