import { expect, test } from 'vitest';
import { type DueTask, dayToWriteAbout, digestLetter, selectTasks, type Wishes } from './digests.rules.ts';

const course = { code: 'BIO 101', title: 'Biology' };
const due = (title: string, dueOn: string): DueTask => ({
  title,
  dueOn,
  dueTime: null,
  weight: null,
  course,
});
const wishes = (change: Partial<Wishes> = {}): Wishes => ({
  digest: 'off',
  deadlineReminders: 'off',
  timeZone: 'UTC',
  quietHours: null,
  firstDayOfWeek: 'monday',
  ...change,
});

test('nothing is written in quiet hours; it comes when they are over', () => {
  const quiet = { timeZone: 'UTC', quietHours: { from: '22:00', to: '08:30' } };
  expect(dayToWriteAbout(new Date('2027-02-12T08:07:00Z'), quiet)).toBeUndefined();
  expect(dayToWriteAbout(new Date('2027-02-12T09:07:00Z'), quiet)).toBe('2027-02-12');
});

test.each([
  ['2027-02-12T06:59:00Z', 'UTC', undefined],
  ['2027-02-12T07:00:00Z', 'UTC', '2027-02-12'],
  ['2027-02-12T07:00:00Z', 'America/Chicago', undefined],
  ['2027-02-12T13:00:00Z', 'America/Chicago', '2027-02-12'],
  ['2027-02-12T22:00:00Z', 'Asia/Tokyo', '2027-02-13'],
])('at %s in %s the day to write about is %s', (now, timeZone, day) => {
  expect(dayToWriteAbout(new Date(now), { timeZone, quietHours: null })).toBe(day);
});

test.each<[Partial<Wishes>, { ahead: string[]; soon: string[] }]>([
  [{}, { ahead: [], soon: [] }],
  [{ digest: 'daily' }, { ahead: ['today', 'tomorrow', 'in two days', 'in six days'], soon: [] }],
  [{ digest: 'weekly' }, { ahead: [], soon: [] }],
  [
    { digest: 'weekly', firstDayOfWeek: 'saturday' },
    { ahead: ['today', 'tomorrow', 'in two days', 'in six days'], soon: [] },
  ],
  [{ deadlineReminders: 'day-before' }, { ahead: [], soon: ['tomorrow'] }],
  [{ deadlineReminders: 'two-days-before' }, { ahead: [], soon: ['in two days'] }],
])('on a Saturday %j is told %j', (change, expected) => {
  const tasks = [
    due('yesterday', '2027-02-12'),
    due('today', '2027-02-13'),
    due('tomorrow', '2027-02-14'),
    due('in two days', '2027-02-15'),
    due('in six days', '2027-02-19'),
    due('in a week', '2027-02-20'),
  ];
  const { ahead, soon } = selectTasks(tasks, wishes(change), '2027-02-13');
  expect({ ahead: ahead.map(({ title }) => title), soon: soon.map(({ title }) => title) }).toEqual(expected);
});

test('a mail says what is due when, and nothing is written when nothing is', () => {
  const options = { publicUrl: 'https://syllabi.example' };
  const essay = { ...due('Essay', '2027-02-14'), dueTime: '17:00', weight: 15 };
  expect(digestLetter({ ahead: [], soon: [] }, options)).toBeUndefined();
  expect(digestLetter({ ahead: [essay], soon: [essay] }, options)).toMatchObject({
    subject: 'Essay: due Sun 14 Feb',
    text: expect.stringContaining('- Sun 14 Feb, 17:00: Essay (BIO 101), 15%'),
  });
});
