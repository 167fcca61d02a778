import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';

export interface ZipEntry {
  path: string;
  content: string | Uint8Array | Readable;
}

/** An archive that is made while it is sent: each file is asked for when the one before it has gone out. */
export function zipOf(entries: AsyncIterable<ZipEntry>, madeAt: Date): Readable {
  return Readable.fromWeb(makeZip(toInputs(entries, madeAt)) as ReadableStream);
}

async function* toInputs(entries: AsyncIterable<ZipEntry>, lastModified: Date) {
  for await (const { path, content } of entries) {
    const input = content instanceof Readable ? (Readable.toWeb(content) as never) : (content as string);
    yield { name: path, input, lastModified };
  }
}
