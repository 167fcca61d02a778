import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// Several days of one kind of work, told together below a heading that names no work of its own.

const below = (heading: string, ...lines: string[]) =>
  work('Fall 2026', `## ${heading}`, ...lines, '## Policies', 'Late work loses a tenth for each day.');

const PAPERS = [
  'assignment 2026-09-17 Papers',
  'assignment 2026-10-15 Papers',
  'assignment 2026-11-12 Papers',
];

describe.each(['Course work', 'Assignments', 'Grading', 'Exams and quizzes'])('below "%s"', (heading) => {
  test.each([
    'Papers: September 17, October 15, November 12',
    'Papers – 10% each (September 17, October 15, November 12)',
    'Papers are due on September 17, October 15, and November 12.',
    'Papers (30%): 9/17, 10/15 and 11/12',
  ])('"%s" names each of them', (said) => expect(below(heading, said)).toEqual(PAPERS));
});

test.each([
  ['exam', 'Exam dates: Sep 17, Oct 15'],
  ['project', 'Project dates: Sep 17, Oct 15'],
  ['presentation', 'Presentation dates: Sep 17, Oct 15'],
])('%s: "%s" below "Assignments" are no days of assignments', (kind, said) =>
  expect(below('Assignments', said).map((one) => one.split(' ').slice(0, 2))).toEqual([
    [kind, '2026-09-17'],
    [kind, '2026-10-15'],
  ]),
);

test.each([
  'There will be three tests on September 17, October 15, and November 12.',
  'The three tests are scheduled for 9/17, 10/15 and 11/12.',
  'Tests (30%): There are three tests in this course (September 17, October 15, November 12).',
  'Tests: There will be 3 tests during the semester: 9/17, 10/15 and 11/12.',
])('"%s" sets their days', (said) =>
  expect(below('Course work', said).map((one) => one.split(' ').slice(0, 2).join(' '))).toEqual([
    'exam 2026-09-17',
    'exam 2026-10-15',
    'exam 2026-11-12',
  ]),
);

test('what is said once more behind a label is named by the sentence that sets the days', () =>
  expect(
    below('Course work', 'Essays (30%): There are three essays in this course (9/17, 10/15, 11/12).'),
  ).toHaveLength(3));

test.each([
  ['Paper', 'Material'],
  ['Essay', 'Topic'],
  ['Problem set', 'Chapters'],
  ['Presentation', 'Topic'],
  ['Lab report', 'Reading'],
])('the numbers below "%s" at the head of a table of days count works, beside their "%s"', (name, about) =>
  expect(
    below(
      'Course work',
      `| ${name} | Date | ${about} |`,
      '| 1 | September 17 | Ch. 1-3 |',
      '| 2 | October 15 | Ch. 4-6 |',
    ).map((one) => one.replace(/^\S+ /u, '').toLowerCase()),
  ).toEqual([`2026-09-17 ${name.toLowerCase()} 1`, `2026-10-15 ${name.toLowerCase()} 2`]),
);

test('the numbers below "Lab" are those of sessions', () =>
  expect(
    below('Course work', '| Lab | Date | Topic |', '| 1 | Sep 17 | Tides |', '| 2 | Sep 24 | Waves |'),
  ).toEqual([]));

describe('works that stand beside each other, above their days', () => {
  const EXAMS = ['exam 2026-09-17 Exam 1', 'exam 2026-10-15 Exam 2', 'exam 2026-12-10 Final exam'];

  test('are as many', () =>
    expect(
      below('Exams', '| Exam 1 | Exam 2 | Final exam |', '| September 17 | October 15 | December 10 |'),
    ).toEqual(EXAMS));

  test('have names for their rows, and shares', () =>
    expect(
      below(
        'Exams',
        '| | Exam 1 | Exam 2 | Final exam |',
        '| Date | Thu 9/17 | Thu 10/15 | Thu 12/10 |',
        '| Weight | 20% | 20% | 30% |',
      ),
    ).toEqual(EXAMS));

  test('are none where topics stand below them as well', () =>
    expect(
      below(
        'Schedule',
        '| Lab 1 | Lab 2 |',
        '| Sep 17: Tides | Sep 24: Waves |',
        '| Oct 1: Sand | Oct 8: Silt |',
      ),
    ).not.toContainEqual(expect.stringContaining('Lab 1')));
});
