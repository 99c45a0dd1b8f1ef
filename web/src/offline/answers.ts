/**
 * Answers of the server that are worth having without it: lists, rules, words, lessons. Each is kept with the time at
 * which it came; it is shown only where the server does not answer, and whoever shows it says how old it is.
 */
const CACHE = 'orrery-answers';
const CAME = 'x-orrery-came';
const WORTH = /^\/(me|games|tables|tables\/[\w.~-]+|games\/\w+\/(rules|components|words|lessons))$/;
/** What anybody would be told. */
const COMMON = /^\/games(\/\w+\/(rules|components|words))?$/;

export interface Kept {
  text: string;
  /** Milliseconds since 1970. */
  came: number;
}

const open = (): Promise<Cache> | null => (typeof caches === 'undefined' ? null : caches.open(CACHE));
const address = (url: string): string => `/api${url}`;

export const isWorthKeeping = (method: string, url: string): boolean => method === 'GET' && WORTH.test(url);

/** Never throws: where nothing can be kept, everything is as it would be without. */
export async function keepAnswer(url: string, text: string, came = Date.now()): Promise<void> {
  try {
    const headers = { 'content-type': 'application/json', [CAME]: String(came) };
    await (await open())?.put(address(url), new Response(text, { headers }));
  } catch {
    // No room, or storage is closed.
  }
}

export async function keptAnswer(url: string): Promise<Kept | null> {
  try {
    const response = await (await open())?.match(address(url));
    return response ? { text: await response.text(), came: Number(response.headers.get(CAME)) } : null;
  } catch {
    return null;
  }
}

export async function dropAnswer(url: string): Promise<void> {
  try {
    await (await open())?.delete(address(url));
  } catch {
    // Then nothing was kept either.
  }
}

/** Somebody else sits here: what the one before was told is not theirs to see. */
export async function forgetPersonal(): Promise<void> {
  try {
    const cache = await open();
    for (const request of (await cache?.keys()) ?? [])
      if (!COMMON.test(new URL(request.url).pathname.replace(/^\/api/, ''))) await cache?.delete(request);
  } catch {
    // Then nothing was kept either.
  }
}
