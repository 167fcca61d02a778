import { expect, test } from 'vitest';
import { checkFile } from './check-file';
import { summaryOf, type Upload, type UploadState } from './upload';

const limits = { fileBytes: 25 * 1024 * 1024, extensions: ['.pdf', '.docx', '.txt'] };

test.each([
  [{ name: 'bio101.pdf', size: 84_000 }, undefined],
  [{ name: 'BIO 101.PDF', size: 84_000 }, undefined],
  [{ name: 'empty.pdf', size: 0 }, 'The file is empty'],
  [{ name: 'old.doc', size: 10 }, 'This kind of file cannot be read'],
  [{ name: 'syllabus', size: 10 }, 'This kind of file cannot be read'],
  [{ name: 'book.pdf', size: 25 * 1024 * 1024 + 1 }, 'Larger than 25 MB'],
])('%j: %s', (file, title) => expect(checkFile(file, limits)?.title).toBe(title));

test('a file of the wrong kind comes with what to do', () => {
  expect(checkFile({ name: 'old.doc', size: 10 }, limits)?.detail).toBe(
    'Open it in Word and save it as .docx or PDF.',
  );
});

test.each<[UploadState['step'][], string]>([
  [['sending', 'ready'], 'Reading 2 syllabi'],
  [['ready'], 'Your syllabus is read'],
  [['ready', 'failed'], '1 of 2 files are read'],
  [['failed'], 'This file could not be read'],
])('%j reads "%s"', (steps, sentence) => {
  expect(summaryOf(steps.map((step) => ({ state: { step } }) as Upload))).toBe(sentence);
});
