/** The page's end of one worker: from its start to its end, however that comes about. */
import type { FromWorker, ToBots, ToTables } from './messages';

export class WorkerLine<To extends ToTables | ToBots> {
  #worker: Worker | null;
  readonly #ended: () => void;

  constructor(boot: To, hear: (message: FromWorker) => void, ended: (why: string) => void) {
    const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    const end = (why: string): void => {
      if (this.#worker !== worker) return;
      this.close();
      ended(why);
    };
    this.#ended = () => end('ended');
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (this.#worker !== worker) return;
      if (data.told === 'alive') void navigator.locks.request(data.lock, this.#ended);
      else if (data.told === 'failed') end(data.why);
      else hear(data);
    };
    worker.onerror = (event) => end(event.message);
    worker.postMessage(boot);
  }

  send(message: To): void {
    this.#worker?.postMessage(message);
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
