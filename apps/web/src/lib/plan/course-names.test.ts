import { expect, test } from 'vitest';
import { courseNames } from './course-names';

const aCourse = (id: string, { term = 'Fall', section = '', title = 'Biology', code = 'BIO 101' } = {}) => ({
  id,
  code,
  title,
  section: section || null,
  term: { name: term || null, start: null, end: null },
});

test.each([
  ['one alone', [aCourse('a')], ['BIO 101']],
  ['two terms', [aCourse('a'), aCourse('b', { term: 'Spring' })], ['BIO 101 (Fall)', 'BIO 101 (Spring)']],
  [
    'two sections of a term',
    [aCourse('a', { section: '01' }), aCourse('b', { section: '02' })],
    ['BIO 101 (section 01)', 'BIO 101 (section 02)'],
  ],
  [
    'two titles',
    [aCourse('a', { title: 'Cells' }), aCourse('b', { title: 'Tides' })],
    ['BIO 101 (Cells)', 'BIO 101 (Tides)'],
  ],
  [
    'one with a term and one without',
    [aCourse('a'), aCourse('b', { term: '', title: 'Tides' })],
    ['BIO 101 (Fall)', 'BIO 101 (Tides)'],
  ],
  ['nothing that differs', [aCourse('a'), aCourse('b')], ['BIO 101', 'BIO 101']],
])('of %s each is called so that it is known', (_, courses, names) =>
  expect(courses.map(courseNames(courses))).toEqual(names),
);
