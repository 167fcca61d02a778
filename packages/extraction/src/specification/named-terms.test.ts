import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// The ways in which a term is named above days without a year.

describe('a course in autumn', () => {
  test.each([
    'Sep–Dec 2026',
    'Sept-Dec ’26',
    'September to December, 2026',
    'Septembre à décembre 2026',
    'September 2026 – April 2027',
    'Sept–Apr 2027',
    '09/2026 – 12/2026',
    '2026-09 to 2026-12',
    'AY 26-27, Fall',
    'Fall `26',
    'AU26',
    'AU 2026',
    'Term: F26',
    '2026W1',
    'Winter 2026, Term 1',
  ])('%s', (term) =>
    expect(work(`Tidal Ecology`, term, 'Exam 1: October 14')).toEqual(['exam 2026-10-14 Exam 1']),
  );
});

describe('a course in spring', () => {
  test.each([
    'Jan–Apr 2026',
    'January-May, 2026',
    'Term: S26',
    '2025W2',
    '2025 Winter Term 2',
    'Winter 2025, Term 2',
  ])('%s', (term) =>
    expect(work(`Tidal Ecology`, term, 'Exam 1: March 4')).toEqual(['exam 2026-03-04 Exam 1']),
  );
});

test('the second part of a course from autumn to spring is in the next year', () =>
  expect(
    work('Tidal Ecology, September 2026 – April 2027', 'Exam 1: November 4', 'Exam 2: March 10'),
  ).toEqual(['exam 2026-11-04 Exam 1', 'exam 2027-03-10 Exam 2']));

test('the term of the current version counts for more than one in the title', () =>
  expect(
    work(
      'Tidal Ecology (2024W1)',
      'Everything below is for the current version (Sep-Dec 2026) of the course.',
      'Exam 1: October 14',
    ),
  ).toEqual(['exam 2026-10-14 Exam 1']));

test('months in Spanish', () =>
  expect(work('Ecología del litoral, septiembre - diciembre de 2026', 'Examen: 14 de octubre')).toEqual([
    'exam 2026-10-14 Examen',
  ]));

test('the months of a journal further down name no term', () =>
  expect(
    work(
      'Tidal Ecology, Fall 2026',
      ...Array(60).fill('What lives between the tides, and how it is counted.'),
      'Shore Notes, Jan–Mar 2019',
      'Exam 1: October 14',
    ),
  ).toEqual(['exam 2026-10-14 Exam 1']));

test('the French "au" in front of a number is no autumn', () =>
  expect(work('Écologie, automne 2026', 'Semaine du 12 au 20 octobre', 'Examen : 4 novembre')).toEqual([
    'exam 2026-11-04 Examen',
  ]));
