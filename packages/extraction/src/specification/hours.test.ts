import { describe, expect, test } from 'vitest';
import { work, workIn } from '../../testing/read-lines.ts';

// The hour at which work is due.

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

test('the hour behind the one date of two things is that of each', () =>
  expect(
    work(
      'Automne 2027',
      '| Date | Sujet | Remises |',
      '| 14 sept. | Sols | Rapport 1 + Plan 2 (ven. 17 sept., 16h) |',
      '| 21 sept. | Argiles | Rapport 2 |',
    ),
  ).toEqual([
    'assignment 2027-09-17 16:00 Plan 2',
    'assignment 2027-09-17 16:00 Rapport 1',
    'assignment 2027-09-21 Rapport 2',
  ]));

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

const meets = '- Class meets Tuesday and Thursday 10:00-11:15 am, Elm Hall 3';

test.each([
  ['Each essay is due at the start of class.', '10:00'],
  ['Essays are due at the beginning of class on the date listed.', '10:00'],
  ['Essays are to be turned in at the front office by 4:30 p.m.', '16:30'],
  ['The essay is due in the office by 4:00 p.m. on the day shown.', '16:00'],
  ['I answer all e-mails about essays before 6 pm.', undefined],
  ['The writing center opens at 9 am for help with all essays.', undefined],
  ['Late essays are accepted until 5 pm the next day.', undefined],
])('%j tells the hour of the essays: %s', (rule, time) =>
  expect(
    workIn('Spring 2027', meets, `- ${rule}`, '- Essay 1: due March 9').map((finding) => finding.time),
  ).toEqual([time]),
);

test.each([
  [
    'a line of its own below the day',
    ['- Final Exam', '- Date: Tuesday, May 11', '- Time: 8:00–10:00 am'],
    '08:00',
  ],
  ['a sentence of its own', ['- The final exam is on May 11.', '- The final exam begins at 1 pm.'], '13:00'],
  [
    'the place in its row',
    [
      '| Date | Topic | Pages | Where |',
      '| March 2 | Spores | 30-40 | Elm 3 |',
      '| May 11 | Final exam | | 2 PM, Oak 5 |',
    ],
    '14:00',
  ],
])('the hour of an exam stands with %s', (_, lines, time) =>
  expect(workIn('Spring 2027', meets, ...lines).map((finding) => finding.time)).toEqual([time]),
);

describe('tests on another day have hours of their own', () => {
  test.each([
    'Conflict exams are given the next morning at 7 AM; ask a week ahead.',
    'Makeup exams start at 8 AM on Fridays.',
    'Alternative exams begin at 9 am.',
  ])('%s', (line) =>
    expect(
      work(
        'Fall 2026',
        'All sections take the exams together, 7:00-9:00 PM, rooms announced later.',
        '- Exam 1: Wed Sept 23',
        '- Exam 2: Wed Oct 21',
        line,
      ),
    ).toEqual(['exam 2026-09-23 19:00 Exam 1', 'exam 2026-10-21 19:00 Exam 2']),
  );
});

test('the hour of all deadlines is that of the quizzes that close on a day', () =>
  expect(
    work(
      'Fall 2026',
      'All deadlines are 11:59 p.m. Central Time.',
      '- Module 1 quiz due Aug 30',
      '- Introduction post due Aug 27',
    ),
  ).toEqual(['assignment 2026-08-27 23:59 Introduction post', 'quiz 2026-08-30 23:59 Module 1 quiz']));

test.each([
  [
    'Automne 2027',
    'Date | À remettre',
    "Les dates de remise s'entendent à 23:50 le jour de la remise.",
    'Rapport',
    '23:50',
  ],
  ['Otoño 2027', 'Fecha | Entrega', 'Las fechas de entrega vencen a las 23:50.', 'Ensayo', '23:50'],
  [
    'Ano de 2027',
    'Data | Entrega',
    'Os prazos terminam às 23:59 em todas as entregas.',
    'Relatório',
    '23:59',
  ],
  ['Anno 2027', 'Data | Consegna', 'Le scadenze si intendono alle ore 18:00.', 'Relazione', '18:00'],
  ['Wintersemester 2027', 'Datum | Abgabe', 'Abgabetermine sind jeweils um 18 Uhr.', 'Hausarbeit', '18:00'],
  ['Fall 2027', 'Date | Due', 'Due dates are at 6 pm of the day given.', 'Essay', '18:00'],
])('%s, %j: %j is said of all days on which something is due', (term, header, rule, name, time) =>
  expect(
    workIn(term, rule, `| ${header} |`, `| 2027-10-24 | ${name} 1 |`, `| 2027-11-21 | ${name} 2 |`).map(
      (finding) => finding.time,
    ),
  ).toEqual([time, time]),
);

test('a paragraph on a kind of work says at its end when it is due', () =>
  expect(
    work(
      'Fall 2026',
      'Field notes record what you see. Guidelines will be handed out. Due October 2, November 6, and December 4, by 5 p.m. in my mailbox.',
    ),
  ).toEqual([
    'assignment 2026-10-02 17:00 Field notes',
    'assignment 2026-11-06 17:00 Field notes',
    'assignment 2026-12-04 17:00 Field notes',
  ]));

test('11:59 alone is the last minute of the day', () =>
  expect(work('Fall 2026', 'Report 1 (due September 18, 11:59)')).toEqual([
    'assignment 2026-09-18 23:59 Report 1',
  ]));

test('the hour by which "these" are due is that of what their paragraph begins with', () =>
  expect(
    work(
      'Fall 2026',
      'Discussion boards: There are two of them. These will be due by midnight.',
      'Midterm exam: It has 75 questions. These will be online and will be due by noon.',
      '| Date | Topic | Due |',
      '| Sept 8 | Clouds | Discussion board 1 |',
      '| Sept 15 | Rain | Midterm exam |',
      '| Sept 22 | Hail | Map of the winds |',
    ),
  ).toEqual([
    'assignment 2026-09-08 23:59 Discussion board 1',
    'exam 2026-09-15 12:00 Midterm exam',
    'assignment 2026-09-22 Map of the winds',
  ]));

test('a rule for a weekday on which nothing of its name is due is one for the works of that day', () =>
  expect(
    work(
      'Fall 2026',
      'The responses to others are due on Sundays by 12:00pm.',
      '| Date | Topic | Due |',
      '| Friday, Sept 11 | Clouds | Weather map 1 |',
      '| Sunday, Sept 13 | Rain | Reaction to a weather map |',
    ),
  ).toEqual([
    'assignment 2026-09-11 Weather map 1',
    'assignment 2026-09-13 12:00 Reaction to a weather map',
  ]));

test('the hour on the line of a day is that of what stands below it', () =>
  expect(
    work(
      'Fall 2026',
      'Week 1, 9/7 - 9/11: Errors',
      '- Tuesday 9/8 from 8:45-10:30',
      'Lecture: chapters 2 and 3',
      '- Friday 9/11 at 23:59',
      'Due assignment 1',
      'Week 2, 9/14 - 9/18: Averages',
      '- Tuesday 9/15 from 8:45-10:30',
      'Lecture: chapters 4 and 5',
    ),
  ).toEqual(['assignment 2026-09-11 23:59 Assignment 1']));

test('an hour behind a hyphen', () =>
  expect(
    work(
      'Summer 2026',
      '| Date | Topic |',
      '| July 16 | Review |',
      '| July 17 | FINAL EXAMINATION-8:30 AM |',
    ),
  ).toEqual(['exam 2026-07-17 08:30 FINAL EXAMINATION']));

test('a lab practical begins with the laboratory of its day, and any other exam with the lecture', () =>
  expect(
    work(
      'BIO 210, Fall 2026',
      'Lectures: TuTh 1:00-2:15 pm. Lab: Th 2:30-4:25 pm.',
      '| Date | Topic | Exams |',
      '| Sep 24 | Mosses | Lab practical 1 |',
      '| Oct 1 | Ferns | Midterm exam |',
      '| Oct 6 | Seeds | Lab practical 2 |',
    ),
  ).toEqual([
    'exam 2026-09-24 14:30 Lab practical 1',
    'exam 2026-10-01 13:00 Midterm exam',
    'exam 2026-10-06 13:00 Lab practical 2',
  ]));

test('the letter behind the number of a work is no half of the day', () =>
  expect(
    work('Fall 2026', '| Date | Due |', '| Sep 8 | Homework 1A |', '| Sep 15 | Homework 1B by 9A |'),
  ).toEqual(['assignment 2026-09-08 Homework 1A', 'assignment 2026-09-15 09:00 Homework 1B']));

test.each([
  ['Essays', 'Turn them in at the start of class.', ['13:00', undefined]],
  ['Essays', 'Paper copies are due by 5 pm.', ['17:00', undefined]],
  ['Essays', 'Please submit all work before class.', ['13:00', '13:00']],
  ['Participation', 'Paper copies are due by 5 pm.', [undefined, undefined]],
])('below the heading "%s" it says "%s"', (heading, rule, times) =>
  expect(
    workIn(
      'Fall 2026',
      'Tuesdays and Thursdays 1:00-2:15 pm',
      `#### ${heading}`,
      `They are four pages long. ${rule}`,
      '#### Schedule',
      'September 22: Mud. Essay 1 due.',
      'September 29: Sand.',
      'October 6: Ice. Lab report 1 due.',
    ).map(({ time }) => time),
  ).toEqual(times),
);

test('what is handed in during the lecture is due when it begins', () =>
  expect(
    work(
      'Spring 2027',
      'Class: TR 2:30-3:45 pm',
      '# Problem sets',
      'Each is given out a week before. A printed copy of your solutions must be handed in during the lecture.',
      '',
      '- PS1 due Jan 28',
    ),
  ).toEqual(['assignment 2027-01-28 14:30 PS1']));

test('a point that only says when is about the works of the item above', () =>
  expect(
    work(
      'Spring 2027',
      'Class: TR 7:30-8:45 am',
      '- Five field reports (40%)',
      '  - The best four count.',
      '  - Due at the start of class.',
      '- Two midterms (60%)',
      '',
      '| What | When |',
      '| Field report 1 | January 26 |',
      '| Field report 2 | February 9 |',
      '| Midterm 1 | February 11 |',
    ),
  ).toEqual([
    'assignment 2027-01-26 07:30 Field report 1',
    'assignment 2027-02-09 07:30 Field report 2',
    'exam 2027-02-11 07:30 Midterm 1',
  ]));

test.each([
  ['Essay 1 by the end of class', '15:45'],
  ['Essay 1, due at the close of the session', '15:45'],
  ['Essay 1 by close of business', '17:00'],
  ['Essay 1 due by the end of the business day', '17:00'],
])('in the row of a class, %s is due at %s', (due, time) =>
  expect(
    work(
      'Spring 2027',
      'Class: TR 2:30-3:45 pm',
      '| Date | Topic | Due |',
      `| January 26 | Reeds | ${due} |`,
    ),
  ).toEqual([`assignment 2027-01-26 ${time} Essay 1`]),
);

const ESSAYS_OF_ANY_DAY = ['- Essay 1 due March 9', '- Essay 2 due April 6'];

test.each([
  ['Due dates stand for 6 pm of the day shown.', '18:00'],
  ['Deadline: 4 pm on the day in the plan.', '16:00'],
  ['The deadline is 4 pm.', '16:00'],
  ['Essays handed in after 5 pm on the due date are considered late.', '17:00'],
  ['Essays handed in late, after 5 pm, lose a grade.', undefined],
])('below "Assignments", %j tells the hour of all of them: %s', (rule, time) =>
  expect(
    workIn('Spring 2027', meets, '## Assignments', rule, '## Plan', ...ESSAYS_OF_ANY_DAY).map(
      (finding) => finding.time,
    ),
  ).toEqual([time, time]),
);

test('a deadline below the name of one work is that of this work alone', () =>
  expect(
    work(
      'Spring 2027',
      '## Term paper',
      'The deadline is 4 pm.',
      '## Plan',
      '- Term paper: May 4',
      '- Essay 1: March 9',
    ),
  ).toEqual(['assignment 2027-03-09 Essay 1', 'assignment 2027-05-04 16:00 Term paper']));

describe.each(['Exam', 'Test', 'Quiz'])('the hour that a rule tells of each %s', (name) => {
  const many = name === 'Quiz' ? 'Quizzes' : `${name}s`;
  test.each([
    [`${many} will be administered at 7 p.m.`, '19:00', undefined],
    [`The ${many.toLowerCase()} are scheduled for 5:30-7:00 PM.`, '17:30', '19:00'],
    [`${many} will be proctored 4-5 pm in the testing center.`, '16:00', '17:00'],
    [`Time of all ${many.toLowerCase()}: 7:15 pm.`, '19:15', undefined],
    [`${many} (60%): two of them, 18:00-20:00, closed book.`, '18:00', '20:00'],
    [`**${many}.** Two of them, each at 6 pm in Hall 4.`, '18:00', undefined],
    [`${many} start at 6:30 p.m. and last an hour.`, '18:30', undefined],
    [`A review session is held at 5 pm on the eve of all ${many.toLowerCase()}.`, '10:00', '11:15'],
  ])('%j: %s', (rule, time, endTime) =>
    expect(
      workIn(
        'Spring 2027',
        meets,
        '## Assessment',
        rule,
        '## Plan',
        `- ${name} 1: March 9`,
        `- ${name} 2: April 6`,
      ).map((finding) => [finding.time, finding.endTime]),
    ).toEqual([
      [time, endTime],
      [time, endTime],
    ]),
  );
});
