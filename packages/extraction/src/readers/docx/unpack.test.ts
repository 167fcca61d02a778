import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { lyingZipBombDocx, zipBombDocx } from '../../../testing/index.ts';
import { DEFAULT_LIMITS, type Limits } from '../../limits.ts';
import { unpack } from './unpack.ts';

const unpackAll = (bytes: Uint8Array, limits: Partial<Limits> = {}) =>
  unpack(bytes, () => true, { ...DEFAULT_LIMITS, ...limits });

const words = 'Essay due March 5. '.repeat(1_000);
const archive = zipSync({ 'a.xml': strToU8(words), 'stored.xml': [strToU8('as it is'), { level: 0 }] });

test('parts come out as they went in', () => {
  const parts = unpackAll(archive);
  expect([...parts.keys()]).toEqual(['a.xml', 'stored.xml']);
  expect(new TextDecoder().decode(parts.get('a.xml'))).toBe(words);
  expect(new TextDecoder().decode(parts.get('stored.xml'))).toBe('as it is');
});

test('only the wanted parts are unpacked', () => {
  expect([...unpack(archive, (name) => name === 'stored.xml', DEFAULT_LIMITS).keys()]).toEqual([
    'stored.xml',
  ]);
});

const withEndByte = (at: number, value: number) => {
  const bytes = archive.slice();
  bytes[bytes.length - 22 + at] = value;
  return bytes;
};

const locked = () => {
  const bytes = archive.slice();
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 < bytes.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) bytes[at + 8] = 1;
  return bytes;
};

test.each([
  ['claims too much', zipBombDocx(), {}, 'unsafe'],
  ['unpacks to more than it claims', lyingZipBombDocx(), {}, 'unsafe'],
  ['is larger than allowed', archive, { maxUnpackedBytes: 10_000 }, 'unsafe'],
  ['has more parts than allowed', archive, { maxParts: 1 }, 'unsafe'],
  ['is locked', locked(), {}, 'encrypted'],
  ['broke off', archive.slice(0, -30), {}, 'broken'],
  ['lists parts that are not there', withEndByte(10, 9), {}, 'broken'],
  ['has its directory elsewhere', withEndByte(16, 1), {}, 'broken'],
  ['is no archive', strToU8('PK\x03\x04 and nothing else that an archive has'), {}, 'broken'],
  ['is shorter than an end', strToU8('PK'), {}, 'broken'],
])('an archive that %s is refused', (_, bytes, limits, code) => {
  expect(() => unpackAll(bytes, limits)).toThrow(expect.objectContaining({ code }));
});
