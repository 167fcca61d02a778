import { expect, test } from 'vitest';
import { inShort, readGrades as read } from '../../testing/read-grades.ts';
import { german } from '../locales/de.ts';
import { english } from '../locales/en.ts';
import { spanish } from '../locales/es.ts';
import { french } from '../locales/fr.ts';
import { italian } from '../locales/it.ts';
import type { Locale } from '../locales/locale.ts';
import { dutch } from '../locales/nl.ts';
import { portuguese } from '../locales/pt.ts';

const table = (...rows: string[][]) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n');

test.each<[string, string, string[], Locale?]>([
  [
    'a sign that joins letters of one name, and two columns of shares',
    'Exams 1-4 60% 40%\nClickers/Quizzes/Homework 10% 10%\nPractice Q&A quizzes 10% 10%\nFinal exam 20% 40%',
    ['Exams 1-4 60%', 'Clickers/Quizzes/Homework 10%', 'Practice Q&A quizzes 10%', 'Final exam 20%'],
  ],
  [
    'a sentence whose shares stand in front of their names, the last one too',
    'The mark consists of 30% field notes, 20% quizzes, 40% final exam and 10% participation.',
    ['field notes 30%', 'quizzes 20%', 'final exam 40%', 'participation 10%'],
  ],
  [
    'shares of one below a head that says so',
    table(
      ['Part', 'Proportion of grade'],
      ['Labs', '0.35 (0.05 each)'],
      ['Quizzes', '0.15'],
      ['Final exam', '0.5'],
    ),
    ['Labs 35%', 'Quizzes 15%', 'Final exam 50%'],
  ],
  [
    'a hundredth where a sign says that it is one',
    table(['Part', 'Weight'], ['Extra quiz', '0.5%'], ['Extra essay', '1%']),
    ['Extra quiz 0.5%', 'Extra essay 1%'],
  ],
  [
    'lines that make more than a whole, of which one is dropped',
    'Class participation 25%\nExam 1 25%\nWeekly assignments 50%\nExam 2 25%',
    ['Class participation 25%', 'Exam 1 25%', 'Weekly assignments 50%', 'Exam 2 25%'],
  ],
  [
    'names of the course among the usual ones',
    'Map exam=50 points, Midterm=125 points, Final=150 points, Genealogy=50 points, Attendance=25 points',
    [
      'Map exam 50 points',
      'Midterm 125 points',
      'Final 150 points',
      'Genealogy 50 points',
      'Attendance 25 points',
    ],
  ],
  [
    'how many there are, and what each counts',
    'Discussion - 20%\nWeeklies - 4 by 10% = 40%\nShort paper - 40%',
    ['Discussion 20%', 'Weeklies 40%', 'Short paper 40%'],
  ],
  [
    'a heading without a space behind it, and a share on the next line',
    'Grading policy:Final exam: 50%, Homework: 40%, Participation:\n10%',
    ['Final exam 50%', 'Homework 40%', 'Participation 10%'],
  ],
  [
    'colons without a space',
    'Map quiz:15%; Field log:25%; Site report:35%; Viva:25%',
    ['Map quiz 15%', 'Field log 25%', 'Site report 35%', 'Viva 25%'],
  ],
  [
    'a list of names and a list of shares',
    'The sketches, the term essay and the final exam count 20%, 30% and 50% respectively.',
    ['sketches 20%', 'term essay 30%', 'final exam 50%'],
  ],
  [
    'a list of names and a list of numbers with one sign',
    'I mark your essays, the midterm and the final exam, with weights of 35, 25 and 40 percent.',
    ['essays 35%', 'midterm 25%', 'final exam 40%'],
  ],
  [
    'a rest that leads its name',
    'The midterm counts 35 percent, the final 40 percent, and the remaining 25 percent comes from homework.',
    ['midterm 35%', 'final 40%', 'homework 25%'],
  ],
  [
    'shares behind the grade itself',
    'The final grade is 25% homework, 30% midterm, 45% final.',
    ['homework 25%', 'midterm 30%', 'final 45%'],
  ],
  [
    'shares in brackets in front',
    '(15%) Attendance\n(35%) Two short essays\n(50%) Final paper',
    ['Attendance 15%', 'Two short essays 35%', 'Final paper 50%'],
  ],
  [
    'an average of what is done on each part',
    'Your grade is a weighted average of your performance on midterm A (30%), midterm B (30%) and the final exam (40%).',
    ['midterm A 30%', 'midterm B 30%', 'final exam 40%'],
  ],
  [
    'what it comes from',
    '60% of your grade is from seminar participation; 40% is from written work.',
    ['seminar participation 60%', 'written work 40%'],
  ],
  [
    'entries that are described up to their share',
    [
      'Volunteer diary - You note each week what you did. The form is on the course page. (30%)',
      'Quizzes - There is one in most weeks. The weakest of the ten is left out (20%)',
      'Participation: take part in every lecture. Up to two absences are forgiven. (10%)',
      'Term paper – Eight pages on one of the topics that are given out. You choose. (40%)',
    ].join('\n'),
    ['Volunteer diary 30%', 'Quizzes 20%', 'Participation 10%', 'Term paper 40%'],
  ],
  [
    'points between dots, and per cent of one of them',
    [
      'Field methods . . . . . . . . . 50 pts.',
      'Lecture exam . . . . . . . . . 100 pts.',
      'Rock collection . . . . . . . . 250 pts.',
      'Discussion . . . . . . . . . . . 100 pts.',
      'Total . . . . . . . . . . . . . . . . . . . . . . . 500 pts.',
      'Attendance (35%), talk in the seminar (25%), and questions on the readings (40%).',
    ].join('\n'),
    [
      'Field methods 50 points',
      'Lecture exam 100 points',
      'Rock collection 250 points',
      'Discussion 100 points',
    ],
  ],
  [
    'sums and what they are made of',
    [
      'Blog replies 60 (12 replies, 5 points each)',
      'Blog posts 120 (12 posts, 10 points each)',
      'Response papers 60 (2 papers, 30 points each)',
    ].join('\n'),
    ['Blog replies 60 points', 'Blog posts 120 points', 'Response papers 60 points'],
  ],
  ['a sum', 'Homework 35% + Midterm 25% + Final exam 40%', ['Homework 35%', 'Midterm 25%', 'Final exam 40%']],
  ['about', 'Homework ~40%, Exams ~60%', ['Homework 40%', 'Exams 60%']],
  [
    'a formula',
    'Grade = 0.25 x homework + 0.35 x midterm + 0.4 x final',
    ['homework 25%', 'midterm 35%', 'final 40%'],
  ],
  [
    'a formula with its factors behind the names',
    'Grade = homework x 0.25 + midterm x 0.35 + final x 0.4',
    ['homework 25%', 'midterm 35%', 'final 40%'],
  ],
  ['a formula of another language', 'Note finale = 0,3 CC + 0,7 Examen', ['CC 30%', 'Examen 70%'], french],
  [
    'fractions in digits',
    'Journal - 1/4 of the grade; paper - 1/4 of the grade; final - 1/2 of the grade',
    ['Journal 25%', 'paper 25%', 'final 50%'],
  ],
  [
    'fractions of which one says of what',
    'One third of your grade is based on the journals, one third on the recital and one third on the exam.',
    ['journals 33.3%', 'recital 33.3%', 'exam 33.3%'],
  ],
  [
    'each, behind a share in words',
    'The two papers are thirty percent each; the final is forty percent.',
    ['two papers 60%', 'final 40%'],
  ],
  [
    'each, of what the sentence before counts',
    'There are three exams. Each is worth 20% of the grade. Homework is worth 40% of the grade.',
    ['three exams 60%', 'Homework 40%'],
  ],
  [
    'about, and from where it comes',
    'Approximately 40% of the grade will come from papers, 35% from exams and 25% from participation.',
    ['papers 40%', 'exams 35%', 'participation 25%'],
  ],
  [
    'what a grade is made from',
    'Die Gesamtnote ergibt sich zu 60 % aus der Klausur und zu 40 % aus dem Referat.',
    ['Klausur 60%', 'dem Referat 40%'],
    german,
  ],
  [
    'lines of their own below the names',
    'Participation\n20%\nMidterm paper\n30%\nFinal paper\n50%',
    ['Participation 20%', 'Midterm paper 30%', 'Final paper 50%'],
  ],
  [
    'lines of their own above the names',
    'Grading\n20%\nParticipation\n30%\nMidterm paper\n50%\nFinal paper\nLetters follow the usual scale.',
    ['Participation 20%', 'Midterm paper 30%', 'Final paper 50%'],
  ],
  [
    'headings, where each that gathers others is broken down',
    '# Coursework (50%)\n# Essay 1 (20%)\n# Essay 2 (30%)\n# Exams (50%)\n# Midterm (20%)\n# Final exam (30%)',
    ['Essay 1 20%', 'Essay 2 30%', 'Midterm 20%', 'Final exam 30%'],
  ],
  [
    'parts of a part that make a whole of their own',
    'Lab (40% of the course grade): pre-labs 10%, reports 60%, practical 30%.\nLecture (60% of the course grade): three exams.',
    ['Lab 40%', 'Lecture 60%'],
  ],
  [
    'sums in brackets',
    '- Prueba 1 (30%, teórica)\n- Prueba 2 (40% = 30% teórica + 10% práctica)\n- Prueba 3 (30%)',
    ['Prueba 1 30%', 'Prueba 2 40%', 'Prueba 3 30%'],
    spanish,
  ],
  [
    'parts beside a least share of something else',
    '- Labs, 30% (you must score at least 50%)\n- Test, 20%\n- Exam, 50%\n- Attendance, minimum: 75%',
    ['Labs 30%', 'Test 20%', 'Exam 50%'],
  ],
  [
    'numbers and what one of them is worth',
    'Quizzes (10 at 10 points): 100 points\nEssay: 75 points\nOral exam: 100 points',
    ['Quizzes 100 points', 'Essay 75 points', 'Oral exam 100 points'],
  ],
  [
    'a table with a column of days, of which the first row has none',
    table(
      ['Component', 'Due date', '% of grade'],
      ['River talks', 'see the handout', '15'],
      ['Lake model', 'Tuesday, October 26', '55'],
      ['Field days', '15 & 26 October', '30'],
    ),
    ['River talks 15%', 'Lake model 55%', 'Field days 30%'],
  ],
  [
    'entries that a sentence numbers',
    'The grade consists of (1) the mean of 5 lab reports (30%), which are handed in on paper and will be returned, (2) your share in seminars (10%) and (3) the mean of 4 tests (60%).',
    ['mean of 5 lab reports 30%', 'share in seminars 10%', 'mean of 4 tests 60%'],
  ],
  [
    'what is told of works in clauses',
    'Part A – A short test of 90 minutes, that will count 30% of the final grade\nPart B – A notebook on rivers which will count for 70% of the final grade',
    ['Part A – A short test of 90 minutes 30%', 'Part B – A notebook on rivers 70%'],
  ],
  [
    'names in brackets behind their shares, and a sum below them',
    '30% (Ask the river)\n10% (Participation)\n3 × 20% = 60% (Main assignments)\n100% (Total assignments)',
    ['Ask the river 30%', 'Participation 10%', 'Main assignments 60%'],
  ],
  [
    'a title, and a sentence below it that tells its share once more',
    'Participation 10%\nMain assignments 60%\nAsk the river 30%\nThis is a weekly exercise worth a combined 30% of your grade.',
    ['Participation 10%', 'Main assignments 60%', 'Ask the river 30%'],
  ],
  [
    'parts of the same names in rows that gather them',
    table(
      ['Exam 1', 'Prep score 20%'],
      ['Exam 1', 'Exam score 30%'],
      ['Exam 2', 'Prep score 20%'],
      ['Exam 2', 'Exam score 30%'],
    ),
    ['Exam 1 Prep score 20%', 'Exam 1 Exam score 30%', 'Exam 2 Prep score 20%', 'Exam 2 Exam score 30%'],
  ],
  [
    'signs for "about" behind their names',
    '6 quizzes ∼ 20%\n3 problem sets ≈ 30%\nFinal project ~ 50%',
    ['6 quizzes 20%', '3 problem sets 30%', 'Final project 50%'],
  ],
])('reads %s', (_, source, expected, locale) => expect(inShort(read(source, locale))).toEqual(expected));

test.each([
  [
    'shares below their names',
    table(['Component', 'Labs', 'Quizzes', 'Exam'], ['Weight', '25%', '25%', '50%']),
    ['Labs 25%', 'Quizzes 25%', 'Exam 50%'],
  ],
  [
    'numbers below their names',
    table(['Labs', 'Quizzes', 'Exam'], ['25', '25', '50']),
    ['Labs 25%', 'Quizzes 25%', 'Exam 50%'],
  ],
  [
    'what one is worth beside the sum',
    table(
      ['Component', '#', '% each', '% total'],
      ['Problem sets', '6', '5%', '30%'],
      ['Tests', '2', '20%', '40%'],
      ['Final', '1', '30%', '30%'],
    ),
    ['Problem sets 30%', 'Tests 40%', 'Final 30%'],
  ],
  [
    'points of one beside the sum',
    table(
      ['Part', 'Number', 'Points each', 'Total points'],
      ['Posts', '10', '5', '50'],
      ['Case studies', '4', '25', '100'],
    ),
    ['Posts 50 points', 'Case studies 100 points'],
  ],
  [
    'how the sum comes about, in front of it',
    table(
      ['Part', 'Possible points'],
      ['Posts', '10 x 5 = 50'],
      ['Case studies', '(4 at 25 pts each) 100 points total'],
      ['Labs', '5 labs, 20 points each (100 total)'],
      ['Final', '150 points'],
    ),
    ['Posts 50 points', 'Case studies 100 points', 'Labs 100 points', 'Final 150 points'],
  ],
  [
    'rows that share the name of what gathers them',
    table(
      ['Category', 'Item', 'Weight'],
      ['Homework', '10 sets', '25%'],
      ['Exams', 'Midterm', '30%'],
      ['', 'Final', '45%'],
    ),
    ['Homework 25%', 'Midterm 30%', 'Final 45%'],
  ],
  [
    'two schemes of which one has more parts',
    table(
      ['', 'Undergraduates', 'Graduates'],
      ['Homework', '60%', '50%'],
      ['Exam', '40%', '30%'],
      ['Paper', '–', '20%'],
    ),
    ['Homework 60%', 'Exam 40%'],
  ],
])('reads tables of %s', (_, source, expected) => expect(inShort(read(source))).toEqual(expected));

test.each([
  ['letters and their numbers', table(['A', 'B', 'C'], ['90', '80', '70'])],
  ['a formula that makes no whole', 'Yield = 0.4 x quiz + 0.2 x essay'],
  [
    'how one work is marked',
    'In each talk, what you say is worth 3/4 of the grade, and your slides are worth 1/4 of the grade.',
  ],
  ['lines of letters of grades', 'A\n90%\nB\n80%\nC\n70%'],
  ['what is needed', 'Minimum: 75%\nAsistencia mínima: 80%\nMinimum grade required: 60%'],
])('reads no component from %s either', (_, source) => expect(read(source)).toEqual([]));

test('a list of shares that make a whole names parts, whatever these are called', () =>
  expect(
    inShort(
      read(
        'Marks: 10% sketches, 25% written test, 15% harbor talks, 12% early round race, 23% closing round, 15% teamwork.',
      ),
    ),
  ).toEqual([
    'sketches 10%',
    'written test 25%',
    'harbor talks 15%',
    'early round race 12%',
    'closing round 23%',
    'teamwork 15%',
  ]));

test('a long list that makes a whole says more than the sentences beside it', () =>
  expect(
    inShort(
      read(
        'Essays make up 70% of the grade, the project is 25% of the grade and participation is 5% of the grade.\nEssay 1: 10%\nEssay 2: 10%\nEssay 3: 20%\nEssay 4: 15%\nEssay 5: 15%\nProject: 25%\nParticipation: 5%',
      ),
    ),
  ).toEqual([
    'Essay 1 10%',
    'Essay 2 10%',
    'Essay 3 20%',
    'Essay 4 15%',
    'Essay 5 15%',
    'Project 25%',
    'Participation 5%',
  ]));

test('the number in front of "percent" is no number of works, and "will weigh" no name', () =>
  expect(
    read(
      'Ten percent of your grade will be based on a map quiz. Sixty percent will be based on reports. A final examination will be given and will weigh thirty percent.',
    ).map(({ evidence: _, ...part }) => part),
  ).toEqual([
    { component: 'map quiz', weight: 10 },
    { component: 'reports', weight: 60 },
    { component: 'final examination', weight: 30 },
  ]));

test('a day and its hour behind a share are no number of works', () =>
  expect(
    read('Paper 1 – 40% – Oct 3 @ 5pm\nPaper 2 – 60% – Nov 7 @ 5pm').map(({ evidence: _, ...part }) => part),
  ).toEqual([
    { component: 'Paper 1', weight: 40 },
    { component: 'Paper 2', weight: 60 },
  ]));

test('a share that leads its line counts before the points in brackets behind it', () =>
  expect(
    read(
      '35% Final exam (1x, 175 points)\n30% Midterm exam (1x, 150 points)\n15% Problem sets (2x, 37.5 points each)\n20% Quizzes (5x, 100 points total)',
    ).map(({ component, weight }) => `${component} ${weight}`),
  ).toEqual(['Final exam 35', 'Midterm exam 30', 'Problem sets 15', 'Quizzes 20']));

test('a bar parts a name from its share', () =>
  expect(
    read(
      '- 12 out of 14 homework | 60 % of final grade\n- 2 quizzes | 10 % of final grade\n- 1 final exam | 30 % of final grade',
    ).map(({ component, weight }) => `${component} ${weight}`),
  ).toEqual(['12 out of 14 homework 60', '2 quizzes 10', '1 final exam 30']));

test('a description that begins with a share is that of the title above it', () =>
  expect(
    read(
      [
        'Participation',
        '10% The success of a course comes from what all of its members bring to it.',
        'River walks',
        '50% You will undertake two walks along the river during the semester.',
        'Field notebook',
        '40% During the second half of the semester, you will keep a notebook of what you see.',
      ].join('\n'),
    ).map(({ component, weight }) => `${component} ${weight}`),
  ).toEqual(['Participation 10', 'River walks 50', 'Field notebook 40']));

test.each([
  ['Two written exams', '30% each', 'Talk', english],
  ['Duas provas escritas', '30% cada uma', 'Apresentação de trabalho', portuguese],
  ['Dos exámenes escritos', '30% cada uno', 'Presentación oral', spanish],
  ['Deux examens écrits', '30 % chacun', 'Exposé', french],
  ['Due prove scritte', '30% ciascuna', 'Presentazione orale', italian],
  ['Zwei Klausuren', 'je 30 %', 'Referat', german],
  ['Twee toetsen', '30% elk', 'Presentatie', dutch],
])('"%s (%s)" behind their share is no part of its own', (name, each, other, locale) =>
  expect(inShort(read(`(60%) ${name} (${each})\n(40%) ${other}`, locale))).toEqual([
    `${name} 60%`,
    `${other} 40%`,
  ]),
);

test('a list whose lines make the whole counts more than a sentence elsewhere that gathers some of them', () =>
  expect(
    inShort(
      read(
        [
          ...[
            'Exam I: 20%',
            'Exam II: 20%',
            'Exam III (Final): 30%',
            'Class participation: 10%',
            'Quizzes: 20%',
          ],
          'There are three tests and a quiz each week.',
          'The tests make up 70% of the grade, the quizzes make up 25%, while the other 5% is simply attendance.',
        ].join('\n'),
      ),
    ),
  ).toEqual(['Exam I 20%', 'Exam II 20%', 'Exam III (Final) 30%', 'Class participation 10%', 'Quizzes 20%']));
