/** What a service worker finds around itself, as far as ours needs it: the compiler's list of it excludes that of a page. */
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}

export interface Fetched extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', heard: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', heard: (event: Fetched) => void): void;
  addEventListener(type: 'message', heard: (event: Lasting & MessageEvent<unknown>) => void): void;
}

/** What a page says to the service worker. */
export type Told =
  | { t: 'skip-waiting' }
  /** Answered with the version through the port that comes along. */
  | { t: 'version' }
  /** Files that the page fetched before anybody kept them. */
  | { t: 'keep'; paths: string[] };
