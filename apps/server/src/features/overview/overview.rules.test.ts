import { expect, test } from 'vitest';
import { buildCourseCards, buildWeek, termAt, weekAround, weekOf } from './overview.rules.ts';
import { aDay, aPlan, aTask, bio, spring } from './testing/a-plan.ts';

test.each([
  ['2027-02-12', 'MO', { from: '2027-02-08', to: '2027-02-14' }],
  ['2027-02-14', 'SU', { from: '2027-02-14', to: '2027-02-20' }],
  ['2027-02-14', 'SA', { from: '2027-02-13', to: '2027-02-19' }],
] as const)('the week around %s that begins on %s is %j', (date, firstDay, expected) => {
  expect(weekAround(date, firstDay)).toEqual(expected);
});

test('a week has seven days with what is due, how many classes and which days off', () => {
  const week = buildWeek(
    { from: '2027-02-08', to: '2027-02-14' },
    {
      tasks: [aTask({ weight: 5, status: 'done' }), aTask({ weight: 10 })],
      ...aPlan({
        coming: [aTask({ dueOn: '2027-02-15', weight: 50, isComing: true })],
        classes: [
          { date: '2027-02-08', courseId: 'bio' },
          { date: '2027-02-08', courseId: 'chem' },
        ],
        daysOff: [{ startsOn: '2027-02-13', endsOn: '2027-02-20', title: 'Break', courseId: 'bio' }],
      }),
    },
  );
  expect(week).toMatchObject({ left: 1, percent: 15, percentDone: 5 });
  expect(week.days.map((day) => [day.tasks.length, day.classes, day.daysOff.length])).toEqual([
    [0, 2, 0],
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
    [2, 0, 0],
    [0, 0, 1],
    [0, 0, 1],
  ]);
});

test.each([
  [[spring, { start: '2027-01-10', end: '2027-04-30' }], { start: '2027-01-10', end: '2027-05-07' }],
  [[{ start: '2027-08-30', end: '2027-12-17' }], { start: '2027-08-30', end: '2027-12-17' }],
  [[{ start: '2026-08-30', end: '2026-12-17' }], undefined],
])('of the terms %j the one that counts is %j', (terms, expected) => {
  expect(termAt(terms, '2027-02-12')).toEqual(expected);
});

test('today is a week of so many', () => {
  expect(weekOf([spring], '2027-02-12', 'MO')).toEqual({ week: 5, weeks: 17 });
  expect(weekOf([], '2027-02-12', 'MO')).toBeNull();
});

test('a course card counts what is done and names what comes next', () => {
  const next = aTask({ title: 'Next' });
  const days = [
    aDay({ tasks: 2, done: 1, weight: 7.5 }),
    aDay({ weight: 20, dueOn: '2027-02-19' }),
    aDay({ weight: 40, course: null }),
  ];
  const term = { name: 'Spring 2027', ...spring };
  const chem = { ...bio, id: 'chem', toReview: 0, term: { name: null, start: null, end: null } };
  const rest = { days, next: [next], grades: new Map([[bio.id, 88.5]]), today: '2027-02-12' };
  expect(buildCourseCards([{ ...bio, toReview: 3, term }, chem], rest)).toEqual([
    {
      course: bio,
      grade: 88.5,
      tasks: { done: 1, total: 3 },
      percent: { done: 7.5, total: 35 },
      next,
      toReview: 3,
      term: { name: 'Spring 2027', when: 'now' },
    },
    {
      course: { ...bio, id: 'chem' },
      grade: null,
      tasks: { done: 0, total: 0 },
      percent: { done: 0, total: 0 },
      next: null,
      toReview: 0,
      term: { name: null, when: 'now' },
    },
  ]);
});

test('courses stand by their terms: now, to come, past from its end', () => {
  const aCourse = (id: string, start: string | null, end: string | null) => ({
    ...bio,
    id,
    toReview: 0,
    term: { name: null, start, end },
  });
  const courses = [
    aCourse('long past', '2026-01-12', '2026-05-08'),
    aCourse('past', '2026-08-31', '2026-12-18'),
    aCourse('autumn', '2027-08-30', '2027-12-17'),
    aCourse('summer', '2027-06-01', '2027-07-30'),
    aCourse('without days', null, null),
    aCourse('spring', '2027-01-11', '2027-05-07'),
  ];
  const cards = buildCourseCards(courses, { days: [], next: [], today: '2027-02-12', grades: new Map() });
  expect(cards.map(({ course, term }) => [course.id, term.when])).toEqual([
    ['without days', 'now'],
    ['spring', 'now'],
    ['summer', 'coming'],
    ['autumn', 'coming'],
    ['past', 'past'],
    ['long past', 'past'],
  ]);
});
