/** A syllabus that waits in this browser until its owner has an account: dropped into the demo, wanted in the plan. */
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

const NAME = 'from-demo';

export interface KeptSyllabus {
  file: File;
  /** Told in the demo, where the file gives none. */
  year?: number | undefined;
  /** Given in the demo. */
  answers?: readonly KeptAnswer[];
}

export interface KeptAnswer {
  /** The question, in the words of the engine. */
  message: string;
  option: number;
}

export async function keepSyllabus(syllabus: KeptSyllabus) {
  await finished((await openStore()).put(syllabus, NAME));
}

/** What it is called, if one waits. */
export async function nameOfKept(): Promise<string | undefined> {
  const kept = await finished<KeptSyllabus | undefined>((await openStore()).get(NAME));
  return kept?.file.name;
}

/** Hands it over once: read and forgotten in one transaction, so that two tabs do not both get it. */
export async function takeKeptSyllabus(): Promise<KeptSyllabus | undefined> {
  const store = await openStore();
  const syllabus = finished<KeptSyllabus | undefined>(store.get(NAME));
  store.delete(NAME);
  return syllabus;
}
