import { expect, test } from 'vitest';
import { type AskedCourse, namesOf } from './course-names.rules.ts';

const aCourse = (rest: Partial<AskedCourse>): AskedCourse => ({
  id: rest.termName ?? rest.section ?? rest.title ?? 'one',
  code: 'BIO 101',
  title: 'Biology',
  color: 'fern',
  section: null,
  termName: null,
  isArchived: false,
  ...rest,
});
const namesAmong = (courses: AskedCourse[]) => courses.map(namesOf(courses));

test.each([
  ['one alone', [aCourse({})], ['BIO 101']],
  ['one without a code', [aCourse({ code: null })], ['Biology']],
  [
    'two of different terms',
    [aCourse({ termName: 'Fall 2026' }), aCourse({ termName: 'Spring 2027' })],
    ['BIO 101 (Fall 2026)', 'BIO 101 (Spring 2027)'],
  ],
  [
    'two sections of one term',
    [
      aCourse({ id: 'a', section: '01', termName: 'Fall' }),
      aCourse({ id: 'b', section: '02', termName: 'Fall' }),
    ],
    ['BIO 101 (section 01)', 'BIO 101 (section 02)'],
  ],
  [
    'two titles under one code',
    [aCourse({ title: 'Cells' }), aCourse({ title: 'Tides' })],
    ['BIO 101 (Cells)', 'BIO 101 (Tides)'],
  ],
])('%s', (_, courses, names) => {
  expect(namesAmong(courses)).toEqual(names);
});
