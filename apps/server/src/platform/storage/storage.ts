import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Address of the content: the SHA-256 of its bytes, in hex. The same bytes are kept once. */
  hash: string;
  sizeInBytes: number;
}

/** Keeps the bytes of uploaded files by their content. */
export interface Storage {
  /** Kept durably once it resolves; half a file is never seen. */
  save(content: Readable | Uint8Array): Promise<StoredFile>;
  read(hash: string): Promise<Uint8Array>;
  stream(hash: string): Readable;
  has(hash: string): Promise<boolean>;
  remove(hash: string): Promise<void>;
  /** Fails when files cannot be kept right now. */
  check(): Promise<void>;
}
