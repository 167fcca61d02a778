import { expect, test } from 'vitest';
import { readCourseSearch } from './tabs';

test('an address names a part of the course, or means the overview', () => {
  expect(readCourseSearch({ tab: 'grades' })).toEqual({ tab: 'grades' });
  expect(readCourseSearch({ tab: 'people' })).toEqual({ tab: 'people' });
  expect(readCourseSearch({ tab: 'secrets' })).toEqual({});
  expect(readCourseSearch({ tab: ['grades', 'notes'] })).toEqual({});
  expect(readCourseSearch({})).toEqual({});
});
