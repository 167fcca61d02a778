import { expect, test } from 'vitest';
import { workIn } from '../../testing/read-lines.ts';

// A test for which one has to enter one's name is not held on the last day to do so.

const COURSES: Readonly<Record<string, string>> = {
  en: 'Fall 2026. The lectures are held each week in the main building. Homework counts for half of the grade.',
  fr: 'Automne 2026. Les séances ont lieu chaque semaine. Les devoirs comptent pour la moitié de la note.',
  es: 'Otoño 2026. Las clases se dan cada semana. Las tareas cuentan la mitad de la nota.',
  de: 'Wintersemester 2026/27. Die Vorlesung findet jede Woche statt. Die Hausaufgaben zählen zur Note.',
  pt: 'Outono de 2026. As aulas são dadas todas as semanas. Os trabalhos contam para a nota.',
  it: 'Autunno 2026. Le lezioni si tengono ogni settimana. I compiti contano per il voto.',
  nl: 'Najaar 2026. De colleges zijn elke week. De opdrachten tellen mee voor het cijfer.',
};

test.each([
  ['en', 'Register for the exam by December 3, 2026.'],
  ['en', 'Remember to sign up for the midterm by December 3, 2026.'],
  ['en', 'Exam registration closes on December 3, 2026.'],
  ['fr', 'N’oubliez pas de vous inscrire à l’examen avant le 3 décembre 2026.'],
  ['fr', 'Date limite d’inscription à l’examen : 3 décembre 2026'],
  ['es', 'Recuerde inscribirse al examen antes del 3 de diciembre de 2026.'],
  ['es', 'La inscripción al examen cierra el 3 de diciembre de 2026.'],
  ['de', 'Melden Sie sich bis zum 3. Dezember 2026 zur Klausur an.'],
  ['de', 'Anmeldeschluss für die Klausur: 3. Dezember 2026'],
  ['pt', 'Inscreva-se no exame até 3 de dezembro de 2026.'],
  ['it', "Ricordarsi di iscriversi all'esame entro il 3 dicembre 2026."],
  ['it', "Iscrizione all'esame: entro il 3 dicembre 2026"],
  ['nl', 'Schrijf je voor het tentamen in vóór 3 december 2026.'],
])('%s: %s', (language, told) =>
  expect(
    workIn(COURSES[language] ?? '', '', `- ${told}`).filter(({ kind }) => kind === 'exam' || kind === 'quiz'),
  ).toEqual([]),
);

test('the last day is one of what has to be done, by its own name', () =>
  expect(
    workIn(COURSES.en ?? '', '', '- Register for the exam by December 3, 2026.').map(
      ({ kind, date, title }) => `${kind} ${date} ${title}`,
    ),
  ).toEqual(['other 2026-12-03 Register for the exam']));

test('so is the end of the time in which one can do so', () =>
  expect(
    workIn(COURSES.de ?? '', '', 'Die Anmeldung zur Klausur ist bis zum 14. Oktober 2026 möglich.').map(
      ({ kind, date, title }) => `${kind} ${date} ${title}`,
    ),
  ).toEqual(['other 2026-10-14 Anmeldung zur Klausur']));

test.each([
  'Come without registration: the exam is on December 3, 2026.',
  'Bring your registration and sit the exam on December 3, 2026.',
])('%s tells of the exam', (told) =>
  expect(workIn(COURSES.en ?? '', '', `- ${told}`).map(({ kind, date }) => `${kind} ${date}`)).toEqual([
    'exam 2026-12-03',
  ]),
);
