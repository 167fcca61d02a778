import { expect, test } from 'vitest';
import { extract } from '../extract.ts';
import type { Extraction } from '../extraction.ts';
import { readDocument } from '../read-document.ts';
import { withAnswer } from './answer.ts';
import { isQuestion, keyOfQuestion } from './question.ts';
import { waitingIn } from './sure.ts';

async function read(...lines: string[]): Promise<Extraction> {
  const bytes = new TextEncoder().encode(['BIO 101, Spring 2027', ...lines].join('\n\n'));
  const document = await readDocument({
    bytes,
    fileName: 'bio.txt',
    pdfjs: () => Promise.reject(new Error('not a PDF')),
  });
  return extract(document, { referenceDate: '2026-11-20' });
}

function answered(extraction: Extraction, option: number): Extraction {
  const asked = extraction.warnings.find(isQuestion);
  if (!asked) throw new Error('Nothing is asked');
  return withAnswer(extraction, { question: keyOfQuestion(asked), option });
}

const daysOf = ({ findings }: Extraction) => findings.map(({ date }) => date);

test.each([
  [0, ['2027-03-03', '2027-04-14']],
  [1, ['2027-03-01', '2027-04-14']],
])('answer %i gives what waits its day, and nothing is asked any more', async (option, days) => {
  const asked = await read('Midterm exam: Monday, March 3', 'Quiz 1: Wednesday, April 14');
  expect([...waitingIn(asked)]).toEqual([asked.findings[0]?.id]);
  const settled = answered(asked, option);
  expect(daysOf(settled)).toEqual(days);
  expect(settled.warnings).toEqual([]);
  expect(waitingIn(settled).size).toBe(0);
});

test('one answer about day and month settles all numbers, and the days stand in order again', async () => {
  const asked = await read('Essay 1 is due 04/03/2027.', 'Essay 2 is due 06/02/2027.');
  expect(daysOf(asked)).toEqual(['2027-04-03', '2027-06-02']);
  expect(daysOf(answered(asked, 1))).toEqual(['2027-02-06', '2027-03-04']);
});

test('an answer to what is not asked changes nothing', async () => {
  const extraction = await read('Quiz 1: Wednesday, April 14');
  expect(withAnswer(extraction, { question: 'no-year', option: 0 })).toBe(extraction);
});
