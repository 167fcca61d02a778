import { expect, test } from 'vitest';
import { sketch } from '../../testing/sketch.ts';
import { english } from '../locales/en.ts';
import { spanish } from '../locales/es.ts';
import { french } from '../locales/fr.ts';
import type { Locale } from '../locales/locale.ts';
import { toOutline } from '../structure/outline.ts';
import { readGrading } from './read-grading.ts';

const read = (lines: string[], locale: Locale = english) =>
  readGrading(toOutline(sketch(...lines), { startsAnew: () => false }), locale).map(
    ({ component, weight }) => `${component} ${weight}`,
  );

test.each<[string, string[], Locale?]>([
  [
    'Grading will be as follows: essays and oral reports, 10% each; midterm and final, 20% each; participation, 40%.',
    ['essays 10', 'oral reports 10', 'midterm 20', 'final 20', 'participation 40'],
  ],
  ['Quizzes and labs count 20% each; the final exam counts 60%.', ['Quizzes 20', 'labs 20', 'final exam 60']],
  [
    'Exposé et dossier : 25 % chacun ; examen final : 50 %.',
    ['Exposé 25', 'dossier 25', 'examen final 50'],
    french,
  ],
  [
    'Evaluación: ensayo y exposición, 25% cada uno; examen final, 50%.',
    ['ensayo 25', 'exposición 25', 'examen final 50'],
    spanish,
  ],
  ['Midterm and final: 60% in total; homework: 40%', ['Midterm and final 60', 'homework 40']],
])('what is said of each part is the share of each: %s', (line, parts, locale) =>
  expect(read([line], locale)).toEqual(parts),
);

test('two works beside others have the share of both', () =>
  expect(
    read([
      'There are two essays and three oral reports.',
      'Essays and oral reports, 10% each; midterm and final, 15% each; participation, 20%.',
    ]),
  ).toEqual(['Essays 20', 'oral reports 30', 'midterm 15', 'final 15', 'participation 20']));

test.each([
  [
    french,
    [
      '| Id | Date | Travail à rendre | Poids |',
      '| L1 | 24/05 | Maquette | 15% |',
      '| L2 | 21/06 | Premier jet | 35% |',
      '| L3 | 19/07 | Version finale | 50% |',
      'Le travail individuel correspond à 15% de la note finale.',
      "Le travail d'équipe correspond à 85% de la note finale.",
    ],
    ['Maquette 15', 'Premier jet 35', 'Version finale 50'],
  ],
  [
    english,
    [
      '| Deliverable | Due | Weight |',
      '| Site plan | Oct 3 | 15% |',
      '| Mock-up | Nov 7 | 35% |',
      '| Handover | Dec 5 | 50% |',
      'Individual papers make up 15% of the final grade.',
      'Group projects make up 85% of the final grade.',
    ],
    ['Site plan 15', 'Mock-up 35', 'Handover 50'],
  ],
] as const)(
  'rows with their days say more than how much of them is done alone (%#)',
  (locale, lines, parts) => expect(read([...lines], locale)).toEqual(parts),
);

test('a cell that describes its part begins with the name, and points that make a hundred are per cent', () =>
  expect(
    read([
      '| Points | What |',
      '| 5 | Sign-in - Answer the short survey that is posted on the page of the course as soon as you can after the first day |',
      '| 55 | Field notes - Every week you hand in notes on one of the places we visit, with sketches and responses to the readings |',
      '| 40 | Atlas - In pairs, you make an atlas of the places visited, with maps, pictures and essays on at least six of them |',
    ]),
  ).toEqual(['Sign-in 5', 'Field notes 55', 'Atlas 40']));
