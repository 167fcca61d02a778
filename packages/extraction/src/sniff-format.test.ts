import { expect, test } from 'vitest';
import { extensionOf, sniffFormat } from './sniff-format.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const told = (text: string, fileName?: string) => {
  const sniffed = sniffFormat(bytesOf(text), fileName);
  return sniffed.format === 'other' ? sniffed.called : sniffed.format;
};

test.each([
  ['%PDF-1.7\n', undefined, 'pdf'],
  ['junk before\n%PDF-1.4', undefined, 'pdf'],
  ['PK\x03\x04', 'a.docx', 'zip'],
  ['\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'a.doc', 'ole'],
  ['\x89PNG\r\n', 'a.pdf', 'a PNG picture'],
  ['\xFF\xD8\xFF\xE0', 'a.jpg', 'a JPEG picture'],
  ['\0\0\0\x18ftypheic', 'IMG_1.HEIC', 'a picture'],
  ['{\\rtf1', 'a.rtf', 'an RTF document'],
  ['BEGIN:VCALENDAR', 'a.ics', 'ics'],
  ['\x7FELF\x02\x01\0\0', undefined, 'not a document'],
  ['<!doctype html><p>', undefined, 'html'],
  ['\n<!-- saved --><HTML>', 'a.txt', 'html'],
  ['<p>Essay</p>', 'a.html', 'html'],
  ['<p>Essay</p>', 'a.txt', 'text'],
  ['Essay', 'a.html', 'text'],
  ['Essay', 'a.md', 'markdown'],
  ['# BIO 101\n\n**Due** May 4\n', 'a.txt', 'markdown'],
  ['# of points: 10\n', 'a.txt', 'text'],
  ['Essay due', 'a.pdf', 'text'],
  ['Essay due', undefined, 'text'],
])('%j called %j is %j', (text, fileName, expected) => expect(told(text, fileName)).toBe(expected));

test('UTF-16 is text, though full of zero bytes', () => {
  expect(sniffFormat(Uint8Array.from([0xff, 0xfe, 0x41, 0, 0x42, 0])).format).toBe('text');
});

test.each([
  ['a.PDF', 'pdf'],
  ['archive.tar.gz', 'gz'],
  ['no extension', ''],
  ['Dr. Oakfield', ''],
])('the extension of %j is %j', (fileName, expected) => expect(extensionOf(fileName)).toBe(expected));
