import { expect, test } from 'vitest';
import { read, work } from '../../testing/read-lines.ts';

// Names and labels that stand on lines of their own.

test.each([
  [
    'Automne 2026',
    [
      'Examen intra',
      'le 15 octobre',
      'Travail de session',
      'Remise :',
      'le 27 novembre',
      'Examen final',
      'le 11 décembre',
    ],
    [
      'exam 2026-10-15 Examen intra',
      'assignment 2026-11-27 Travail de session',
      'exam 2026-12-11 Examen final',
    ],
  ],
  [
    'Automne 2026',
    [
      'Travail pratique 1',
      'Pondération : 20 %',
      'Remise :',
      '6 octobre 2026',
      'Travail pratique 2',
      'Pondération : 20 %',
      'Remise :',
      '3 novembre 2026',
    ],
    ['assignment 2026-10-06 Travail pratique 1', 'assignment 2026-11-03 Travail pratique 2'],
  ],
  [
    'Otoño de 2026',
    [
      'Primer parcial',
      'Fecha:',
      '2 de octubre',
      'Segundo parcial',
      'Fecha:',
      '6 de noviembre',
      'Trabajo final',
      'Fecha de entrega:',
      '4 de diciembre',
    ],
    [
      'exam 2026-10-02 Primer parcial',
      'exam 2026-11-06 Segundo parcial',
      'assignment 2026-12-04 Trabajo final',
    ],
  ],
  [
    'Fall 2026',
    ['Midterm exam', 'October 15, 2 pm', 'Term paper', 'Due:', 'November 24', 'Final exam', 'December 11'],
    ['exam 2026-10-15 14:00 Midterm exam', 'assignment 2026-11-24 Term paper', 'exam 2026-12-11 Final exam'],
  ],
])('%s: the day of a work may stand alone below its name', (term, lines, expected) =>
  expect(work(term, ...lines)).toEqual(expected),
);

test('a name that ends with a colon has its day on the next line', () =>
  expect(
    work('Fall 2026', 'Quiz 1: October 6', 'Term paper:', 'November 24', 'Final exam: December 11'),
  ).toEqual(['quiz 2026-10-06 Quiz 1', 'assignment 2026-11-24 Term paper', 'exam 2026-12-11 Final exam']));

test.each([
  [
    'what an exam asks',
    [
      'Examen intra',
      'Cet examen porte sur les cinq premiers chapitres et sur les notes du cours.',
      'Date',
      '15 octobre',
      'Examen final',
      'Cet examen porte sur toute la matière, et on y a droit à une feuille de notes.',
      'Date',
      '11 décembre',
    ],
    ['exam 2026-10-15 Examen intra', 'exam 2026-12-11 Examen final'],
  ],
  [
    'a week off between two exams',
    [
      'Examen intra :',
      '15 octobre',
      'Semaine de lecture :',
      '19 au 23 octobre',
      'Examen final :',
      '11 décembre',
    ],
    ['exam 2026-10-15 Examen intra', 'exam 2026-12-11 Examen final'],
  ],
  [
    'the lines of a cell',
    [
      '| Évaluations | Pondération |',
      '| Examen intra / le 15 octobre | 30 % |',
      '| Travail de recherche / Remise : / le 27 novembre | 30 % |',
      '| Examen final / le 11 décembre | 40 % |',
    ],
    [
      'exam 2026-10-15 Examen intra',
      'assignment 2026-11-27 Travail de recherche',
      'exam 2026-12-11 Examen final',
    ],
  ],
])('names keep their days below them beside %s', (_what, lines, expected) =>
  expect(work('Automne 2026', ...lines)).toEqual(expected),
);

test('each version of a work has its day below it', () =>
  expect(
    work(
      'Fall 2026',
      'Essay 1',
      'Draft due:',
      'October 5',
      'Final version due:',
      'October 19',
      'Essay 2',
      'Due:',
      'November 9',
    ).map((found) => found.slice(0, 21)),
  ).toEqual(['assignment 2026-10-05', 'assignment 2026-10-19', 'assignment 2026-11-09']));

test('days alone on their lines head what stands below them, also where much of it is work', () => {
  const days = ['September 8', 'Quiz 1', 'September 15', 'Midterm exam', 'September 22', 'Term paper due'];
  const expected = [
    'quiz 2026-09-08 Quiz 1',
    'exam 2026-09-15 Midterm exam',
    'assignment 2026-09-22 Term paper',
  ];
  expect(work('Fall 2026', 'Plan of the term', ...days)).toEqual(expected);
  expect(work('Fall 2026', 'Exams and papers', ...days)).toEqual(expected);
});

test.each([
  ['Fall 2026', '# Late Work Policy', 'Due October 20 at noon.'],
  ['Fall 2026', '# Quiz Policies', 'October 17'],
  ['Automne 2026', '# Politique de remise des travaux', 'le 16 octobre'],
  ['Automne 2026', '# Politique sur les examens', 'Le 23 octobre'],
  ['Otoño de 2026', '# Política de exámenes', '12 de diciembre'],
])('%s: %j is no name of a work', (term, heading, line) => expect(work(term, heading, line)).toEqual([]));

test.each([
  ['Public policy paper due October 8', 'assignment 2026-10-08 Public policy paper'],
  ['Paper 2: Foreign policy, due October 8', 'assignment 2026-10-08 Paper 2: Foreign policy'],
])('but %j is a work', (line, expected) => expect(work('Fall 2026', line)).toEqual([expected]));

test('a work about a policy may have its day on the next line', () =>
  expect(work('Fall 2026', 'Research paper on trade policy', 'Due: November 10')).toEqual([
    'assignment 2026-11-10 Research paper on trade policy',
  ]));

test('the term names no work', () => expect(work('Fall 2026', 'Due October 8 at noon.')).toEqual([]));

test('"they" are whatever the sentence before names', () =>
  expect(work('Fall 2026', 'There are two exams. They take place October 15 and November 19.')).toEqual([
    'exam 2026-10-15 Exam',
    'exam 2026-11-19 Exam',
  ]));

test('what stands between a work and its day may say how far it is, or how long', () =>
  expect(
    work(
      'Fall 2026',
      'Term paper: November 3',
      'Research paper, final draft: December 1',
      'Field essay (10 pages): December 8',
    ),
  ).toEqual([
    'assignment 2026-11-03 Term paper',
    'assignment 2026-12-01 Research paper, final draft',
    'assignment 2026-12-08 Field essay (10 pages)',
  ]));

test('what is final is an exam only where it is nothing else', () =>
  expect(
    work(
      'Automne 2026',
      '| Date | À remettre |',
      '| 3 décembre | Travail final |',
      '| 4 décembre | Projet final |',
      '| 11 décembre | Final |',
    ),
  ).toEqual([
    'assignment 2026-12-03 Travail final',
    'project 2026-12-04 Projet final',
    'exam 2026-12-11 Final',
  ]));

test('the day of a work is no part of its name in the table of what counts', () =>
  expect(
    read(
      'Automne 2026',
      '| Évaluations | Pondération |',
      '| Examen intra / le 15 octobre | 30 % |',
      '| Travail de recherche / Remise : / le 27 novembre | 30 % |',
      '| Examen final / le 11 décembre | 40 % |',
    ).grading.map(({ component }) => component),
  ).toEqual(['Examen intra', 'Travail de recherche', 'Examen final']));

test.each([
  ['Fall 2026', ['# Make-up Exam Policy', '- Requests are due by October 5.']],
  ['Fall 2026', ['Papers handed in after December 4 are not accepted.']],
  ['Automne 2026', ['Les travaux remis après le 4 décembre ne sont pas acceptés.']],
  ['Otoño de 2026', ['No se aceptan trabajos después del 4 de diciembre.']],
  ['Fall 2026', ['| Date | Topic | Assignment |', '| Sep 8 | Welcome | Syllabus and course policies |']],
])('%s: the rules in %j are no work', (term, lines) => expect(work(term, ...lines)).toEqual([]));

test('work that is not accepted later has its day', () =>
  expect(work('Fall 2026', 'The term paper, due December 4, will not be accepted after class.')).toEqual([
    'assignment 2026-12-04 Term paper',
  ]));

test('days with their hour and room are those of the tests that the heading names, whatever stands between', () =>
  expect(
    work(
      'BIO 210, otoño de 2026',
      '# Cierres de actas',
      '- 4 de diciembre de 2026',
      '# Exámenes',
      'Enero:',
      '- 12/1/2027',
      '- 16:00',
      '- Aula 3',
      'Junio:',
      '- 8/6/2027',
      '- Cierre de actas: 25 de junio de 2027',
    ),
  ).toEqual(['exam 2027-01-12 Exámenes', 'exam 2027-06-08 Exámenes']));

test('a heading that names two tests is no name of the one that a label names', () =>
  expect(
    work(
      'Fall 2026',
      '## Midterm and final',
      'Midterm date: Tuesday, October 20.',
      'Midterm grades will be returned by October 30.',
      'Final date: Dec 15, 2026, 8:00AM-10:00AM.',
    ),
  ).toEqual(['exam 2026-10-20 Midterm', 'exam 2026-12-15 08:00 Final']));

test('a heading below the day of another work begins anew', () =>
  expect(
    work(
      'Spring 2027',
      '## Sketch 1 (10%):',
      'Due: 5 March 2027',
      '## Sketch 2 (10%):',
      'Released: 8 March 2027',
      'Due: 26 March 2027',
      '## Report (20%):',
      'Due: 14 May 2027',
    ),
  ).toEqual([
    'assignment 2027-03-05 Sketch 1',
    'assignment 2027-03-26 Sketch 2',
    'assignment 2027-05-14 Report',
  ]));
