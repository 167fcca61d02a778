import { expect, test } from 'vitest';
import { read, work } from '../../testing/read-lines.ts';

// No year stands anywhere: what is known of the weekdays comes from the days themselves.

test('one day with its weekday tells the weekdays of the rows for weeks', () =>
  expect(
    work(
      '| Week of | Topic | Due |',
      '| 2/8 | Clay | Essay 1 on Friday |',
      '| 2/15 | Sand | |',
      '| 2/22 | Silt | Essay 2 on Friday |',
      '| 3/1 | Loam | |',
      'Final exam: Tuesday, 5/11, 8 am',
    ),
  ).toEqual(['assignment --02-12 Essay 1', 'assignment --02-26 Essay 2', 'exam --05-11 08:00 Final exam']));

const WEEKS = [
  [
    'February 7-February 11',
    '| Monday: Clay | Monday: First draft of Portrait. |',
    '| Wednesday: Sand | Wednesday: Peer review. |',
  ],
  [
    'February 14-February 18',
    '| Monday: Silt | Monday: Final draft of Portrait. |',
    '| Wednesday: Loam | Wednesday: Peer review. |',
  ],
  [
    'February 28-March 4',
    '| Monday: Peat, |',
    '| Wednesday: Marl | Wednesday: First draft of field |',
    '| and lime | guide. |',
  ],
];

test('weeks of five days go from Monday to Friday, and each cell has the day that it names', () =>
  expect(
    work(...WEEKS.flatMap(([title, ...rows]) => [`## ${title}`, '| Readings | Assignments |', ...rows])),
  ).toEqual([
    'assignment --02-07 First draft of Portrait',
    'assignment --02-09 Peer review',
    'assignment --02-14 Final draft of Portrait',
    'assignment --02-16 Peer review',
    'assignment --03-02 First draft of field guide',
  ]));

const TUESDAYS = ['Jan 5', 'Jan 12', 'Jan 19', 'Jan 26', 'Feb 2', 'Feb 9', 'Feb 16'].map(
  (day, index) => `| ${day} | Clay ${index + 1} | ${index === 4 ? 'Essay 1 (Feb 1)' : ''} |`,
);

/** What is read in the course is not older than its syllabus, and stands far below the title. */
const FILLER = [
  ...Array.from(
    { length: 8 },
    () =>
      'Students dig, wash, weigh and draw what lies below the fields, and write down what they have seen.',
  ),
  'Hale, A. Soils of the coast. 2020.',
];

test('a class that meets on Tuesdays tells the weekday of the days that follow each other week by week', () => {
  const { course, warnings } = read(
    'GEO 120 Clay',
    'Class meets on Tuesdays from 9:00am to 11:50am in Elm Hall 119.',
    ...FILLER,
    '| Date | Topic | Due |',
    ...TUESDAYS,
  );
  expect(course.term?.start).toBe('2021-01-05');
  expect(warnings.map(({ code }) => code)).not.toContain('no-year');
});

test('it tells nothing where the class has other days than the schedule', () =>
  expect(
    work(
      'Class meets on Tuesdays and Thursdays from 9:00am to 10:15am in Elm Hall 119.',
      ...FILLER,
      '| Date | Topic | Due |',
      ...TUESDAYS,
    ),
  ).toEqual(['assignment --02-01 Essay 1']));

test('weeks that are in step only where there is a leap day tell its year, against a single day that is not', () => {
  const { course } = read(
    'GEO 120 Clay',
    ...FILLER,
    ...[
      'January 27-January 31',
      'February 3-February 7',
      'February 10-February 14',
      'February 17-February 21',
      'February 24-February 28',
      'March 2-March 6',
      'March 9-March 13',
      'March 16-March 20',
      'March 23-March 27',
      'March 30-April 3',
    ].map((week, index) => `Week ${index + 1} (${week}): Clay ${index + 1}`),
    'The report is due on Monday, April 16.',
  );
  expect(course.term?.start?.slice(0, 4)).toBe('2020');
});

test('the years of what is read are none of the course where its class would meet on other days', () => {
  const cited = 'Elm, Ada. “Shores” 95, no. 2 (September 1, 2014): 452–91.';
  const meets = 'Class meets on Tuesdays and Thursdays from 9:00am to 10:15am in Elm Hall 119.';
  const days = ['5', '10', '12', '17', '19', '24', '26'].map((day) => `| Sep. ${day} | Clay ${day} | |`);
  const later = ['1', '3', '8', '10', '15', '17'].map((day) => `| Oct. ${day} | Glass ${day} | |`);
  const { course } = read(meets, ...FILLER, cited, '| Date | Topic | Due |', ...days, ...later);
  expect(course.term?.start?.slice(0, 4)).not.toBe('2014');
});

test('in a grid from Monday to Friday each week begins with a Monday, and each cell has the day of its column', () =>
  expect(
    work(
      ...FILLER,
      '| Week | Monday | Tuesday | Wednesday | Thursday | Friday |',
      '| 1 (Jan 4) | | Clay | | Sand | |',
      '| 2 (Jan 10) | | Silt | Essay 1 due | Loam | |',
      '| 3 (Jan 17) | | Peat | | Marl | Map 1 due |',
      '| 4 (Jan 24) | | Chalk | Essay 2 due | Lime | |',
      '| 5 (Jan 31) | | Mud | | Dust | |',
    ).map((one) => one.replace(/(?<= )\S+(?=-\d\d-\d\d)/u, '')),
  ).toEqual(['assignment -01-12 Essay 1', 'assignment -01-21 Map 1', 'assignment -01-26 Essay 2']));

test('days of many years are those of what is read, beside the term that a sentence names', () =>
  expect(
    work(
      ...FILLER,
      ...FILLER,
      ...FILLER,
      ...FILLER,
      'Whatever is announced in the weeks of the course, by me or by those who help me, is posted to the channel #harbors-summer2018, which all of you can see.',
      '#### Week 1, Monday June 4th',
      '- Ada Birch, “Ropes,” Shore News, April 21, 2014.',
      '- Bo Cedar, “Knots,” Shore News, October 3, 2012.',
      '- Eva Ash, “Sails,” Shore News, February 14, 2011.',
      '#### Week 1, Wednesday June 6th',
      '- Ada Birch, “Masts,” Shore News, August 14, 2012.',
      '- Quiz 1',
      '#### Week 2, Monday June 11th',
      '- Eva Ash, “Hulls,” Shore News, June 9, 2013.',
      '#### Week 2, Wednesday June 13th',
      '- Quiz 2',
    ),
  ).toEqual(['quiz 2018-06-06 Quiz 1', 'quiz 2018-06-13 Quiz 2']));
