import { expect, test } from 'vitest';
import { COURSE } from '../../testing/course-lines.ts';
import { read, work } from '../../testing/read-lines.ts';

// Small schedules as teachers write them in other languages.

test.each<[keyof typeof COURSE, string[], string[]]>([
  [
    'fr',
    [
      '# Évaluations',
      '- Examen intra (30 %) : 20 octobre',
      '- Travail de recherche (30 %) : 17 novembre',
      '- Examen final (40 %) : 15 décembre',
    ],
    [
      'exam 2026-10-20 Examen intra',
      'assignment 2026-11-17 Travail de recherche',
      'exam 2026-12-15 Examen final',
    ],
  ],
  [
    'es',
    ['- Ensayo: entrega lunes 16 de noviembre de 2026, 23:59 hrs., por la plataforma del curso (25%)'],
    ['assignment 2026-11-16 23:59 Ensayo'],
  ],
  [
    'fr',
    [
      '| Séance | Date | Contenu | À remettre |',
      '| 1 | 8 sept. | Introduction | |',
      '| 2 | 15 sept. | Les marées | Fiche 1 |',
      '| 3 | 22 sept. | Les vents | |',
      '| 4 | 29 sept. | Examen 1 | Rapport de laboratoire 1 |',
    ],
    [
      'assignment 2026-09-15 Fiche 1',
      'exam 2026-09-29 Examen 1',
      'assignment 2026-09-29 Rapport de laboratoire 1',
    ],
  ],
  [
    'fr',
    [
      '| Évaluation | Pondération | Échéance |',
      '| Travail 1 | 15 % | 2 octobre |',
      '| Exposé en équipe | 20 % | 6 novembre |',
      '| Examen de fin de session | 35 % | 11 décembre |',
    ],
    [
      'assignment 2026-10-02 Travail 1',
      'presentation 2026-11-06 Exposé en équipe',
      'exam 2026-12-11 Examen de fin de session',
    ],
  ],
  [
    'es',
    [
      '# Evaluación',
      '- Primer parcial (30 %): 6 de octubre',
      '- Segundo parcial (30 %): 10 de noviembre',
      '- Trabajo final (40 %): 9 de diciembre',
    ],
    [
      'exam 2026-10-06 Primer parcial',
      'exam 2026-11-10 Segundo parcial',
      'assignment 2026-12-09 Trabajo final',
    ],
  ],
  [
    'es',
    [
      '## Cronograma',
      'Martes 8/9: Presentación de la materia',
      'Martes 15/9: Unidad 1. Las mareas',
      'Martes 22/9: Entrega TP 1',
      'Martes 29/9: Parcial 1',
      'Martes 6/10: Recuperatorio',
    ],
    ['assignment 2026-09-22 Entrega TP 1', 'exam 2026-09-29 Parcial 1', 'exam 2026-10-06 Recuperatorio'],
  ],
  [
    'es',
    [
      '| Actividad | Porcentaje | Fecha |',
      '| Control de lectura | 10% | 24 de septiembre |',
      '| Ensayo individual | 30% | 22 de octubre |',
      '| Exposición grupal | 20% | 19 de noviembre |',
      '| Examen final | 40% | 10 de diciembre |',
    ],
    [
      'quiz 2026-09-24 Control de lectura',
      'assignment 2026-10-22 Ensayo individual',
      'presentation 2026-11-19 Exposición grupal',
      'exam 2026-12-10 Examen final',
    ],
  ],
  [
    'de',
    [
      '| Woche | Datum | Thema | Abgabe |',
      '| 1 | 19.10. | Einführung | |',
      '| 2 | 26.10. | Wellen | Blatt 1 |',
      '| 3 | 02.11. | Gezeiten | Blatt 2 |',
      '| 4 | 09.11. | Häfen | |',
    ],
    ['assignment 2026-10-26 Blatt 1', 'assignment 2026-11-02 Blatt 2'],
  ],
  [
    'it',
    [
      'Incontro 5 data: 20 ottobre 2026 orario: 10:30-12:30 argomento:',
      '- I porti',
      '- Quiz finale',
      'Incontro 6 data: 27 ottobre 2026 orario: 10:30-12:30 argomento:',
      '- I venti',
      'Incontro 7 data: 3 novembre 2026 orario: 10:30-12:30 argomento:',
      '- Presentazioni finali',
    ],
    ['quiz 2026-10-20 10:30 Quiz finale', 'presentation 2026-11-03 10:30 Presentazioni finali'],
  ],
  [
    'nl',
    [
      '| Week | Datum | Onderwerp | Inleveren |',
      '| 36 | 2 sept | Introductie | |',
      '| 37 | 9 sept | Golven | Opdracht 1 |',
      '| 38 | 16 sept | Havens | Essay |',
    ],
    ['assignment 2026-09-09 Opdracht 1', 'assignment 2026-09-16 Essay'],
  ],
  [
    'fr',
    [
      '| Date | Contenu |',
      '| 8 sept. | Tests d’hypothèses |',
      '| 15 sept. | Tests statistiques |',
      '| 22 sept. | Tests unitaires et intégration |',
      '| 29 sept. | Test du khi-deux |',
      '| 6 oct. | Test 1 |',
    ],
    ['quiz 2026-10-06 Test 1'],
  ],
  [
    'fr',
    [
      '| Date | Contenu |',
      '| 8 sept. | Épreuve de Bernoulli |',
      '| 15 sept. | Contrôle de version avec Git |',
      '| 22 sept. | Contrôle qualité |',
      '| 29 sept. | Projet de société et État |',
      '| 6 oct. | Partiel |',
    ],
    ['exam 2026-10-06 Partiel'],
  ],
  [
    'fr',
    [
      '| Date | Contenu |',
      '| 8 sept. | Rapport entre langue et pouvoir |',
      '| 15 sept. | Le travail au XIXe siècle |',
      '| 22 sept. | Mémoire et oubli |',
      '| 29 sept. | Les essais de Montaigne |',
      '| 6 oct. | Remise de l’essai |',
    ],
    ['assignment 2026-10-06 Remise de l’essai'],
  ],
  [
    'es',
    [
      '| Fecha | Tema |',
      '| 8/9 | Test de hipótesis |',
      '| 15/9 | Pruebas de hipótesis |',
      '| 22/9 | Pruebas no paramétricas |',
      '| 29/9 | Prueba t de Student |',
      '| 6/10 | Prueba 1 |',
    ],
    ['exam 2026-10-06 Prueba 1'],
  ],
  [
    'es',
    [
      '| Fecha | Tema |',
      '| 8/9 | Control de versiones |',
      '| 15/9 | Derivadas parciales |',
      '| 22/9 | Trabajo y energía |',
      '| 29/9 | Pruebas unitarias |',
      '| 6/10 | Primer parcial |',
    ],
    ['exam 2026-10-06 Primer parcial'],
  ],
  [
    'de',
    [
      '| Datum | Thema |',
      '| 08.10. | Hypothesentests |',
      '| 15.10. | Test auf Normalverteilung |',
      '| 22.10. | Statistische Tests |',
      '| 29.10. | Testen von Software |',
      '| 05.11. | Zwischentest |',
    ],
    ['exam 2026-11-05 Zwischentest'],
  ],
  [
    'pt',
    [
      '| Data | Conteúdo |',
      '| 8/9 | Testes de hipóteses |',
      '| 15/9 | Trabalho e energia |',
      '| 22/9 | Derivadas parciais |',
      '| 29/9 | Teste 1 |',
    ],
    ['quiz 2026-09-29 Teste 1'],
  ],
])('%s: %j', (language, lines, found) => expect(work(COURSE[language], '', ...lines)).toEqual(found));

test('hours behind a weekday are no day where dots part a date, and the day of one meeting is no weekday', () => {
  const { meetings, findings } = read(
    '# Einführung in die Programmierung (Winter 2026)',
    '- Vorlesung: Dienstag 10:15 - 11:45',
    'Sondertermin: Einführung in die Umgebung am Mittwoch den 14.10 von 12:15 - 13:00',
    '',
    '## Tutorate',
    '| Datum | Tutor | Raum |',
    '| Mi 8-10 | - | Seminarraum 3 |',
  );
  expect(meetings.map(({ days, start }) => `${days.join()} ${start}`)).toEqual(['TU 10:15', 'WE 08:00']);
  expect(findings.filter(({ date }) => date.endsWith('-08'))).toEqual([]);
});

test('a sheet is called by its name, without the word in front of its day', () =>
  expect(
    work(
      'Maschinelles Lernen, Winter 2026',
      '',
      '## Übungsblätter',
      '- Blatt 1 (Abgabe Mittwoch, 14. Oktober)',
    ),
  ).toEqual(['assignment 2026-10-14 Blatt 1']));

test('a share with a comma is no part of a title', () =>
  expect(work(COURSE.fr, '| Évaluation | Groupe 1 |', '| Devoir 2 / 22,5 % | 7 décembre |')).toEqual([
    'assignment 2026-12-07 Devoir 2',
  ]));

test('"Presentación trabajo final" is presented, and an exam said twice in other words is one', () =>
  expect(
    work(
      COURSE.es,
      'El primer examen parcial será el 17 de septiembre en el aula.',
      '| Fecha | Tema |',
      '| 10/09 | Repaso |',
      '| 17/09 | Parcial I |',
      '| 24/09 | Mareas |',
      '| 26/11 | Presentación trabajo final |',
    ),
  ).toEqual(['exam 2026-09-17 Parcial I', 'presentation 2026-11-26 Presentación trabajo final']));

test('parts of the grade below each other are entries of their own in plain text', () =>
  expect(
    work(
      COURSE.fr,
      'Travail de session (40 %) : remise du travail au secrétariat du département le 8 décembre avant 17 h',
      'Examen final (60 %) : 15 décembre, de 13 h 30 à 16 h 30',
    ),
  ).toEqual(['assignment 2026-12-08 17:00 Travail de session', 'exam 2026-12-15 13:30 Examen final']));

test('lines below a numbered week with its day first are of that week', () =>
  expect(
    work(
      'Automne 2026',
      'Ce cours porte sur les littoraux et les gens qui y vivent.',
      'Semaine 1 (10 septembre) : Le sable',
      'Semaine 2 (17 septembre) : Les lacs',
      '- TP 1',
      'Semaine 3 (24 septembre) : Les dunes',
      '- Remise du rapport de laboratoire 2',
      'Semaine 4 (1er octobre) : Les îles',
      '- Présentation orale',
    ),
  ).toEqual([
    'assignment 2026-09-17 TP 1',
    'assignment 2026-09-24 Remise du rapport de laboratoire 2',
    'presentation 2026-10-01 Présentation orale',
  ]));
