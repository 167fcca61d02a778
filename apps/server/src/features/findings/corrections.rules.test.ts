import { expect, test } from 'vitest';
import { aFinding, anExtraction } from '../../testing/index.ts';
import { factsAsRead, toLabels } from './corrections.rules.ts';
import { fieldsOfExtracted } from './findings.rules.ts';
import type { ReviewState } from './findings.schemas.ts';

const reviewed = (review: ReviewState, found: Parameters<typeof aFinding>[0] = {}) => {
  const finding = aFinding(found);
  return { ...fieldsOfExtracted(finding), evidence: finding.evidence, review };
};

const extraction = anExtraction({
  grading: [{ component: 'Quizzes', points: 40, evidence: [] }],
  undated: [{ kind: 'exam', title: 'Final', when: 'TBA', evidence: [{ page: 2, quote: 'Final: TBA' }] }],
});

const labelsOf = (findings: ReturnType<typeof reviewed>[]) =>
  toLabels({ id: 'a', findings, extraction, facts: factsAsRead(extraction) });

test('what was accepted is a label, what was set aside is none, what nobody looked at is optional', () => {
  const { items, noClass, notes } = labelsOf([
    reviewed('accepted', { title: 'Quiz 1' }),
    reviewed('dismissed', { title: 'Quiz 2' }),
    reviewed('open', { title: 'Quiz 3', date: '2027-03-12' }),
    reviewed('accepted', { title: 'Break', kind: 'holiday' }),
    reviewed('accepted', { title: 'Cells', kind: 'class' }),
  ]);
  expect(items).toEqual([
    expect.objectContaining({ title: 'Quiz 1', page: 1, quote: 'Quiz 1, Feb 12' }),
    expect.objectContaining({ title: 'Quiz 3', optional: true }),
  ]);
  expect(items[0]).not.toHaveProperty('optional');
  expect(noClass).toMatchObject([{ title: 'Break', date: '2027-02-12' }]);
  expect(notes).toContain('1 of 5 findings were not looked at');
});

test('grading and what has no date are as written', () => {
  expect(labelsOf([])).toMatchObject({
    language: 'en',
    course: { code: 'BIO 101' },
    grading: [{ component: 'Quizzes', points: 40 }],
    undated: [{ title: 'Final', when: 'TBA', page: 2, quote: 'Final: TBA' }],
  });
});
