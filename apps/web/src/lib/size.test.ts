import { expect, test } from 'vitest';
import { toSizeText } from './size';

const MEBIBYTE = 1024 * 1024;

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [86_000, '84 KB'],
  [MEBIBYTE - 1, '1 MB'],
  [1.24 * MEBIBYTE, '1.2 MB'],
  [25 * MEBIBYTE, '25 MB'],
])('%d reads "%s"', (bytes, text) => expect(toSizeText(bytes)).toBe(text));
