/** A file that waits in this browser until its owner has an account: dropped into the demo, wanted in the plan. */
const DATABASE = 'syllabi';
const STORE = 'kept-files';

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return finished(opening);
}

const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const openStore = async () => (await open()).transaction(STORE, 'readwrite').objectStore(STORE);

export async function keepFile(file: File) {
  await finished((await openStore()).put(file, 'demo'));
}

/** Hands the file over once: read and forgotten in one transaction, so that two tabs do not both get it. */
export async function takeKeptFile(): Promise<File | undefined> {
  const store = await openStore();
  const file = finished<File | undefined>(store.get('demo'));
  store.delete('demo');
  return file;
}
