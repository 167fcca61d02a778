import { readDocument } from '@syllabi/extraction/node';
import { expect, test } from 'vitest';
import { ask, createIndex, linesOf } from './index.ts';
import { isNameOfSection } from './section-names.ts';

test.each([
  ['Grading', true],
  ['Late work', true],
  ['Office Hours:', true],
  ['Required Textbooks', true],
  ['How the final course grade is made up of parts', false],
  ['Homework is due on Friday.', false],
  ['Quizzes 20%', false],
  ['grading', false],
  ['Petra Voss', false],
])('“%s” → %s', (line, expected) => expect(isNameOfSection(line)).toBe(expected));

const PLAIN = `BIO 101: Foundations of Biology

Grading
Quizzes are 40% of the grade.
The final exam is 60%.

Late work
Reports lose a tenth of their points each day.

Schedule
Quiz on February 4.
`;

test('the sections of a text file stay apart, and each quote names its own', async () => {
  const document = await readDocument({ bytes: new TextEncoder().encode(PLAIN), fileName: 'biology.txt' });
  const [best] = ask(createIndex(linesOf(document)), 'What happens to late reports?').passages;
  expect(best?.heading).toBe('Late work');
  expect(best?.evidence.quote).toBe('Late work\nReports lose a tenth of their points each day.');
  expect(best?.quote).toContain('60%.\nLate work\nReports');
});
