import { expect, test } from 'vitest';
import { daysOff, work } from '../../testing/read-lines.ts';

test('what stands below a meeting of the week is on its day', () =>
  expect(
    work(
      'Fall 2018',
      'Week 06, 11/26 - 11/30: Sand',
      '- • Tuesday from 08.45-10.30 in DZ 6',
      'Lecture: chapter 8',
      'Week 07, 12/03 - 12/07: Silt',
      '- • Tuesday from 08.45-10.30 in DZ 6',
      'Lecture: chapter 9',
      '- • Thursday from 14.45-16.30 in WZ 5',
      'Work group: Presentations',
      'Week 08, 12/10 - 12/14: Clay',
      '- • Tuesday from 08.45-10.30 in DZ 6',
      'Lecture: chapter 10',
    ),
  ).toEqual(['presentation 2018-12-06 Work group: Presentations']));

test.each(['Thursday: No Workgroup (Harbor fair)', 'Thursday No Workgroup (Harbor fair)'])(
  'a group that does not meet in a week has its day off: %s',
  (line) =>
    expect(
      daysOff(
        'Fall 2018',
        'Week 06, 11/26 - 11/30: Sand',
        '- • Tuesday from 08.45-10.30 in DZ 6',
        `- • ${line}`,
        'Week 07, 12/03 - 12/07: Silt',
        'Week 08, 12/10 - 12/14: Clay',
      ),
    ).toEqual([expect.stringContaining('2018-11-29')]),
);
