import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDirectoryStorage } from './directory-storage.ts';
import type { Storage } from './storage.ts';

interface StorageOptions {
  /** `file:` for the data directory, `file:///some/where` for another one. */
  url: string;
  dataDir: string;
}

/** Opens the file store that `STORAGE_URL` names. */
export function createStorage({ url, dataDir }: StorageOptions): Promise<Storage> {
  return createDirectoryStorage(url === 'file:' ? path.join(dataDir, 'files') : fileURLToPath(url));
}
