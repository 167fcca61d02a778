import { expect, test } from 'vitest';
import { read, work } from '../../testing/read-lines.ts';

// What a course has instead of lectures, and what is no work in its plan.

test('in a course without lectures tests are held when it meets', () =>
  expect(
    work('Fall 2026', 'The discussion meets on Mondays and Wednesdays, 9:00-9:50 am.', 'Oct 5: Quiz 1'),
  ).toEqual(['quiz 2026-10-05 09:00 Quiz 1']));

test('practicals among numbered lectures and exercise classes are classes', () =>
  expect(
    work(
      'Hydrologie, automne 2026. Le cours est donné en français pour tous les étudiants.',
      'CM 1 (14/9/2026, 8h) : Les bassins',
      'TP 1 (14/9/2026, 9h45) : Jauges',
      'CM 2 (21/9/2026, 8h) : Les crues',
      'TP 2 (21/9/2026, 9h45) : Débits',
      'TP 3 à rendre le 28/9/2026',
    ),
  ).toEqual(['assignment 2026-09-28 TP 3']));

test('the column "Before class" has work where it is named', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Before class |',
      '| Sept 9 | Tides | Homework 0 |',
      '| Sept 16 | Charts | The harbor at noon and at night |',
      '| Sept 23 | Maps | Homework 1 |',
      '| Sept 30 | Soundings | Homework 2 |',
      '| Oct 7 | Beacons | |',
    ),
  ).toEqual([
    'assignment 2026-09-09 Homework 0',
    'assignment 2026-09-23 Homework 1',
    'assignment 2026-09-30 Homework 2',
  ]));

test('what is released, with what it links to, is not due', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Homework |',
      '| Sept 9 | Waves | HW 1 released [code] [PDF] [Answers] |',
      '| Sept 16 | Dunes | HW 1 due |',
      '| Sept 23 | Reefs | |',
    ),
  ).toEqual(['assignment 2026-09-16 HW 1']));

test('what is cancelled is not due', () =>
  expect(work('Fall 2026', '- Oct 5: HW 5 due', '- Oct 12: HW 6 is cancelled')).toEqual([
    'assignment 2026-10-05 HW 5',
  ]));

test('readiness tests and semifinals are tests', () =>
  expect(work('Fall 2026', '- Oct 5: Unit B iRAT/tRAT', '- Oct 12: Semifinal')).toEqual([
    'quiz 2026-10-05 Unit B iRAT/tRAT',
    'exam 2026-10-12 Semifinal',
  ]));

test('a cover letter comes with its draft, and brackets beside a day are no work', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Due |',
      '| Sept 24 (M) | Lighthouses | First draft of the essay, with cover letter (2.1) |',
      '| Oct 1 (M) | Pilots | Peer-review letters (2.2) |',
      '| Oct 8 (M) | Wrecks | Final draft of the essay |',
    ),
  ).toEqual([
    'assignment 2026-09-24 First draft of the essay, with cover letter (2.1)',
    'assignment 2026-10-01 Peer-review letters (2.2)',
    'assignment 2026-10-08 Final draft of the essay',
  ]));

test('the head of a column is no title of a course', () =>
  expect(read('CS 150', 'Spring 2026', '| Week | Monday | Goal |', '| 1 | 3/16 | Maps |').course.title).toBe(
    undefined,
  ));

test('a paper beside the exam of its day, and a post in which one introduces oneself, are works', () =>
  expect(
    work(
      'Summer 2027',
      '| Module | Closes | What is due |',
      '| 1 Intro | June 13 | Introduction post |',
      '| 1 Intro | June 13 | Introduce yourself video – June 10 |',
      '| 2 Ethics | June 20 | Syllabus quiz |',
      '| 8 Final | July 30 | Final report; Final exam |',
    ),
  ).toEqual([
    'assignment 2027-06-10 Introduce yourself video',
    'assignment 2027-06-13 Introduction post',
    'quiz 2027-06-20 Syllabus quiz',
    'exam 2027-07-30 Final exam',
    'assignment 2027-07-30 Final report',
  ]));

test('behind the name of a work each day has its stage', () =>
  expect(
    work('Fall 2026', 'Argument essay: rough draft Oct. 25; peer review Oct. 27; final draft Nov. 8'),
  ).toEqual([
    'assignment 2026-10-25 Argument essay: rough draft',
    'assignment 2026-10-27 Argument essay: peer review',
    'assignment 2026-11-08 Argument essay: final draft',
  ]));

test('", in class" ends its line, and the label of the term no title', () => {
  const lines = [
    '# Course: PHIL 101 - Intro to Philosophy   Term: Fall 2026',
    'Midterm exam .... Oct 14, in class',
    'Final exam .... Dec 11, 10:30 a.m.',
  ];
  expect(work(...lines)).toEqual(['exam 2026-10-14 Midterm exam', 'exam 2026-12-11 10:30 Final exam']);
  expect(read(...lines).course.title).toBe('Intro to Philosophy');
});
