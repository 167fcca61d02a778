import { expect, test } from 'vitest';
import type { Finding } from '../extraction.ts';
import { areClassesSure, sureIn } from './sure.ts';

const aFinding = (id: string, date: string): Finding => ({
  id,
  kind: 'quiz',
  title: 'Quiz',
  date,
  confidence: 0.9,
  evidence: [],
  assumed: [],
});

test('what waits for an answer and what has no year are not sure', () => {
  const findings = [aFinding('a', '2027-03-02'), aFinding('b', '2027-03-03'), aFinding('c', '--03-04')];
  const warnings = [{ code: 'weekday-mismatch', message: 'Which day is meant?', findingIds: ['b'] }];
  expect(sureIn({ findings, warnings }).map(({ id }) => id)).toEqual(['a']);
});

test.each([
  ['other-year', false],
  ['no-year', false],
  ['weekday-mismatch', true],
])('while %s is asked the classes are sure: %s', (code, expected) => {
  expect(areClassesSure({ warnings: [{ code, message: 'Which?' }] })).toBe(expected);
});
