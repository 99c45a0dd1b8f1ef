/**
 * The worker with the engine. The same script serves twice, as its first message says: one has the tables, in the other
 * the bots think, so that nobody waits for a bot to look at the table.
 */
import type { PyodideInterface } from 'pyodide';
import { Host, type Device } from './host';
import type { FromWorker, ToBots, ToTables } from './messages';
import { startPython } from './python';
import { Storage } from './storage';

type Told = ToTables | ToBots;
const say = (message: FromWorker): void => self.postMessage(message);

/** Whoever asks for this lock gets it when the worker has ended, however that came about. */
async function live(): Promise<void> {
  const lock = `orrery worker ${crypto.randomUUID()}`;
  await new Promise<void>((held) => {
    void navigator.locks.request(lock, () => {
      held();
      return new Promise(() => undefined);
    });
  });
  say({ told: 'alive', lock });
}

async function start(told: Extract<Told, { do: 'boot' }>): Promise<(told: Told) => void> {
  await live();
  // Where nothing may be stored no table can be played: whoever is told so has not waited for an engine.
  const storage = told.role === 'tables' ? await Storage.open() : null;
  const { python, bundle } = await startPython(told.engine, (step, done, of) => say({ told: 'step', step, done, of }));
  const hear = listener(told, python, storage);
  say({ told: 'ready', bundle });
  return hear;
}

function listener(
  told: Extract<Told, { do: 'boot' }>,
  python: PyodideInterface,
  storage: Storage | null,
): (told: Told) => void {
  if (told.role === 'bots' || !storage) {
    const choose = python.runPython('from orrery.local.device import bot_choice\nbot_choice') as (
      order: string,
    ) => string;
    const think = python.runPython('from orrery.local.device_thoughts import thought_out\nthought_out') as (
      order: string,
      tell: (early: string) => void,
    ) => string;
    return (message) => {
      if (message.do === 'choose') say({ told: 'chosen', asked: message.asked, action: choose(message.asked.order) });
      if (message.do !== 'think') return;
      const { id, order } = message.thought;
      const found = think(order, (early) => say({ told: 'found', id, found: early, done: false }));
      say({ told: 'found', id, found, done: true });
    };
  }
  const open = python.runPython('from orrery.local.device import Device\nDevice') as (name: string) => Device;
  const host = new Host(open(told.name), storage, say);
  return (message) => {
    switch (message.do) {
      case 'connect':
        return host.connect();
      case 'hear':
        return host.hear(message.text);
      case 'call':
        return host.call(message.id, message.method, message.url, message.body);
      case 'take':
        return host.take(message.table);
      case 'chosen':
        return host.chosen(message.asked, message.action);
      case 'found':
        return host.found(message.id, message.found, message.done);
      default:
        return undefined;
    }
  };
}

let heard: Promise<(told: Told) => void> | null = null;
self.onmessage = ({ data }: MessageEvent<Told>) => {
  if (data.do === 'boot') {
    heard = start(data);
    heard.catch((error: unknown) => say({ told: 'failed', why: String(error) }));
  } else {
    // What a bot cannot answer ends its worker: the page asks another one.
    heard?.then((hear) => hear(data)).catch((error: unknown) => say({ told: 'failed', why: String(error) }));
  }
};
