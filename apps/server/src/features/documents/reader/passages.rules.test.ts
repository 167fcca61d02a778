import { readDocument } from '@syllabi/extraction/node';
import { proseSyllabusPdf, proseSyllabusText } from '@syllabi/extraction/testing';
import { expect, test } from 'vitest';
import { passagesOf } from './passages.rules.ts';

test.each([
  ['a PDF', { bytes: proseSyllabusPdf, fileName: 'a.pdf' }],
  ['a text', { bytes: async () => proseSyllabusText(), fileName: 'a.txt' }],
])('the passages of %s say where they stand, and none is long', async (_, { bytes, fileName }) => {
  const document = await readDocument({ bytes: await bytes(), fileName });
  const passages = passagesOf(document);
  const late = passages.find(({ text }) => text.includes('third of a letter grade'));
  expect(late?.text).toMatch(/^An essay loses a third of a letter grade for each day it is late\./);
  expect(Math.max(...passages.map(({ text }) => text.length))).toBeLessThan(700);
  if (document.format === 'pdf')
    expect(late).toMatchObject({ heading: 'Late work', evidence: { boxes: expect.anything() } });
  else expect(document.text.slice(...(late?.evidence.span ?? []))).toContain('third of a letter grade');
});
