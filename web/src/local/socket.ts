/** A socket to the engine of this device, for the connection that otherwise has one to the server. */
import type { Socket } from '../net/connection';

type EngineOf = (typeof import('./engine'))['engine'];

export class LocalSocket implements Socket {
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  #engine: EngineOf | null = null;

  constructor() {
    import('./engine').then(
      ({ engine }) => {
        this.#engine = engine;
        engine.attach(this);
      },
      () => this.fall(),
    );
  }

  send(text: string): void {
    this.#engine?.hear(text);
  }

  close(): void {
    this.#engine?.detach(this);
  }

  /** What the engine tells. */
  receive(text: string): void {
    this.onmessage?.(new MessageEvent('message', { data: text }));
  }

  /** The engine has ended. */
  fall(): void {
    this.onclose?.(new CloseEvent('close', { code: 1006 }));
  }
}
