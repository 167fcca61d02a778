import { expect, test } from 'vitest';
import { read } from '../../testing/read-lines.ts';

const reasons = (...lines: string[]) => read(...lines).ledger.map(({ text, reason }) => `${text}: ${reason}`);

test.each([
  ['Fall 2026', 'The midterm counts for 1/3 of the grade.', '1/3'],
  ['Fall 2026', 'Write a 2/3 page answer to each film.', '2/3'],
  ['Fall 2026', 'Quizzes last 1/2 hour.', '1/2'],
  ['Fall 2026', 'A late lab report loses 1/3 of a letter grade a day.', '1/3'],
  ['Fall 2026', 'The final exam is worth 2/5 and nothing more.', '2/5'],
  ['Fall 2026', 'Papers: 1/3 each', '1/3'],
  ['Fall 2026', 'Outline of the essay (1/3 of essay grade)', '1/3'],
  ['Fall 2026', 'Your best 3/4 quizzes count.', '3/4'],
  ['Fall 2026', '3/4 Credits, offered each fall', '3/4'],
  ['Automne 2026', 'L’examen intra compte pour 1/3 de la note, et il dure deux heures.', '1/3'],
  ['Automne 2026', 'L’examen final vaut les 2/3 de l’évaluation du cours.', '2/3'],
  ['Otoño de 2026', 'El examen final es 1/3 de la nota de la asignatura.', '1/3'],
])('%s: in %j, %s is a fraction', (term, line, fraction) =>
  expect(reasons(term, line)).toEqual([`${fraction}: a fraction`]),
);

test('one fraction of a sentence makes fractions of those that complete it', () =>
  expect(reasons('Fall 2026', '1/2 of the grade are quizzes, 1/2 the essays.')).toEqual([
    '1/2: a fraction',
    '1/2: a fraction',
  ]));

test('fractions that make a whole are the parts of the grade, in a sentence and down a list', () => {
  const parts = ['1/2: a fraction', '1/4: a fraction', '1/4: a fraction'];
  expect(reasons('Fall 2026', 'Exams (1/2), papers (1/4), quizzes (1/4)')).toEqual(parts);
  expect(reasons('Fall 2026', 'Problem sets (1/3), exams (2/3)')).toEqual([
    '1/3: a fraction',
    '2/3: a fraction',
  ]);
  expect(reasons('Automne 2026', 'Note finale = 2/5 exposé + 3/5 examen')).toEqual([
    '2/5: a fraction',
    '3/5: a fraction',
  ]);
  expect(reasons('Fall 2026', 'Exams: 1/2', 'Papers: 1/4', 'Quizzes: 1/4')).toEqual(parts);
  expect(
    reasons('Fall 2026', 'Product (1/2)', '- Idea', 'Process (1/4)', '- Sketches', 'Talk (1/4)', '- Clarity'),
  ).toEqual(parts);
});

test.each([
  'Quiz 1: 1/3, in class',
  'Paper 1 due 2/3',
  'Essay 2: 4/5 pages 12-20',
  'Tests: 1/3, 2/4, 3/5',
  'Midterm 10/12 of the fall term',
])('in %j there is a day', (line) =>
  expect(reasons('Spring 2026', line).filter((reason) => reason.endsWith('a fraction'))).toEqual([]),
);

test.each([
  ['Weeks 1/2: Counting. Weeks 3/4: Graphs.', ['1/2', '3/4']],
  ['Read chapters 3/4 for the first class.', ['3/4']],
  ['Okafor, B. (2016). Rivers and towns. American Waters 47(1/2), 12-30.', ['1/2']],
])('in %j, numbers that follow each other are no days', (line, numbers) =>
  expect(reasons('Fall 2026', line)).toEqual(
    numbers.map((one) => `${one}: numbers of weeks, chapters or issues`),
  ),
);

test('"Weeks of 9/8" and "Week 9/8" are days all the same', () =>
  expect(
    reasons('Fall 2026', 'Week 9/14: quiz 1', 'Week of 9/21: quiz 2').map((one) => one.slice(0, 4)),
  ).toEqual(['9/14', '9/21']));

test.each([
  'Homework (4/6 assignments at 5 points each)',
  '24% Section attendance (12/14 meetings)',
  'Pop quizzes: attend 3/4 quizzes',
])('in %j, so many of so many count', (line) =>
  expect(reasons('Spring 2026', line)).toEqual([expect.stringMatching(/: how many of how many$/)]),
);

test.each(['3/4 quizzes on chapters 1 to 5', 'Papers due 2/3 in sections'])('in %j there is a day', (line) =>
  expect(reasons('Spring 2026', line)).not.toEqual([expect.stringMatching(/how many/)]),
);
