import { expect, test } from 'vitest';
import { read, work, workOf } from '../../testing/read-lines.ts';
import { readDocument } from '../node.ts';

// Ways of writing that course pages have, each in a small document of our own.

test('a hyphen in front of its number is part of the name of a work', () =>
  expect(
    work(
      'Fall 2025',
      '| Date | Topic | Assign. |',
      '| 9/15 | Tides | HW-1 due |',
      '| 9/17 | Waves | |',
      '| 9/22 | Reefs | HW-2 due |',
    ),
  ).toEqual(['assignment 2025-09-15 HW-1', 'assignment 2025-09-22 HW-2']));

test('what a column of things issued names is due another day', () =>
  expect(
    work(
      'Spring 2025',
      '| Date | Topic | Due | Issued |',
      '| 02/03 | Kilns | | Homework 1: Clay |',
      '| 02/10 | Glazes | Homework 1 | Homework 2: Slip |',
      '| 02/17 | Wheels | Homework 2 | |',
    ),
  ).toEqual(['assignment 2025-02-10 Homework 1', 'assignment 2025-02-17 Homework 2']));

test('days on which to study for a test are not its day', () =>
  expect(
    work(
      'Spring 2025',
      '| Date | Topic | Notes |',
      '| 03/20 | Maps | Study for midterm |',
      '| 03/24 | Midterm | |',
      '| 03/26 | Routes | |',
    ),
  ).toEqual(['exam 2025-03-24 Midterm']));

test('the day up to which a test asks is not its day', () =>
  expect(
    work(
      'Summer 2025',
      '- 1st midterm: chapters 3-6; lectures through 7/9',
      '- 2nd midterm: chapters 7-9; lectures through 7/24',
      '',
      '1st midterm exam: 7/10',
      '2nd midterm exam: 7/28',
    ),
  ).toEqual(['exam 2025-07-10 1st midterm exam', 'exam 2025-07-28 2nd midterm exam']));

test('the line above a dated one belongs to the day before', () =>
  expect(
    work(
      'Spring 2025',
      '1/22 Wed Deep time',
      'Writing assignment 1: A calendar of your own',
      '1/24 Fri WE ARE DUST',
      '1/29 Wed Brave rocks',
      'Writing assignment 2: A map',
      '1/31 Fri Sand',
    ).filter((found) => /2025-01-(?:24|31)/.test(found)),
  ).toEqual([]));

test('behind its weekday a topic may begin with a number', () =>
  expect(
    read(
      'Spring 2025',
      '1/17 Fri The shining path',
      '1/22 Wed 60 minutes of silence',
      '1/24 Fri 12 Angry jurors',
      '1/29 Wed Brave new law',
      '1/31 Fri Appeals',
    ).findings.map(({ date, title }) => `${date} ${title}`),
  ).toContain('2025-01-22 60 minutes of silence'));

test('in a list of weeks a weekday is one of the week that its entry begins', () =>
  expect(
    work(
      'Spring 2025',
      '- April 7: Speech. Read ch. 7',
      '- April 14: Searches. Read ch. 8',
      '- April 21: Privacy. Essay due Friday',
      '- April 28: Appeals. Read ch. 10',
      '- May 5: Finals week. Our final examination will be on Wednesday from 8:00 to 10:00am',
    ).map((found) => found.slice(0, 21)),
  ).toEqual(['assignment 2025-04-25', 'exam 2025-05-07 08:00']));

test('below one test stands when each section takes it', () =>
  expect(
    work(
      'Fall 2025',
      '- FINAL EXAM',
      '- Section 01 Thursday December 11th 12pm to 3pm',
      '- Section 02 Tuesday December 16th 9am to 12pm',
    ),
  ).toEqual(['exam 2025-12-11 12:00 FINAL EXAM', 'exam 2025-12-16 09:00 FINAL EXAM']));

test('a general day of the week holds for rows that begin a week', () =>
  expect(
    work(
      'Spring 2021',
      'Lab work is due at 11 pm on the Wednesday before lab unless otherwise specified.',
      '| Week | Week beginning | Lab activity | Due |',
      '| 1 | 1/25 | Safety | Lab 0 |',
      '| 2 | 2/01 | Columns | Lab 1 prelab |',
      '| 3 | 2/08 | Data | Lab 1 notebook |',
    ).map((found) => found.slice(0, 21)),
  ).toEqual(['assignment 2021-01-27', 'assignment 2021-02-03', 'assignment 2021-02-10']));

test('a final on the date that the college assigns, with its hour at the end of the sentence', () =>
  expect(
    work(
      'Spring 2025',
      'The midterm examination will be given on Friday, Feb. 21st during the regular class period, while the final exam will be given on the date assigned for this class by the college, Thursday, May 1st, 3-5 p.m. If you are unable to attend, write to me.',
    ),
  ).toEqual(['exam 2025-02-21 Midterm examination', 'exam 2025-05-01 15:00 Final exam']));

test('years of the last century have two digits as well', () =>
  expect(
    work(
      'Fall 1999',
      '| Week | Topic |',
      '| 4 | Rivers |',
      '| 5 | First exam 9/21/99 |',
      '| 6 | Lakes |',
      '| 7 | Essay due 10/5/99 |',
    ),
  ).toEqual(['exam 1999-09-21 First exam', 'assignment 1999-10-05 Essay']));

test('"Assign HW 2" is the day on which it is given', () =>
  expect(
    work(
      'Fall 2025',
      '| Date | Topic | Assignments |',
      '| 2 Sept | The sky | Assign HW 1 |',
      '| 9 Sept | The seasons | HW 1 due / Assign HW 2 |',
      '| 16 Sept | The moon | HW 2 due |',
    ),
  ).toEqual(['assignment 2025-09-09 HW 1', 'assignment 2025-09-16 HW 2']));

test('a test that is a take-home as well is one thing', () =>
  expect(
    work(
      'Fall 2025',
      'Written work:',
      '2) the First Midterm Exam in class on October 20;',
      '3) the Second Midterm Exam, a take-home due at noon on November 21;',
    ),
  ).toEqual([
    'exam 2025-10-20 First Midterm Exam',
    'exam 2025-11-21 12:00 Second Midterm Exam, a take-home',
  ]));

test('a class made up in the column of assignments is none', () =>
  expect(
    work(
      'Fall 2025',
      '| Date | Topic | Assignments |',
      '| 10/24 | Vowels | Assignment 2 |',
      '| 12/12 | Stress | 10/31 Make-up class |',
      '| 12/19 | Tone | Assignment 3 |',
    ),
  ).toEqual(['assignment 2025-10-24 Assignment 2', 'assignment 2025-12-19 Assignment 3']));

test('what is given on a day is handed out then, but a test that is given is taken', () =>
  expect(
    work(
      'Fall 2025',
      '| Date | Topic | Projects due |',
      '| 9/15 | Clay | Vessel 1 given |',
      '| 9/22 | Glaze | Vessel 1 due; Vessel 2 given |',
      '| 9/29 | Kilns | Vessel 2 due |',
      'The final exam will be given Friday, December 12, 9:00-11:00 a.m.',
    ),
  ).toEqual([
    'assignment 2025-09-22 Vessel 1',
    'assignment 2025-09-29 Vessel 2',
    'exam 2025-12-12 09:00 Final exam',
  ]));

test('what stands below "Due next class" is due on the day of the next entry', () =>
  expect(
    work(
      'Spring 2025',
      '## January 30 — Week 1',
      '#### In the studio',
      'Portfolio guidelines',
      '#### Due next class',
      'Three thumbnails',
      '## February 6 — Week 2',
      '#### In the studio',
      'Choosing a paper stock',
      '#### Due next class',
      'Printed dummy',
      '## February 13 — Week 3',
      'Binding',
    ),
  ).toEqual(['assignment 2025-02-06 Three thumbnails', 'assignment 2025-02-13 Printed dummy']));

test('below a heading of due dates every line under a day is due then', () =>
  expect(
    work(
      'Winter 2025',
      '## Tests and Other Due Dates',
      '3-Feb',
      'First "Numbers-at-Home" Report',
      '7-Feb',
      'Data plan',
      '12-Feb',
      'First Exam',
      '3-Mar',
      'Second "Numbers-at-Home" Report',
    ),
  ).toEqual([
    'assignment 2025-02-03 First "Numbers-at-Home" Report',
    'assignment 2025-02-07 Data plan',
    'exam 2025-02-12 First Exam',
    'assignment 2025-03-03 Second "Numbers-at-Home" Report',
  ]));

test('a line below a day that says no more than what is due is due that day', () =>
  expect(
    work(
      'Fall 2025',
      '10/6 Rivers, 40-52',
      '**Chapters 2 and 3 Paper Due**',
      '10/8 Lakes, 53-60',
      '10/13 Seas, 61-70',
      '10/15 Storms',
      'Papers due',
      '10/20 Tides',
    ),
  ).toEqual(['assignment 2025-10-06 Chapters 2 and 3 Paper', 'assignment 2025-10-15 Papers']));

test('a test among the sentences below a week is held in it', () =>
  expect(
    work(
      'Spring 2025',
      'Week 2. February 10-14',
      'Map test. The rivers and ranges of a continent, its peoples, and why its cities stand where they do.',
      'Week 3. February 17-21',
      'Trade and its roads over the passes, from salt to silk, in maps of three centuries. Roads quiz.',
      'Week 4. February 24-28',
      'Ports.',
    ),
  ).toEqual(['exam 2025-02-10 Map test', 'quiz 2025-02-17 Roads quiz']));

test('a number of its project in front does not make a memo less of a work', () =>
  expect(
    work(
      'Fall 2025',
      '| Date | Topic | Assignment Due |',
      '| 10/6 | Beams | Proj. 2: First Wiring Memo |',
      '| 10/13 | Trusses | Proj. 2.: Static Load Memo |',
      '| 10/20 | Arches | HW 4 |',
    ),
  ).toEqual([
    'project 2025-10-06 Proj. 2: First Wiring Memo',
    'project 2025-10-13 Proj. 2.: Static Load Memo',
    'assignment 2025-10-20 HW 4',
  ]));

test('the days on which a project begins or is polished are not its days', () =>
  expect(
    work(
      'Spring 2025',
      '| Date | Topic |',
      '| 2/17 | Final project kickoff |',
      '| 4/21 | Final project polish |',
      '| 5/5 | Final project due |',
    ),
  ).toEqual(['project 2025-05-05 Final project']));

test('a cell merged over the rows of a week has the date that is merged over them', async () => {
  const week = (day: string, lab: string, [first, second]: [string, string]) =>
    `<tr><td rowspan="2">${day}</td><td rowspan="2">${lab}</td><td>${first}</td><td>Corals</td></tr><tr><td>${second}</td><td>Sponges</td></tr>`;
  const html = [
    '<h1>Zoology 12, Spring 2025</h1><table>',
    '<tr><th>Week</th><th>Due in lab</th><th>Date</th><th>Lecture</th></tr>',
    week('1<br>3/31', 'Sheet 1', ['4/1', '4/3']),
    week('2<br>4/7', 'Sheet 2', ['4/8', '4/10']),
    week('3<br>4/14', 'Sheet 3', ['4/15', '4/17']),
    '</table>',
  ].join('');
  const document = await readDocument({ bytes: new TextEncoder().encode(html), fileName: 'zoology.html' });
  expect(workOf(document)).toEqual([
    'assignment 2025-03-31 Sheet 1',
    'assignment 2025-04-07 Sheet 2',
    'assignment 2025-04-14 Sheet 3',
  ]);
});

test('a year with the number of its term at the head of a Portuguese plan is that of its days', () =>
  expect(
    work(
      'Plano de ensino: Cerâmica (2026/2)',
      '| Aula | Data | Conteúdo |',
      '| 1 | 14/08 | Introdução à disciplina e ao trabalho |',
      '| 2 | 28/08 | Avaliação 1 |',
      '| 3 | 16/10 | Esmaltes |',
      '| 4 | 30/10 | Avaliação 2 |',
    ),
  ).toEqual(['exam 2026-08-28 Avaliação 1', 'exam 2026-10-30 Avaliação 2']));

test('a numbered work in capitals is set apart from the lines below its day', () =>
  expect(
    work(
      'Fall 2025',
      '9/8 Rocks',
      'Walls, 12-30',
      'WRITING EXERCISE #1: A Pebble',
      '9/15 Rivers',
      'Walls, 31-50',
      'WRITING EXERCISE #2: A Bend',
      '9/22 Soils',
      'Walls, 51-80',
    ),
  ).toEqual([
    'assignment 2025-09-08 WRITING EXERCISE #1: A Pebble',
    'assignment 2025-09-15 WRITING EXERCISE #2: A Bend',
  ]));

test('a row merged over two has the day on which its work is due, not that on which it is posted', async () => {
  const row = (...cells: string[]) =>
    `<tr>${cells.map((cell) => `<td rowspan="2">${cell}</td>`).join('')}<td>Reading</td></tr><tr><td>Video</td></tr>`;
  const page = [
    '<p>Fall 2026. The modules are posted and due on the days of the table.</p><table>',
    '<tr><th>Post date</th><th>Module</th><th>Topics</th><th>Due date</th><th>Content</th></tr>',
    row('Oct 5', 'Module 4', 'Maps', 'Oct 12'),
    row('Oct 12', 'Module 5', 'Globes', 'Nov 2'),
    row('Nov 2', 'Module 6', 'Charts', 'Nov 16'),
    '</table>',
  ].join('');
  const document = await readDocument({ bytes: new TextEncoder().encode(page), fileName: 'plan.html' });
  expect(workOf(document)).toEqual([
    'assignment 2026-10-12 Module 4',
    'assignment 2026-11-02 Module 5',
    'assignment 2026-11-16 Module 6',
  ]);
});
