import { expect, test } from 'vitest';
import { spanOf } from './days.rules.ts';

/** A Thursday. */
const today = '2027-02-11';

test.each([
  ['today', '2027-02-11', '2027-02-11'],
  ['tonight', '2027-02-11', '2027-02-11'],
  ['tomorrow', '2027-02-12', '2027-02-12'],
  ['the day after tomorrow', '2027-02-13', '2027-02-13'],
  ['this week', '2027-02-11', '2027-02-14'],
  ['this weekend', '2027-02-13', '2027-02-14'],
  ['next week', '2027-02-15', '2027-02-21'],
  ['this month', '2027-02-11', '2027-02-28'],
  ['next month', '2027-03-01', '2027-03-31'],
  ['on Thursday', '2027-02-11', '2027-02-11'],
  ['on Friday', '2027-02-12', '2027-02-12'],
  ['next Friday', '2027-02-19', '2027-02-19'],
  ['next Monday', '2027-02-15', '2027-02-15'],
  ['on October 14', '2027-10-14', '2027-10-14'],
  ['on 3/2', '2027-03-02', '2027-03-02'],
  ['on Sept 30', '2027-09-30', '2027-09-30'],
  ['in May', '2027-05-01', '2027-05-31'],
])('%s is %s to %s', (words, from, to) => {
  expect(spanOf(`What is due ${words}?`, today)).toMatchObject({ from, to });
});

test('a day that is long past is meant of the next year', () => {
  expect(spanOf('What is due on January 20?', '2027-11-20')).toMatchObject({ from: '2028-01-20' });
  expect(spanOf('What was due on October 20?', '2027-11-20')).toMatchObject({ from: '2027-10-20' });
  expect(spanOf('Any exams in January?', '2027-11-20')).toMatchObject({
    from: '2028-01-01',
    to: '2028-01-31',
  });
});

test.each([
  ['What is the late policy?'],
  ['Who may teach it?'],
  ['Is March Hare required reading?'],
  ['What is due on 13/45?'],
])('“%s” names no days', (question) => {
  expect(spanOf(question, today)).toBeUndefined();
});
