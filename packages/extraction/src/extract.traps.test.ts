import { expect, test } from 'vitest';
import { daysOff, read, work, workIn } from '../testing/read-lines.ts';
import { extract } from './extract.ts';
import { readDocument } from './node.ts';

test('of the days on which work opens, is due and closes, it is due on one', () => {
  expect(
    work(
      'Spring 2027',
      'Quiz 1',
      'Available from Jan 18 at 8:00am · Due Jan 22 at 11:59pm · Until Jan 24 at 11:59pm · 10 pts',
    ),
  ).toEqual(['quiz 2027-01-22 23:59 Quiz 1']);
  expect(
    work(
      'Spring 2027',
      '| Item | Opens | Closes |',
      '| Quiz 1 | Jan 18 | Jan 22 |',
      '| Quiz 2 | Jan 25 | Jan 29 |',
    ),
  ).toEqual(['quiz 2027-01-22 Quiz 1', 'quiz 2027-01-29 Quiz 2']);
});

test('what key dates name without a word for work is work, but not the days of the term', () =>
  expect(
    work(
      'Winter 2027',
      '# Key dates',
      'Jan 5: Classes begin',
      'Jan 21: Topic for the program plan',
      'Jan 22: Last day to drop',
      'Feb 16: Needs assessment',
      'Mar 11: Program plan',
    ),
  ).toEqual([
    'assignment 2027-01-21 Topic for the program plan',
    'assignment 2027-02-16 Needs assessment',
    'assignment 2027-03-11 Program plan',
  ]));

test.each([
  ['Wintersemester 2026/27', 'Hausarbeit, Abgabe bis 31. März 2027, 12 Uhr', '12:00'],
  ['Fall 2026', 'Lab report 1 is due Thursday 5 November, 12 noon.', '12:00'],
  ['Fall 2026', 'Essay 1 is due on November 5 at 9 o’clock.', '09:00'],
])('%s: the hour of %j is %s', (term, line, time) =>
  expect(workIn(term, line).map((finding) => finding.time)).toEqual([time]),
);

test.each([
  ['Programs are due at 11:59 pm on the date shown.', 'assignment 2026-06-08 23:59 Program 1'],
  ['Everything closes at 11:30 p.m.', 'assignment 2026-06-08 23:30 Program 1'],
  ['All work is due before midnight (11:55pm).', 'assignment 2026-06-08 23:55 Program 1'],
  ['Late programs are accepted until 11:59 pm.', 'assignment 2026-06-08 Program 1'],
])('%j gives the work its time', (rule, expected) =>
  expect(work('Summer 2026', 'Program 1 is due on June 8.', rule)).toEqual([expected]),
);

test('the head of a column says when its work is due', () =>
  expect(
    work(
      'Spring 2025',
      '| Date | Topic | Assignments due @ 5pm |',
      '| Feb 4 | Loops | Homework 1 |',
      '| Feb 11 | Lists | Homework 2 |',
    ),
  ).toEqual(['assignment 2025-02-04 17:00 Homework 1', 'assignment 2025-02-11 17:00 Homework 2']));

test.each([
  ['Exam 1 takes place on 2/8/27, 0900–1150.', 'exam 2027-02-08 09:00 Exam 1'],
  ['The care plan is due 3/22/27 by 2359.', 'assignment 2027-03-22 23:59 Care plan'],
  ['Case study due (9/21/27, 11:59:59 pm)', 'assignment 2027-09-21 23:59 Case study'],
])('reads the clock of %j', (line, expected) => expect(work('Spring 2027', line)).toEqual([expected]));

test.each([
  ['Lecture 5: In-class exam: October 6', 1],
  ['Lecture 5: Exam review: October 6', 0],
  ['Bring a laptop by October 6', 0],
  ['Add/drop deadline: October 6', 0],
  ['Final examination period: October 6', 0],
  ['No lab. Hand in the lab notebook by October 6', 1],
])('%j is work %d times', (line, count) => expect(work('Fall 2026', line)).toHaveLength(count));

test('texts below "Read" and notes below what is due are nothing to hand in', () =>
  expect(
    work(
      'Spring 2027',
      '| Date | Assignments due |',
      '| Jan 26 | Field log 1 / - Bring a laptop |',
      '| Jan 28 | Read 24 pages: / - “The Moment” by Ada Quill (2014) / Discussion post / - Due Wed, Jan 27 @ 11:59pm |',
    ),
  ).toEqual(['assignment 2027-01-26 Field log 1', 'assignment 2027-01-27 23:59 Discussion post']));

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

test('what repeats on a weekday is an obligation without a date', () =>
  expect(
    read(
      'Fall 2025',
      '| Task | Value | When |',
      '| Online quizzes | 16% | Weekly, Fridays 5pm |',
      '| Essay | 20% | October 3 |',
    ).recurring.map(({ days, time, title }) => `${title} ${days.join()} ${time}`),
  ).toEqual(['Online quizzes FR 17:00']));

test.each([
  [
    'Spring 2027',
    'Quizzes are held every Friday except February 19 and March 12.',
    'Quizzes FR',
    ['February 19', 'March 12'],
  ],
  ['Spring 2027', 'Lab reports are due each Monday, except for 1 March.', 'Lab reports MO', ['1 March.']],
])('in %s, %j repeats, and its exceptions are no days of it', (term, words, repeated, exceptions) => {
  const { findings, recurring, ledger } = read(term, words);
  expect(findings).toEqual([]);
  expect(recurring.map(({ title, days }) => `${title} ${days.join()}`)).toEqual([repeated]);
  const set = ledger.filter(({ reason }) => reason === 'a day on which what repeats is left out');
  expect(set.map(({ text }) => text)).toEqual(exceptions);
});

test.each([
  ['All papers are due on Fridays, except the essay, which is due March 3.', undefined],
  ['Class meets every Monday except September 7.', undefined],
  ['Page 4/18', 'the number of a page'],
])('the day in %j is set aside: %s', (words, reason) =>
  expect(read('Fall 2027', words).ledger.map((entry) => entry.reason)).toEqual([reason]),
);

test('days that a narrow column broke over two lines are whole', async () => {
  const rows = [
    ['2026-<br>09-14', 'Homework 1'],
    ['2026-09-<br>21', 'Homework 2'],
  ].map(([date, due]) => `<tr><td>${date}</td><td>${due}</td></tr>`);
  const html = `<p>Fall 2026</p><table><tr><th>Date</th><th>Due</th></tr>${rows.join('')}</table>`;
  const document = await readDocument({ bytes: new TextEncoder().encode(html), fileName: 'a.html' });
  const { findings, ledger } = extract(document, { referenceDate: '2026-09-01' });
  expect(findings.map(({ date, title }) => `${date} ${title}`)).toEqual([
    '2026-09-14 Homework 1',
    '2026-09-21 Homework 2',
  ]);
  expect(ledger.map(({ outcome }) => outcome)).toEqual(['finding', 'finding']);
});

test('what is graded and waits for its date keeps the words about when', () =>
  expect(
    read('Fall 2025', 'Homework 40%', 'Final exam 60%', 'Final exam: TBA').undated.map(({ title, when }) => [
      title,
      when,
    ]),
  ).toContainEqual(['Final exam', 'TBA']));

test('a date alone on its line heads the lines below it, also below one that ends with "due"', () =>
  expect(
    work(
      'Spring 2026',
      'Feb. 4',
      'Defoe',
      'Feb. 11',
      'Short essay 1',
      'Feb. 18',
      'Annotated bibliography due',
      'Feb. 25',
      'Sterne',
    ),
  ).toEqual(['assignment 2026-02-11 Short essay 1', 'assignment 2026-02-18 Annotated bibliography']));

test('a row with the days of a week gives each column of a weekday its own', () =>
  expect(
    work(
      'Spring 2027',
      '| Week | Tuesday | Thursday |',
      '| 1 (Jan 19, 21) | Users | Sketching |',
      '| 2 (Jan 26, 28) | Metrics | A1 due |',
      '| 3 (Feb 2, 4) | Quiz 1 | Charts |',
    ),
  ).toEqual(['assignment 2027-01-28 A1', 'quiz 2027-02-02 Quiz 1']));

test('when marks come back is not when work is due', () =>
  expect(
    work(
      'Fall 2026',
      '| Assessment | Weight | Due | Feedback returned |',
      '| Lab report | 30% | 12 November 2026 | 3 December 2026 |',
      '| Class test | 10% | 16 November 2026 | 23 November 2026 |',
    ),
  ).toEqual(['assignment 2026-11-12 Lab report', 'exam 2026-11-16 Class test']));

test('what opens is due when it closes', () =>
  expect(
    work('Fall 2026', 'Exam 1 opens Thursday, October 8 and closes Friday, October 9 at 8 p.m.'),
  ).toEqual(['exam 2026-10-09 20:00 Exam 1']));

test('a line with its day below a title is one thing, on the day the line says', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Work |',
      '| Oct 6 | Trees | Forum post / - Due Monday, Oct 5, at 8 pm |',
      '| Oct 8 | Shrubs | Field log 1 / - Post on Canvas |',
      '| Oct 13 | Mosses | Forum post / - Due Monday, Oct 12, at 8 pm |',
    ),
  ).toEqual([
    'assignment 2026-10-05 20:00 Forum post',
    'assignment 2026-10-08 Field log 1',
    'assignment 2026-10-12 20:00 Forum post',
  ]));

test('a rule for some work of a week says nothing of other work', () =>
  expect(
    work(
      'Spring 2026',
      'The short papers are due on the Friday of the week in which they are listed.',
      'Wed, Feb 11: Short paper 1',
      'Wed, Feb 18: Quiz 1',
      'Wed, Feb 25: Short paper 2',
    ),
  ).toEqual([
    'assignment 2026-02-13 Short paper 1',
    'quiz 2026-02-18 Quiz 1',
    'assignment 2026-02-27 Short paper 2',
  ]));

test.each([
  ['Homework is never collected.', []],
  ['Late homework will not be graded.', ['assignment 2026-09-14 Homework 1']],
])('%s', (rule, expected) =>
  expect(work('Fall 2026', rule, '| Date | Homework |', '| Sep 14 | Homework 1 |', '| Sep 16 | |')).toEqual(
    expected,
  ),
);

test('the stages of a project are part of it, reports beside one are not', () => {
  const grades = (report: string) => ['Fall 2026', `Project 40%, ${report} 20%, exam 40%`];
  expect(work(...grades('quizzes'), 'The interim report is due October 5.')).toEqual([
    'project 2026-10-05 Interim report',
  ]);
  expect(work(...grades('field report'), 'The field report is due October 5.')).toEqual([
    'assignment 2026-10-05 Field report',
  ]);
});

test.each(['Summer Session II, 2026', '1º semestre de 2026', 'Cohort 2026'])(
  'the year of a title: %s',
  (title) => expect(work(title, 'Exam 1: July 14').map((item) => item.slice(5, 9))).toEqual(['2026']),
);

test('a university that is closed is a day off, a lab that does not meet beside a lecture is none', () => {
  const lines = ['Fall 2026', 'Lecture MW 9:00-9:50', '| Date | Topic |', '| Wed Sep 9 | No labs |'];
  expect(daysOff(...lines, '| Thu Oct 1 | Founders’ Day – university closed |')).toEqual([
    '2026-10-01 Founders’ Day',
  ]);
});

test('the line that names the course is no work, whatever it is called', () =>
  expect(work('ENGL 204: Essay Writing', 'Sep 21 - Dec 11, 2026', '', 'Essay 1 due October 5')).toEqual([
    'assignment 2026-10-05 Essay 1',
  ]));

test('how long a reading is is no work', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Reading | Length, Quiz |',
      '| Sept 8 | Mill | 5 pgs |',
      '| Sept 15 | | Quiz 1 |',
      '| Sept 22 | Kant | 4.5 pages |',
    ),
  ).toEqual(['quiz 2026-09-15 Quiz 1']));

test('a quote begins with words', () => {
  const { findings } = read(
    'Fall 2026',
    'Oct 5: Response 2 due, Oct 12: Response 3 due, Oct 19: Response 4 due',
  );
  const quotes = findings.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
  expect(quotes.length).toBeGreaterThan(2);
  expect(quotes.filter((quote) => /^[\s:;,.]/.test(quote))).toEqual([]);
});

test('days without class stand below the words for them, or several in one sentence', () => {
  expect(
    daysOff(
      'Fall 2025, Tuesday and Thursday',
      'We do not meet on the following days:',
      'September 2',
      'October 14 (fall break)',
      'November 27',
    ).map((day) => day.slice(0, 10)),
  ).toEqual(['2025-09-02', '2025-10-14', '2025-11-27']);
  expect(
    daysOff(
      'Spring 2026',
      'We will not meet on Thursday, April 2, when I am away, nor on Tuesday, April 21.',
    ).map((day) => day.slice(0, 10)),
  ).toEqual(['2026-04-02', '2026-04-21']);
});

test('days without class are read over the ends of lines', async () => {
  const text =
    'HIST 210, Fall 2025\n\nPlease note: class does not meet on Tuesday, October 21, on\nThursday, October 23, or on Tuesday,\nNovember 11.';
  const document = await readDocument({ bytes: new TextEncoder().encode(text), fileName: 'pasted.txt' });
  const { findings } = extract(document, { referenceDate: '2026-09-01' });
  expect(findings.filter(({ kind }) => kind === 'holiday').map(({ date }) => date)).toEqual([
    '2025-10-21',
    '2025-10-23',
    '2025-11-11',
  ]);
});

test('a course over the whole of an academic year begins in autumn', () =>
  expect(
    work(
      'Phonology, 2025/26',
      '- 13 October: Test 1',
      '- 20 October: Rules',
      '- 3 November: Stress',
      '- 19 January: Test 2',
      '- 26 January: Tone',
      '- 2 February: Harmony',
    ),
  ).toEqual(['exam 2025-10-13 Test 1', 'exam 2026-01-19 Test 2']));

test('the day of an item may stand on the line below it', async () => {
  const text =
    '# LIS 310, Fall 2025\n\n- Exercise 1, describing a map (10%):\nSunday, September 21\n- Exercise 2 (10%): Sunday, October 5';
  const document = await readDocument({ bytes: new TextEncoder().encode(text), fileName: 'list.txt' });
  const { findings } = extract(document, { referenceDate: '2026-09-01' });
  expect(findings.map(({ date, title }) => `${date} ${title}`)).toEqual([
    '2025-09-21 Exercise 1, describing a map',
    '2025-10-05 Exercise 2',
  ]);
});

test('a pasted row of several days has a point for each of them', async () => {
  const rows = [
    'Date\tTopic',
    'Tues. 1/28 Thurs. 1/30\t- Listening (how we hear) Quiz 1: Chapters 1 and 2 - Speaking',
    'Tues. 2/4 Thurs. 2/6 Fri. 2/7\t- Gestures - Signs (in the street) Field report due, 5 p.m.',
    'Tues. 2/11 Thurs. 2/13\t- Exam 1 Review - ***EXAM 1 (Chapters 1-3)***',
  ];
  const bytes = new TextEncoder().encode(`COMM 110, Spring 2025\n\n${rows.join('\n')}`);
  const { findings } = extract(await readDocument({ bytes, fileName: 'pasted.txt' }), {
    referenceDate: '2026-09-01',
  });
  const assessed = findings.filter(({ kind }) => !['class', 'reading', 'holiday'].includes(kind));
  expect(assessed.map(({ date, title }) => `${date} ${title}`)).toEqual([
    '2025-01-28 Quiz 1: Chapters 1 and 2',
    '2025-02-07 Field report',
    '2025-02-13 EXAM 1 (Chapters 1-3)',
  ]);
});

test('days without class named by an initial, by a session, or behind the first of them', () => {
  expect(
    daysOff('Spring 2026', '| Days | Topic |', '| T 3/24, R 3/26 | Law |', '| T 3/31, R 4/2 | No class R |'),
  ).toEqual([expect.stringContaining('2026-04-02')]);
  expect(
    daysOff('Fall 2026', '| Date | Session |', '| Oct 8 | Suburbs |', '| Oct 15 | no session |'),
  ).toEqual([expect.stringContaining('2026-10-15')]);
  expect(
    daysOff(
      'Spring 2025',
      'Class is cancelled on Monday, January 20 (Martin Luther King Day) and during spring recess, March 17–21.',
    ).map((day) => day.slice(0, 10)),
  ).toEqual(['2025-01-20', '2025-03-17']);
});

test('a stage behind a comma is part of what it is a stage of', () =>
  expect(work('Spring 2026', '| Date | Topic | Due |', '| 4/14 | Editing | Final story, draft |')).toEqual([
    'assignment 2026-04-14 Final story, draft',
  ]));

test('below the name of a part of the grade stand its stages, and what is collected is due', () => {
  const lines = ['Fall 2025', 'Insect collection 30%', 'Field journals 20%', 'Exams 50%', ''];
  expect(
    work(...lines, '# Insect collection', 'First ten specimens: September 23', 'All fifty: November 25'),
  ).toEqual([
    'assignment 2025-09-23 Insect collection: First ten specimens',
    'assignment 2025-11-25 Insect collection: All fifty',
  ]);
  expect(
    work(...lines, '| Nov 17 | Birds |', '| Nov 24 | Field journals collected |', '| Dec 1 | Fish |'),
  ).toEqual(['assignment 2025-11-24 Field journals collected']);
});

test('numbers that come back below a name of work are those of chapters', () =>
  expect(
    work(
      'Fall 2025',
      '| Date | Topic | Homework |',
      '| 9/8 | Gases | 16 |',
      '| 9/10 | Gases | 16 |',
      '| 9/15 | Heat | 19 |',
      '| 9/17 | Heat | 19 |',
    ),
  ).toEqual([]));

test('a title that says in brackets which work it is has no stages below it', () =>
  expect(
    work(
      'Fall 2025',
      'Search and discovery 60%',
      'Exams 40%',
      '',
      '# Search and discovery (Assignment 3)',
      'Tools of the trade: September 23',
      'Visions: November 25',
    ),
  ).toEqual([]));

test('work that is announced is not due, and a number behind every day is the year', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | What |',
      '| Mon, Sep 14, 26 | Tables |',
      '| Fri, Sep 18, 26 | Assignment 1 announced |',
      '| Mon, Sep 21, 26 | Joins |',
      '| Fri, Oct 2, 26 | Assignment 1 due |',
      '| Mon, Oct 5, 26 | Project update presentations |',
    ),
  ).toEqual(['assignment 2026-10-02 Assignment 1', 'presentation 2026-10-05 Project update presentations']));

test('two days of a month are two, where no other day has the same number behind it', () =>
  expect(work('Fall 2026', 'Mon, Oct 12, 26: Map quiz', 'Wed, Nov 4: Joins', 'Fri, Dec 4: Last day')).toEqual(
    ['quiz 2026-10-12 Map quiz', 'quiz 2026-10-26 Map quiz'],
  ));

test('the heading of a week names the test of one of its days, and no work besides', () =>
  expect(
    work(
      'Fall 2026',
      '## Week 3: Design of bridges (Sep 14-18)',
      '| Day | Topic |',
      '| Mon Sep 14 | Arches |',
      '| Wed Sep 16 | Beams |',
      '## Week 5: Cables + Exam 1 (Sep 28 - Oct 2)',
      '| Day | Topic |',
      '| Mon Sep 28 | Cables |',
      '| Wed Sep 30 | Exam 1 (covers weeks 1-4) |',
    ),
  ).toEqual(['exam 2026-09-30 Exam 1 (covers weeks 1-4)']));

test('a part of the course that closes on a day is no work', () =>
  expect(
    work(
      'Fall 2026',
      '| # | Section | Weeks | Closes |',
      '| 1 | Foundations | 1-4 | Fri, Sep 11 |',
      '| 2 | Spans | 5-7 | Fri, Oct 2 |',
      '| 3 | Towers | 8-9 | Fri, Oct 16 |',
    ),
  ).toEqual([]));

test('"Papers due" alone on a line is work of its day', () =>
  expect(
    work(
      'Fall 2026',
      'Monday, November 16, 2026, Papers due, 20%',
      'M 9/14 Rivers',
      'F 9/18 Section',
      '* Written assignment due in section *',
      'M 9/21 Lakes',
      'F 9/25 Section',
      '* Written assignment due in section *',
    ),
  ).toEqual([
    'assignment 2026-09-18 Written assignment due in section',
    'assignment 2026-09-25 Written assignment due in section',
    'assignment 2026-11-16 Papers',
  ]));

test('the exam of the sections is the one that the list of dates names', () =>
  expect(
    work(
      'Fall 2026',
      'Friday, October 16: Midterm exam, 15%',
      'Tuesday, December 15: Final exams due by 12 noon, 20%',
      'W 10/14 Review',
      'F 10/16 Exam in sections',
      'Take-home exams due Tuesday, December 15, by 12 noon.',
    ),
  ).toEqual(['exam 2026-10-16 Midterm exam', 'exam 2026-12-15 12:00 Final exams']));

test('several works of a cell, each with its day in brackets', () =>
  expect(
    work(
      'Winter 2027',
      '| Week | Deliverable |',
      '| Jan 11 | |',
      '| Jan 18 | Flow chart (alone - 5%, due 11:59 pm Jan. 22), Budget (in pairs - 10%, due 11:59 pm Jan. 22) |',
      '| Jan 25 | Risk list (alone - 5%, due 11:59 pm Jan 29) |',
    ),
  ).toEqual([
    'assignment 2027-01-22 23:59 Flow chart (alone)',
    'assignment 2027-01-22 23:59 Budget (in pairs)',
    'assignment 2027-01-29 23:59 Risk list (alone)',
  ]));

test('a numbered term names the year', () =>
  expect(work('# HIST 210', 'Summer Term #2, 2026', 'Friday, July 31: Midterm')).toEqual([
    'exam 2026-07-31 Midterm',
  ]));

test('what is brought to class and what a test covers is no work', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Due |',
      '| Oct 5 | Cells | Bring your lab manual |',
      '| Oct 7 | Membranes | Quiz 4 |',
      '| Oct 12 | Roots | Covers membranes |',
      '| Oct 14 | Leaves | Lab report 2 |',
    ),
  ).toEqual(['quiz 2026-10-07 Quiz 4', 'assignment 2026-10-14 Lab report 2']));

test('a counted row without a date is no header of those below it', () =>
  expect(
    work(
      'Fall 2026',
      '| Week | Date | Topic | Chapter | Quiz | Reading |',
      '| 1 | Mon Oct 5 | Cells | Chapter 3 | | Paper by the botanists |',
      '| 2 | to be set | Joints | Chapter 4 | Quiz 1 | Homework |',
      '| 3 | Mon Oct 19 | Roots | Chapter 5 | Quiz 2 | Sections of roots |',
      '| 4 | Mon Oct 26 | Stems | Chapter 6 | | Sections of stems |',
    ),
  ).toEqual(['quiz 2026-10-19 Quiz 2']));
