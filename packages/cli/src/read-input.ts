import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { DEFAULT_LIMITS, UnreadableDocument } from '@syllabi/extraction';

export const STANDARD_INPUT = '-';

export interface Input {
  /** As the person wrote it. */
  name: string;
  /** Without folders; nothing for standard input. */
  fileName?: string;
  bytes: Uint8Array;
}

/** A file that cannot be opened, in words. */
export class MissingFile extends Error {
  override readonly name = 'MissingFile';
}

/** @throws {MissingFile} and {UnreadableDocument} with code `too-large`. */
export async function readInput(name: string): Promise<Input> {
  if (name === STANDARD_INPUT) return { name: 'standard input', bytes: await readAll(process.stdin) };
  const { size } = await stat(name).catch(explain);
  if (size > DEFAULT_LIMITS.maxBytes) throw new UnreadableDocument('too-large');
  return { name, fileName: basename(name), bytes: await readAll(createReadStream(name)).catch(explain) };
}

const REASONS: Record<string, string> = {
  ENOENT: 'There is no such file.',
  EACCES: 'This file may not be read.',
  ENOTDIR: 'There is no such file.',
  ENAMETOOLONG: 'There is no such file.',
  EISDIR: 'This is a folder, not a file.',
};

/** What the system refuses is the matter of this file: the others go on. */
function explain(cause: NodeJS.ErrnoException): never {
  if (!cause.code || cause instanceof UnreadableDocument) throw cause;
  throw new MissingFile(REASONS[cause.code] ?? `It cannot be read (${cause.code}).`, { cause });
}

/** A pipe or a device tells no size before. */
async function readAll(stream: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > DEFAULT_LIMITS.maxBytes) throw new UnreadableDocument('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
