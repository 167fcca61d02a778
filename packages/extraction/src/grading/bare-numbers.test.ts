import { expect, test } from 'vitest';
import { read } from '../../testing/read-lines.ts';

const grading = (...lines: string[]) =>
  read('Fall 2026', ...lines).grading.map(({ component, weight, points }) =>
    weight === undefined ? `${component} ${points} points` : `${component} ${weight}%`,
  );

const points = ['Exam I 200 points', 'Exam II 200 points', 'Homework 150 points', 'Participation 50 points'];

test.each([
  ['lines', ['Exam I 200', 'Exam II 200', 'Homework 150', 'Participation 50', 'Total 600']],
  [
    'items',
    ['- Exam I: 200', '- Exam II: 200', '- Homework: 150', '- Participation: 50', '- Total points: 600'],
  ],
  [
    'rows',
    [
      '| Exam I | 200 |',
      '| Exam II | 200 |',
      '| Homework | 150 |',
      '| Participation | 50 |',
      '| Total | 600 |',
    ],
  ],
  ['a sentence', ['Your grade: Exam I 200, Exam II 200, Homework 150, Participation 50 (total 600).']],
])('numbers without a unit in %s are points where their total is stated', (_place, lines) =>
  expect(grading(...lines)).toEqual(points),
);

test.each([
  ['There are 600 points in all.', 'above', 'Exam I 200', 'Exam II 200', 'Homework 150', 'Participation 50'],
  [
    'Grades are out of 600 points.',
    'in a list',
    '1. Exam I 200',
    '2. Exam II 200',
    '3. Homework 150',
    '4. Participation 50',
  ],
  [
    'Grading',
    'below a line',
    'Exam I = 200',
    'Exam II = 200',
    'Homework = 150',
    'Participation = 50',
    '-----',
    'Total = 600 points',
  ],
])('%s: a total %s', (...[title, _where, ...lines]) => expect(grading(title, ...lines)).toEqual(points));

test('a total of a thousand, and one of a hundred', () => {
  expect(grading('Exams (3 x 200) 600', 'Papers 300', 'Labs 100', 'Total 1,000')).toEqual([
    'Exams (3 x 200) 600 points',
    'Papers 300 points',
    'Labs 100 points',
  ]);
  expect(grading('Exam 1 20', 'Exam 2 20', 'Homework 60', 'Total 100')).toEqual([
    'Exam 1 20%',
    'Exam 2 20%',
    'Homework 60%',
  ]);
});

test('a column whose last number has no name, and says what the others make', () =>
  expect(
    grading('| Exam I | 200 |', '| Exam II | 200 |', '| Homework (online) | 150 |', '| | 550 |'),
  ).toEqual(['Exam I 200 points', 'Exam II 200 points', 'Homework (online) 150 points']));

test('names of their own in front of a total of points', () =>
  expect(
    grading(
      '| Mask and costume | 50 |',
      '| 3-D models | 100 |',
      '| Stage plan: first ideas | 100 |',
      '| Quizzes | 50 |',
      '| Total | 300 points |',
    ),
  ).toEqual([
    'Mask and costume 50 points',
    '3-D models 100 points',
    'Stage plan: first ideas 100 points',
    'Quizzes 50 points',
  ]));

test('a sum of parts in a line', () =>
  expect(grading('Sketches and portfolio 60 + panel evaluation 20 + class exercises 20 = 100')).toEqual([
    'Sketches and portfolio 60%',
    'panel evaluation 20%',
    'class exercises 20%',
  ]));

test('what makes the total goes before points that make nothing', () =>
  expect(
    grading(
      'Blog posts may be extra credit, worth up to 10 points.',
      '| Introduction | 10 |',
      '| Blog replies | 60 (12 replies, 5 points each) |',
      '| Blog posts | 120 (12 posts, 10 points each) |',
      '| Papers | 60 |',
      '| Total | 250 |',
    ),
  ).toEqual([
    'Introduction 10 points',
    'Blog replies 60 points',
    'Blog posts 120 points',
    'Papers 60 points',
  ]));

test.each([
  ['a total that they do not make', ['Exam I 200', 'Exam II 200', 'Homework 150', 'Total 600']],
  ['names of nothing that counts', ['Hall 200', 'Room 150', 'Attic 50', 'Total 400']],
  ['no total', ['Exam I 200', 'Exam II 200', 'Homework 150']],
])('but with %s they are not', (_what, lines) => expect(grading(...lines)).toEqual([]));

test('a line that says how its number comes about is one of the list', () =>
  expect(
    grading(
      'EVALUATION',
      '3 hourly exams @ 100 pts ... 300',
      'Lab notebook ......... 100',
      'Quizzes (10) ......... 80',
      'Final exam ........... 150',
      'Poster ............... 70',
      'TOTAL ................ 700',
    ),
  ).toEqual([
    '3 hourly exams 300 points',
    'Lab notebook 100 points',
    'Quizzes (10) 80 points',
    'Final exam 150 points',
    'Poster 70 points',
  ]));
