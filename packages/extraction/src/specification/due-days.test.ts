import { expect, test } from 'vitest';
import { read, work, workIn } from '../../testing/read-lines.ts';
import { extract } from '../extract.ts';
import { readDocument } from '../node.ts';

// Which of the days near a work is its own.

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

test.each([
  ['EXAM 3 (Units 4, 6-8): the college will announce when', 'Exam 3', 'the college will announce when'],
  ['Final exam: to be announced', 'Final exam', 'to be announced'],
  [
    'Midterm 2: date to be determined by the registrar',
    'Midterm 2',
    'date to be determined by the registrar',
  ],
])('an exam whose day comes later is not lost: %s', (line, title, when) => {
  const { findings, undated } = read('Fall 2025', 'Exam 1: October 6', 'Midterm 1: October 20', line);
  expect(findings).toHaveLength(2);
  expect(undated).toMatchObject([{ kind: 'exam', title, when, evidence: [{ quote: line }] }]);
});

test('of exams without a date on lines of their own each keeps its own words', () =>
  expect(
    read(
      'Fall 2025',
      'Exam 3 (chapter 7): the school decides when',
      'Final Exam: date to be announced',
      'Final Project presentation: in class',
    ).undated.map(({ title, when }) => [title, when]),
  ).toEqual([
    ['Exam 3', 'the school decides when'],
    ['Final Exam', 'date to be announced'],
  ]));

test.each([
  'Exam 1 dates will be announced in class',
  'Exam 3 covers chapters 7 to 9',
  'Bring a calculator to exam 3, the date of which will be announced',
])('no exam without a date is made of: %s', (line) =>
  expect(read('Fall 2025', 'Exam 1: October 6', line).undated).toEqual([]),
);

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

test.each([
  [
    'The take-home exam will be distributed on October 19 and is due October 23.',
    ['exam 2026-10-23 Take-home exam'],
  ],
  [
    'The take-home final will be posted December 7 and must be returned by December 14 at 5 pm.',
    ['exam 2026-12-14 17:00 Take-home final'],
  ],
  [
    'Writing assignment due dates: WA1 Sept 18, WA2 Oct 9, WA3 Nov 6',
    ['assignment 2026-09-18 WA1', 'assignment 2026-10-09 WA2', 'assignment 2026-11-06 WA3'],
  ],
  ['Submit the signed contract by September 4.', ['other 2026-09-04 Signed contract']],
  ['If you cannot attend the exam on October 14, tell me by September 30.', []],
])('of %j is due %j', (line, due) => expect(work('Fall 2026', '', line)).toEqual(due));

test('what is open from an hour of one day to an hour of another has both days', () =>
  expect(
    workIn('Fall 2026', '', 'Online exam 2 is available from 8 am October 29 to 11:59 pm October 30.').map(
      ({ date, endDate, title }) => `${date} ${endDate} ${title}`,
    ),
  ).toEqual(['2026-10-29 2026-10-30 Online exam 2']));

test('final exams on several days of the schedule are one period', () =>
  expect(
    workIn(
      'Fall 2026',
      '| Date | Topic |',
      '| Dec 1 | Tides |',
      '| Dec 7 | Final exams |',
      '| Dec 9 | Final exams |',
      '| Dec 11 | Final exams |',
    ).map(({ kind, date, endDate, title }) => `${kind} ${date} ${endDate} ${title}`),
  ).toEqual(['exam 2026-12-07 2026-12-11 Final exams']));

test('names of work, each with its day behind dots', () =>
  expect(
    work(
      'Fall 2026',
      '',
      'Literature review ........ Oct 9',
      'Case presentation ........ Nov 6',
      'Final paper ........ Dec 11',
    ),
  ).toEqual([
    'assignment 2026-10-09 Literature review',
    'presentation 2026-11-06 Case presentation',
    'assignment 2026-12-11 Final paper',
  ]));

test('lines that only say when to hand it in are no entries, however many there are', () =>
  expect(
    work(
      'Hiver 2027',
      '',
      '# Devoir 1 - Les marées du fleuve',
      'Le texte décrit les marées et les rives pour les gens de la région.',
      'Envoyez-le avant 22h30, le 12 février 2027.',
      '# Devoir 2 - Les glaces',
      'Le texte décrit les glaces et les ponts pour les gens de la région.',
      'Envoyez-le avant 22h30, le 19 février 2027.',
      '# Devoir 3 - Les vents',
      'Le texte décrit les vents et les voiles pour les gens de la région.',
      'Envoyez-le avant 22h30, le 12 mars 2027.',
    ),
  ).toEqual([
    'assignment 2027-02-12 22:30 Devoir 1 - Les marées du fleuve',
    'assignment 2027-02-19 22:30 Devoir 2 - Les glaces',
    'assignment 2027-03-12 22:30 Devoir 3 - Les vents',
  ]));

test('a deadline that begins with what it is after is that of the heading above', () =>
  expect(
    work(
      'Hiver 2027',
      '',
      '# Relevé des marées',
      'Le relevé décrit les marées et les rives pour les gens de la région.',
      'Échéance : après la semaine de relâche, donc avant 23h le 4 mars 2027.',
    ),
  ).toEqual(['assignment 2027-03-04 23:00 Relevé des marées']));

test('a stage is presented; what is explained or asked about a project is not due', () =>
  expect(
    work(
      'Otoño 2026',
      '',
      'Lunes 07/09 - 12:00: Explicación del proyecto',
      'Viernes 18/09 - 12:00: Presentación Hito 1',
      'Lunes 28/09 - 12:00: Sesión de preguntas sobre el proyecto',
    ),
  ).toEqual(['presentation 2026-09-18 12:00 Presentación Hito 1']));

test.each([
  'Submit it before 11:59 pm on February 12.',
  'It is due February 12.',
  'You must hand this in by February 12.',
  'Turn this in on February 12 in class.',
])('what %j says is due is named by the heading', (sentence) =>
  expect(
    workIn(
      'Spring 2027',
      '',
      '# Assignment 1: Tides',
      'You describe a shore in two pages and its tides, with a sketch and a map of the places you saw.',
      sentence,
    ).map(({ date, title }) => `${date} ${title}`),
  ).toEqual(['2027-02-12 Assignment 1: Tides']),
);

test('days of a list that is due, each with its subject in brackets', () =>
  expect(work('Fall 2026', '', 'Case write-ups due: Sept 17 (Maps), Oct 8 (Tides), Nov 5 (Dunes)')).toEqual([
    'assignment 2026-09-17 Case write-ups',
    'assignment 2026-10-08 Case write-ups: Tides',
    'assignment 2026-11-05 Case write-ups: Dunes',
  ]));

test('the university schedules a final for its day, and grades are due from the teacher', () =>
  expect(
    work(
      'Fall 2026',
      '',
      'The university has scheduled our final exam for Monday, December 14 at 8:00 am.',
      'December 16: Final grades due',
    ),
  ).toEqual(['exam 2026-12-14 08:00 Final exam']));

test('a day with its hour in brackets heads the line below it, and is not that of the line above', () =>
  expect(
    work(
      'Spring 2027',
      '# Key dates',
      '8 Feb 2027 (12 noon)',
      'Homework 1 due',
      '22 Feb 2027 (12 noon)',
      'Homework 2 due',
      '8 March 2027 (12 noon)',
      'Homework 3 due',
      '24 March 2027 (12 noon)',
      'Group project due',
    ),
  ).toEqual([
    'assignment 2027-02-08 Homework 1',
    'assignment 2027-02-22 Homework 2',
    'assignment 2027-03-08 Homework 3',
    'project 2027-03-24 Group project',
  ]));

test.each(['Posted: Feb 2', 'Assigned date: Monday February 2, 2026'])(
  'the name of a work stands above the day on which it is given, and its own below: %s',
  (given) =>
    expect(work('Spring 2026', '# Essay 1', given, 'Due: Feb 16, 11:59 PM', 'Bring a draft.')).toEqual([
      'assignment 2026-02-16 23:59 Essay 1',
    ]),
);

test('what is posted on a day before a test moves no test to it', () =>
  expect(
    work(
      'Fall 2026',
      'Rooms and hours are posted the Friday before an exam.',
      '| Wednesday 9/23 | Review |',
      '| Thursday 9/24 | Exam 1 |',
      '| Friday 9/25 | Salts |',
    ),
  ).toEqual(['exam 2026-09-24 Exam 1']));

test('a test is held on the day whose weekday its row names, whatever is said of such tests', () =>
  expect(
    work(
      'Fall 2026',
      'Each quiz is due on the Friday of that week.',
      '| Tuesday 9/22 | Quiz 1 |',
      '| Thursday 9/24 | Salts |',
      '| Tuesday 9/29 | Quiz 2 |',
    ),
  ).toEqual(['quiz 2026-09-22 Quiz 1', 'quiz 2026-09-29 Quiz 2']));

test('"by Monday", said on a Friday, is the next Monday, and by Wednesday on a Thursday the one before', () =>
  expect(
    work(
      'Spring 2027',
      'Fri Jan 29',
      '- Placement process',
      '- Submit the volunteer form online by Monday 4pm',
      'Fri Feb 5',
      '- First visits',
      'Thu Feb 11',
      '- Reflection 2 due by Wednesday noon',
      'Fri Feb 19',
      '- Second visits',
    ),
  ).toEqual([
    'assignment 2027-02-01 16:00 Volunteer form online',
    'assignment 2027-02-10 12:00 Reflection 2',
  ]));

test.each(['Homework', 'Problem set'])(
  'a day behind the name of %s in the column of what is due says nothing of the topic beside it',
  (name) =>
    expect(
      work(
        'Fall 2026',
        '| Week | Topic | Due |',
        `| 2 | Deltas | ${name} 1 (September 14) |`,
        `| 4 | Marshes | ${name} 2 (September 28) |`,
        `| 6 | Springs | ${name} 3 (October 12) |`,
      ),
    ).toEqual([
      `assignment 2026-09-14 ${name} 1`,
      `assignment 2026-09-28 ${name} 2`,
      `assignment 2026-10-12 ${name} 3`,
    ]),
);
