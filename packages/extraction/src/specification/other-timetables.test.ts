import { expect, test } from 'vitest';
import { daysOff, work } from '../../testing/read-lines.ts';

// Days on which the timetable of another weekday is in force: what is told of them is told of their own day.

const plan = (said: string) => [
  'Fall 2026',
  'Class meets on Tuesdays.',
  '| Date | Topic |',
  '| Oct 6 | Tides |',
  `| Oct 13 | ${said} |`,
  '| Oct 20 | Ice |',
  '| Oct 27 | Fog |',
];

test.each([
  'No class: Monday schedule',
  'No class (university follows a Monday schedule)',
  'No class, Friday classes meet',
  'No class – follow Friday schedule',
])('%j', (said) => expect(daysOff(...plan(said))).toEqual([`2026-10-13 ${said}`]));

test.each([
  'Exam 2 (Monday schedule)',
  'Exam 2; class follows Friday schedule',
  'Exam 2 – university on a Thursday schedule',
])('%j', (said) => expect(work(...plan(said))).toEqual(['exam 2026-10-13 Exam 2']));

test.each([
  ['Automne 2026. Le cours est donné en français et porte sur les côtes.', 'Pas de cours (horaire du lundi)'],
  ['Otoño 2026. El curso es en español y trata de las costas.', 'No hay clase (horario de lunes)'],
])('%s %s', (course, said) =>
  expect(
    daysOff(course, '| 6/10 | 1 |', `| 13/10 | ${said} |`, '| 20/10 | 3 |').map((one) => one.slice(0, 10)),
  ).toEqual(['2026-10-13']),
);
