import { describe, expect, test } from 'vitest';
import { daysOff, work } from '../../testing/read-lines.ts';

// What course plans say in their own ways, in small documents of our own.

describe('in a table', () => {
  test('a short name with its number is the name of a work', () =>
    expect(
      work(
        'Fall 2025',
        '| Week | Date | Topic | Due |',
        '| 1 | 9/15 | Tides | HW 1 |',
        '| 2 | 9/22 | Waves | HW 2 |',
        '| 3 | 9/29 | Reefs | HW 3 |',
      ),
    ).toEqual(['assignment 2025-09-15 HW 1', 'assignment 2025-09-22 HW 2', 'assignment 2025-09-29 HW 3']));

  test('a cell that says what is due is work, whatever its column is for', () =>
    expect(
      work(
        'Fall 2025',
        '| Date | Topic | Before class |',
        '| 9/15 | Tides | Look at a map |',
        '| 9/17 | Waves | Paper 1 due |',
        '| 9/22 | Reefs | Read the atlas |',
      ),
    ).toEqual(['assignment 2025-09-17 Paper 1']));

  test('"Nothing is due" and "Rien à remettre" are no work', () => {
    expect(
      work(
        'Fall 2025',
        '| Date | Topic | Due |',
        '| 9/15 | Tides | Nothing is due this week |',
        '| 9/22 | Waves | Essay 1 |',
      ),
    ).toEqual(['assignment 2025-09-22 Essay 1']);
    expect(
      work(
        'Automne 2025',
        '| Date | Sujet | À remettre |',
        '| 15 septembre | Marées | Rien |',
        '| 22 septembre | Vagues | Labo 1 |',
      ),
    ).toEqual(['assignment 2025-09-22 Labo 1']);
  });

  test('a day of rest in French is no work', () => {
    const plan = [
      'Automne 2025',
      '| Date | Sujet | À remettre |',
      '| 13 octobre | Semaine d’activités libres | |',
      '| 20 octobre | Structures de contrôle | Projet 1 |',
    ];
    expect(work(...plan)).toEqual(['project 2025-10-20 Projet 1']);
    expect(daysOff(...plan)).toEqual(['2025-10-13 Semaine d’activités libres']);
  });
});

test('a break among weeks is a stretch of its own', () => {
  const plan = [
    'Spring 2025',
    '# Week 8: Clay (3/10)',
    'Essay 2 due 3/12',
    '# Spring break: rest (3/17)',
    '# Week 9: Glazes (3/24)',
    'Essay 3 due 3/26',
  ];
  expect(work(...plan)).toEqual(['assignment 2025-03-12 Essay 2', 'assignment 2025-03-26 Essay 3']);
});

test('"complete them all" names no work', () =>
  expect(
    work('Fall 2025', 'There are four surveys. Complete them all by November 3.').filter((found) =>
      found.includes('them'),
    ),
  ).toEqual([]));

describe('is no work', () => {
  test('what is assigned in brackets, unlike what is due in them', () =>
    expect(
      work(
        'Fall 2025',
        '# Week 2',
        '- Project 1: Kiln (Assigned: Tu, 9/9)',
        '- Lecture: Glazes (Th, 9/11)',
        '# Week 4',
        '- Project 1: Kiln (Due: Tu, 9/23)',
      ),
    ).toEqual(['project 2025-09-23 Project 1: Kiln']));

  test('a class that is away due to something', () =>
    expect(
      work(
        'Spring 2026',
        '| Date | Topic |',
        '| 2/5 | Class cancellation due to the river festival |',
        '| 2/12 | Midterm |',
      ),
    ).toEqual(['exam 2026-02-12 Midterm']));

  test('a row with a dash where its date would be', () =>
    expect(
      work(
        'Fall 2025',
        '| Test | Date | Kind |',
        '| First midterm | 10/2 | oral |',
        '| Second midterm | — | report |',
        '| Final exam | 12/11 | written |',
      ).map((found) => found.slice(0, 30)),
    ).toEqual(['exam 2025-10-02 First midterm', 'exam 2025-12-11 Final exam']));
});

test('an assignment for the laboratory is no session in it', () =>
  expect(
    work('Winter 2026', '| Date | Item |', '| 01/21 | Lab Assignment 1 |', '| 01/28 | Lab Assignment 2 |'),
  ).toEqual(['assignment 2026-01-21 Lab Assignment 1', 'assignment 2026-01-28 Lab Assignment 2']));

test('a holiday on which the class is held is no day off', () =>
  expect(
    daysOff(
      'Fall 2026',
      '- Labor Day (class held): Monday, September 7',
      '- Fall break (no class): Friday, October 2',
    ),
  ).toEqual(['2026-10-02 Fall break']));

test('a due date below a description is that of the heading above it', () =>
  expect(
    work(
      'Fall 2025',
      '# Field notebook',
      'Keep a notebook of what you see along the river, and draw at least one plant for every walk.',
      'Due date: Monday December 1. Send me a message with a link to it.',
      '# Term paper',
      'Deadline: December 8',
    ),
  ).toEqual(['assignment 2025-12-01 Field notebook', 'assignment 2025-12-08 Term paper']));

test('a numbered session and its day head the lines below them', () =>
  expect(
    work(
      'Spring 2026',
      'Session 1: January 12',
      'Topic: Wells',
      'Session 2: January 26',
      'Topic: Rivers',
      'Session 3: February 2',
      'Midterm examination (in class)',
      'Session 4: February 9',
      'Topic: Lakes',
    ),
  ).toEqual(['exam 2026-02-02 Midterm examination (in class)']));

test('of two days in front of an entry, what it holds is on the one that it names', () =>
  expect(
    work(
      'Fall 2025',
      'T/Th 9/2 & 9/4: What a chorus does. Read Weiner.',
      'T/Th 9/9 & 9/11: Masks. Mask paper due Thursday.',
      'T/Th 9/16 & 9/18: Rehearsal. Quiz on the first two chapters of Weiner, Tuesday.',
      'T/Th 9/23 & 9/25: Meter.',
    ),
  ).toEqual([
    'assignment 2025-09-11 Mask paper',
    'quiz 2025-09-16 Quiz on the first two chapters of Weiner',
  ]));
