import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// Tables that hold several columns of days.

test('days of different names whose columns are called alike are tables side by side', () =>
  expect(
    work(
      'Fall 2026. Reports are due on Fridays at 11:59 pm.',
      '| M | Activity | W | Activity | F | Activity | Report due |',
      '| Oct 5 | Lab work | Oct 7 | Lab work | Oct 9 | Fish | |',
      '| Oct 12 | Lab work | Oct 14 | Quiz 1 | Oct 16 | | Report 1 |',
      '| Oct 19 | Lab work | Oct 21 | Lab work | Oct 23 | Group presentations | |',
      '| Oct 26 | Lab work | Oct 28 | Lab work | Oct 30 | | Report 2 |',
    ),
  ).toEqual([
    'quiz 2026-10-14 Quiz 1',
    'assignment 2026-10-16 23:59 Report 1',
    'presentation 2026-10-23 Group presentations',
    'assignment 2026-10-30 23:59 Report 2',
  ]));

test.each([['| | Tuesday | | Thursday |'], ['| Date | Class | Date | Class |']])(
  '%s: days of one row, each in front of its class',
  (head) =>
    expect(
      work(
        'Fall 2026',
        head,
        '| 9/15 | Springs | 9/17 | Wells |',
        '| 9/22 | Quiz 2 | 9/24 | Rivers |',
        '| 9/29 | Lakes | 10/1 | Essay 1 due |',
        '| 10/6 | Seas | 10/8 | Tides |',
      ),
    ).toEqual(['quiz 2026-09-22 Quiz 2', 'assignment 2026-10-01 Essay 1']),
);
