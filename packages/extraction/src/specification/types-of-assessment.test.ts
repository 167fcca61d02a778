import { expect, test } from 'vitest';
import { COURSE } from '../../testing/course-lines.ts';
import { work } from '../../testing/read-lines.ts';

// A column that says how each class is assessed, and not what is done in it.

const ENGLISH = 'HIST 210, fall 2026. The class meets on Mondays.';

test.each([
  [COURSE.es, 'Fecha', 'Contenido', 'Evaluación', 'Diagnóstica', 'Formativa', 'Sumativa', 'Certamen 1'],
  [COURSE.pt, 'Data', 'Conteúdo', 'Avaliação', 'Diagnóstica', 'Formativa', 'Somativa', 'Prova 1'],
  [COURSE.fr, 'Date', 'Contenu', 'Évaluation', 'Diagnostique', 'Formative', 'Sommative', 'Examen 1'],
  [COURSE.it, 'Data', 'Argomento', 'Valutazione', 'Diagnostica', 'Formativa', 'Sommativa', 'Prova scritta 1'],
  [COURSE.nl, 'Datum', 'Onderwerp', 'Toetsing', 'Diagnostisch', 'Formatief', 'Summatief', 'Tentamen 1'],
  [COURSE.de, 'Datum', 'Thema', 'Leistung', 'unbenotet', 'Formativ', 'benotet', 'Klausur 1'],
  [ENGLISH, 'Date', 'Topic', 'Assessment', 'Ungraded', 'Formative', 'Summative', 'Exam 1'],
])('%s', (course, date, topic, assessment, diagnostic, formative, summative, exam) =>
  expect(
    work(
      course,
      `| ${date} | ${topic} | ${assessment} |`,
      `| 14/09/2026 | A | ${diagnostic} |`,
      `| 21/09/2026 | B | ${formative} |`,
      `| 28/09/2026 | C | ${formative} |`,
      `| 19/10/2026 | ${exam} | ${summative} |`,
      `| 26/10/2026 | D | ${formative} |`,
    ),
  ).toEqual([`exam 2026-10-19 ${exam}`]),
);

test('a work with such a word is one', () =>
  expect(work(COURSE.es, 'Control 2 (formativo): martes 6 de octubre')).toEqual([
    'quiz 2026-10-06 Control 2 (formativo)',
  ]));
