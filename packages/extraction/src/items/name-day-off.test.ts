import { expect, test } from 'vitest';
import { sketch } from '../../testing/sketch.ts';
import { extract } from '../extract.ts';

const daysOff = (...lines: string[]) =>
  extract(sketch('Spring 2027', ...lines), { referenceDate: '2026-11-20' })
    .findings.filter(({ kind }) => kind === 'holiday')
    .map(({ date, title }) => `${date} ${title}`);

test.each([
  [
    'There is no class on Monday, January 18 (Martin Luther King Jr. Day).',
    '01-18 Martin Luther King Jr. Day',
  ],
  ['No class on February 15 (Presidents’ Day)', '02-15 Presidents’ Day'],
  ["February 15: No class: Presidents' Day", "02-15 Presidents' Day"],
  ['Spring recess, no classes: March 8', '03-08 Spring recess'],
  ['March 8: Spring recess. No classes.', '03-08 Spring recess'],
  ['January 20: (Monday 1/18 is a holiday.) Rivers and lakes.', '01-18 Holiday'],
  ['2. January 18: (Monday 1/18 is a holiday.) Rivers and lakes.', '01-18 Holiday'],
  ['March 8: enjoy your spring break!', '03-08 Spring break'],
  ['March 26: Good Friday/Easter Monday', '03-26 Good Friday/Easter Monday'],
  ['No class on April 20 (Founders’ Day)', '04-20 Founders’ Day'],
  ['April 21: no class (Reading Day)', '04-21 Reading Day'],
  ['Holiday: Labor Day, February 1', '02-01 Labor Day'],
])('%j is named %s', (line, expected) => expect(daysOff(line)).toEqual([`2027-${expected}`]));

test.each([
  ['There is no class on March 3.', '03-03 No class'],
  ['There will be no lab on March 3.', '03-03 No lab'],
  ['March 3: No class', '03-03 No class'],
  ['March 3: NO CLASS', '03-03 NO CLASS'],
  ['March 3: Midterm (no class)', '03-03 No class'],
  ['No class on March 3 (visit to the archive)', '03-03 No class (visit to the archive)'],
])('%j, which has no name, is titled %s', (line, expected) => {
  expect(daysOff(line)).toEqual([`2027-${expected}`]);
});

test('what stands in brackets behind a date names that day and not the next', () => {
  expect(
    daysOff(
      'There is no class on January 18 (Martin Luther King Jr. Day), and spring break runs from March 8 to March 12.',
    ),
  ).toEqual(['2027-01-18 Martin Luther King Jr. Day', '2027-03-08 Spring break']);
});
