/** A new version of the application: offered, taken once, and never in the middle of a move that is being sent. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { follow, type Heard } from '../src/offline/registration';

class Worker extends EventTarget {
  state = 'installing';
  said: unknown[] = [];
  constructor(readonly version: string) {
    super();
  }
  postMessage(message: { t: string }, ports: MessagePort[]): void {
    this.said.push(message.t);
    if (message.t === 'version') ports[0]!.postMessage(this.version);
  }
  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
const found = { waiting: null as Worker | null, installing: null as Worker | null };
let container: EventTarget & { controller: Worker | null };
let registration: EventTarget & typeof found;
let offered: (() => void)[];
let reloads: number;
let sent: () => void;

function begin(controller: Worker | null, mine = 'a'): void {
  container = Object.assign(new EventTarget(), { controller });
  registration = Object.assign(new EventTarget(), { ...found });
  const settled = new Promise<void>((done) => (sent = done));
  const heard: Heard = {
    ready: (reload) => void offered.push(reload),
    settled: () => settled,
    reload: () => void (reloads += 1),
  };
  follow(
    container as unknown as ServiceWorkerContainer,
    registration as unknown as ServiceWorkerRegistration,
    mine,
    heard,
  );
}
function comes(worker: Worker): void {
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = worker;
  worker.becomes('installed');
}
function takesOver(worker: Worker): void {
  container.controller = worker;
  container.dispatchEvent(new Event('controllerchange'));
}

beforeEach(() => {
  offered = [];
  reloads = 0;
});
afterEach(() => void vi.restoreAllMocks());

describe('a new version', () => {
  it('is offered, and taken once when nothing is on its way any more', async () => {
    begin(new Worker('a'));
    const next = new Worker('b');
    comes(next);
    await vi.waitFor(() => expect(offered).toHaveLength(1));
    offered[0]!();
    offered[0]!();
    await Promise.resolve();
    expect(next.said).toEqual(['version']);
    sent();
    await vi.waitFor(() => expect(next.said).toEqual(['version', 'skip-waiting']));
    expect(reloads).toBe(0);
    takesOver(next);
    expect(reloads).toBe(1);
  });

  it('is nothing to speak of for a page that came with it', async () => {
    begin(new Worker('a'), 'b');
    const next = new Worker('b');
    comes(next);
    await vi.waitFor(() => expect(next.said).toEqual(['version', 'skip-waiting']));
    takesOver(next);
    await vi.waitFor(() => expect(next.said.at(-1)).toBe('skip-waiting'));
    expect([offered.length, reloads]).toEqual([0, 0]);
  });

  it('is offered to the other tabs when one has taken it', async () => {
    begin(new Worker('a'));
    takesOver(new Worker('b'));
    await vi.waitFor(() => expect(offered).toHaveLength(1));
    expect(reloads).toBe(0);
    offered[0]!();
    sent();
    await vi.waitFor(() => expect(reloads).toBe(1));
  });

  it('is not what the first visit hears of', async () => {
    begin(null);
    const first = new Worker('a');
    comes(first);
    takesOver(first);
    await new Promise((done) => setTimeout(done));
    expect([offered.length, reloads, first.said]).toEqual([0, 0, []]);
  });
});
