import { Inflate } from 'fflate';
import { UnreadableDocument } from '../../errors.ts';
import type { Limits } from '../../limits.ts';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
/** The end record is 22 bytes and a comment of at most 65,535. */
const END_SEARCH = 22 + 0xffff;
/** Packed bytes fed at a time: what one step can unpack to is at most some 1,032 times as much. */
const STEP = 16 * 1024;
const RATIO_MATTERS_ABOVE = 1024 * 1024;

interface Entry {
  name: string;
  method: number;
  packedSize: number;
  /** As the archive claims; the truth shows only on unpacking. */
  claimedSize: number;
  headerAt: number;
}

/**
 * Unpacks the wanted parts of a ZIP archive without trusting it: refuses by the sizes it claims before anything
 * is unpacked, counts the real ones while unpacking, and stops at the first byte too many.
 *
 * @throws {UnreadableDocument} `unsafe` for a zip bomb, `broken` for a damaged archive, `encrypted` for a locked one.
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT sections 4.3.7, 4.3.12 and 4.3.16
 */
export function unpack(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  limits: Limits,
): Map<string, Uint8Array> {
  const entries = listEntries(bytes, limits);
  checkClaims(entries, bytes.length, limits);
  const parts = new Map<string, Uint8Array>();
  let room = limits.maxUnpackedBytes;
  for (const entry of entries) {
    if (!isWanted(entry.name) || parts.has(entry.name)) continue;
    const part = unpackEntry(bytes, entry, Math.min(room, mostFor(entry, limits)));
    room -= part.length;
    parts.set(entry.name, part);
  }
  return parts;
}

/** The names of an archive's parts, as its directory lists them. */
export const partNames = (bytes: Uint8Array, limits: Limits): string[] =>
  listEntries(bytes, limits).map((entry) => entry.name);

const mostFor = ({ packedSize }: Entry, { maxUnpackRatio }: Limits): number =>
  Math.max(RATIO_MATTERS_ABOVE, packedSize * maxUnpackRatio);

function checkClaims(entries: Entry[], packed: number, limits: Limits): void {
  const claimed = entries.reduce((sum, entry) => sum + entry.claimedSize, 0);
  const ratio = claimed / Math.max(packed, 1);
  if (claimed > limits.maxUnpackedBytes) throw new UnreadableDocument('unsafe');
  if (claimed > RATIO_MATTERS_ABOVE && ratio > limits.maxUnpackRatio) throw new UnreadableDocument('unsafe');
}

function listEntries(bytes: Uint8Array, { maxParts }: Limits): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxParts) throw new UnreadableDocument('unsafe');
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY)
      throw new UnreadableDocument('broken');
    if (view.getUint16(at + 8, true) & 1) throw new UnreadableDocument('encrypted');
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      claimedSize: view.getUint32(at + 24, true),
      headerAt: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - END_SEARCH); at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw new UnreadableDocument('broken');
}

function unpackEntry(bytes: Uint8Array, entry: Entry, most: number): Uint8Array {
  const packed = packedBytes(bytes, entry);
  if (entry.method === STORED) {
    if (packed.length > most) throw new UnreadableDocument('unsafe');
    return packed;
  }
  if (entry.method !== DEFLATED) throw new UnreadableDocument('broken');
  return inflateAtMost(packed, most);
}

function packedBytes(bytes: Uint8Array, { headerAt, packedSize }: Entry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (headerAt + 30 > bytes.length || view.getUint32(headerAt, true) !== LOCAL_HEADER) {
    throw new UnreadableDocument('broken');
  }
  const start = headerAt + 30 + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true);
  if (start + packedSize > bytes.length) throw new UnreadableDocument('broken');
  return bytes.subarray(start, start + packedSize);
}

function inflateAtMost(packed: Uint8Array, most: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((chunk) => {
    size += chunk.length;
    if (size > most) throw new UnreadableDocument('unsafe');
    chunks.push(chunk);
  });
  try {
    for (let at = 0; at < packed.length; at += STEP) {
      inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
    }
  } catch (cause) {
    if (cause instanceof UnreadableDocument) throw cause;
    throw new UnreadableDocument('broken', { cause });
  }
  return concatenate(chunks, size);
}

function concatenate(chunks: Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
