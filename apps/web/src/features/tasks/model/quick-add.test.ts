import { expect, test } from 'vitest';
import { readQuickAdd } from './quick-add';

const today = '2026-02-12'; // a Thursday
const courses = [
  { id: 'h', code: 'HIST 210' },
  { id: 'b', code: 'BIO 101' },
  { id: 'l', code: 'BIO 101L' },
];
const read = (text: string) => readQuickAdd(text, { today, courses });

test('a date, a time and a course are read out of plain words', () => {
  expect(read('essay draft next Fri 5pm #HIST210')).toMatchObject({
    title: 'Essay draft',
    kind: 'assignment',
    dueOn: '2026-02-20',
    dueTime: '17:00',
    courseId: 'h',
    weight: undefined,
  });
});

test('the parts join to what was typed, so that each can be marked where it stands', () => {
  const text = 'essay draft next Fri 5pm #HIST210 ';
  const { parts } = read(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter(({ role }) => role !== 'title').map((part) => part.text)).toEqual([
    'next Fri',
    '5pm',
    '#HIST210',
  ]);
});

test.each([
  ['lab report today', '2026-02-12'],
  ['lab report tomorrow', '2026-02-13'],
  ['lab report Fri', '2026-02-13'],
  ['lab report on Thursday', '2026-02-12'],
  ['lab report next Monday', '2026-02-16'],
  ['lab report in 3 days', '2026-02-15'],
  ['lab report in two weeks', '2026-02-26'],
  ['lab report Mar 3', '2026-03-03'],
  ['lab report 3rd March', '2026-03-03'],
  ['lab report Fri, Feb 20', '2026-02-20'],
  ['lab report 2/20', '2026-02-20'],
  ['lab report 2026-04-01', '2026-04-01'],
  ['lab report Jan 5', '2027-01-05'],
  ['lab report Feb 2', '2026-02-02'],
])('%j is due %s', (text, dueOn) => expect(read(text)).toMatchObject({ title: 'Lab report', dueOn }));

test.each([
  ['quiz Fri at noon', '12:00'],
  ['quiz Fri 17:30', '17:30'],
  ['quiz Fri 9:05 am', '09:05'],
  ['quiz Fri midnight', '23:59'],
])('%j is at %s', (text, dueTime) =>
  expect(read(text)).toMatchObject({ title: 'Quiz', kind: 'quiz', dueTime }),
);

test('day before month where the person writes it so', () => {
  expect(readQuickAdd('essay 3/4', { today, courses, monthFirst: false }).dueOn).toBe('2026-04-03');
  expect(readQuickAdd('essay 3/14', { today, courses, monthFirst: false }).dueOn).toBe('2026-03-14');
  expect(readQuickAdd('essay 14/3/26', { today, courses, monthFirst: true }).dueOn).toBe('2026-03-14');
});

test('a number is not a date', () => {
  expect(read('read chapter 12')).toMatchObject({
    title: 'Read chapter 12',
    dueOn: undefined,
    dueTime: undefined,
  });
  expect(read('problem 3.4 b')).toMatchObject({ dueOn: undefined, dueTime: undefined });
});

test.each([
  ['essay due 31 Feb', '31 Feb'],
  ['essay due Feb 30', 'Feb 30'],
  ['essay 29 Feb 2027', '29 Feb 2027'],
  ['essay due Fri 31 Apr', 'Fri 31 Apr'],
  ['essay 2026-13-01', '2026-13-01'],
  ['essay due 2/31', '2/31'],
  ['essay 2/31/2026', '2/31/2026'],
  ['essay due 31 Feb 5pm', '31 Feb'],
])('%j names a day that is none: the words stay, and no other day is taken', (text, noDay) => {
  const { title, dueOn, dueTime, parts, ...said } = read(text);
  expect(said.noDay).toBe(noDay);
  expect([dueOn, dueTime]).toEqual([undefined, undefined]);
  expect(title).toBe(text.replace('essay', 'Essay'));
  expect(parts.find(({ role }) => role === 'no-day')?.text).toBe(noDay);
});

test.each([
  ['reading 12 Feb 45 min', '2026-02-12'],
  ['lab report 29 Feb', '2028-02-29'],
  ['redo lab 20/30', undefined],
  ['problem 31/2', undefined],
  ['read chapter 31', undefined],
])('%j names no day that is none', (text, dueOn) =>
  expect(read(text)).toMatchObject({ noDay: undefined, dueOn }),
);

test('a rhythm may end on no day', () => {
  expect(read('quiz every Mon until 31 Apr')).toMatchObject({ noDay: '31 Apr', repeat: { until: null } });
});

test('a course may be shortened while only one fits', () => {
  expect(read('map quiz #hist').courseId).toBe('h');
  expect(read('lab #bio')).toMatchObject({ courseId: undefined, unknownCourse: 'bio' });
  expect(read('lab #bio101').courseId).toBe('b');
});

test('a percentage is the weight', () => {
  expect(read('midterm 20% Mar 3')).toMatchObject({
    title: 'Midterm',
    kind: 'exam',
    weight: 20,
    dueOn: '2026-03-03',
  });
});
