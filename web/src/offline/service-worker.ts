/**
 * The service worker: the application opens offline. Built by web/shell-build.ts as `/sw.js`; what it decides is in
 * `answering.ts`. It keeps what a visit has fetched anyway and a few small screens beside it, all files if the person has
 * made the games available offline, and never an answer of the server.
 */
import { outdated, serverFirst, successors, wayOf } from './answering';
import { bundleWanted, fetchBundle, keepOnly, NoRoom, Refusing } from './bundle-files';
import { ASSETS_CACHE, BUNDLE_CACHE, PAGE_CACHE, SHELL_INDEX, VERSION_NAME } from './cache-names';
import type { Told, WorkerScope } from './worker-scope';

declare const self: WorkerScope;
/** Put in by the build. */
declare const SHELL: { version: string; fixed: string[]; core: string[] };

const PAGE = PAGE_CACHE + SHELL.version;
const PATIENCE = 4000; // milliseconds for a server that does not answer
const SIX_AT_ONCE = 6;

async function keepAll(paths: readonly string[], mode: RequestCache = 'default'): Promise<void> {
  const cache = await caches.open(ASSETS_CACHE);
  const left = [...paths];
  const keepNext = async (): Promise<void> => {
    for (let path = left.pop(); path !== undefined; path = left.pop())
      if (!(await cache.match(path))) await cache.add(new Request(path, { cache: mode }));
  };
  await Promise.all(Array.from({ length: SIX_AT_ONCE }, keepNext));
}

/** The paths of all built files; asked for only when a new version follows an old one or everything is to be here. */
async function allFiles(): Promise<string[]> {
  const response = await fetch(SHELL_INDEX, { cache: 'no-store' });
  const index = (await response.clone().json()) as { version: string; files: { name: string }[] };
  if (index.version !== SHELL.version) throw new Error('the server has another version by now');
  await (await caches.open(PAGE)).put(SHELL_INDEX, response);
  return index.files.map((file) => `/${file.name}`).filter((path) => path.startsWith('/assets/'));
}

/** Whoever plays offline goes on doing so: the engine of this version comes with it, or this version does not. */
async function engineToo(): Promise<boolean> {
  if (!(await bundleWanted())) return false;
  try {
    await fetchBundle(() => undefined, undefined, SHELL.version);
    return true;
  } catch (error) {
    // The server has none any more, or there is no room: the page says so, and what it can do about it.
    if (error instanceof Refusing || error instanceof NoRoom) return false;
    throw error;
  }
}

async function install(): Promise<void> {
  const before = outdated(await caches.keys(), SHELL.version).length > 0;
  const page = await fetch('/', { cache: 'no-store' });
  if (!page.ok || !(await page.clone().text()).includes(`name="${VERSION_NAME}" content="${SHELL.version}"`))
    throw new Error('the server has another version by now'); // tried again with the next visit
  const kept = (await (await caches.open(ASSETS_CACHE)).keys()).map((request) => new URL(request.url).pathname);
  if (await engineToo()) await keepAll(await allFiles());
  else if (before) await keepAll([...SHELL.core, ...successors(kept, await allFiles())]);
  else await keepAll(SHELL.core);
  const cache = await caches.open(PAGE);
  await cache.addAll(SHELL.fixed.map((path) => new Request(path, { cache: 'no-cache' })));
  await cache.put('/', page);
}

/** Of the version before nothing is left, once what replaces it is in charge. */
async function activate(): Promise<void> {
  const old = outdated(await caches.keys(), SHELL.version);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
  await keepOnly([SHELL.version]);
  const index = await kept(SHELL_INDEX);
  if (!old.length || !index) return;
  const { files } = (await index.json()) as { files: { name: string }[] };
  const current = new Set(files.map((file) => `/${file.name}`));
  const assets = await caches.open(ASSETS_CACHE);
  for (const request of await assets.keys())
    if (!current.has(new URL(request.url).pathname)) await assets.delete(request);
}

const kept = async (request: Request | string): Promise<Response | undefined> =>
  (await caches.open(PAGE)).match(request, { ignoreSearch: true, ignoreVary: true });

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function withDigest(request: Request, name: string, keep: boolean): Promise<Response> {
  const cache = await caches.open(name);
  const found = await cache.match(request, { ignoreVary: true });
  if (found) return found;
  const response = await fetch(request);
  // A full disk is no reason to withhold what has come.
  if (keep && response.status === 200) await cache.put(request, response.clone()).catch(() => undefined);
  return response;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (wayOf(request, self.location.origin, SHELL.fixed)) {
    case 'page':
      return event.respondWith(serverFirst(fetch(request), () => kept('/'), wait(PATIENCE)));
    case 'fixed':
      return event.respondWith(serverFirst(fetch(request), () => kept(request), wait(PATIENCE)));
    case 'asset':
      return event.respondWith(withDigest(request, ASSETS_CACHE, true));
    case 'bundle':
      return event.respondWith(withDigest(request, BUNDLE_CACHE, false));
    case 'network':
      return;
  }
});
self.addEventListener('message', (event) => {
  const told = event.data as Told;
  switch (told.t) {
    case 'skip-waiting':
      return event.waitUntil(self.skipWaiting());
    case 'version':
      return event.ports[0]?.postMessage(SHELL.version);
    case 'keep':
      return event.waitUntil(
        keepAll(
          told.paths.filter((path) => path.startsWith('/assets/')),
          'force-cache',
        ),
      );
  }
});
