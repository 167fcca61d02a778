import { gradeOf } from '@syllabi/grading';
import { expect, test } from 'vitest';
import { begunParts, toRangeText } from './grade-text';

const part = (id: string, weight: number, works: number | null) => ({
  ...{ id, name: id, weight, works, points: null, dropLowest: 0, isBonus: false },
});
const parts = [
  { ...part('Exams', 60, 3), name: 'Exams (3)' },
  part('Quizzes', 20, null),
  part('Final', 20, 1),
];
const score = (componentId: string) => ({ componentId, earned: 80, outOf: 100 });

test('tells of each part that is begun how many works are in', () => {
  const grade = gradeOf(parts, [score('Exams'), score('Exams'), score('Quizzes'), score('Final')]);
  expect(begunParts(grade, parts)).toEqual([
    'Exams: 2 of 3 in',
    'Quizzes: 1 in, how many there are is not known',
  ]);
});

test('tells how much is in, and where it can end', () => {
  const grade = gradeOf(parts, [score('Exams'), score('Exams')]);
  expect(toRangeText(grade)).toBe('40% of the grade is in. At the end it is between 32% and 92%.');
});

test('where nobody knows how much is in, only the ends are told', () => {
  const grade = gradeOf(parts, [score('Quizzes')]);
  expect(toRangeText(grade)).toBe('At the end it is between 0% and 100%.');
});
