import { describe, expect, test } from 'vitest';
import type { CalendarSeries, Task } from '@/api';
import { aTask } from '../model/testing/a-task';
import { readCsv } from './read-csv';
import { readIcs } from './read-ics';
import { toCsv } from './to-csv';
import { toIcs } from './to-ics';

const options = {
  timeZone: 'Europe/Stockholm',
  now: new Date('2027-01-01T12:00:00Z'),
  origin: 'https://s.example',
};
const course = { id: 'bio', code: 'BIO 101', title: 'Biology', color: 'fern' } as const;
const label = { id: 'lab', name: 'Lab; wet, cold' };
const member = { accountId: 'ada', name: 'Park, Ada', email: 'ada@example.org' };
const context = { zone: 'Europe/Stockholm', courses: [course], labels: [label], members: [member] };

test('what has a day is written for calendars, and what has none is left out', () => {
  const text = toIcs([aTask({ title: 'Essay', dueOn: '2027-02-05' }), aTask({ title: 'Someday' })], options);
  expect(text).toContain('SUMMARY:Essay');
  expect(text).toContain('UID:task-1@syllabi');
  expect(text).not.toContain('Someday');
});

test('a time is that of the place where the course is held', () => {
  const courseZones = new Map([['bio', 'America/Chicago']]);
  const text = toIcs([aTask({ dueOn: '2027-02-05', dueTime: '10:00', course })], { ...options, courseZones });
  expect(text).toContain('DTSTART;TZID=America/Chicago:20270205T100000');
});

/** What an import makes of a task that has these fields. */
const importOf = ({ course: held, ...task }: Partial<Task>) => ({
  kind: 'assignment',
  title: 'Essay',
  ...task,
  ...(held && { courseId: held.id }),
});

test.each<Partial<Task>>([
  { title: 'Midterm; part 1, room 3', kind: 'exam', dueOn: '2027-02-05', dueTime: '10:00', endTime: '11:30' },
  { kind: 'exam', dueOn: '2027-02-05' },
  { kind: 'project', dueOn: '2027-02-05', endOn: '2027-02-08', weight: 12.5 },
  { kind: 'reading', dueOn: '2027-02-05', dueTime: '08:00', endOn: '2027-02-08', course },
  { dueOn: '2027-02-05', status: 'done', notes: 'Two pages\n\n- *double* spaced' },
  { dueOn: '2027-02-05', course, labelIds: ['lab'], assigneeId: 'ada' },
  { dueOn: '2027-02-05', labelIds: ['lab'] },
  { title: '🧪 اكتب المقال', dueOn: '9999-12-31', status: 'doing' },
])('what was written is read in again as it was: %j', async (task) => {
  const known = { labels: [label], members: [member] };
  const { rows } = await readIcs(toIcs([aTask(task)], { ...options, ...known }), context);
  expect(rows).toEqual([{ line: 1, task: importOf(task), problems: [], notes: [] }]);
});

describe('what repeats', () => {
  const lab = (repeat: CalendarSeries['repeat'], rest: Partial<Task> = {}) =>
    aTask({ title: 'Lab', dueOn: '2027-02-01', dueTime: '17:00', repeat, ...rest });
  const usual: CalendarSeries['usual'] = {
    title: 'Lab',
    kind: 'assignment',
    dueTime: '17:00',
    endTime: null,
    spanDays: null,
    weight: null,
    notes: '',
    course: null,
  };
  const seriesOf = (repeat: CalendarSeries['repeat']): CalendarSeries => ({
    taskId: 'task-1',
    occurrenceOn: '2027-02-01',
    anchoredOn: '2027-02-01',
    repeat,
    usual,
  });
  const again = (rest: Partial<CalendarSeries['repeat']> = {}): CalendarSeries['repeat'] => ({
    every: 'week',
    interval: 1,
    weekdays: [],
    until: null,
    ...rest,
  });

  test.each([
    again(),
    again({ every: 'day', interval: 3 }),
    again({ weekdays: ['MO', 'WE'], until: '2027-05-10' }),
    again({ every: 'month', until: '2027-05-01' }),
    again({ interval: 2, except: ['2027-02-15', '2027-03-15'] }),
  ])('is written with its rule and read in again as it was: %j', async (repeat) => {
    const text = toIcs([lab(repeat)], { ...options, series: [seriesOf(repeat)] });
    const { rows } = await readIcs(text, context);
    expect(rows).toMatchObject([{ task: { title: 'Lab', dueOn: '2027-02-01', dueTime: '17:00', repeat } }]);
    const known = { labels: [], members: [], series: [seriesOf(repeat)] };
    const table = await readCsv(toCsv([lab(repeat)], known), {
      ...context,
      labels: [],
      members: [],
      today: '2027-01-01',
      monthFirst: false,
    });
    expect(table.rows).toMatchObject([{ task: { dueOn: '2027-02-01', repeat }, problems: [] }]);
  });

  test('knows the one day that was changed from the others, in both files', async () => {
    const repeat = again();
    const moved = lab(repeat, { title: 'Lab test', dueOn: '2027-02-03' });
    const { rows } = await readIcs(toIcs([moved], { ...options, series: [seriesOf(repeat)] }), context);
    expect(rows).toMatchObject([
      {
        task: {
          title: 'Lab test',
          dueOn: '2027-02-03',
          dueTime: '17:00',
          repeat,
          usual: { title: 'Lab', kind: 'assignment', dueOn: '2027-02-01', dueTime: '17:00', endOn: null },
        },
        problems: [],
      },
    ]);
    const known = { labels: [], members: [], series: [seriesOf(repeat)] };
    expect(toCsv([moved], known)).toContain('2027-02-03,17:00,,,every Mon,');
  });

  test('is there once where it is done or goes on elsewhere', () => {
    expect(toIcs([lab(again(), { status: 'done' })], options)).not.toContain('RRULE');
  });
});
