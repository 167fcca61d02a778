import { expect, test } from 'vitest';
import { extract } from '../../extract.ts';
import { DEFAULT_LIMITS } from '../../limits.ts';
import { readIcs } from './read-ics.ts';

const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//made//for tests//EN',
    'X-WR-CALNAME:BIO 101 Principles of Biology',
    'X-WR-TIMEZONE:America/New_York',
    ...events.flatMap((lines, index) => ['BEGIN:VEVENT', `UID:${index}@example.edu`, ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

const found = (text: string, term?: { start: string; end: string }) =>
  extract(readIcs(text, DEFAULT_LIMITS), { referenceDate: '2027-01-04', ...(term && { term }) });

test.each<[string, string[], object]>([
  [
    'with a time and a zone',
    [
      'SUMMARY:Midterm exam',
      'DTSTART;TZID=America/New_York:20270303T101000',
      'DTEND;TZID=America/New_York:20270303T112500',
    ],
    { kind: 'exam', date: '2027-03-03', time: '10:10', endTime: '11:25' },
  ],
  [
    'told in UTC, on the clocks of the calendar',
    ['SUMMARY:Essay due', 'DTSTART:20270313T035900Z'],
    { kind: 'assignment', date: '2027-03-12', time: '22:59' },
  ],
  [
    'of one whole day',
    ['SUMMARY:Quiz 2', 'DTSTART;VALUE=DATE:20270212', 'DTEND;VALUE=DATE:20270213'],
    { kind: 'quiz', date: '2027-02-12' },
  ],
  [
    'of several days, the last one counted',
    ['SUMMARY:Spring break', 'DTSTART;VALUE=DATE:20270308', 'DTEND;VALUE=DATE:20270313'],
    { kind: 'holiday', date: '2027-03-08', endDate: '2027-03-12' },
  ],
  [
    'whose name is folded and escaped',
    ['SUMMARY:Project\\, part on', '  e', 'DTSTART;VALUE=DATE:20270401'],
    { kind: 'project', title: 'Project, part on e', date: '2027-04-01' },
  ],
])('an event %s', (_, event, expected) => {
  const { findings } = found(calendar(event));
  expect(findings).toMatchObject([expected]);
  if (!('endDate' in expected)) expect(findings[0]).not.toHaveProperty('endDate');
});

test('every finding quotes its line, where it stands', () => {
  const document = readIcs(
    calendar(['SUMMARY:Final exam', 'DTSTART;VALUE=DATE:20270503', 'LOCATION:Moss Hall']),
    DEFAULT_LIMITS,
  );
  const [{ evidence } = { evidence: [] }] = extract(document, { referenceDate: '2027-01-04' }).findings;
  expect(evidence).toMatchObject([{ page: 1, quote: '2027-05-03: Final exam, Moss Hall' }]);
  expect(document.text.slice(...(evidence[0]?.span ?? []))).toBe(evidence[0]?.quote);
});

test('a lecture that repeats is a class time, and the course is read from the name of the calendar', () => {
  const { meetings, findings, course } = found(
    calendar([
      'SUMMARY:Lecture',
      'DTSTART;TZID=America/New_York:20270112T101000',
      'DTEND;TZID=America/New_York:20270112T110000',
      'RRULE:FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20270430T000000Z',
    ]),
  );
  expect(meetings).toMatchObject([{ days: ['TU', 'TH'], start: '10:10', end: '11:00', kind: 'lecture' }]);
  expect(findings).toEqual([]);
  expect(course).toMatchObject({ code: 'BIO 101', timeZone: 'America/New_York' });
});

test.each([
  ['BIO 101 Principles of Biology', 'Principles of Biology'],
  ['Waves', 'Waves'],
  ['BIO 101', undefined],
  ['ada@example.edu', undefined],
  ['My calendar', undefined],
  [undefined, undefined],
])('a calendar called %j gives the title %j, and no event does', (name, title) => {
  const events = [
    ['SUMMARY:BIO 101: Lab report due', 'DTSTART;VALUE=DATE:20270212'],
    ['SUMMARY:BIO 101: Midterm', 'DTSTART;VALUE=DATE:20270219'],
  ];
  const named = calendar(...events).replace(
    /X-WR-CALNAME:.*\r\n/,
    name === undefined ? '' : `X-WR-CALNAME:${name}\r\n`,
  );
  const { course, findings } = found(named);
  expect(course).toMatchObject({ code: 'BIO 101' });
  expect(course.title).toBe(title);
  expect(findings).toHaveLength(2);
});

const WEEKLY_QUIZ = ['SUMMARY:Weekly quiz', 'DTSTART;VALUE=DATE:20270115', 'RRULE:FREQ=WEEKLY'];

test.each<[string, string[], string[]]>([
  [
    'as often as it says',
    [...WEEKLY_QUIZ.slice(0, 2), 'RRULE:FREQ=WEEKLY;COUNT=3'],
    ['2027-01-15', '2027-01-22', '2027-01-29'],
  ],
  ['to the end of the term', WEEKLY_QUIZ, ['2027-01-15', '2027-01-22', '2027-01-29', '2027-02-05']],
  [
    'every other week',
    [...WEEKLY_QUIZ.slice(0, 2), 'RRULE:FREQ=WEEKLY;INTERVAL=2'],
    ['2027-01-15', '2027-01-29'],
  ],
  [
    'without what is left out',
    [...WEEKLY_QUIZ, 'EXDATE;VALUE=DATE:20270122'],
    ['2027-01-15', '2027-01-29', '2027-02-05'],
  ],
  [
    'once where its rule is not read',
    [...WEEKLY_QUIZ.slice(0, 2), 'RRULE:FREQ=MONTHLY;BYDAY=2FR'],
    ['2027-01-15'],
  ],
])('a quiz that repeats is there %s', (_, event, days) => {
  const { findings } = found(calendar(event), { start: '2027-01-11', end: '2027-02-10' });
  expect(findings.map(({ date }) => date)).toEqual(days);
});

test('a rule without an end and a term is followed for a year at most', () => {
  expect(
    found(calendar(['SUMMARY:Quiz', 'DTSTART;VALUE=DATE:20270115', 'RRULE:FREQ=DAILY'])).findings,
  ).toHaveLength(367);
});

test('one of a series that was moved is where it was moved to, and not where it was', () => {
  const moved = calendar(WEEKLY_QUIZ).replace(
    'END:VCALENDAR',
    [
      'BEGIN:VEVENT',
      'UID:0@example.edu',
      'RECURRENCE-ID;VALUE=DATE:20270122',
      'SUMMARY:Weekly quiz',
      'DTSTART;VALUE=DATE:20270125',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  );
  const { findings } = found(moved, { start: '2027-01-11', end: '2027-01-31' });
  expect(findings.map(({ date }) => date)).toEqual(['2027-01-15', '2027-01-25', '2027-01-29']);
});

test('what was cancelled, has no name or no day is left out; a calendar of only that is refused in words', () => {
  const nothing = calendar(
    ['SUMMARY:Quiz', 'DTSTART;VALUE=DATE:20270115', 'STATUS:CANCELLED'],
    ['DTSTART;VALUE=DATE:20270116'],
    ['SUMMARY:Quiz', 'DTSTART;VALUE=DATE:20271345'],
  );
  expect(() => readIcs(nothing, DEFAULT_LIMITS)).toThrow('This calendar has no events.');
  expect(() => readIcs('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n', DEFAULT_LIMITS)).toThrow();
});
