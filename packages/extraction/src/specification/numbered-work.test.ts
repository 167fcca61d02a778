import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

test('below "Homework due dates" days with numbers of exercises are homework', () =>
  expect(
    work(
      'Spring 2027',
      '## Homework Due Dates',
      '#### Section A',
      'Jan 25',
      '1.30-1.35',
      '#### Section B',
      '| Jan 22 | 1.27-1.35 |',
      '| Jan 27 | 7.10, 7.11 |',
      '## Cancelled classes',
      '| Feb 1 | 3 |',
      '| Feb 3 | 4 |',
    ),
  ).toEqual([
    'assignment 2027-01-22 Homework 1.27-1.35',
    'assignment 2027-01-25 Homework 1.30-1.35',
    'assignment 2027-01-27 Homework 7.10, 7.11',
  ]));

test('a heading of several kinds of work, or of none, says not what the numbers are', () =>
  expect(work('Spring 2027', '## Due Dates', '| Jan 22 | 1.27-1.35 |', '| Jan 27 | 7.10 |')).toEqual([]));

test('letters with a number below "Due" are work each, and with a Q quizzes', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Due |',
      '| Sep 7 | Ferns | Q1, PS1 |',
      '| Sep 14 | Mosses | Q2 + PA 1 |',
      '| Sep 21 | Lichens | MP1 |',
      '| Sep 28 | Fungi | Essay 1, draft |',
    ),
  ).toEqual([
    'quiz 2026-09-07 Q1',
    'assignment 2026-09-07 PS1',
    'quiz 2026-09-14 Q2',
    'assignment 2026-09-14 PA 1',
    'assignment 2026-09-21 MP1',
    'assignment 2026-09-28 Essay 1, draft',
  ]));

test('numbers joined by a plus are parts of what is named once, and what is due before class is its name alone', () =>
  expect(
    work(
      'SOC 1000 - Automne 2022',
      '| Date | Thème | Évaluations |',
      '| 13 septembre | Sols | Capsules 1 + 2 à compléter avant le cours |',
      '| 20 septembre | Argiles | Capsules 3 + 4 à compléter avant le cours |',
      '| 27 septembre | Sables | Capsule 5 à compléter avant le cours |',
    ),
  ).toEqual([
    'assignment 2022-09-13 Capsules 1 + 2',
    'assignment 2022-09-20 Capsules 3 + 4',
    'assignment 2022-09-27 Capsule 5',
  ]));

test.each([
  'Report 2',
  'Reading report 2',
  'Checkpoint 2',
  'Field observation 2',
  'Op-ed 2',
  'Concept map 2',
])('what is numbered and has a day is work: %s', (name) =>
  expect(work('Fall 2026', `${name}: October 6`)).toEqual([`assignment 2026-10-06 ${name}`]),
);

test('a lecture demonstration is none', () =>
  expect(work('Fall 2026', 'October 6: Demo 2 - Standing waves')).toEqual([]));

test('"Lab 2" in front of what is given and what is due names it', () =>
  expect(work('Fall 2026', 'Lab 2: assigned October 6, due October 20')).toEqual([
    'assignment 2026-10-20 Lab 2',
  ]));

test('what stands behind the number of a quiz says what it is about', () =>
  expect(
    work(
      'Fall 2026',
      '| Quiz | Topic | Coverage | Date |',
      '| 1 | Map test | Chapters 1-3 | Session 3, 9/8 |',
      '| 2 | Rivers | Chapters 4-9 and the midterm exam | Session 9, 9/29 |',
    ),
  ).toEqual(['quiz 2026-09-08 Quiz 1', 'quiz 2026-09-29 Quiz 2']));

test('the number behind the first words of a paragraph is one of its name', () =>
  expect(work('Fall 2026', 'Take-home 2. Rivers of the north. Opens T 9/8, due T 9/15.')).toEqual([
    'assignment 2026-09-15 Take-home 2',
  ]));

test('below "Homework" the items of a numbered list are due on the days below them', () =>
  expect(
    work(
      'Fall 2026',
      '# Algebra – Homework',
      'Numbers in bold are required.',
      '1. Chapter 1: 1cd, 2bd, 3, 7.',
      '#### Due: Friday, 9/4',
      '(Problem 7 is recommended.)',
      '2. Chapter 2: 14, 22, 24.',
      '#### Due: Wednesday, 9/16',
      '3. Chapter 3: 3, 14, and two exercises announced in class.',
    ),
  ).toEqual(['assignment 2026-09-04 Homework 1', 'assignment 2026-09-16 Homework 2']));
