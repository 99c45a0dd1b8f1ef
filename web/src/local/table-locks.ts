/** Which tables this tab plays: a Web Lock for each, which the browser lets go when the tab or its worker ends. */

const name = (table: string): string => `orrery ${table}`;

export class TableLocks {
  #held = new Map<string, () => void>();
  #awaited = new Map<string, AbortController>();
  readonly #lost: (table: string) => void;

  /** `lost` is called when another tab has taken a table over. */
  constructor(lost: (table: string) => void) {
    this.#lost = lost;
  }

  has(table: string): boolean {
    return this.#held.has(table);
  }

  /** Whether the table is this tab's now. `over`: also if another one plays it. */
  take(table: string, over = false): Promise<boolean> {
    if (this.#held.has(table)) return Promise.resolve(true);
    this.#giveUp(table);
    return new Promise((resolve, reject) => {
      const options: LockOptions = over ? { steal: true } : { ifAvailable: true };
      navigator.locks
        .request(name(table), options, (lock) => {
          if (!lock) return resolve(false);
          const held = this.#hold(table);
          resolve(true);
          return held;
        })
        .catch((error: unknown) => {
          // Taken over: the lock is gone although nobody here has let it go.
          if (this.#held.delete(table)) this.#lost(table);
          else reject(error instanceof Error ? error : new Error(String(error)));
        });
    });
  }

  /** Once the tab that plays the table lets it go or is closed, it is this tab's, and `got` is called. */
  await(table: string, got: () => void): void {
    if (this.#held.has(table) || this.#awaited.has(table)) return;
    const stop = new AbortController();
    this.#awaited.set(table, stop);
    navigator.locks
      .request(name(table), { signal: stop.signal }, (lock) => {
        if (!lock || this.#awaited.get(table) !== stop) return undefined;
        this.#awaited.delete(table);
        const held = this.#hold(table);
        got();
        return held;
      })
      .catch(() => {
        if (this.#awaited.get(table) === stop) this.#awaited.delete(table);
        else if (!stop.signal.aborted && this.#held.delete(table)) this.#lost(table);
      });
  }

  #hold(table: string): Promise<void> {
    return new Promise<void>((release) => this.#held.set(table, release));
  }

  #giveUp(table: string): void {
    this.#awaited.get(table)?.abort();
    this.#awaited.delete(table);
  }

  release(table: string): void {
    this.#giveUp(table);
    const release = this.#held.get(table);
    this.#held.delete(table);
    release?.();
  }
}
