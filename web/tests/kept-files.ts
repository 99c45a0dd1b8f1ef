/** Cache Storage and a server of files as far as `offline/` needs them. */
import { createHash } from 'node:crypto';
import { vi } from 'vitest';

const path = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), 'https://orrery.test').pathname;

class FakeCache {
  readonly held = new Map<string, Response>();
  /** The browser says that its disk is full as soon as so many files lie here. */
  constructor(readonly room: () => number) {}

  match = async (request: RequestInfo | URL): Promise<Response | undefined> => this.held.get(path(request))?.clone();
  put = async (request: RequestInfo | URL, response: Response): Promise<void> => {
    if (this.held.size >= this.room()) throw new DOMException('full', 'QuotaExceededError');
    this.held.set(path(request), response);
  };
  delete = async (request: RequestInfo | URL): Promise<boolean> => this.held.delete(path(request));
  keys = async (): Promise<Request[]> => [...this.held.keys()].map((url) => new Request(`https://orrery.test${url}`));
}

/** Puts an empty Cache Storage in place of the browser's; `room` is how many files each cache takes. */
export function emptyCaches(room = { files: Infinity }): Map<string, FakeCache> {
  const all = new Map<string, FakeCache>();
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const found = all.get(name) ?? new FakeCache(() => room.files);
      all.set(name, found);
      return found;
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (request: RequestInfo | URL) => {
      for (const cache of all.values()) {
        const found = await cache.match(request);
        if (found) return found;
      }
      return undefined;
    },
  });
  return all;
}

export interface Served {
  name: string;
  bytes: number;
  travels: number;
  sha256: string;
}

/** How an index states a file whose content is this text. */
export function stated(name: string, text: string): Served {
  const content = Buffer.from(text);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { name, bytes: content.length, travels: Math.ceil(content.length / 2), sha256 };
}
