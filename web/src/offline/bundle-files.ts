/**
 * The files that let this device play without a net: engine, texts, and all of the client. They are fetched one by one,
 * so that what has come is kept when fetching stops, and each is compared with its digest. The index is put beside them
 * last: as long as it is not there, nothing counts as ready.
 */
import { ASSETS_CACHE, BUNDLE_CACHE, BUNDLE_INDEX, SHELL_INDEX, type Part } from './cache-names';

interface Stated {
  name: string;
  bytes: number;
  /** Bytes on the way, compressed. */
  travels: number;
  sha256: string;
}

interface BundleIndex {
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
  /** All of an older version is here and plays; so many bytes are new. */
  | { kind: 'update'; bytes: number; checked: number }
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
async function offered(signal?: AbortSignal): Promise<{ files: BundleFile[]; bundle: BundleIndex }> {
  const [bundle, shell] = await Promise.all([
    asked<BundleIndex>(BUNDLE_INDEX, signal),
    asked<ShellIndex>(SHELL_INDEX, signal),
  ]);
  return { files: together(bundle, shell), bundle };
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
 * `NoRoom`, `Damaged`, the browser's AbortError, or a TypeError where there is no net.
 */
export async function fetchBundle(told: (progress: Progress) => void, signal?: AbortSignal): Promise<void> {
  const store = await cacheOf(BUNDLE_CACHE);
  const { files, bundle } = await offered(signal);
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
  await keepIndex(store, bundle);
  const needed = new Set([BUNDLE_INDEX, ...files.map((file) => file.url)]);
  for (const request of await store.keys()) if (!needed.has(new URL(request.url).pathname)) await store.delete(request); // of the version before
}

async function keepIndex(store: Cache, bundle: BundleIndex): Promise<void> {
  const headers = { 'content-type': 'application/json', [CHECKED]: String(Date.now()) };
  await store.put(BUNDLE_INDEX, new Response(JSON.stringify(bundle), { headers }));
}

/** The index of the version that is here as a whole; null if none is. */
async function kept(store: Cache): Promise<{ bundle: BundleIndex; checked: number } | null> {
  const response = await store.match(BUNDLE_INDEX);
  if (!response) return null;
  const checked = Number(response.headers.get(CHECKED) ?? 0);
  return { bundle: (await response.json()) as BundleIndex, checked };
}

/** Whether everything that is needed to play without a net is here. */
export async function bundleReady(): Promise<boolean> {
  try {
    return (await kept(await cacheOf(BUNDLE_CACHE))) !== null;
  } catch {
    return false;
  }
}

const same = (one: BundleIndex, other: BundleIndex): boolean =>
  one.engine === other.engine && one.packages === other.packages && one.pyodide === other.pyodide;

/** What is here, compared with what the server has if it can be asked. Never says `loading`: only who fetches knows. */
export async function bundleState(): Promise<BundleState> {
  try {
    const store = await cacheOf(BUNDLE_CACHE);
    const ready = await kept(store);
    const server = await offered().catch((error: unknown) => {
      if (error instanceof Refusing && !ready) throw error;
      return null;
    });
    const here = server ? await present(server.files) : new Set<string>();
    const missing = server?.files.filter((file) => !here.has(file.url)) ?? [];
    if (ready) {
      const bytes = ready.bundle.files.reduce((all, file) => all + file.travels, 0);
      if (!server) return { kind: 'ready', bytes, checked: ready.checked };
      if (missing.length || !same(ready.bundle, server.bundle))
        return { kind: 'update', bytes: sum(missing), checked: ready.checked };
      await keepIndex(store, server.bundle);
      return { kind: 'ready', bytes: sum(server.files), checked: Date.now() };
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
