import { expect, test } from 'vitest';
import { work, workIn } from '../../testing/read-lines.ts';

test('a label with nothing behind it, and what is brought, is no work', () => {
  const weeks = (...told: string[]) =>
    work(
      'Fall 2026',
      ...told.flatMap((line, at) => [
        `# Week ${at + 1} (September ${7 * at + 7}–${7 * at + 11})`,
        `Seminar ${at + 1}: kilns`,
        line,
      ]),
    );
  expect(
    weeks(
      'Tasks/Deadlines: None.',
      'Homework: nothing',
      'Homework: none',
      'Tasks/Deadlines: Bring an apron to Studio 2.',
    ),
  ).toEqual([]);
  expect(weeks('Homework: none', 'Tasks/Deadlines: Glaze report due on September 17')).toEqual([
    'assignment 2026-09-17 Glaze report',
  ]);
});

test.each(['Homework: none', 'HW – none', 'Quiz: none', 'Tarea: ninguna', 'Hausaufgaben: keine'])(
  'no work on the day of %j',
  (cell) =>
    expect(
      work(
        'Fall 2026',
        '| Date | Topic | Work |',
        '| Sept 8 | Kilns | HW 1 |',
        `| Sept 15 | Glaze | ${cell} |`,
      ),
    ).toEqual(['assignment 2026-09-08 HW 1']),
);

test.each([
  'Scores on Test 1',
  'Answers, first test',
  'Test 1 results',
  'Midterm answer key posted',
  'Withdraw deadline, W/F',
  'Pass/fail deadline',
  'Study guide for exam 3',
  'Presentation skills',
  'Essay structure',
  'Begin portfolio project',
  'Begin self-study project',
  'Continue term paper',
])('%j in a schedule is no work', (cell) =>
  expect(work('Fall 2026', '| Date | Topic |', '| Sept 8 | Kilns |', `| Sept 22 | ${cell} |`)).toEqual([]),
);

test('what is done besides a test, or helps with it, leaves it one', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Lecture | Lab |',
      '| Sept 8 | Mosses | Ferns |',
      '| Sept 22 | Conifers | Lab practical 1, work on herbarium |',
      '| Sept 29 | Grasses | Quiz 2, discuss field notes |',
      '| Oct 6 | Sedges | Exam 1 (study guide) |',
      '| Oct 13 | Lichens | Exam 2 – link to practice questions |',
    ),
  ).toEqual([
    'exam 2026-09-22 Lab practical 1',
    'quiz 2026-09-29 Quiz 2',
    'exam 2026-10-06 Exam 1 (study guide)',
    'exam 2026-10-13 Exam 2 – link to practice questions',
  ]));

test('work that is finished at home is due on the day that says so', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | In class |',
      '| Sept 8 | Discuss novel / HW: complete revised essay 2 |',
      '| Sept 15 | Essay 2 due / Film |',
      '| Sept 17 | Film / HW: finish essay 3 |',
      '| Sept 22 | Essay 3 due |',
    ),
  ).toEqual(['assignment 2026-09-15 Essay 2', 'assignment 2026-09-22 Essay 3']));

test('work that is due some weeks later is, from the day on which it is told', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic |',
      '| Sept 8 | Kilns / Proposal due in two weeks |',
      '| Sept 15 | Glaze / Reading log due one week later |',
      '| Sept 29 | Slip |',
    ),
  ).toEqual(['project 2026-09-22 Proposal', 'assignment 2026-09-22 Reading log']));

test('what is handed in below the day of a sentence has the day of the sentence', () =>
  expect(
    work(
      'Fall 2026',
      '1. Form a group of three by September 9.',
      '2. A proposal must be submitted on September 23rd.',
      '3. A map should be drawn on October 7th.',
      '4. A written report must be submitted on December 14th (Monday).',
    ),
  ).toEqual(['project 2026-09-23 Proposal', 'assignment 2026-12-14 Written report']));

test.each([
  ['Lab practical exam', 'exam 2026-09-15 Lab practical exam'],
  ['Midterm exam', 'exam 2026-09-15 Midterm exam'],
])('%j in a column of sessions is work', (cell, expected) => {
  const table = (name: string) =>
    work(
      'Fall 2026',
      `| Date | Topic | ${name} |`,
      '| Sept 8 | Mosses | Walk |',
      `| Sept 15 | Ferns | ${cell} |`,
      '| Sept 22 | Sedges | Walk |',
    );
  expect(table('Lab')).toEqual([expected]);
});

test('work that is due next week is not due on the day that says so', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic |',
      '| Sept 8 | Kilns / Reading log (due next week) |',
      '| Sept 15 | Glaze |',
      '| Sept 22 | Slip |',
    ),
  ).toEqual(['assignment 2026-09-15 Reading log']));

const OF_LANGUAGE = {
  fr: 'Cours de botanique, automne 2026. Les étudiants lisent les textes avant chaque séance du cours.',
  es: 'Curso de botánica, otoño de 2026. Los estudiantes leen los textos antes de cada clase del curso.',
  de: 'Vorlesung Botanik, Herbst 2026. Die Studierenden lesen die Texte vor jeder Sitzung der Vorlesung.',
  nl: 'Cursus plantkunde, najaar 2026. De studenten lezen de teksten voor elke les van de cursus.',
};

test.each([
  ['fr', 'Devoir 1 à rendre dans deux semaines', '2026-09-22'],
  ['fr', 'Devoir 1 à rendre la semaine prochaine', '2026-09-15'],
  ['es', 'Ensayo 1: entrega una semana después', '2026-09-15'],
  ['de', 'Übungsblatt 1: Abgabe in einer Woche', '2026-09-15'],
  ['nl', 'Essay 1: inleveren over twee weken', '2026-09-22'],
] as const)('in %s, "%s" is due on %s', (language, said, date) =>
  expect(
    workIn(
      OF_LANGUAGE[language],
      '',
      '| Date | Topic |',
      `| 08/09/2026 | ${said} |`,
      '| 15/09/2026 | Botanik |',
      '| 22/09/2026 | Flora |',
    ).map((found) => found.date),
  ).toEqual([date]),
);

test('a discussion post is work, what is asked of the teacher is none', () => {
  expect(
    work(
      'Fall 2026',
      'Week 1: August 31 - September 4',
      'Read ch. 1',
      'Discussion post due Friday',
      'Week 2: September 7 - 11',
      'Quiz 1 on Wednesday',
      'Week 3: September 14 - 18',
      'Discussion of the post',
    ),
  ).toEqual(['assignment 2026-09-04 Discussion post', 'quiz 2026-09-09 Quiz 1']);
  expect(
    work('Fall 2026', 'Exam 1 takes place on October 6.', 'Regrade requests are due October 20.'),
  ).toEqual(['exam 2026-10-06 Exam 1']);
});

test('works above their days with what else is said of them', () =>
  expect(
    work(
      'Fall 2026',
      '- Midterm 1: 25% of grade',
      '- October 9',
      '- covers ch. 1-4',
      '- Midterm 2: 25% of grade',
      '- November 13',
      '- covers ch. 5-9',
      '- Final exam: 50% of grade',
      '- December 15',
      '- cumulative',
    ),
  ).toEqual(['exam 2026-10-09 Midterm 1', 'exam 2026-11-13 Midterm 2', 'exam 2026-12-15 Final exam']));

test('what is said of labs is not said of an exam in the lab', () =>
  expect(
    work(
      'Fall 2026',
      'Labs for each week are due on Friday.',
      'Week 1 (September 7–11): Lab 1 due',
      'Week 2 (September 14–18): Lab practical exam',
      'Week 3 (September 21–25): Lab 2 due',
    ),
  ).toEqual([
    'assignment 2026-09-11 Lab 1',
    'exam 2026-09-14 Lab practical exam',
    'assignment 2026-09-25 Lab 2',
  ]));

test.each([
  [
    '4 p.m. to 6 p.m. 401 Carver Hall Quiz on chapters 21-24 and on the groups of week 3',
    'quiz 2026-10-06 16:00',
  ],
  ['10 am to noon, Carver Hall 401: Midterm exam', 'exam 2026-10-06 10:00 Midterm exam'],
  ['Room B12: Quiz 2', 'quiz 2026-10-06 Quiz 2'],
  ['Quiz 2 on discussions and questions', 'quiz 2026-10-06 Quiz 2'],
  ['Town Hall Report due', 'assignment 2026-10-06 Town Hall Report'],
])('the hour, the place and what is covered stand beside a test: %j', (line, expected) => {
  const found = work(
    'Fall 2026',
    `| October 6: ${line} | October 8: Tides |`,
    '| October 13: Piers | October 15: Tugs |',
  );
  expect(found).toEqual([expect.stringContaining(expected)]);
});

test('what is told of a test with its groups or its questions is no test', () =>
  expect(work('Fall 2026', 'Oct 6: Groups for the exam', 'Oct 8: Exam questions', 'Oct 13: Tugs')).toEqual(
    [],
  ));

test('what is given out behind what is due has a number or none', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Assignments |',
      '| Sept 10 | Waves | HW5 Due Midterm Out |',
      '| Oct 8 | Tides | HW7 Due HW8 Out |',
    ),
  ).toEqual(['assignment 2026-09-10 HW5', 'assignment 2026-10-08 HW7']));

test('the days that an exam asks about are not those on which it is held', () =>
  expect(
    work(
      'Spring 2027',
      '| Date | Topic |',
      '| Feb 16 | Rivers |',
      '| Feb 18 | Second test: covers lectures of Jan 12-Feb 16 |',
      '| Feb 23 | Lakes |',
    ),
  ).toEqual(['exam 2027-02-18 Second test']));

test('behind a dash stands what is due, beside a test or a talk as well', () =>
  expect(
    work(
      'Spring 2027',
      'Apr 6: Lab 4: Sand — Lab 4 report due at 10 pm',
      'Apr 8: Project presentations — Homework 3 due',
      'Apr 13: Homework 4 due / proposal follow-up',
      'Apr 15: Mud (slides) (quiz)',
    ),
  ).toEqual([
    'assignment 2027-04-06 22:00 Lab 4 report',
    'assignment 2027-04-08 Homework 3',
    'presentation 2027-04-08 Project presentations',
    'assignment 2027-04-13 Homework 4',
  ]));

test('what is due in brackets behind a test is a work of its own', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic |',
      '| October 6 | Test 1 (lab reports due) |',
      '| October 8 | Waves |',
    ),
  ).toEqual(['exam 2026-10-06 Test 1', 'assignment 2026-10-06 Lab reports']));

test('the last draft, due on the day of the final exam, is not that exam', () =>
  expect(
    work('Fall 2026', '- Final exam: December 15', '- The final draft of the essay is due on December 15.'),
  ).toEqual(['assignment 2026-12-15 Final draft', 'exam 2026-12-15 Final exam']));

test.each(['Alignment test', 'Unit test 1', 'Design test / field notes'])(
  '%j is a test of the course',
  (name) => expect(work('Fall 2026', `- ${name}: October 6`)[0]).toContain('exam 2026-10-06'),
);

test('a review that is due is work of its own, whatever it reviews', () =>
  expect(
    work(
      'Fall 2026',
      '| Week of | Topic | Assignment |',
      '| Sep 14 | Lakes | A1 due (Monday) |',
      '| Sep 21 | Bogs | A1 Review Due (Monday) |',
      '| Sep 28 | Fens | A2 due (Monday) |',
      '| Oct 5 | Moors | A2 Review Due (Monday) |',
    ),
  ).toEqual([
    'assignment 2026-09-14 A1',
    'assignment 2026-09-21 A1 Review',
    'assignment 2026-09-28 A2',
    'assignment 2026-10-05 A2 Review',
  ]));

test.each([
  ['Gymnosperms and fossils (quiz)'],
  ['Leaf photography, plant hormones (peas) (quiz)'],
  ['Hormones (final measurements) (quiz)'],
])('%j: a test besides, whatever else stands in brackets', (lab) =>
  expect(
    work('Fall 2027', '| Day | Date | Lecture | Lab topic |', `| Wednesday | Oct. 6 | Mosses | ${lab} |`),
  ).toEqual(['quiz 2027-10-06 Quiz']),
);

test.each(['up to and including lecture on 9/27', 'up to the class of 9/27'])(
  'a test %j is held on the day of its row',
  (covers) =>
    expect(
      work('Fall 2027', '| Date | Lecture |', `| Oct. 1 | EXAM I ${covers} |`, '| Oct. 4 | Algae |'),
    ).toEqual(['exam 2027-10-01 EXAM I']),
);

test('what is handed in with a work, behind a plus, is no other', () =>
  expect(
    work(
      'Fall 2027',
      'Weekly paper summary: 25%',
      'Final survey: 75%',
      '| Date | Activities |',
      '| Sep 7 | Paper summary + a discussion question for the team due midnight Monday |',
      '| Sep 9 | Presentations |',
    )[0],
  ).toBe('assignment 2027-09-06 23:59 Paper summary + a discussion question for the team'));

test('presentations and the talk about them are held', () =>
  expect(
    work('Fall 2027', '| Date | Content |', '| Dec 9 | Interim project presentations & discussion |'),
  ).toEqual(['presentation 2027-12-09 Interim project presentations & discussion']));

const labs = (...told: string[]) =>
  work(
    'Fall 2027',
    '| Date | Lecture | Lab |',
    ...told.map((lab, row) => `| ${['Sep 8', 'Sep 15', 'Sep 22', 'Sep 29'][row]} | Moths ${row} | ${lab} |`),
  );

test('what is handed in or presented in a laboratory is work', () =>
  expect(
    labs(
      'Work on collection; Last day to submit the project proposal',
      'Wing venation',
      'Submit insect collection for grading',
      'Research project presentations',
    ),
  ).toEqual([
    'project 2027-09-08 Project proposal',
    'assignment 2027-09-22 Insect collection',
    'presentation 2027-09-29 Research project presentations',
  ]));

test('what is updated is one task, and what is talked of none', () =>
  expect(
    work(
      'Fall 2027',
      '| Date | Class | Due |',
      '| Sep 8 | Discuss film, page submissions, and research proposals. | Update research proposal and annotated bibliography on your page. |',
    ),
  ).toEqual(['project 2027-09-08 Update research proposal and annotated bibliography on your page']));

test('"HW prep" is what is written for the work of its day', () =>
  expect(
    work(
      'Spring 2027',
      '1/20 HW1: The old delta; Ash, Prologue',
      'HW Prep: 1) Who wrote Doc 2? 2) What is its form? Plus: Q1-Q5.',
      '1/22 Floods; Birch 57-79.',
      '1/27 HW2: Reed boats; Ash 11.',
      'HW Prep: Answer Q 1-6 (p. 22).',
      '1/29 Boats; Birch 80-99.',
      '2/3 HW3: Sails; Ash 12.',
      'HW Prep: Q 2-4.',
    ).filter((line) => !/HW\d/.test(line)),
  ).toEqual([]));
