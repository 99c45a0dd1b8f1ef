/**
 * Registers the service worker once the page is there, gives it what the visit has fetched, and tells when a new version
 * is ready. The page is reloaded only when the person says so, and once.
 */
import { pageVersion } from './page-version';
import type { Told } from './worker-scope';

const LOOK_EVERY = 60 * 60_000; // milliseconds between two looks for a new version
const ANSWER_WITHIN = 5_000;

export interface Heard {
  /** A new version is here; `reload` takes it. */
  ready(reload: () => void): void;
  /** Resolves when nothing is on its way to the server any more. */
  settled(): Promise<void>;
  reload(): void;
}

function say(worker: ServiceWorker, told: Told, ports: MessagePort[] = []): void {
  worker.postMessage(told, ports);
}

/** The version a worker was built with; null if it does not say. */
function versionOf(worker: ServiceWorker): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(null), ANSWER_WITHIN);
    port1.onmessage = (event: MessageEvent<unknown>) => {
      clearTimeout(timer);
      port1.close();
      resolve(typeof event.data === 'string' ? event.data : null);
    };
    say(worker, { t: 'version' }, [port2]);
  });
}

/** Tells the worker what this visit fetches past it: before it was there, or on the way while it took over. */
function tellFetched(worker: ServiceWorker): void {
  const observer = new PerformanceObserver((list) => {
    const past = list.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming && !entry.workerStart);
    const urls = past.map((entry) => new URL(entry.name)).filter((url) => url.origin === location.origin);
    if (urls.length) say(worker, { t: 'keep', paths: urls.map((url) => url.pathname) });
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** Follows one registration; the page and its surroundings come as arguments so that this can be tested. */
export function follow(
  container: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
  mine: string,
  heard: Heard,
): void {
  let asked = false;
  let replaced = container.controller !== null;
  const offer = async (worker: ServiceWorker): Promise<void> => {
    // The page comes from the server first: it may be the new one already, and has nothing to be reloaded for.
    if ((await versionOf(worker)) === mine) return say(worker, { t: 'skip-waiting' });
    heard.ready(() => {
      if (asked) return;
      asked = true;
      void heard.settled().then(() => {
        if (registration.waiting) say(registration.waiting, { t: 'skip-waiting' });
        else heard.reload(); // another tab has taken it already
      });
    });
  };
  const watch = (worker: ServiceWorker | null): void => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && container.controller) void offer(worker);
    });
  };
  container.addEventListener('controllerchange', () => {
    const first = !replaced;
    replaced = true;
    if (first) return;
    if (asked) heard.reload();
    // Another tab took the new version. Its worker speaks for a version that this page is not of.
    else if (container.controller) void offer(container.controller);
  });
  if (registration.waiting && container.controller) void offer(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
}

export async function register(heard: Heard): Promise<void> {
  const container = typeof navigator === 'undefined' ? undefined : navigator.serviceWorker;
  if (!container) return;
  const registration = await container.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  follow(container, registration, pageVersion(), heard);
  const { active } = await container.ready;
  if (active) tellFetched(active);
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_EVERY) return;
    looked = Date.now();
    void registration.update().catch(() => undefined);
  });
}
