import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// Headings that say nothing but when something is due.

test('what stands below them is due then, whatever it is called', () =>
  expect(
    work(
      'Fall 2026',
      '#### August 31',
      '### Harbors',
      '- Chart of the bay',
      '#### Due September 2',
      '##### Guided questions: moorings (parts 1 and 2)',
      '## Anchors',
      '#### September 2',
      '### Chains',
      '- Hale v. Harbor Trust',
      '#### Due September 9',
      '##### Guided questions: anchors (part 3)',
      '## Buoys',
      '#### September 9',
      '### Lights',
    ),
  ).toEqual([
    'assignment 2026-09-02 Guided questions: moorings (parts 1 and 2)',
    'assignment 2026-09-09 Guided questions: anchors (part 3)',
  ]));

test('a test set larger than the last day of the plan is on that day', () =>
  expect(
    work(
      'Fall 2026',
      '#### November 16',
      '- Tides',
      '#### November 18',
      '- Dredging',
      '#### November 20',
      '- Ferries',
      '#### December 2',
      '## Final Exam',
    ),
  ).toEqual(['exam 2026-12-02 Final Exam']));

test('a heading above a day that ends with a colon asks for no day where it has its own', () =>
  expect(
    work(
      'Spring 2027',
      '#### Week 1: March 1: Mud',
      'Required readings: Hale 2014',
      'Due: Exercise 1',
      '#### Week 2: March 8: Reeds',
      'Required readings: Hale 2015',
      'Due: Exercise 2',
      '#### Week 3: Spring break: March 15:',
      '#### Week 4: March 22: Birds',
      'Required readings: Hale 2016',
      'Due: Exercise 3',
      '#### Week 5: March 29: Fish',
      'Required readings: Hale 2017',
      'Due: Exercise 4',
    ),
  ).toEqual([
    'assignment 2027-03-01 Exercise 1',
    'assignment 2027-03-08 Exercise 2',
    'assignment 2027-03-22 Exercise 3',
    'assignment 2027-03-29 Exercise 4',
  ]));
