import { expect, test } from 'vitest';
import { parseSearchAsStrings, stringifySearch } from './search-values';

test.each([
  ['?oobCode=1e5', { oobCode: '1e5' }],
  ['?oobCode=007&mode=resetPassword', { oobCode: '007', mode: 'resetPassword' }],
  ['?success=true', { success: 'true' }],
  ['?kind=exam&kind=quiz', { kind: ['exam', 'quiz'] }],
  ['?q=%7B%22a%22%3A1%7D', { q: '{"a":1}' }],
  ['', {}],
])('reads %j as strings, as they came', (search, expected) =>
  expect(parseSearchAsStrings(search)).toEqual(expected),
);

test.each([
  [{}, ''],
  [{ redirect: '/tasks?view=week' }, '?redirect=%2Ftasks%3Fview%3Dweek'],
  [{ kind: ['exam', 'quiz'], page: undefined }, '?kind=exam&kind=quiz'],
])('writes %j', (search, expected) => expect(stringifySearch(search)).toBe(expected));
