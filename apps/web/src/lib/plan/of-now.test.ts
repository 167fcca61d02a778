import { expect, test } from 'vitest';
import type { CourseCard } from '@/api';
import { ofNow } from './of-now';

const aCourse = (id: string, when: CourseCard['term']['when'], toReview = 0) =>
  ({ course: { id }, term: { name: null, when }, toReview }) as CourseCard;

test.each([
  ['what is over makes room', [aCourse('now', 'now'), aCourse('past', 'past')], ['now']],
  ['what is still to review stays', [aCourse('now', 'now'), aCourse('past', 'past', 2)], ['now', 'past']],
  ['with nothing else the past is shown', [aCourse('past', 'past')], ['past']],
  ['what is to come is shown', [aCourse('next', 'coming'), aCourse('past', 'past')], ['next']],
])('%s', (_, courses, expected) => {
  expect(ofNow(courses).map(({ course }) => course.id)).toEqual(expected);
});
