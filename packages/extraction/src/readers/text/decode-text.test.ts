import { expect, test } from 'vitest';
import { charsetOf, decodeText } from './decode-text.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

test.each([
  ['UTF-8', new TextEncoder().encode('naïve – 💡'), 'naïve – 💡'],
  ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'a'],
  ['UTF-16, small end first', bytes(0xff, 0xfe, 0x61, 0, 0xe9, 0), 'aé'],
  ['UTF-16, big end first', bytes(0xfe, 0xff, 0, 0x61, 0, 0xe9), 'aé'],
  ['windows-1252', bytes(0x93, 0xe9, 0x94), '“é”'],
])('reads %s', (_, source, expected) => expect(decodeText(source)).toBe(expected));

test('a page that is not UTF-8 is read in the encoding it names', () => {
  const page = bytes(...new TextEncoder().encode('<meta charset="iso-8859-5">'), 0xcf);
  expect(decodeText(page, charsetOf(page)).at(-1)).toBe('Я');
});

test('an encoding that does not exist is not taken up', () =>
  expect(decodeText(bytes(0xe9), 'utf-99')).toBe('é'));
