import { describe, expect, test } from 'vitest';
import { daysOff, work } from '../../testing/read-lines.ts';

// Schedules that give each day, or each week, a line or a paragraph of its own.

describe('the number of the week or the class stands in front of the day', () => {
  test.each([
    ['Week 1, Sept. 8: Clouds; Quiz 1', 'Week 2, Sept. 15: Rain', 'Week 3, Sept. 22: Hail; Exam 1'],
    ['Week 1, 9/8 – Clouds. Quiz 1.', 'Week 2, 9/15 – Rain.', 'Week 3, 9/22 – Hail. Exam 1.'],
    ['Class 1, Mon, Sept 8: Clouds; Quiz 1', 'Class 2, Mon, Sept 15: Rain', 'Class 3, Mon, Sept 22: Exam 1'],
    ['Wk. 1, M 9/8: Clouds; Quiz 1', 'Wk. 2, M 9/15: Rain', 'Wk. 3, M 9/22: Exam 1'],
    ['Session #1, 8 September: Quiz 1', 'Session #2, 15 September: Rain', 'Session #3, 22 September: Exam 1'],
    ['Unit I, Sept. 8: Clouds; Quiz 1', 'Unit II, Sept. 15: Rain', 'Unit III, Sept. 22: Exam 1'],
    ['Week One, Sept. 8: Clouds; Quiz 1', 'Week Two, Sept. 15: Rain', 'Week Three, Sept. 22: Exam 1'],
    ['Week 1, Monday (9/8): Clouds; Quiz 1', 'Week 2, Monday (9/15): Rain', 'Week 3, Monday (9/22): Exam 1'],
  ])('%s', (...lines) =>
    expect(work('Fall 2025', ...lines)).toEqual(['quiz 2025-09-08 Quiz 1', 'exam 2025-09-22 Exam 1']),
  );

  test('several weeks in one line', () =>
    expect(
      work(
        'Fall 2025',
        'Weeks 1-2, Sept 8-19: Clouds; Quiz 1',
        'Weeks 3-4, Sept 22-Oct 3: Rain',
        'Weeks 5-6, Oct 6-17: Hail; Exam 1',
      ),
    ).toEqual(['quiz 2025-09-08 Quiz 1', 'exam 2025-10-06 Exam 1']));
});

describe('work in the line of a day has a day of its own', () => {
  const around = (line: string) =>
    work('Fall 2025', 'Oct 6: Clouds', line, 'Oct 20: Hail', 'Oct 27: Snow', 'Nov 3: Ice');

  test.each([
    ['Oct 13: Rain; Midterm exam on 10/16', 'exam 2025-10-16 Midterm exam'],
    ['Oct 13: Rain; Midterm exam: Thu Oct 16th', 'exam 2025-10-16 Midterm exam'],
    ['Oct 13 – Rain. Midterm exam (October 16).', 'exam 2025-10-16 Midterm exam'],
    ['Oct 13 – Rain. Midterm exam, Thursday, October 16.', 'exam 2025-10-16 Midterm exam'],
    ['Oct 13: Rain; the midterm will be held on 10/16', 'exam 2025-10-16 Midterm'],
    [
      'Oct 13: Rain; submit three project ideas by 9 pm on 10/10',
      'project 2025-10-10 21:00 Three project ideas',
    ],
    ['Oct 13: Rain; Lab report 2 by Friday, Oct 17', 'assignment 2025-10-17 Lab report 2'],
    ['Oct 13 – Rain. Midterm exam Thursday, October 16', 'exam 2025-10-16 Midterm exam'],
    ['Oct 13 – Rain. Project plan to be handed in on October 16', 'project 2025-10-16 Project plan'],
  ])('%s', (line, found) => expect(around(line)).toEqual([found]));

  test.each([
    ['Oct 13: Quiz 2 (covers Sept 29 to Oct 8)', 'quiz 2025-10-13 Quiz 2'],
    ['Oct 13: Quiz 2, on the material since Sept 29', 'quiz 2025-10-13 Quiz 2'],
    ['Oct 13: Lab report 2 due (assigned Sept 29)', 'assignment 2025-10-13 Lab report 2'],
    ['Oct 13: Quiz 2; the storm of October 16, 1987', 'quiz 2025-10-13 Quiz 2'],
  ])('a day that says something else of it: %s', (line, found) =>
    expect(around(line).map((one) => one.slice(0, found.length))).toEqual([found]),
  );

  test('each of two works has its own day', () =>
    expect(around('Oct 13 – Rain. Discussion 1: first post due Thu 10/16, replies due Sun 10/19')).toEqual([
      'assignment 2025-10-16 Discussion 1: first post',
      'assignment 2025-10-19 Replies',
    ]));

  test.each([
    ['Remise le jeudi 16 octobre : choix du terrain', 'Choix du terrain'],
    ["Guide d'entretien à rendre le 16 octobre", "Guide d'entretien"],
  ])('in words of another language: %s', (line, title) =>
    expect(
      work('Automne 2025', '6 octobre – Le nuage', `13 octobre – La pluie. ${line}`, '20 octobre – La grêle'),
    ).toEqual([`assignment 2025-10-16 ${title}`]),
  );

  test.each([
    '9/1 Clouds – 9/3 Lab 1 due. 9/5 Hail',
    '9/1 Clouds, 9/3 Lab 1 due, 9/5 Hail',
    '9/1 Clouds; 9/3 Lab 1 due; 9/5 Hail',
  ])('the days of a week in one line: %s', (line) =>
    expect(
      work('Fall 2025', line, '9/8 Snow – 9/10 Lab 2 due. 9/12 Frost', '9/15 Wind – 9/17 Storm. 9/19 Fog'),
    ).toEqual(['assignment 2025-09-03 Lab 1', 'assignment 2025-09-10 Lab 2']),
  );

  test('where nothing gives the year as well', () =>
    expect(
      work('9/1 Rain – 9/3 Lab 1 due. 9/5 Wells', '9/8 Snow – 9/10 Lab 2 due. 9/12 Frost', '9/15 Wind'),
    ).toEqual(['assignment --09-03 Lab 1', 'assignment --09-10 Lab 2']));

  test('days of which nothing is said stand between others', () =>
    expect(
      work(
        'Fall 2025',
        '9/1 Clouds. 9/3. 9/5 Quiz 1',
        '9/8 Snow. 9/10. 9/12 Frost',
        '9/15 Wind. 9/17. 9/19 Quiz 2',
      ),
    ).toEqual(['quiz 2025-09-05 Quiz 1', 'quiz 2025-09-19 Quiz 2']));

  test('a weekday within the days of the line, however few', () =>
    expect(
      work(
        'Fall 2025',
        'Sept 1 – Sept 3. Clouds. Homework 1 (Wed)',
        'Sept 8 – Sept 10. Rain',
        'Sept 15 – Sept 17. Midterm on Wednesday',
      ),
    ).toEqual(['assignment 2025-09-03 Homework 1', 'exam 2025-09-17 Midterm']));

  test('a tab sets the work apart from the topic in front of it, and not the hour behind it', () =>
    expect(
      work(
        'Fall 2025',
        'Oct 6\tCIRCULATION: Winds and waves\tN/A',
        'Oct 13\tCIRCULATION: Jets\tLab 1: Maps due. Upload it as a file.',
        'Oct 20\tCIRCULATION: Monsoons',
        'Oct 27\tQuiz 2\t9:00 am',
      ),
    ).toEqual(['assignment 2025-10-13 Lab 1: Maps', 'quiz 2025-10-27 09:00 Quiz 2']));

  test('behind "Monday: …" another weekday of that week', () =>
    expect(
      work(
        'Fall 2025',
        'Sept 1 – Clouds. Monday: no class. Quiz 1 Thursday',
        'Sept 8 – Rain',
        'Sept 15 – Hail. Monday: quiz 2. Exam 1 on Friday',
        'Sept 22 – Snow',
      ),
    ).toEqual(['quiz 2025-09-04 Quiz 1', 'quiz 2025-09-15 Quiz 2', 'exam 2025-09-19 Exam 1']));

  test('a day within the line that a colon follows opens another statement', () => {
    const lines = (one: string) => [
      'Fall 2025',
      'Oct 6-10: Clouds',
      one,
      'Oct 20-24: Rain',
      'Oct 27-31: Hail',
    ];
    for (const line of [
      'Oct 11-19: Fall break: Monday, 10/20: Quiz 3 due',
      'Oct 11-19: Fall break – Monday, 10/20: Quiz 3 due',
      'Oct 11-19: Fall break, Monday, 10/20 – Quiz 3 due',
    ]) {
      expect(work(...lines(line))).toEqual(['quiz 2025-10-20 Quiz 3']);
      expect(daysOff(...lines(line))).toEqual(['2025-10-11 Fall break']);
    }
  });
});

describe('a plan of the classes below "Schedule and due dates"', () => {
  const TOPICS = ['Clouds', 'Rain', 'Hail', 'Snow', 'Ice', 'Fog', 'Dew', 'Frost', 'Sleet', 'Storms'];
  const plan = (title: string, write: (topic: string, work?: string) => string) =>
    work(
      'Fall 2025',
      title,
      ...TOPICS.map((topic, at) => {
        const works = ['', '', 'Referee report', '', 'Paper proposal', '', 'PS1', '', 'Paper draft 1'];
        return `10/${at + 10}: ${write(topic, works[at])}`;
      }),
    ).map((found) => found.replace(/^\w+ /, ''));
  const DUE = [
    '2025-10-12 Referee report',
    '2025-10-14 Paper proposal',
    '2025-10-16 PS1',
    '2025-10-18 Paper draft 1',
  ];

  test.each(['Course calendar and assignment due dates', 'Schedule and Deadlines'])(
    '%s: the topics are no work, what stands behind them is',
    (title) => {
      expect(plan(title, (topic, due) => (due ? `${topic}; ${due}` : topic))).toEqual(DUE);
      expect(plan(title, (topic, due) => (due ? `${topic}. ${due}.` : topic))).toEqual(DUE);
    },
  );
});

describe('what stands behind the topic of a day', () => {
  const lines = (...written: string[]) => work('Fall 2025', 'Lab reports 40%, essays 60%', ...written);

  test('is work where it is called so and says no more', () => {
    expect(
      lines(
        'Sept 8: Clouds; Lab 1',
        'Sept 15: Rain; ch. 4; Research essay',
        'Sept 22: Hail; ch. 5, 6; Lab 2',
        'Sept 29: Lecture 4: Snow; 4, 5.1; Draft 1 peer review',
      ),
    ).toEqual([
      'assignment 2025-09-08 Lab 1',
      'assignment 2025-09-15 Research essay',
      'assignment 2025-09-22 Lab 2',
      'assignment 2025-09-29 Draft 1 peer review',
    ]);
    expect(
      lines('Sept 8 – Clouds. Lab 1.', 'Sept 15 – Rain. Research essay.', 'Sept 22 – Hail. 4.1. Lab 2.'),
    ).toEqual([
      'assignment 2025-09-08 Lab 1',
      'assignment 2025-09-15 Research essay',
      'assignment 2025-09-22 Lab 2',
    ]);
  });

  test.each([
    'Sept 15: Rain; Lab',
    'Sept 15: Rain; Problem set',
    'Sept 15: Montaigne; essays',
    'Sept 15: The essay; essay workshop',
    'Sept 15: Rain; a paper by Braun on storms',
    'Sept 15: Essay',
    'Sept 15: Rain; no homework',
  ])('%s', (line) => expect(lines('Sept 8: Clouds', line, 'Sept 22: Hail')).toEqual([]));

  test('a lab is a session where no part of the grade is for labs', () =>
    expect(
      work(
        'Fall 2025',
        'Essays 60%, exams 40%',
        'Sept 8: Clouds; Lab 1',
        'Sept 15: Rain',
        'Sept 22: Hail; Lab 2',
      ),
    ).toEqual([]));
});

describe('where one statement of a line ends and the next begins', () => {
  test('a dash behind a full stop, the numeral of a part', () =>
    expect(
      work(
        'Fall 2025',
        'Sept 8 – Clouds. - Quiz 1.',
        'Sept 15 – Homework 2 due. - Chapter 4',
        'Sept 22 – Theory of storms I. PS3.',
        'Sept 29 – Notes by H. I. Brown.',
      ),
    ).toEqual(['quiz 2025-09-08 Quiz 1', 'assignment 2025-09-15 Homework 2', 'assignment 2025-09-22 PS3']));

  test('the next week begins a line, whatever the line above ends with', () => {
    const lines = [
      'Fall 2025',
      'Week 1 9/8 – Clouds —',
      'Week 2 9/15 – No class',
      'Week 3 9/22 – Student presentations II. —',
      'Week 4 9/29 – Quiz 1, —',
      'Week 5 10/6 – Exam 1',
    ];
    expect(work(...lines)).toEqual([
      'presentation 2025-09-22 Student presentations II',
      'quiz 2025-09-29 Quiz 1',
      'exam 2025-10-06 Exam 1',
    ]);
    expect(daysOff(...lines)).toEqual(['2025-09-15 No class']);
  });

  test('an examination within the examination period is found', () =>
    expect(
      work(
        'Fall 2025',
        'Nov 24: Snow',
        'Dec 1: Ice',
        'Dec 8-19: Final exam during the exam period',
        'Dec 20-21: Examination period',
      ),
    ).toEqual(['exam 2025-12-08 Final exam during the exam period']));

  test('small letters behind a full stop', () =>
    expect(
      work(
        'Fall 2025',
        'Sept 8 – Clouds. lab report 1.',
        'Sept 15 – Theory of storms II. problem set 2.',
        'Sept 22 – Hail.',
      ),
    ).toEqual(['assignment 2025-09-08 Lab report 1', 'assignment 2025-09-15 Problem set 2']));

  test('a project that is due below the line in which projects are presented is another thing', () =>
    expect(
      work(
        'Fall 2025',
        'Dec 1: Snow',
        'Dec 3: Ice',
        'Dec 8: Final project presentations',
        'FINAL PROJECT DUE by noon',
        'Dec 10: Fog',
      ),
    ).toEqual([
      'project 2025-12-08 12:00 FINAL PROJECT',
      'presentation 2025-12-08 Final project presentations',
    ]));

  test('the shares of the grade below the last day are no work of it', () =>
    expect(
      work(
        'Fall 2025',
        'Dec 1: Snow',
        'Dec 3: Ice',
        'Dec 8: Fog',
        '40% Essays',
        '30% Midterm',
        '30% Quizzes',
      ),
    ).toEqual([]));

  test('days without a word among others are no heads of the lines below them', () =>
    expect(
      work(
        'Summer 2026',
        ...[8, 15, 22, 29].flatMap((day) => [
          `6/${day} M: 4.1, 4.2`,
          `6/${day + 1} T: 4.3${day === 22 ? '; Quiz 2' : ''}`,
          `6/${day + (day === 29 ? 1 : 3)} F:`,
        ]),
      ),
    ).toEqual(['quiz 2026-06-23 Quiz 2']));
});

test('a week and its day that only a stroke parts', () => {
  const lines = [
    'There are three exams and a paper in this course.',
    'Week 5/Sep 23: First Exam',
    '• Exam 1 on Sep 23rd',
    'Week 6/Sep 30: Clouds',
    'Week 7/Oct 7: Rain',
    'Week 8/Oct 14: Second Exam',
    '• Exam 2 on Oct 16th',
    'Week 9/Oct 21: Conference',
    '• No class this week',
    'Week 10/Oct 28: Hail',
  ];
  expect(work(...lines)).toEqual(['exam --09-23 Exam 1', 'exam --10-16 Exam 2']);
  expect(daysOff(...lines)).toEqual(['--10-21 No class this week']);
});

test.each([
  ['Homework finish Exercise TIDES 2', 'Exercise TIDES 2'],
  ['Submit first draft of Writing Assignment 1', 'First draft of Writing Assignment 1'],
  ['Please upload the field notes', 'Field notes'],
  ['Homework: Exercise TIDES 1', 'Exercise TIDES 1'],
])('below the topic of a day "%s" is due on it', (line, title) =>
  expect(
    work(
      'Fall 2026',
      'Monday, September 7th: Measurement',
      'Read chapters 2.1-2.4',
      'Wednesday, September 9th: Causes',
      line,
      'Monday, September 14th: Prediction',
      'Slides week 3',
    ),
  ).toEqual([`assignment 2026-09-09 ${title}`]),
);

test('what a line says is due on a weekday is due in its week, whatever the lines beside it hold', () => {
  expect(
    work(
      'Fall 2026',
      'Week 3 (Sep 14–18): Rivers',
      '- Reading: chapter 3',
      'Week 4 (Sep 21–25): Lakes',
      '- Reading: chapter 4',
      'Week 5 (Sep 28–Oct 2): Cliffs',
      '- Reading: chapter 5',
      '- Research paper due Wednesday',
      'Week 6 (Oct 5–9): Caves',
      '- Reading: chapter 6',
    ),
  ).toEqual(['assignment 2026-09-30 Research paper']);
  expect(
    work(
      'Fall 2026',
      'Unit 3: Lakes (Sept. 21 & 23)',
      'Mon: chapter 4',
      'Unit 4: Cliffs (Sept. 28 & 30)',
      'Mon: chapter 5',
      'Wed: Research paper due',
      'Unit 5: Caves (Oct. 5 & 7)',
      'Mon: chapter 6',
    ),
  ).toEqual(['assignment 2026-09-30 Research paper']);
});

test('a line that ends with its day and month does not go on with the number of the next class', () =>
  expect(
    work(
      'Spring 2027',
      '4. Thursday, January 14: Wells',
      'Essay 1 is due on 27th January',
      '5. Tuesday, January 19: Springs',
      '6. Thursday, January 21: Rivers',
    ),
  ).toEqual(['assignment 2027-01-27 Essay 1']));
