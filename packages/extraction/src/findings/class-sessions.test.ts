import { expect, test } from 'vitest';
import { read, work } from '../../testing/read-lines.ts';

const SESSIONS = [
  '| Date | Topic |',
  '| Sep 8 | Discussion 1: The city |',
  '| Sep 15 | Lab 2: Titration |',
  '| Sep 22 | Workshop 3: Drawing a plan |',
  '| Sep 29 | Seminar 4 |',
];

test('numbered sessions are classes where nothing of the kind counts', () => {
  const lines = ['Fall 2026', 'Essay 40%, final exam 60%', ...SESSIONS];
  expect(work(...lines)).toEqual([]);
  expect(read(...lines).findings.map(({ kind, date }) => `${kind} ${date}`)).toEqual([
    'class 2026-09-08',
    'class 2026-09-15',
    'class 2026-09-22',
    'class 2026-09-29',
  ]);
});

test('in lines that begin with their day as well, and in French', () => {
  expect(
    work(
      'Fall 2026',
      'Essay 40%, final exam 60%',
      'Sep 8: Discussion 1: The city',
      'Sep 15: Lab 2: Titration',
      'Sep 22: Recitation 3: Sums',
    ),
  ).toEqual([]);
  expect(
    work(
      'Automne 2026',
      'Examen intra 40 %, examen final 60 %',
      '| Date | Contenu |',
      '| 8 septembre | Laboratoire 1 : Titrage |',
      '| 15 septembre | Atelier 2 : La ville |',
      '| 22 septembre | Examen intra |',
    ),
  ).toEqual(['exam 2026-09-22 Examen intra']);
});

test('to take part in them makes no work of them', () =>
  expect(
    work(
      'Fall 2026',
      'Discussion section participation 20%, exams 80%',
      '| Date | Topic |',
      '| Sep 8 | Discussion 1: The city |',
      '| Sep 15 | Discussion 2 (the village) |',
    ),
  ).toEqual([]));

test('they are work where the grade names them', () =>
  expect(
    work(
      'Fall 2026',
      'Discussions 10%, labs 20%, workshops (4) 20%, seminars 10%, final exam 40%',
      ...SESSIONS,
    ),
  ).toEqual([
    'assignment 2026-09-08 Discussion 1: The city',
    'assignment 2026-09-15 Lab 2: Titration',
    'assignment 2026-09-22 Workshop 3: Drawing a plan',
    'assignment 2026-09-29 Seminar 4',
  ]));

test('and where they are due', () =>
  expect(
    work(
      'Fall 2026',
      'Participation 40%, final exam 60%',
      'Lab 2: Titration, due September 29',
      '| Date | Topic | Due |',
      '| Sep 8 | Cities | Discussion 1 |',
      '| Sep 15 | Villages | Discussion 2 |',
    ),
  ).toEqual([
    'assignment 2026-09-08 Discussion 1',
    'assignment 2026-09-15 Discussion 2',
    'assignment 2026-09-29 Lab 2: Titration',
  ]));

test('a cell that says when it is due makes work of the session beside it', () =>
  expect(
    work(
      'Winter 2026',
      'Labs 40%, final exam 60%',
      '| Date | Details | |',
      '| Fri Feb 6 | Homework 3 | due by 11:59pm |',
      '| Sun Feb 15 | Lab 3 | due by 11:59pm |',
      '| Thu Feb 26 | Midterm | due by 11:59pm |',
    ),
  ).toEqual([
    'assignment 2026-02-06 23:59 Homework 3',
    'assignment 2026-02-15 23:59 Lab 3',
    'exam 2026-02-26 23:59 Midterm',
  ]));
