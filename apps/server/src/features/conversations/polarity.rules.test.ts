import { describe, expect, test } from 'vitest';
import { hasSamePolarity } from './polarity.rules.ts';

describe('what a claim affirms or denies, its sources affirm or deny', () => {
  test.each([
    ['Late work is not accepted.', 'Yes, late work is accepted.', false],
    ['Late work is not accepted.', 'No, late work is not accepted.', true],
    ['Late work is accepted until Friday.', 'No, late work is not accepted.', false],
    ['Late work is accepted until Friday.', 'Yes, late work is accepted until Friday.', true],
    ['Phones are prohibited during exams.', 'You can use phones during exams.', false],
    ['Phones are prohibited during exams.', 'Phones are not allowed during exams.', true],
    ['A missed quiz cannot be made up; the lowest quiz is dropped.', 'A missed quiz can be made up.', false],
    ['A missed quiz cannot be made up; the lowest quiz is dropped.', 'The lowest quiz is dropped.', true],
    [
      'A missed quiz cannot be made up; the lowest quiz is dropped.',
      'The lowest quiz is not dropped.',
      false,
    ],
    ['Attendance is optional.', 'Attendance is not required.', true],
    ['Attendance is required.', 'Attendance is not required.', false],
    ['Bring a calculator to every exam.', 'You may not bring a calculator to the exam.', false],
    ['Bring a calculator to every exam.', 'Yes, bring a calculator to the exam.', true],
    ['There is no final exam.', 'Yes, there is a final exam.', false],
    ['There is no final exam.', 'No, there is no final exam.', true],
    ['Late essays receive a zero.', 'No, late essays are not accepted.', true],
    ['Reports are due no later than Friday.', 'Reports are due Friday.', true],
    [
      'Late reports lose points. Nothing is accepted after the third day.',
      'A report one day late is accepted.',
      true,
    ],
    [
      'Late reports lose points. Nothing is accepted after the third day.',
      'Reports are accepted after the third day.',
      false,
    ],
    ['You may work in pairs but you may not share code.', 'You may share code.', false],
    ['You may work in pairs but you may not share code.', 'You may work in pairs.', true],
    ['The midterm doesn’t cover chapter nine.', 'The midterm covers chapter nine.', false],
  ])('“%s”: “%s” → %s', (said, claim, expected) => {
    expect(hasSamePolarity(claim, said)).toBe(expected);
  });
});

test('a long text takes no longer than its length', () => {
  const said = 'No, not and but, '.repeat(50_000);
  expect(hasSamePolarity('Not so.', said)).toBe(true);
});
