import { expect, test } from 'vitest';
import { daysOff, work } from '../../testing/read-lines.ts';

const PLAN = [
  'Spring 2027',
  '## Plan',
  '| Week | Theme | Assignments |',
  '| 1/18 | Rivers | Checkpoint, Delta field note |',
  '| 1/25 | Lakes | Checkpoint, Basin field note, Podcast reply |',
  '| 2/1 | Tuesday: exam | No Thursday class |',
  '| 2/8 | Coasts | Checkpoint, Reef portrait |',
  '| 2/15 | Ice | Checkpoint, Glacier portrait, Podcast reply |',
];

const DUE_IN_PLAN = [
  'assignment 2027-01-21 09:30 Checkpoint',
  'assignment 2027-01-24 22:00 Delta field note',
  'assignment 2027-01-28 09:30 Checkpoint',
  'assignment 2027-01-31 22:00 Basin field note',
  'assignment 2027-01-31 22:00 Podcast reply',
  'exam 2027-02-02 Exam',
  'assignment 2027-02-11 09:30 Checkpoint',
  'assignment 2027-02-14 22:00 Reef portrait',
  'assignment 2027-02-18 09:30 Checkpoint',
  'assignment 2027-02-21 22:00 Glacier portrait',
  'assignment 2027-02-21 22:00 Podcast reply',
];

const byDay = (items: string[]) =>
  [...items].sort((a, b) => (a.split(' ')[1] + a < b.split(' ')[1] + b ? -1 : 1));

test('a table says on which weekday and by which hour each kind of work named under a week is due', () =>
  expect(
    byDay(
      work(
        ...PLAN,
        '## Weekly deadlines',
        '| Assignment | Due |',
        '| Checkpoint | Thursday, 9:30am |',
        '| Exams | Thursday, during class |',
        '| Field note | Sunday, 10:00pm |',
        '| Portrait | Sunday, 10:00pm |',
        '| Podcast replies | Sunday, 10:00pm |',
      ),
    ),
  ).toEqual(byDay(DUE_IN_PLAN)));

test('"Sunday, midnight" is the end of that Sunday', () =>
  expect(
    work(
      ...PLAN,
      '## Weekly deadlines',
      '| Assignment | Due |',
      '| Checkpoint | Thursday, 9:30am |',
      '| Field note | Sunday, midnight |',
      '| Portrait | Sunday, midnight |',
      '| Podcast replies | Sunday, noon |',
    ).filter((found) => /note|reply/u.test(found)),
  ).toEqual([
    'assignment 2027-01-24 23:59 Delta field note',
    'assignment 2027-01-31 23:59 Basin field note',
    'assignment 2027-01-31 12:00 Podcast reply',
    'assignment 2027-02-21 12:00 Podcast reply',
  ]));

test('a list of lines says the same', () =>
  expect(
    byDay(
      work(
        ...PLAN,
        '## Weekly deadlines',
        '- Checkpoint – Thursday 9:30am',
        '- Field note – Sunday 10:00pm',
        '- Portrait – Sunday 10:00pm',
        '- Podcast replies – Sunday 10:00pm',
      ),
    ),
  ).toEqual(byDay(DUE_IN_PLAN)));

test('"no Thursday class" in the row of a week is that Thursday', () =>
  expect(daysOff(...PLAN)).toEqual(['2027-02-04 No Thursday class']));
