/**
 * The files that let this device play offline: engine, texts, and all of the client. They are fetched one by one,
 * so that what has come is kept when fetching stops, and each is compared with its digest. An index is put beside them
 * last: as long as it is not there, nothing counts as ready. It names the version of the client that was offered with
 * them, and a page plays with the engine of its own version alone.
 */
import {
  ASSETS_CACHE,
  BUNDLE_CACHE,
  BUNDLE_INDEX,
  keptIndex,
  PAGE_CACHE,
  SHELL_INDEX,
  versionOfIndex,
  type Part,
} from './cache-names';
import { pageVersion } from './page-version';

interface Stated {
  name: string;
  bytes: number;
  /** Bytes on the way, compressed. */
  travels: number;
  sha256: string;
}

interface BundleIndex {
  /** The version of the client that the server has beside it. */
  client?: string;
  engine: string;
  packages: string;
  pyodide: string;
  files: Stated[];
}

/** `/shell.json`: names are those below the root. */
export interface ShellIndex {
  version: string;
  files: Stated[];
}

export interface BundleFile extends Stated {
  url: string;
  part: Part;
  cache: string;
}

export interface Progress {
  /** Bytes on the way, of all that is needed. */
  bytes: number;
  got: number;
  parts: Record<Part, { bytes: number; got: number }>;
}

export type BundleState =
  | { kind: 'off'; bytes: number }
  /** Some of it is here. */
  | { kind: 'stopped'; bytes: number; got: number }
  | { kind: 'loading'; progress: Progress }
  /** Compared with what the server has at the time `checked`. */
  | { kind: 'ready'; bytes: number; checked: number }
  /** All of another version is here; so many bytes are new. `plays`: it is the one of this page. */
  | { kind: 'update'; bytes: number; checked: number; plays: boolean }
  | { kind: 'no-room'; missing: number }
  /** Not allowed: no secure address, storage closed by the browser, or a server that does not have the files. */
  | { kind: 'refused'; why: Unavailable };
export type Unavailable = 'insecure' | 'blocked' | 'absent';

export class Refusing extends Error {
  constructor(readonly why: Unavailable) {
    super(why);
    this.name = 'Refusing';
  }
}

export class NoRoom extends Error {
  /** So many bytes more would be needed. */
  constructor(readonly missing: number) {
    super('no room');
    this.name = 'NoRoom';
  }
}

/** A file came otherwise than its digest says, twice. */
export class Damaged extends Error {
  constructor(name: string) {
    super(name);
    this.name = 'Damaged';
  }
}

const CHECKED = 'x-orrery-checked';
const LOOK_WITHIN = 5_000; // milliseconds for a server that does not answer

async function cacheOf(name: string): Promise<Cache> {
  if (typeof caches === 'undefined') throw new Refusing(globalThis.isSecureContext === false ? 'insecure' : 'blocked');
  try {
    return await caches.open(name);
  } catch (error) {
    if (isFull(error)) throw new NoRoom(0);
    throw new Refusing('blocked');
  }
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

async function asked<T>(url: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(url, { cache: 'no-cache', signal });
  if (response.status === 404) throw new Refusing('absent');
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as T;
}

function partOf(index: BundleIndex, name: string): Part {
  return name.startsWith(`${index.pyodide}/`) ? 'engine' : 'words';
}

function together(bundle: BundleIndex, shell: ShellIndex): BundleFile[] {
  return [
    ...bundle.files.map((file): BundleFile => {
      return { ...file, url: `/bundle/${file.name}`, part: partOf(bundle, file.name), cache: BUNDLE_CACHE };
    }),
    ...shell.files
      .filter((file) => file.name.startsWith('assets/')) // the others the service worker has from its beginning
      .map((file): BundleFile => ({ ...file, url: `/${file.name}`, part: 'drawings', cache: ASSETS_CACHE })),
  ];
}

/** What the server has: all files that are needed, and the index as it is to be kept. */
async function offered(signal?: AbortSignal): Promise<{ files: BundleFile[]; bundle: BundleIndex; version: string }> {
  const [bundle, shell] = await Promise.all([
    asked<BundleIndex>(BUNDLE_INDEX, signal),
    asked<ShellIndex>(SHELL_INDEX, signal),
  ]);
  const { version } = shell;
  if (bundle.client !== undefined && bundle.client !== version) throw new Error('the server is taking another version');
  return { files: together(bundle, shell), bundle, version };
}

/** The files of these that are here already. */
async function present(files: readonly BundleFile[]): Promise<Set<string>> {
  const here = new Set<string>();
  for (const name of new Set(files.map((file) => file.cache)))
    for (const request of await (await cacheOf(name)).keys()) here.add(new URL(request.url).pathname);
  return here;
}

const sum = (files: readonly BundleFile[]): number => files.reduce((all, file) => all + file.travels, 0);
/** Of a file that has come in part; never more than it was said to be. */
const share = (file: BundleFile, read: number): number =>
  file.bytes ? Math.min(file.travels, Math.round((file.travels * read) / file.bytes)) : 0;

function begun(files: readonly BundleFile[]): Progress {
  const none = (): { bytes: number; got: number } => ({ bytes: 0, got: 0 });
  const progress: Progress = { bytes: 0, got: 0, parts: { engine: none(), words: none(), drawings: none() } };
  for (const file of files) {
    progress.bytes += file.travels;
    progress.parts[file.part].bytes += file.travels;
  }
  return progress;
}

function counted(progress: Progress, part: Part, bytes: number): void {
  progress.got += bytes;
  progress.parts[part].got += bytes;
}

async function hex(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The content of a file as it comes, told piece by piece. */
async function read(
  file: BundleFile,
  response: Response,
  told: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const content = new Uint8Array(file.bytes);
  let at = 0;
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    if (at + piece.value.length > file.bytes) throw new Damaged(file.name);
    content.set(piece.value, at);
    at += piece.value.length;
    told(at);
  }
  return at === file.bytes ? content : content.slice(0, at);
}

/** What was sent around the content, without what told of its packing. The policy of a worker's script stays with it. */
function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  return headers;
}

async function fetchFile(file: BundleFile, told: (share: number) => void, signal?: AbortSignal): Promise<void> {
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(file.url, { cache, signal });
    if (!response.ok) throw new Error(`${file.url}: ${response.status}`);
    const content = await read(file, response, (bytes) => told(share(file, bytes))).catch((error: unknown) => {
      if (error instanceof Damaged) return null;
      throw error;
    });
    if (content && (await hex(content)) === file.sha256) {
      await (await cacheOf(file.cache)).put(file.url, new Response(content, { headers: headersOf(response) }));
      return;
    }
  }
  throw new Damaged(file.name);
}

/** Throws if what is missing will not fit; browsers that do not say how much fits are believed to have room. */
async function makeSure(missing: readonly BundleFile[]): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  if (quota === undefined || usage === undefined) return;
  const needed = missing.reduce((all, file) => all + file.bytes, 0);
  if (needed > quota - usage) throw new NoRoom(needed - (quota - usage));
}

/**
 * Fetches what is missing; begun again after it was stopped, it goes on with the file it had reached. Throws `Refusing`,
 * `NoRoom`, `Damaged`, the browser's AbortError, or a TypeError where there is no net. `only`: for this version of the
 * client and no other.
 */
export async function fetchBundle(
  told: (progress: Progress) => void,
  signal?: AbortSignal,
  only?: string,
): Promise<void> {
  const store = await cacheOf(BUNDLE_CACHE);
  const { files, bundle, version } = await offered(signal);
  if (only !== undefined && version !== only) throw new Error('the server has another version by now');
  const here = await present(files);
  const progress = begun(files);
  for (const file of files) if (here.has(file.url)) counted(progress, file.part, file.travels);
  const missing = files.filter((file) => !here.has(file.url));
  await makeSure(missing);
  told(structuredClone(progress));
  for (const [n, file] of missing.entries()) {
    signal?.throwIfAborted();
    const before = structuredClone(progress);
    const tell = (bytes: number): void => {
      const now = structuredClone(before);
      counted(now, file.part, bytes);
      told(now);
    };
    await fetchFile(file, tell, signal).catch((error: unknown) => {
      if (!isFull(error)) throw error;
      throw new NoRoom(missing.slice(n).reduce((all, left) => all + left.bytes, 0));
    });
    counted(progress, file.part, file.travels);
    told(structuredClone(progress));
  }
  await keepIndex(store, version, bundle, Date.now());
  // What opens offline may still be the page of the version before.
  const pages = (await caches.keys()).filter((name) => name.startsWith(PAGE_CACHE));
  await keepOnly([version, pageVersion(), ...pages.map((name) => name.slice(PAGE_CACHE.length))]);
}

async function keepIndex(store: Cache, version: string, bundle: BundleIndex, checked: number): Promise<void> {
  const headers = { 'content-type': 'application/json', [CHECKED]: String(checked) };
  await store.put(keptIndex(version), new Response(JSON.stringify(bundle), { headers }));
}

/** Drops what none of these versions of the client needs. */
export async function keepOnly(versions: readonly string[]): Promise<void> {
  const store = await cacheOf(BUNDLE_CACHE);
  const needed = new Set<string>();
  for (const version of versions)
    for (const { name } of (await kept(store, version))?.bundle.files ?? [])
      needed.add(keptIndex(version)).add(`/bundle/${name}`);
  if (!needed.size) return; // something is only just coming
  for (const request of await store.keys()) if (!needed.has(new URL(request.url).pathname)) await store.delete(request);
}

/** The versions of the client for which all is here. */
async function keptVersions(store: Cache): Promise<string[]> {
  const paths = (await store.keys()).map((request) => new URL(request.url).pathname);
  return paths.map(versionOfIndex).filter((version) => version !== null);
}

/** Whether a person has made the games available, be it in another version. */
export const bundleWanted = async (): Promise<boolean> => (await keptVersions(await cacheOf(BUNDLE_CACHE))).length > 0;

/** The index of what is here as a whole for this version of the client; null if nothing is. */
async function kept(store: Cache, version: string): Promise<{ bundle: BundleIndex; checked: number } | null> {
  const response = await store.match(keptIndex(version));
  if (!response) return null;
  const checked = Number(response.headers.get(CHECKED) ?? 0);
  return { bundle: (await response.json()) as BundleIndex, checked };
}

/** Whether everything is here that this page needs to play offline. */
export async function bundleReady(): Promise<boolean> {
  try {
    return (await kept(await cacheOf(BUNDLE_CACHE), pageVersion())) !== null;
  } catch {
    return false;
  }
}

const same = (one: BundleIndex, other: BundleIndex): boolean =>
  one.engine === other.engine && one.packages === other.packages && one.pyodide === other.pyodide;

/**
 * What is here, compared with what the server has if it is to be asked and answers. Never says `loading`: only who
 * fetches knows.
 */
export async function bundleState(ask = true): Promise<BundleState> {
  try {
    const store = await cacheOf(BUNDLE_CACHE);
    const mine = await kept(store, pageVersion());
    const [another] = await keptVersions(store);
    const any = mine ?? (another === undefined ? null : await kept(store, another));
    const asking = ask ? offered(AbortSignal.timeout(LOOK_WITHIN)) : Promise.resolve(null);
    const server = await asking.catch((error: unknown) => {
      if (error instanceof Refusing && !any) throw error;
      return null;
    });
    const here = server ? await present(server.files) : new Set<string>();
    const missing = server?.files.filter((file) => !here.has(file.url)) ?? [];
    if (any && server) {
      const current = await kept(store, server.version);
      if (!current || missing.length || !same(current.bundle, server.bundle))
        return { kind: 'update', bytes: sum(missing), checked: any.checked, plays: mine !== null };
      const checked = Date.now();
      await keepIndex(store, server.version, server.bundle, checked);
      return { kind: 'ready', bytes: sum(server.files), checked };
    }
    if (mine) {
      const bytes = mine.bundle.files.reduce((all, file) => all + file.travels, 0);
      return { kind: 'ready', bytes, checked: mine.checked };
    }
    const bytes = server ? sum(server.files) : 0;
    // The drawings come by and by with every visit: only the engine's files tell that somebody has begun.
    const started = (await store.keys()).length > 0;
    return started ? { kind: 'stopped', bytes, got: bytes - sum(missing) } : { kind: 'off', bytes };
  } catch (error) {
    if (error instanceof Refusing) return { kind: 'refused', why: error.why };
    if (error instanceof NoRoom) return { kind: 'no-room', missing: error.missing };
    throw error;
  }
}

/** The client itself stays as far as visits have brought it: a page may just be open. */
export async function removeBundle(): Promise<void> {
  await caches.delete(BUNDLE_CACHE);
}
