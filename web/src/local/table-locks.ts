/** Which tables this tab plays: a Web Lock for each, which the browser lets go when the tab or its worker ends. */

const name = (table: string): string => `orrery ${table}`;

export class TableLocks {
  #held = new Map<string, () => void>();
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
    return new Promise((resolve, reject) => {
      const options: LockOptions = over ? { steal: true } : { ifAvailable: true };
      navigator.locks
        .request(name(table), options, (lock) => {
          if (!lock) return resolve(false);
          const held = new Promise<void>((release) => this.#held.set(table, release));
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

  release(table: string): void {
    const release = this.#held.get(table);
    this.#held.delete(table);
    release?.();
  }
}
