import { describe, expect, test } from 'vitest';
import { chooseColor } from '../../vocabulary/courses.ts';
import { isSameComponent, isSameMeeting, keepSetDetail, matchCourse } from './courses.rules.ts';

const spring = { name: 'Spring 2027', start: '2027-01-11', end: '2027-05-07' };
const fall = { name: 'Fall 2027', start: '2027-08-30', end: '2027-12-17' };
const course = (change = {}) => ({
  code: 'BIO 101',
  title: 'Principles of Biology',
  section: null,
  termName: spring.name,
  termStart: spring.start,
  termEnd: spring.end,
  ...change,
});

describe('which course a syllabus is of', () => {
  test.each([
    ['the same code and term', { code: 'BIO 101', term: spring }, true],
    ['the code written otherwise', { code: 'bio-101', term: spring }, true],
    ['the code, and no term at all', { code: 'Bio101' }, true],
    ['the code in another term', { code: 'BIO 101', term: fall }, false],
    ['another section', { code: 'BIO 101', term: spring, section: '2' }, true],
    [
      'another code with the same title',
      { code: 'BIO 201', title: 'Principles of Biology', term: spring },
      false,
    ],
    ['only the title', { title: 'PRINCIPLES of biology', term: spring }, true],
    ['nothing to tell it by', { term: spring }, false],
  ])('%s: %j → %s', (_, facts, isSame) => {
    expect(matchCourse([course()], { instructors: [], ...facts }) !== undefined).toBe(isSame);
  });

  test('two sections are two courses', () => {
    const sections = [course({ section: '1' }), course({ section: '2' })];
    expect(matchCourse(sections, { code: 'BIO 101', section: '2', instructors: [] })?.section).toBe('2');
  });
});

test.each([
  [[], 'fern'],
  [['fern'], 'brick'],
  [['fern', 'brick', 'fern'], 'cobalt'],
] as const)('after %j comes %s', (used, color) => {
  expect(chooseColor([...used])).toBe(color);
});

test('a second version of a syllabus names the same class times and weights again', () => {
  const slot = { days: ['MO', 'WE'], startTime: '09:00', endTime: '09:50', kind: 'Lecture' };
  expect(isSameMeeting(slot, { ...slot, days: ['WE', 'MO'], kind: 'lecture' })).toBe(true);
  expect(isSameMeeting(slot, { ...slot, startTime: '10:00' })).toBe(false);
  const exam = { name: 'Final exam', weight: 30, points: null };
  expect(isSameComponent(exam, { ...exam, name: 'final Exam' })).toBe(true);
  expect(isSameComponent(exam, { ...exam, weight: 25 })).toBe(false);
});

test.each([
  [
    'what is not set',
    { works: null, dropLowest: 0, isBonus: false },
    { works: 10, dropLowest: 2, isBonus: true },
  ],
  ['beside what is', { works: 8, dropLowest: 1, isBonus: false }, { works: 8, dropLowest: 1, isBonus: true }],
])('a syllabus fills in how the works of a part count: %s', (_, before, expected) => {
  const found = { name: 'Quizzes', works: 10, dropLowest: 2, isBonus: true };
  expect(keepSetDetail(found, before)).toEqual({ name: 'Quizzes', ...expected });
});
