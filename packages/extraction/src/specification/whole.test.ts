import { expect, test } from 'vitest';
import { sketch } from '../../testing/sketch.ts';
import { extract } from '../extract.ts';
import type { Finding } from '../extraction.ts';

const read = (...lines: string[]) => extract(sketch(...lines), { referenceDate: '2026-11-20' });
const NOT_ASSESSED = new Set(['class', 'reading', 'holiday']);

/** `exam 2027-03-03 Midterm exam`: what was found, in short. */
const inShort = ({ kind, title, date, endDate, time }: Finding) =>
  `${kind} ${date}${endDate ? `..${endDate}` : ''}${time ? ` ${time}` : ''} ${title}`;
const items = (...lines: string[]) =>
  read('Spring 2027', ...lines)
    .findings.filter(({ kind }) => !NOT_ASSESSED.has(kind))
    .map(inShort);
const daysOff = (...lines: string[]) =>
  read('Spring 2027', ...lines)
    .findings.filter(({ kind }) => kind === 'holiday')
    .map(inShort);

test.each([
  ['The midterm exam is on March 3.', 'exam 2027-03-03 Midterm exam'],
  ['The second essay is due on Monday, April 12, at 11:59 pm.', 'assignment 2027-04-12 23:59 Second essay'],
  ['Final exam: Thursday, May 6, 8:00–10:00 am', 'exam 2027-05-06 08:00 Final exam'],
  ['Please hand in the annotated bibliography by March 5.', 'assignment 2027-03-05 Annotated bibliography'],
  ['Assignment due February 16: Draw a map of one harbor', 'assignment 2027-02-16 Draw a map of one harbor'],
  ['Quiz 2 (Feb 9)', 'quiz 2027-02-09 Quiz 2'],
  ['Portfolio due Apr 30 by noon', 'project 2027-04-30 12:00 Portfolio'],
  ['Exam 1 (covers all rivers until Feb 18): Feb 23', 'exam 2027-02-23 Exam 1'],
  ['Record a short tour by noon on February 5.', 'assignment 2027-02-05 12:00 Record a short tour'],
  ['Take-home exam: March 10-12', 'exam 2027-03-10..2027-03-12 Take-home exam'],
])('finds in %j: %s', (line, expected) => expect(items(line)).toEqual([expected]));

test.each([
  ['Review for the midterm, March 1'],
  ['No homework due January 20'],
  ['Office hours on Tuesday, March 2, 2-3 pm'],
  ['If you miss the exam on March 3 for illness, contact the dean.'],
  ['Homework 4 was posted on January 20.'],
  ['Homework 4 out: January 20'],
  ['Readings for January 20: Chapter 3'],
])('finds nothing to hand in or to sit in %j', (line) => expect(items(line)).toEqual([]));

test('the row of a table gives its day to what is due in it', () => {
  expect(
    items(
      '| Date | Topic | Reading | Due |',
      '| Tue Jan 12 | Cells | Ch. 1 | |',
      '| Thu Jan 14 | Membranes | Ch. 2 | Quiz 1 |',
      '| Tue Jan 19 | Energy | Ch. 3 | Lab report 1, 11:59 pm |',
      '| Thu Jan 21 | Midterm exam | | |',
    ),
  ).toEqual([
    'quiz 2027-01-14 Quiz 1',
    'assignment 2027-01-19 23:59 Lab report 1',
    'exam 2027-01-21 Midterm exam',
  ]);
});

test('a row with several days or a week makes a window', () => {
  expect(
    items('| Week of | Topic | Work due |', '| 1/11-1/15 | Maps | |', '| 1/18-1/22 | Borders | Essay 1 |'),
  ).toEqual(['assignment 2027-01-18..2027-01-22 Essay 1']);
});

test('a rule for weekly work places it on its day of the week', () => {
  expect(
    items(
      '| Week | Dates | Work due |',
      '| 1 | 1/12 & 1/14 | |',
      '| 2 | 1/19 & 1/21 | Problem set 1 |',
      'Homework is due at 6 pm on the Sunday of that week.',
    ),
  ).toEqual(['assignment 2027-01-24 18:00 Problem set 1']);
});

test('a weekday beside the work moves it within the week of its row', () => {
  expect(
    items(
      '| Date | Topic | Evaluation |',
      '| Jan 11 | Winds | |',
      '| Jan 20 | Tides | Quiz 1 (due Thursday noon) |',
    ),
  ).toEqual(['quiz 2027-01-21 12:00 Quiz 1']);
});

test('a date of its own wins over the date of the row', () => {
  expect(
    items('| Date | Topic | Due |', '| 2/25 | Ideas | |', '| 3/2 | Plans | Poster sketch due 2/26, 8 pm |'),
  ).toEqual(['project 2027-02-26 20:00 Poster sketch']);
});

test('the cells of a calendar each begin with their own day', () => {
  expect(
    items(
      '| Monday | Wednesday |',
      '| 2/1 The early city and its walls | 2/3 Trade and travel by sea |',
      '| 2/8 Exam 1 on the first unit | 2/10 The plague and after |',
    ),
  ).toEqual(['exam 2027-02-08 Exam 1 on the first unit']);
});

test('a date in a calendar says the month of the bare days behind it', () => {
  expect(
    items(
      '| Week | Mon | Tue | Wed | Thu | Fri |',
      '| 3 | 25 Jan Maps | 26 | 27 Quiz 1 | 28 | 29 |',
      '| 4 | 1 Feb Borders | 2 | 3 Rivers | 4 | 5 Essay 1 due |',
    ),
  ).toEqual(['quiz 2027-01-27 Quiz 1', 'assignment 2027-02-05 Essay 1']);
});

test('lines below a week are on the day that they begin with', () => {
  expect(
    items(
      '# Week 2 – January 18-22',
      'M: Maps.',
      'W: Borders. Quiz 1.',
      'F: Essay 1 due.',
      '# Week 3 – January 25-29',
      'M: Rivers.',
      'W: Seas.',
      'F: Quiz 2.',
      '# Week 4 – February 1-5',
      'M: Winds.',
    ),
  ).toEqual(['quiz 2027-01-20 Quiz 1', 'assignment 2027-01-22 Essay 1', 'quiz 2027-01-29 Quiz 2']);
});

test('the head of a column says on which day of the week its work is due', () => {
  expect(
    items(
      '| Week | Dates | Topic | Deliverables (11:59 PM Sunday) |',
      '| 1 | 1/11, 1/13 | Maps | HW 1 |',
      '| 2 | 1/20 (no class 1/18, holiday) | Borders | HW 2 |',
      '| 3 | 1/25, 1/27 | Rivers | Quiz 1 on 1/27 |',
    ),
  ).toEqual([
    'assignment 2027-01-17 23:59 HW 1',
    'assignment 2027-01-24 23:59 HW 2',
    'quiz 2027-01-27 Quiz 1',
  ]);
});

test('a day in brackets behind the day of a row is the one without class', () => {
  expect(
    daysOff(
      '| Week | Dates | Topic |',
      '| 1 | 1/11, 1/13 | Maps |',
      '| 2 | 1/20 (no class 1/18) | Borders |',
      '| 3 | 1/25, 1/27 | Rivers |',
    ),
  ).toEqual(['holiday 2027-01-18 No class']);
});

test('a note below the table is said of the day that bears its mark', () => {
  expect(
    daysOff(
      '| Mon | Wed | Topic |',
      '| Jan 11 | Jan 13 | Maps |',
      '| Jan 18* | Jan 20 | Borders |',
      '* King Day, no class',
    ),
  ).toEqual(['holiday 2027-01-18 King Day']);
});

test('lines that begin with a date are a schedule, and the lines below belong to it', () => {
  expect(
    items(
      'Jan 12: Introduction',
      'Jan 19: Sources',
      'Jan 26: Archives',
      'Due: Research proposal',
      'Feb 2: Silence',
    ),
  ).toEqual(['project 2027-01-26 Research proposal']);
});

test('the line above names a date that only has a label', () => {
  expect(items('Harbor report (8%)', 'Date: Tue, Mar 9, 6:30 PM, online')).toEqual([
    'assignment 2027-03-09 18:30 Harbor report',
  ]);
});

test('the same thing said twice is found once, with both places as evidence', () => {
  const { findings } = read(
    'Spring 2027',
    'The final exam is on May 6.',
    '| Date | Event |',
    '| May 6 | Final exam |',
    '| May 3 | Last class |',
  );
  const finals = findings.filter(({ kind }) => kind === 'exam');
  expect(finals).toHaveLength(1);
  expect(finals[0]?.evidence.length).toBeGreaterThanOrEqual(2);
});

test.each([
  [['No class on February 15 (Presidents’ Day)'], ['holiday 2027-02-15 Presidents’ Day']],
  [['Spring break: March 8-12'], ['holiday 2027-03-08..2027-03-12 Spring break']],
  [['| Date | Topic |', '| Mar 1 | Rivers |', '| Mar 3 | NO CLASS |'], ['holiday 2027-03-03 NO CLASS']],
])('finds the day off in %j', (lines, expected) => expect(daysOff(...lines)).toEqual(expected));

test.each([
  ['Fall 2026', 'Midterm: October 12', '2026-10-12'],
  ['Fall 2026', 'Final paper due January 8', '2027-01-08'],
  ['Academic year 2026-2027', 'Midterm: October 12', '2026-10-12'],
  ['A course on rivers', 'Midterm: October 12, 2026', '2026-10-12'],
])('takes the year from %j: %s is %s', (head, line, date) => {
  expect(read(head, line).findings.find(({ kind }) => kind !== 'class')?.date).toBe(date);
});

test('a year that nothing gives is asked for, not made up', () => {
  const { findings, warnings } = read(
    'A course on rivers',
    'Midterm: Monday, October 12',
    'Final exam: Friday, December 11',
  );
  expect(findings.map(({ date }) => date)).toEqual(['--10-12', '--12-11']);
  const question = warnings.find(({ code }) => code === 'no-year');
  expect(question?.findingIds).toHaveLength(2);
  expect(question?.options?.map(({ year }) => year)).toContain(2026);
});

test('a weekday that contradicts its date is asked, and the date stays as written', () => {
  const { findings, warnings } = read('Fall 2026', 'The midterm exam is on Monday, October 13.');
  expect(findings[0]?.date).toBe('2026-10-13');
  expect(warnings).toMatchObject([
    {
      code: 'weekday-mismatch',
      findingIds: [findings[0]?.id],
      options: [{ date: '2026-10-13' }, { date: '2026-10-12' }],
    },
  ]);
});

test('a day that is told twice is asked about where only one of both contradicts its weekday', () => {
  const { findings, warnings } = read(
    'Fall 2026',
    'The midterm exam is on October 13.',
    '| Date | Topic |',
    '| Monday, October 13 | Midterm exam |',
  );
  expect(findings.map(inShort)).toEqual(['exam 2026-10-13 Midterm exam']);
  expect(warnings.map(({ code, findingIds }) => [code, findingIds])).toEqual([
    ['weekday-mismatch', [findings[0]?.id]],
  ]);
});

const GRADING = ['Grading', 'Midterm exam (March 10): 40%', 'Final paper: 60%'];

test('an exam on one day in the schedule and on another in the grading is one finding and a question', () => {
  const { findings, warnings, ledger } = read('Spring 2027', ...GRADING, 'Schedule', 'March 3: Midterm exam');
  expect(findings.map(inShort)).toEqual(['exam 2027-03-03 Midterm exam']);
  expect(findings[0]).toMatchObject({ weight: 40, confidence: 0.5 });
  expect(findings[0]?.evidence.map(({ quote }) => quote)).toEqual([
    expect.stringContaining('March 3'),
    expect.stringContaining('March 10'),
  ]);
  expect(warnings).toMatchObject([
    {
      code: 'two-days',
      findingIds: [findings[0]?.id],
      options: [{ date: '2027-03-03' }, { date: '2027-03-10' }],
    },
  ]);
  expect(ledger.map(({ date, outcome }) => [date, outcome])).toEqual([
    ['2027-03-10', 'finding'],
    ['2027-03-03', 'finding'],
  ]);
});

test.each([
  ['the grading names several', ['Grading', 'Quizzes (March 10): 40%', 'Final paper: 60%'], 'March 3: Quiz'],
  ['both agree', GRADING, 'March 10: Midterm exam'],
  ['they have other numbers', ['Grading', 'Exam 1 (March 10): 40%', 'Final paper: 60%'], 'March 3: Exam 2'],
])('nothing is asked where %s', (_case, grading, line) =>
  expect(read('Spring 2027', ...grading, 'Schedule', line).warnings).toEqual([]),
);

test('numbers that could be a day or a month are asked once', () => {
  const { warnings } = read('Spring 2027', 'Quiz 1: 3/4', 'Quiz 2: 4/5');
  expect(warnings.map(({ code, options = [] }) => [code, ...options.map(({ because }) => because)])).toEqual([
    ['day-month-order', 'the month first', 'the day first'],
  ]);
});

test('work due on a day off is pointed out', () => {
  const { warnings } = read('Spring 2027', 'Spring break: March 8-12', 'Essay 1 is due on March 10.');
  expect(warnings.map(({ code }) => code)).toContain('due-on-day-off');
});

test('what has a week is not asked about for one day off within it', () => {
  const rows = ['| Sep 7–11 | No class on Sep 7 | Quiz 1 |', '| Sep 14–18 | Lakes | Quiz 2 |'];
  const { warnings } = read('Fall 2026', '| Week | Topic | Due |', ...rows, '| Sep 21–25 | Seas | Quiz 3 |');
  expect(warnings).toEqual([]);
});

test('every date is in the ledger, and what is dismissed has its reason', () => {
  const { ledger } = read(
    'Spring 2027',
    'Quiz 1: February 9',
    '© March 3, 2019, A. Press',
    'Last updated November 2, 2026.',
  );
  expect(ledger.map(({ text, outcome, reason }) => [text, outcome, reason])).toEqual([
    ['February 9', 'finding', undefined],
    ['March 3, 2019', 'dismissed', 'copyright notice'],
    ['November 2, 2026', 'dismissed', 'date of this version of the document'],
  ]);
});

test('evidence says where the words stand', () => {
  const document = sketch('Spring 2027', 'The midterm exam is on March 3.');
  const [finding] = extract(document, { referenceDate: '2026-11-20' }).findings;
  const [start, end] = finding?.evidence[0]?.span ?? [0, 0];
  expect(document.text.slice(start, end)).toBe(finding?.evidence[0]?.quote);
});

test('what was supplied is told apart from what is stated', () => {
  const [finding] = read('Spring 2027', 'The midterm exam is on March 3.').findings;
  expect(finding?.assumed).toEqual([{ field: 'date', because: 'year from the term, Spring 2027' }]);
});

test('the time stated for all work is taken for each, and says so', () => {
  const { findings } = read('Spring 2027', 'All homework is due at 5 pm.', 'Homework 1 is due March 3.');
  expect(findings[0]).toMatchObject({
    time: '17:00',
    assumed: expect.arrayContaining([{ field: 'time', because: expect.stringContaining('All homework') }]),
  });
});

test('ids stay the same for the same document', () => {
  const lines = ['Spring 2027', 'Quiz 1: February 9', 'Quiz 1: February 16'];
  const ids = (extraction: ReturnType<typeof read>) => extraction.findings.map(({ id }) => id);
  expect(ids(read(...lines))).toEqual(ids(read(...lines)));
  expect(new Set(ids(read(...lines))).size).toBe(2);
});

test.each([
  [
    'fr',
    [
      'Automne 2026',
      'Le cours de la semaine est dans la salle des fêtes.',
      'L’examen final est le 12 décembre à 14h.',
    ],
    'exam 2026-12-12 14:00',
  ],
  [
    'fr',
    [
      'Automne 2026',
      'Les travaux du cours et les textes sont pour la séance.',
      'Dissertation à remettre le 3 novembre',
    ],
    'assignment 2026-11-03',
  ],
  [
    'es',
    [
      'Primavera 2027',
      'Los temas de la clase y las lecturas son para el curso.',
      'El examen parcial es el 3 de marzo.',
    ],
    'exam 2027-03-03',
  ],
])('reads %s', (language, lines, expected) => {
  const extraction = read(...lines);
  expect(extraction.language).toBe(language);
  expect(extraction.findings.map(inShort)).toEqual([expect.stringContaining(expected)]);
});

test('a date in the header of the page is in the ledger, and nothing is planned from it', () => {
  const document = sketch('Spring 2027', 'Printed 3/17/2027, 8:46 AM', 'Quiz 1: February 9');
  const block = document.pages[0]?.blocks[1];
  if (block?.type === 'line') block.line.furniture = true;
  const { findings, ledger } = extract(document, { referenceDate: '2026-11-20' });
  expect(findings.map(({ date }) => date)).toEqual(['2027-02-09']);
  expect(ledger).toContainEqual(
    expect.objectContaining({
      date: '2027-03-17',
      outcome: 'dismissed',
      reason: 'header or footer of the page',
    }),
  );
});

test('the first and last day of the term are the term, not a class', () => {
  const { course, findings, ledger } = read(
    'CHEM 122',
    'Spring 2027, January 11 to April 30',
    'Exam 1 is on Wednesday, March 3.',
  );
  expect(course.term).toEqual({ name: 'Spring 2027', start: '2027-01-11', end: '2027-04-30' });
  expect(findings.map(({ title }) => title)).toEqual(['Exam 1']);
  expect(ledger[0]).toMatchObject({ outcome: 'dismissed', reason: 'first and last day of the term' });
});

test('a reference date that is no day is refused', () => {
  const document = sketch('Quiz 1: February 9');
  expect(() => extract(document, { referenceDate: 'soon' })).toThrow(RangeError);
});

test.each([
  [
    'de',
    'Die Klausur findet am 17. Februar 2026 statt. | Die Hausarbeit ist bis 19. Dezember 2025 abzugeben.',
    2,
  ],
  [
    'pt',
    'A primeira prova será no dia 15/04/2026. | A entrega do trabalho em grupo é até 3 de junho de 2026.',
    2,
  ],
  ['it', 'La prova scritta è il 16 aprile 2026. | La tesina va consegnata entro il 21 maggio 2026.', 2],
  [
    'nl',
    'Het tentamen is op 26 januari 2026. | De deelopdracht wordt ingeleverd op vrijdag 28 november 2025.',
    2,
  ],
])('reads %s', (language, text, count) => {
  const { findings, language: told } = read(...text.split(' | '));
  expect(told).toBe(language);
  expect(findings.filter(({ kind }) => kind !== 'class')).toHaveLength(count);
});

test('a test that is held in place of the class is on no day off', () => {
  const { findings, warnings } = read(
    'Fall 2026',
    '| Oct 12 | Reeds | |',
    '| Oct 14 | Midterm (no class) | |',
    '| Oct 19 | Birds | |',
  );
  expect(
    findings.filter(({ date }) => date === '2026-10-14').map(({ kind, title }) => `${kind} ${title}`),
  ).toEqual(['exam Midterm', 'holiday No class']);
  expect(warnings).toEqual([]);
});
