/** What this device keeps of the application, and under which names; pages and the service worker share them. */

/** The engine for browsers: files whose names carry digests, and the index once all of them are here. */
export const BUNDLE_CACHE = 'orrery-bundle';
/** Scripts, styles, fonts and pictures of the client: their names carry digests too. */
export const ASSETS_CACHE = 'orrery-assets';
/** The page itself and the few files whose names stay, one cache for each version. */
export const PAGE_CACHE = 'orrery-page-';

export const BUNDLE_INDEX = '/bundle/bundle.json';
/** Every file of the built client with its digest: written by web/shell-build.ts. */
export const SHELL_INDEX = '/shell.json';

/** Under this name the page has its version, to be compared with that of a waiting service worker. */
export const VERSION_NAME = 'orrery-version';

/** What play without a net needs, as people are told of it. */
export const PARTS = ['engine', 'words', 'drawings'] as const;
/** Python for browsers; rules, bots and texts; the client with its boards. */
export type Part = (typeof PARTS)[number];
