/** What IndexedDB answers, as promises; and why it did not store something. */

/** It is on the disk when the transaction ends. */
export const STRICT: IDBTransactionOptions = { durability: 'strict' };

export class NotStored extends Error {
  constructor(readonly code: 'played_elsewhere' | 'device_full' | 'storage') {
    super(code);
    this.name = 'NotStored';
  }
}

export function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage'));
  });
}

/** Everything or nothing has been stored. */
export function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(new NotStored(transaction.error?.name === 'QuotaExceededError' ? 'device_full' : 'storage'));
  });
}
