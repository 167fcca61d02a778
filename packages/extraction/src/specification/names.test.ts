import { expect, test } from 'vitest';
import { read, work, workIn } from '../../testing/read-lines.ts';

// What a work is called, and what is a stage of which.

test('the stages of a project are part of it, reports beside one are not', () => {
  const grades = (report: string) => ['Fall 2026', `Project 40%, ${report} 20%, exam 40%`];
  expect(work(...grades('quizzes'), 'The interim report is due October 5.')).toEqual([
    'project 2026-10-05 Interim report',
  ]);
  expect(work(...grades('field report'), 'The field report is due October 5.')).toEqual([
    'assignment 2026-10-05 Field report',
  ]);
});

test('a quote begins with words', () => {
  const { findings } = read(
    'Fall 2026',
    'Oct 5: Response 2 due, Oct 12: Response 3 due, Oct 19: Response 4 due',
  );
  const quotes = findings.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
  expect(quotes.length).toBeGreaterThan(2);
  expect(quotes.filter((quote) => /^[\s:;,.]/.test(quote))).toEqual([]);
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
  ).toEqual(['assignment 2025-11-24 Field journals']);
});

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
    'assignment 2026-09-18 Written assignment',
    'assignment 2026-09-25 Written assignment',
    'assignment 2026-11-16 Papers',
  ]));

test.each([
  ['The midterm will be given in class on Wednesday, October 14.', 'Midterm'],
  ['There is a quiz in section on September 24.', 'Quiz'],
  ['Your first paper must be in my mailbox by noon on Friday, October 2.', 'First paper'],
  ['The research paper counts for 30% of your grade and is due on November 20.', 'Research paper'],
  ['Quiz 3: why tides are late (Oct 14)', 'Quiz 3: why tides are late'],
  ['Essay 1: due in class Oct. 9', 'Essay 1'],
  ['Final project due on the last day of class, December 11.', 'Final project'],
  ['Sketch to be handed in October 9', 'Sketch'],
  ['Coursework 1 submission: 4pm, Friday 16 October', 'Coursework 1'],
  ['The deadline for the term paper is November 20.', 'Term paper'],
  ['Midterm Exam (100 points) Oct 14', 'Midterm Exam'],
  ['October 14: Waves – Quiz 1', 'Quiz 1'],
  ['October 14: Waves [Quiz 1 in class]', 'Quiz 1'],
  ['Formative essay (Friday 4pm), October 16', 'Formative essay'],
  ['On October 12, hand in a one-page outline.', 'One-page outline'],
  ['By October 12, choose a topic for your paper.', 'Choose a topic for your paper'],
  ['October 12 – Midterm test: during class hours', 'Midterm test'],
  ['October 12 – "Sources of the report" submitted to Canvas', 'Sources of the report'],
  ['October 12 – Online: Poster presentation', 'Poster presentation'],
  ['By October 12 complete at least 2 of the 5 field reports', 'At least 2 of the 5 field reports'],
  ['October 12: Don’t forget to submit your field sketch!', 'Field sketch'],
])('%j is about the work %j', (line, title) =>
  expect(workIn('Fall 2026', '', line).map((finding) => finding.title)).toEqual([title]),
);

const FRENCH = [
  'Automne 2026',
  'Plan de cours',
  'Le cours porte sur les marées et les vagues de la côte.',
  '',
];
const SPANISH = ['Otoño 2026', 'Programa del curso', 'El curso trata de las mareas de la costa.', ''];

test.each([
  [FRENCH, 'Travail de session à remettre au plus tard le 4 décembre.', ['2026-12-04 Travail de session']],
  [FRENCH, 'TP1 à rendre pour le 5 octobre', ['2026-10-05 TP1']],
  [
    FRENCH,
    'Le compte rendu de lecture 1 est à remettre le 25 septembre.',
    ['2026-09-25 Compte rendu de lecture 1'],
  ],
  [FRENCH, 'TP 2 - 26 octobre', ['2026-10-26 TP 2']],
  [
    FRENCH,
    'Les étudiants doivent remettre une fiche de lecture le 23 octobre.',
    ['2026-10-23 Fiche de lecture'],
  ],
  [
    FRENCH,
    'Il y aura deux examens : le 30 septembre et le 4 novembre.',
    ['2026-09-30 Examen 1', '2026-11-04 Examen 2'],
  ],
  [FRENCH, 'Correction de l’examen le 21 octobre', []],
  [SPANISH, 'El trabajo final se entregará el 30 de noviembre.', ['2026-11-30 Trabajo final']],
  [SPANISH, 'Certamen 1: viernes 2 de octubre', ['2026-10-02 Certamen 1']],
  [SPANISH, 'El control de lectura 2 será el 30 de septiembre.', ['2026-09-30 Control de lectura 2']],
  [SPANISH, 'Tarea 1: entregar el 14 de septiembre', ['2026-09-14 Tarea 1']],
  [SPANISH, 'Plazo de entrega de la memoria: 20 de noviembre', ['2026-11-20 Entrega de la memoria']],
  [SPANISH, 'Entrega de notas: 18 de diciembre', []],
])('%j: %j names %j', (above, line, works) =>
  expect(workIn(...above, line).map(({ date, title }) => `${date} ${title}`)).toEqual(works),
);

test.each([
  ['Wintersemester 2026/27', 'Klausur am 17. Februar', 'Klausur'],
  ['Wintersemester 2026/27', 'Abgabe der Hausarbeit bis zum 31. März', 'Abgabe der Hausarbeit'],
  ['najaar 2026', 'Het tentamen van het college is op 14 oktober', 'Tentamen'],
  ['najaar 2026', 'Deelopdracht 1 uiterlijk 3 november', 'Deelopdracht 1'],
  ['2º semestre de 2026', 'Entrega do trabalho até 3 de novembro', 'Entrega do trabalho'],
  ['otoño de 2026', 'Entrega del ensayo hasta el 3 de noviembre', 'Entrega del ensayo'],
])('%s: what leads on to the day is no part of the name of %j', (term, line, title) =>
  expect(workIn(term, '', line).map((found) => found.title)).toEqual([title]),
);

test('what stands behind the name of a project and a colon is one part of it', () =>
  expect(
    work(
      'Fall 2026',
      '',
      '| Assignment | % | Due date |',
      '| Book project: Proposal & annotated bibliography | 9 | Oct 16 |',
      '| Homework: Essay 1 & quiz 2 | 9 | Oct 30 |',
    ),
  ).toEqual([
    'project 2026-10-16 Book project: Proposal & annotated bibliography',
    'quiz 2026-10-30 Quiz 2',
    'assignment 2026-10-30 Essay 1',
  ]));

test('what is due is not what it is for', () =>
  expect(
    work(
      'Spring 2027',
      'Fri April 2',
      '- In-class review of the maps. Revisions due by Sun April 4th 4pm for evaluation by the instructor.',
    ),
  ).toEqual(['assignment 2027-04-04 16:00 Revisions']));

test('a tentative date is that of the test in front of it', () =>
  expect(work('Fall 2026', '- Midterm: held online. Tentative date is Tuesday, October 6.')).toEqual([
    'exam 2026-10-06 Midterm',
  ]));

test('a note names nothing of what is said below it', () =>
  expect(
    work(
      'Otoño 2026',
      '',
      'NOTA: La distribución cumple con las normas de la escuela:',
      '- Primer tramo (50%): 15% + 35% antes de Semana Santa (límite 27/10/2026) de la escuela',
    ).filter((line) => line.includes('NOTA')),
  ).toEqual([]));

test('what is due below the name of another kind of work is called by its own', () => {
  expect(
    work(
      'Fall 2026',
      '| Date | Topic |',
      '| Sept 8 & 10 | Sampling |',
      '| Sept 15 & 17 | TEAM PRESENTATIONS / Written Reports Due: September 21st |',
      '| Sept 24 | Museum paper / Paper due: Sept 25 |',
    ),
  ).toEqual([
    'presentation 2026-09-15 TEAM PRESENTATIONS',
    'presentation 2026-09-17 TEAM PRESENTATIONS',
    'assignment 2026-09-21 Written Reports',
    'assignment 2026-09-25 Museum paper',
  ]);
});

test('to present something is a presentation, told twice it is one', () =>
  expect(
    work(
      'Fall 2026',
      'On December 1 all teams will present their research projects in class (about 15 minutes).',
      '| Date | Topic |',
      '| Nov 10 | Sampling |',
      '| Nov 17 | Scales |',
      '| Dec 1 | TEAM PRESENTATIONS |',
    ),
  ).toEqual(['presentation 2026-12-01 TEAM PRESENTATIONS']));

test.each([
  ['Final - Tues, 19 Dec (12:25-2:25 PM)', 'exam 2017-12-19 12:25 Final'],
  ['Final – Dec 19, 10 am', 'exam 2017-12-19 10:00 Final'],
  ['Midterm 1 - Thurs, 12 Oct (open book)', 'exam 2017-10-12 Midterm 1'],
])('a dash parts a test from its day: %j', (line, expected) =>
  expect(work('Fall 2017', `| ${line} / Homework: see the page | News |`)).toEqual([expected]),
);

test('a dash behind "Final" may go on with anything', () =>
  expect(work('Fall 2017', 'Oct 12: Final - Thoughts on trade', 'Oct 19: Ports', 'Oct 26: Quays')).toEqual(
    [],
  ));

test('what an exam is on, beside its number, is no other exam', () =>
  expect(
    work(
      'Spring 2026',
      '| Date | Lecture | Reading | Lab |',
      '| Feb 2 | Cells | ch. 1 | Lab 1 |',
      '| Feb 9 | EXAM 1 | Exam on chapters 1 – 5 | |',
      '| Feb 16 | Genes | ch. 6 | Lab 2 |',
      '| Mar 2 | EXAM 2 | Exam on chapters 6-9 | |',
    ),
  ).toEqual(['exam 2026-02-09 EXAM 1', 'exam 2026-03-02 EXAM 2']));

test('a Roman number behind the name of a part of the grade makes it one of several', () =>
  expect(
    work(
      'Winter 2026',
      'Participation 40%, Exams 40%, Artifacts 20%',
      'Mon, Jan 19: Artifact I',
      'Wed, Jan 21: The artifact I chose',
      'Mon, Feb 9: Artifact II',
      'Wed, Feb 11: Temples',
    ),
  ).toEqual(['assignment 2026-01-19 Artifact I', 'assignment 2026-02-09 Artifact II']));

test('what form a test has is said of it, and is no other work', () =>
  expect(work('Fall 2026', 'First midterm, take-home style, units 0-2: October 19')).toEqual([
    'exam 2026-10-19 First midterm, take-home style, units 0-2',
  ]));

test('a complete draft is one, and nothing that is to be completed', () =>
  expect(
    work(
      'Spring 2027',
      'Tues, March 2',
      'Due: Complete draft of source analysis #1',
      'Thurs, March 4',
      'Due: Thurs, March 4 - Complete draft (2 copies in class)',
      'Tues, March 9',
      'Journals collected.',
    ),
  ).toEqual([
    'assignment 2027-03-02 Complete draft of source analysis #1',
    'assignment 2027-03-04 Complete draft (2 copies in class)',
    'assignment 2027-03-09 Journals',
  ]));

test('a test that is told by its form alone is the one that the list of tests names', () =>
  expect(
    work(
      'Primer semestre 2027',
      '24 de marzo – Examen presencial',
      '31 de marzo – Costas',
      '7 de abril – Ríos',
      '| Fecha | Evaluación | Porcentaje |',
      '| 24 de marzo | Examen: Unidad I | 30% |',
      '| 28 de abril | Ensayo | 70% |',
    ),
  ).toEqual(['exam 2027-03-24 Examen: Unidad I', 'assignment 2027-04-28 Ensayo']));
