/** Which engine a worker begins with: the one of its page's version, from this device or from the server. */
import { BUNDLE_CACHE, BUNDLE_INDEX, keptIndex, versionOfIndex } from '../offline/cache-names';
import { playsWith } from '../offline/page-version';
import type { Bundle } from './messages';

/** The engine that is to be had belongs to another version of the client: they may not understand each other. */
export class OtherVersion extends Error {
  override name = 'OtherVersion';
}

/** A file of the bundle as it is kept on this device, or as the server sends it. */
export async function fetched(url: string): Promise<Response> {
  const kept = 'caches' in self ? await caches.match(url).catch(() => undefined) : undefined;
  const found = kept ?? (await fetch(url));
  if (!found.ok) throw new Error(`${url}: ${found.status}`);
  return found;
}

const isKeptForAnother = async (): Promise<boolean> =>
  (await (await caches.open(BUNDLE_CACHE)).keys()).some(({ url }) => versionOfIndex(new URL(url).pathname) !== null);

/** The engine of this page's version: as it is kept, or as the server offers it now. */
export async function bundleFor(page: string): Promise<Bundle> {
  const kept = 'caches' in self ? await caches.match(keptIndex(page)).catch(() => undefined) : undefined;
  if (kept) return (await kept.json()) as Bundle;
  let offered: Bundle;
  try {
    offered = (await (await fetched(BUNDLE_INDEX)).json()) as Bundle;
  } catch (error) {
    throw (await isKeptForAnother().catch(() => false)) ? new OtherVersion(page) : error;
  }
  if (!playsWith(page, offered.client)) throw new OtherVersion(page);
  return offered;
}
