import { expect, test } from 'vitest';
import { termOf, weekOf, weeksOf } from './weeks';

const term = { start: '2026-01-14', end: '2026-05-08' };

test('weeks are counted from the one that holds the first day of term', () => {
  expect(weekOf('2026-02-12', term)).toEqual({ start: '2026-02-09', end: '2026-02-15', number: 5 });
  expect(weekOf('2026-01-05', term).number).toBeUndefined();
  expect(weekOf('2026-06-01', term).number).toBeUndefined();
});

test('a week may begin on Sunday', () => {
  expect(weekOf('2026-02-12', term, 7).start).toBe('2026-02-08');
});

test('a term of January to May has seventeen weeks', () => expect(weeksOf(term)).toHaveLength(17));

test('the term spans every course, and what is dated after it', () => {
  expect(termOf([term, { start: '2026-01-20' }], ['2026-05-12'])).toEqual({
    start: '2026-01-14',
    end: '2026-05-12',
  });
  expect(termOf([], ['2026-03-01', '2026-02-01'])).toEqual({ start: '2026-02-01', end: '2026-03-01' });
  expect(termOf([], [])).toBeUndefined();
});
