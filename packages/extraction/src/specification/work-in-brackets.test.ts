import { expect, test } from 'vitest';
import { read, work } from '../../testing/read-lines.ts';

const found = (...lines: string[]) =>
  read('Summer 2027', ...lines).findings.map(({ kind, date, title }) => `${date} ${kind}: ${title}`);

const row = (words: string) =>
  found('| Date | Topic |', '| Jun 8 | Ports |', `| Jun 10 | ${words} |`, '| Jun 15 | Tides |').filter(
    (finding) => !/Ports|Tides/.test(finding),
  );

test.each([
  [
    'Review (Assignment 2 due on Jun 11)',
    ['2027-06-10 class: Review', '2027-06-11 assignment: Assignment 2'],
  ],
  [
    'Group presentations (Projects due on June 12)',
    ['2027-06-10 presentation: Group presentations', '2027-06-12 project: Projects'],
  ],
])('what is due in brackets on another day is a thing of its own: %j', (words, expected) =>
  expect(row(words)).toEqual(expected),
);

test('a day off the timetable in brackets moves no class', () =>
  expect(row('Midterm review (Drop Day on Jun 14)')).toContain('2027-06-10 class: Midterm review'));

test.each([
  ['Essay 2 (draft due Jun 13)', '2027-06-13'],
  ['Lab 3 (report due Jun 13)', '2027-06-13'],
  ['Guest lecture (moved to Jun 13)', '2027-06-13'],
])('what brackets say of the work in front is no other work: %j', (words, day) =>
  expect(row(words).map((finding) => finding.slice(0, 10))).toEqual([day]),
);

test('a line that its day leads says as much', () =>
  expect(
    found('June 8: Ports', 'June 10: Review (Assignment 2 due on June 11)', 'June 15: Tides').slice(1, 3),
  ).toEqual(['2027-06-10 class: Review', '2027-06-11 assignment: Assignment 2']));

test('works in a row, each with its day in brackets, have their own days', () =>
  expect(row('Springs → Journal 6 (due 6/14), Project proposal (due 6/11) and Essay 1 (due 6/12)')).toEqual([
    '2027-06-11 project: Project proposal',
    '2027-06-12 assignment: Essay 1',
    '2027-06-14 assignment: Springs → Journal 6',
  ]));

test('what brackets hold is no second work, whatever joins its words', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Due |',
      '| October 6 | Waves | Proyecto F2 (maps + a table of heights, 3 min oral) |',
      '| October 8 | Tides | |',
    ),
  ).toEqual(['assignment 2026-10-06 Proyecto F2 (maps + a table of heights, 3 min oral)']));
