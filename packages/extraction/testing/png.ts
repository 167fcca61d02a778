import { strToU8, zlibSync } from 'fflate';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const GRAY_8_BIT = [8, 0, 0, 0, 0];

/** A grey picture of dark strokes on white, as a scanner makes of a page. */
export function scanPng(width = 425, height = 550): Uint8Array {
  const isInk = (x: number, y: number) =>
    y % 16 < 6 && y > 40 && x > 40 && x < width - 60 && (x * 7 + y * 3) % 11 > 3;
  const rows = Array.from({ length: height }, (_, y) => [
    0, // no filter
    ...Array.from({ length: width }, (_, x) => (isInk(x, y) ? 40 : 250)),
  ]);
  const header = [...uint32(width), ...uint32(height), ...GRAY_8_BIT];
  return Uint8Array.from([
    ...SIGNATURE,
    ...chunk('IHDR', Uint8Array.from(header)),
    ...chunk('IDAT', zlibSync(Uint8Array.from(rows.flat()))),
    ...chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): number[] {
  const body = [...strToU8(type), ...data];
  return [...uint32(data.length), ...body, ...uint32(crc32(body))];
}

const uint32 = (value: number): number[] => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];

function crc32(bytes: number[]): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
