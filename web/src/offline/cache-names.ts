/** What this device keeps of the application, and under which names; pages and the service worker share them. */

/** The engine for browsers: files whose names carry digests, and an index once all of them are here. */
export const BUNDLE_CACHE = 'orrery-bundle';
/** Scripts, styles, fonts and pictures of the client: their names carry digests too. */
export const ASSETS_CACHE = 'orrery-assets';
/** The page itself and the few files whose names stay, one cache for each version. */
export const PAGE_CACHE = 'orrery-page-';

/** What the server has of the engine, and for which version of the client. */
export const BUNDLE_INDEX = '/bundle/bundle.json';
/** What is kept of it: one index for each version of the client, since only what was offered together plays together. */
export const keptIndex = (version: string): string => `/bundle/client-${version}.json`;
/** The version of the client for which an index is kept; null for any other file. */
export const versionOfIndex = (path: string): string | null => /^\/bundle\/client-(\w+)\.json$/.exec(path)?.[1] ?? null;
/** Every file of the built client with its digest: written by web/shell-build.ts. */
export const SHELL_INDEX = '/shell.json';

/** Under this name the page has its version, to be compared with that of a waiting service worker. */
export const VERSION_NAME = 'orrery-version';

/** What offline play needs, as people are told of it. */
export const PARTS = ['engine', 'words', 'drawings'] as const;
/** Python for browsers; rules, bots and texts; the client with its boards. */
export type Part = (typeof PARTS)[number];
