import type { UseStore } from 'idb-keyval';

/** Milliseconds. A browser that has not opened a database by then is taken for one that does not. */
const OPENING = 5000;

/**
 * A store in IndexedDB whose changes are on the disk when their promise is fulfilled: a browser that is killed after that
 * keeps them. It is opened when it is first needed, and again after it could not be opened or was closed.
 */
export function strictStore(database: string, store: string): UseStore {
  let opening: Promise<IDBDatabase> | null = null;
  const forget = () => {
    opening = null;
  };
  const open = async () => {
    const request = indexedDB.open(database);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
    const opened = await inTime(resultOf(request), OPENING);
    opened.addEventListener('close', forget);
    // A newer version of the app, in another tab, may change the database.
    opened.addEventListener('versionchange', () => {
      opened.close();
      forget();
    });
    return opened;
  };
  return async (mode, run) => {
    opening ??= open();
    opening.catch(forget);
    return run((await opening).transaction(store, mode, { durability: 'strict' }).objectStore(store));
  };
}

/** What this request gives. */
export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('A request failed.')));
  });
}

/** Fulfilled when all of this transaction is on the disk. */
export function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('A write was given up.')),
    );
  });
}

/** The same, but fails when it takes longer than so many milliseconds. */
export async function inTime<T>(promise: Promise<T>, patience: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(fail, patience);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
