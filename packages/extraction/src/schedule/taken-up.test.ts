import { expect, test } from 'vitest';
import { sketch } from '../../testing/sketch.ts';
import { extract } from '../extract.ts';

const found = (...lines: string[]) =>
  extract(sketch('Spring 2026', ...lines), { referenceDate: '2026-01-05' })
    .findings.filter(({ kind }) => kind !== 'class')
    .map(({ date, endDate, kind, title }) => [date, ...(endDate ? [endDate] : []), kind, title]);

test('a sentence takes up works that were named before by their number', () => {
  expect(
    found(
      'The problem sets are due at 11:59 pm. The first one is due on January 28, the second one on March 4 and the third one on April 1.',
    ),
  ).toEqual([
    ['2026-01-28', 'assignment', 'First problem set'],
    ['2026-03-04', 'assignment', 'Second problem set'],
    ['2026-04-01', 'assignment', 'Third problem set'],
  ]);
});

test('"the second" of something that is no work takes up nothing', () => {
  expect(found('We watch two films. The second one is on Friday, March 6.')).toEqual([]);
});

test('a weekday in an entry for a whole week is a day of that week', () => {
  const weeks = ['- Week of January 12: Reading Hume; short quiz on Friday', '- Week of January 19: Reid'];
  expect(found(...weeks, '- Week of January 26: Moore', '- Week of February 2: Gettier')).toEqual([
    ['2026-01-16', 'quiz', 'Short quiz'],
  ]);
});

test('"between" two days is a span', () => {
  expect(found('The final exam is held between April 13 and April 27.')[0]?.slice(0, 3)).toEqual([
    '2026-04-13',
    '2026-04-27',
    'exam',
  ]);
});
