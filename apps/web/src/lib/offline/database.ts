const NAME = 'syllabi-offline';
const VERSION = 1;

/** What was last answered to an account, by the hash of what was asked. */
export const ANSWERS = 'answers';
/** What an account changed that the server has not heard yet, in order. */
export const CHANGES = 'changes';

type Store = typeof ANSWERS | typeof CHANGES;

interface OfAccount {
  accountId: string;
}

let opened: Promise<IDBDatabase> | undefined;

/** Storage may be forbidden or full: then nothing is kept, and nothing else fails for it. */
function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ANSWERS, { keyPath: ['accountId', 'hash'] });
      request.result.createObjectStore(CHANGES, { keyPath: ['accountId', 'id'] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function inStore<Result>(
  name: Store,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<Result | undefined> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(name, mode);
    const request = work(transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

const allOf = (accountId: string) => IDBKeyRange.bound([accountId], [accountId, []]);

export async function readAll<Row extends OfAccount>(name: Store, accountId: string): Promise<Row[]> {
  const rows = await inStore<Row[]>(name, 'readonly', (store) => store.getAll(allOf(accountId)));
  return rows ?? [];
}

/** All of them or none. One after another, since each is copied whole as it is put: between them the page answers. */
export async function write(name: Store, rows: readonly OfAccount[]): Promise<void> {
  await inStore(name, 'readwrite', (store) => {
    const rest = rows[Symbol.iterator]();
    const putNext = () => {
      const { value: row, done } = rest.next();
      if (!done) store.put(row).onsuccess = putNext;
    };
    putNext();
    return undefined;
  });
}

export async function erase(name: Store, keys: readonly [accountId: string, key: string][]): Promise<void> {
  await inStore(name, 'readwrite', (store) => {
    for (const key of keys) store.delete(key);
    return undefined;
  });
}

export async function empty(name: Store): Promise<void> {
  await inStore(name, 'readwrite', (store) => store.clear());
}

/** Nothing of one person stays for the next. */
export async function eraseAllBut(accountId: string): Promise<void> {
  for (const name of [ANSWERS, CHANGES] as const) {
    await inStore(name, 'readwrite', (store) => {
      const [lower, upper] = [
        IDBKeyRange.upperBound([accountId], true),
        IDBKeyRange.lowerBound([accountId, []], true),
      ];
      store.delete(lower);
      return store.delete(upper);
    });
  }
}
