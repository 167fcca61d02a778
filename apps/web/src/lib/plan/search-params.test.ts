import { expect, test } from 'vitest';
import { flagIn, manyIn, oneIn, textIn, textsIn } from './search-params';

test('an address gives one value or a list; both are read', () => {
  expect(textsIn({ course: 'b' }, 'course')).toEqual(['b']);
  expect(textsIn({ course: ['b', 'h'] }, 'course')).toEqual(['b', 'h']);
  expect(textsIn({}, 'course')).toBeUndefined();
});

test('what a page does not know is left out', () => {
  expect(oneIn({ sort: 'colour' }, 'sort', ['due', 'title'])).toBeUndefined();
  expect(manyIn({ kind: ['exam', 'party'] }, 'kind', ['exam', 'quiz'])).toEqual(['exam']);
  expect(manyIn({ kind: 'party' }, 'kind', ['exam', 'quiz'])).toBeUndefined();
  expect(textIn({ q: 'x'.repeat(65) }, 'q')).toBeUndefined();
});

test.each([
  ['true', true],
  [true, true],
  ['false', undefined],
  [undefined, undefined],
])('the flag %j is %j', (value, expected) => expect(flagIn({ dense: value }, 'dense')).toBe(expected));
