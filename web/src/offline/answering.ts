/** What the service worker does with a request: decided here, without a browser, so that it can be tested. */
import { BUNDLE_INDEX, PAGE_CACHE } from './cache-names';

/**
 * - `page`: an address of the application. The server's answer, so that nobody sees an old page for ever; without one,
 *   the page that is kept.
 * - `fixed`: a file of the page whose name stays, likewise.
 * - `asset`, `bundle`: a file whose name carries its digest. What is kept is what the server would send.
 * - `network`: none of our business. Answers of the server are never kept here: the page marks what it shows of them.
 */
export type Way = 'page' | 'fixed' | 'asset' | 'bundle' | 'network';

export interface Asked {
  method: string;
  mode: string;
  url: string;
}

export function wayOf({ method, mode, url }: Asked, origin: string, fixed: readonly string[]): Way {
  const { origin: whose, pathname } = new URL(url);
  if (method !== 'GET' || whose !== origin) return 'network';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith('/bundle/')) return pathname === BUNDLE_INDEX ? 'network' : 'bundle';
  if (fixed.includes(pathname)) return 'fixed';
  const other = pathname.startsWith('/api/') || pathname.slice(pathname.lastIndexOf('/')).includes('.');
  return mode === 'navigate' && !other ? 'page' : 'network';
}

/** Somebody between us and the server says that it is not there: as good as no answer. */
const isAbsent = (response: Response): boolean => [502, 503, 504].includes(response.status);

/**
 * The server's answer; what is kept if there is none, or none within the time: a net that carries nothing must not keep
 * anybody from what is here. Without anything kept it is waited for.
 */
export async function serverFirst(
  asked: Promise<Response>,
  kept: () => Promise<Response | undefined>,
  tired: Promise<void>,
): Promise<Response> {
  const answered = asked.then(
    (response) => (isAbsent(response) ? null : response),
    () => null,
  );
  const first = await Promise.race([answered, tired.then(() => null)]);
  return first ?? (await kept()) ?? asked;
}

/** Caches of other versions of the page; those of the bundle and of files with digests belong to all of them. */
export const outdated = (names: readonly string[], version: string): string[] =>
  names.filter((name) => name.startsWith(PAGE_CACHE) && name !== PAGE_CACHE + version);

/** A built file without its digest: `assets/Home-C-G8aMF7.js` is `assets/Home.js` of any version. */
const plain = (name: string): string => name.replace(/-[\w-]{8}(\.\w+)$/, '$1');

/** The files of a new version that follow those kept of the old one: what opened offline goes on doing so. */
export function successors(kept: readonly string[], offered: readonly string[]): string[] {
  const known = new Set(kept.map(plain));
  return offered.filter((name) => known.has(plain(name)));
}
