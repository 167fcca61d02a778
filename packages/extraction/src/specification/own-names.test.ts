import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

test('work that is said to be due keeps its name beside the heading of its week', () =>
  expect(
    work(
      'Spring 2027',
      '| Part | Points |',
      '| Research dossier | 35 |',
      '| Campaign strategy | 75 |',
      '| Final exam | 90 |',
      '## Week 6: February 23-25 — Personas & campaign strategy',
      'From research to planning.',
      'Due Tue, Feb 23: Research dossier (35 pts)',
    ),
  ).toContain('assignment 2027-02-23 Research dossier'));

test('what the grade counts as one work is one, also with a plus in its name', () =>
  expect(
    work(
      'Spring 2027',
      '| Part | Points |',
      '| Sketched maps + coast pictures | 75 |',
      '| Final exam | 25 |',
      '## Due dates',
      '| Item | Due |',
      '| Sketched maps + coast pictures | Apr 9 |',
    ),
  ).toEqual(['assignment 2027-04-09 Sketched maps + coast pictures']));

test('what stands behind "due" is said of the work in front of it', () =>
  expect(
    work(
      'Spring 2027',
      '| Date | Plan |',
      '| Apr 23 | Portfolio 2, due at the seminar of Thursday May 6 for peer-review. |',
    ),
  ).toEqual(['project 2027-05-06 Portfolio 2']));

test('teaching a lesson by an hour of its day is to be done', () =>
  expect(
    work(
      'Spring 2027',
      '| Date | Plan |',
      '| Mar 10 | Teach Lesson 1 at the school before 3pm |',
      '| Mar 12 | Reefs |',
    ),
  ).toEqual(['assignment 2027-03-10 15:00 Teach Lesson 1']));

test('work that is due some hours before an appointment is not due on the day above it', () =>
  expect(
    work(
      'Spring 2027',
      '| Date | Plan |',
      '| Mar 17 | Map sheet 2 due 24 hours before your appointment. |',
      '| Mar 19 | Reefs |',
    ),
  ).toEqual([]));

test.each(['Team Action Plan Analysis', 'Coastal Needs Overview'])(
  'what "Due: %s" names is its own, and not what the line above is called',
  (name) =>
    expect(
      work('Fall 2026', '## 9/22: Tools', 'In class: Assessment exercise', `Due: ${name}, Friday, 9/25`),
    ).toContain(`assignment 2026-09-25 ${name}`),
);

test('a column headed by the first word of what counts has works of that name', () =>
  expect(
    work(
      'Fall 2026',
      '| Part | Share |',
      '| Typeset final drafts | 40% |',
      '| Attendance | 60% |',
      'The schedule',
      '| Date | Typeset | Topic |',
      '| Sept 9 | Typeset 1 | Groups |',
      '| Sept 16 | | Rings |',
      '| Sept 23 | Typeset 2 | Fields |',
    ),
  ).toEqual(['assignment 2026-09-09 Typeset 1', 'assignment 2026-09-23 Typeset 2']));

test('letters that the document says stand for a kind of work', () =>
  expect(
    work(
      'Fall 2026',
      'Module Quizzes (MQs) are taken in class.',
      '| Date | Topic |',
      '| Sept 9 | Sampling; MQ 1 |',
      '| Sept 16 | Estimates |',
      '| Sept 23 | MQ 2 |',
    ),
  ).toEqual(['quiz 2026-09-09 MQ 1', 'quiz 2026-09-23 MQ 2']));
