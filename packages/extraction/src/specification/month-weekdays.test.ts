import { describe, expect, test } from 'vitest';
import { daysOff, read, work } from '../../testing/read-lines.ts';

const PLAN = [
  'Fall 2027',
  '| Date | | Topic |',
  '| Aug. Th | 26 | Introduction |',
  '| F | 27 | NO LAB |',
  '| M | 30 | Ports |',
  '| Sept. Th | 02 | Tides (+ Quiz 1) |',
  '| M | 06 | NO CLASS – Labor Day |',
  '| Th | 09 | Essay 1 due |',
  '',
  '| Date | | Topic |',
  '| M | 27 | Reefs |',
  '| Th | 30 | Quiz 2 |',
  '| Oct. M | 04 | Essay 2 due |',
];

describe('weekdays, among which the month stands once, beside the days of the month', () => {
  test('are the days of their rows, on the next page as well', () =>
    expect(work(...PLAN)).toEqual([
      'quiz 2027-09-02 Quiz 1',
      'assignment 2027-09-09 Essay 1',
      'quiz 2027-09-30 Quiz 2',
      'assignment 2027-10-04 Essay 2',
    ]));

  test('say on which days there is no class', () =>
    expect(daysOff(...PLAN)).toContain('2027-09-06 Labor Day'));

  test('are no words of a class', () =>
    expect(read(...PLAN).findings.find(({ date }) => date === '2027-08-30')).toMatchObject({
      kind: 'class',
      title: 'Ports',
    }));
});

test('the month may stand behind the weekday', () =>
  expect(
    work(
      'Fall 2027',
      '| Date | | Topic |',
      '| Mon Aug | 30 | Ports |',
      '| Wed | 01 | Quiz 1 |',
      '| Fri Sept | 03 | Tides |',
      '| Mon | 06 | Essay 1 due |',
    ),
  ).toContain('assignment 2027-09-06 Essay 1'));

test.each([
  'Deadline to withdraw and leave no mark behind: September 24',
  'Last day to add a class or change grading option: September 24',
])('%j is no work', (line) => expect(work('Fall 2027', line)).toEqual([]));
