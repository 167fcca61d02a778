import { expect, test } from 'vitest';
import { withWorks } from './index.ts';

const scheme = (...names: string[]) =>
  names.map((name) => ({
    ...{ id: name, name, weight: 10, points: null, works: null, dropLowest: 0, isBonus: false },
  }));
const plan = (...titles: string[]) => titles.map((title) => ({ title, repeats: false }));
const works = (names: string[], titles: string[]) =>
  withWorks(scheme(...names), plan(...titles)).map((component) => component.works);

test('what is stated counts, whatever the plan has', () => {
  const stated = scheme('Quizzes').map((component) => ({ ...component, works: 10 }));
  expect(withWorks(stated, plan('Quiz 12'))[0]?.works).toBe(10);
});

test.each([
  ['Exams', ['Exam 1', 'Exam 2', 'Exam 3'], 3],
  ['Exams', ['Midterm 1', 'Midterm 2', 'Final exam'], 3],
  ['Problem sets', ['Problem set 9', 'Problem set 10', 'Problem set 11: waves'], 11],
  ['Homework', ['HW 1', 'HW 2'], 2],
  ['Essays', ['Essay 1 draft', 'Essay 1', 'Essay 2'], 2],
  ['Quizzes', ['Quiz', 'Quiz', 'Quiz'], 3],
  ['Exams', ['Exam 1', 'Exam 1', 'Exam 2'], 2],
  ['Labs', ['Lab report 4', 'Lab 2027'], 4],
  ['Paper', ['Paper 1', 'Paper 2'], 2],
])('%s of a plan with %j are %s', (name, titles, expected) => {
  expect(works([name], titles)).toEqual([expected]);
});

test('each work counts for the component that is called most like it', () => {
  const titles = ['Midterm 1', 'Midterm 2', 'Final exam', 'Project', 'Exam 3'];
  expect(works(['Final exam', 'Midterm exams', 'Final project'], titles)).toEqual([1, 3, 1]);
});

test.each([
  ['Final exam', 1],
  ['Participation', 1],
  ['Class attendance', 1],
  ['Quizzes', null],
  ['Homework', null],
  ['Lab', null],
  ['Papers and talks', null],
])('without a plan, %s is %s', (name, expected) => {
  expect(works([name], [])).toEqual([expected]);
});

test('of what repeats nobody knows how often', () => {
  expect(withWorks(scheme('Quizzes'), [{ title: 'Weekly quiz', repeats: true }])[0]?.works).toBeNull();
});

test('of a bonus the plan makes no number', () => {
  const bonus = scheme('Extra problems').map((component) => ({ ...component, isBonus: true }));
  expect(withWorks(bonus, plan('Extra problem 2'))[0]?.works).toBeNull();
});
