import { expect, test } from 'vitest';
import { daysOff, read, work } from '../../testing/read-lines.ts';

// Days that can only be told from the other days of the document.

test('a month that stands in front of its first day only holds for the days below it', () =>
  expect(
    work(
      'Spring 2027',
      '',
      '| Date Lecture | Reading |',
      '| Jan 12 T Tides | ch. 1 |',
      '| 14 H Waves | ch. 2 |',
      '| 19 T Currents | ch. 3 |',
      '| Homework 1 due. | |',
      '| 26 T Reefs | ch. 4 |',
      '| Atolls | ch. 5 |',
      '| Homework 2 due. | |',
      '| Feb 02 T Ice | ch. 5 |',
      '| 04 H Salt | ch. 6 |',
      '| Homework 3 due. | |',
      '| 09 T Storms | ch. 7 |',
    ),
  ).toEqual([
    'assignment 2027-01-19 Homework 1',
    'assignment 2027-01-26 Homework 2',
    'assignment 2027-02-04 Homework 3',
  ]));

test('numbers that go up in front of a capital are no days where no month stands above them', () =>
  expect(
    read('Spring 2027', '', '11 T shirts', '14 H bridges', '16 M screws', '18 T squares').findings,
  ).toEqual([]));

test('dotted dates have the month first where the document writes days behind it', () =>
  expect(
    work(
      'Fall 2027',
      '',
      '| 08.24.2027 | Surveying | |',
      '| 09.07.2027 | Casting | Report due |',
      '| 09.21.2027 | Milling | |',
      '| 10.19.2027 | Carving | |',
      '| 11.02.2027 | Drawing | Portfolio due |',
    ),
  ).toEqual(['assignment 2027-09-07 Report', 'project 2027-11-02 Portfolio']));

test('the introduction to a project is not the day on which it is due', () =>
  expect(
    work(
      'Fall 2027',
      '',
      '2027/9/2 Project 1 intro',
      '2027/9/23 Project 1 due',
      '2027/10/5 Project 2 kick-off',
    ),
  ).toEqual(['project 2027-09-23 Project 1']));

test('the number in the code of the course is no year, and that of its term is one however long ago', () =>
  expect(work('GEOL 2025 Maps', 'Semester 2013 - 20', '', 'Midterm: October 12')).toEqual([
    'exam 2013-10-12 Midterm',
  ]));

test('what is said of whatever is due by a day is no deadline', () =>
  expect(
    work(
      'Spring 2027',
      '',
      'For assignments due on or before March 9, we accept late work until the last week.',
    ),
  ).toEqual([]));

test('a line that says what is due goes on with no sentence above it', () =>
  expect(
    work(
      'Spring 2027',
      '',
      'Feb 02 T The movement of glaciers and of the ice that covers the polar seas in winter, part one',
      'Homework 1 due.',
      '04 H The movement of dunes and of the sand that covers the roads of the coast, part two',
      '09 T The movement of rivers and of the gravel that covers their beds at low water, part three',
      'Homework 2 due.',
      '11 H Floods',
    ),
  ).toEqual(['assignment 2027-02-02 Homework 1', 'assignment 2027-02-09 Homework 2']));

test('two days of a week with their weekdays in brackets are both those of the entry', () => {
  const lines = [
    'Spring 2027',
    '',
    '### Week 1: Jan 12 (Tue) & Jan 14 (Thu) — Levers',
    '### Week 2: Jan 19 (Tue) & Jan 21 (Thu) — Pulleys',
    '- **Tuesday (Lecture):** First quiz; ropes and wheels.',
    '- **Thursday (Lab):** Blocks and tackles.',
    '### Week 3: Jan 26 (Tue) & Jan 28 (Thu) — *No class (Instructor away)*',
    '### Week 4: Feb 2 (Tue) & Feb 4 (Thu) — **Midterm exam (two sessions)**',
  ];
  expect(work(...lines)).toEqual([
    'quiz 2027-01-19 Tuesday (Lecture): First quiz',
    'exam 2027-02-02 Midterm exam (two sessions)',
  ]);
  expect(daysOff(...lines)).toEqual(['2027-01-26 No class (Instructor away)']);
});

test.each([
  ['Autumn 2026', 'Date', 'Due'],
  ['Wintersemester 2026/27, Abgabe der Aufgaben für das Seminar', 'Datum', 'Abgabe'],
])('%s: a column of days with dots, and a column of sections', (term, date, due) =>
  expect(
    work(
      term,
      '',
      `| ${date} | Section | ${due} |`,
      '| 17.9 | 1.1 | |',
      '| 24.9. | 1.2 | Portfolio 1 |',
      '| 1.10 | 2.1 | Portfolio 2 |',
      '| 14.1 | 2.2 | Portfolio 3 |',
    ).map((item) => item.slice(-22)),
  ).toEqual(['2026-09-24 Portfolio 1', '2026-10-01 Portfolio 2', '2027-01-14 Portfolio 3']),
);

test('numbers with dots that jump about are no days, whatever their column is called', () =>
  expect(
    work(
      'Autumn 2026',
      '',
      '| Date | Due |',
      '| 3.1 | Quiz 1 |',
      '| 2.4 | Quiz 2 |',
      '| 1.2 | Quiz 3 |',
      '| 4.2 | Quiz 4 |',
    ),
  ).toEqual([]));

const HYPHENATED = [
  '7-11 Maps',
  '7-12 Lakes',
  '7-13&14 Rivers',
  '7-15 Seas',
  '7-18 EXAM I',
  '7-19 Coasts',
  '8-1 EXAM II',
];

test('two numbers with a hyphen are a day where each line begins with one, and each behind the one above', () => {
  const { findings } = read('GEO 210, Summer 2026', 'DATE TOPIC', ...HYPHENATED);
  expect(
    findings.map(({ kind, date, endDate, title }) =>
      [kind, date, ...(endDate ? [endDate] : []), title].join(' '),
    ),
  ).toEqual([
    'class 2026-07-11 Maps',
    'class 2026-07-12 Lakes',
    'class 2026-07-13 2026-07-14 Rivers',
    'class 2026-07-15 Seas',
    'exam 2026-07-18 EXAM I',
    'class 2026-07-19 Coasts',
    'exam 2026-08-01 EXAM II',
  ]);
});

test('numbered lessons are no days, nor are pages', () => {
  const lessons = [
    '1-1 Maps',
    '1-2 Lakes',
    '1-3 Rivers',
    '1-4 Exam 1',
    '2-1 Seas',
    '2-2 Coasts',
    '2-3 Exam 2',
  ];
  expect(read('GEO 210, Summer 2026', ...lessons).findings).toEqual([]);
  const pages = ['1-12 Maps', '3-20 Lakes', '5-28 Exam 1', '9-15 Rivers', '11-24 Seas', '12-30 Exam 2'];
  expect(read('GEO 210, Summer 2026', ...pages).findings).toEqual([]);
});

test('days below a month may stand in a column of their own, also behind a span of days', () => {
  const rows = [
    '| Jan 11 M | Intro | Ch 1 |',
    '| 13 W | Lakes; Quiz 1 | Ch 2 |',
    '| 18 M | MLK Day -- no class | |',
    '| 20 W | Rivers | Ch 3 |',
    '| Mar 8-12 | SPRING RECESS | |',
    '| 15 M | Posters due | |',
  ];
  expect(work('Spring 2027', ...rows)).toEqual(['quiz 2027-01-13 Quiz 1', 'project 2027-03-15 Posters']);
  expect(daysOff('Spring 2027', ...rows)).toEqual(['2027-01-18 MLK Day', '2027-03-08 SPRING RECESS']);
});

test('a month by name between slashes', () =>
  expect(work('Otoño 2026', '- Examen 1: 07/septiembre/2026', '- Examen 2: 5/Oct/2026')).toEqual([
    'exam 2026-09-07 Examen 1',
    'exam 2026-10-05 Examen 2',
  ]));

test('days by hyphens, in a short column named for them', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Due |',
      '| 09-08 | Rivers | |',
      '| 09-15 | Deltas | Homework 1 |',
      '| 10-03 | Lakes | Homework 2 |',
    ),
  ).toEqual(['assignment 2026-09-15 Homework 1', 'assignment 2026-10-03 Homework 2']));

test('and numbers of lessons are none', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Due |',
      '| 1-3 | Rivers | |',
      '| 4-6 | Deltas | Homework 1 |',
      '| 7-9 | Lakes | Homework 2 |',
    ),
  ).toEqual([]));
