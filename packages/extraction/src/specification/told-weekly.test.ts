import { describe, expect, test } from 'vitest';
import { read, work } from '../../testing/read-lines.ts';

// What is to be handed in by the same day of every week, told beside a schedule whose rows are classes of a seminar.

const THURSDAYS = ['January 21', 'January 28', 'February 4', 'February 11', 'February 18'];
const TUESDAYS = ['2027-01-19', '2027-01-26', '2027-02-02', '2027-02-09', '2027-02-16'];
const FRIDAYS = ['2027-01-22', '2027-01-29', '2027-02-05', '2027-02-12', '2027-02-19'];

const seminar = (told: string | string[], name: string): string[] => [
  'Spring 2027',
  'The seminar meets on Thursdays, 2:00-4:30 pm.',
  ...[told].flat(),
  '## Plan',
  '| Date | Topic | Due |',
  ...THURSDAYS.map((day, index) => `| ${day} | Estuaries ${index + 1} | ${name} |`),
];

const daysOf = (lines: readonly string[]): string[] => lines.map((line) => line.split(' ')[1] ?? '');

describe('in front of the class', () => {
  test.each([
    ['By Tuesdays, 11:59 pm, you have to post a brief summary of the readings of the given week.', 'Summary'],
    ['Each week, by Tuesday at 5 pm, write a one-page memo on the readings of that week.', 'Memo'],
    ['Upload your reading response by 5 pm on the Tuesday before class.', 'Reading response'],
    ['Hand in your field note by noon on the Tuesday before each class.', 'Field note'],
  ])('%j', (rule, name) => expect(daysOf(work(...seminar(rule, name)))).toEqual(TUESDAYS));

  test('at the hour that it says', () =>
    expect(work(...seminar('Post your memo by 5 pm on the Tuesday before class.', 'Memo'))[0]).toBe(
      'assignment 2027-01-19 17:00 Memo',
    ));
});

test.each(['Memos are due on Thursdays before class.', 'Upload your memo every Thursday before class.'])(
  '%j is said of the day of the class itself',
  (rule) =>
    expect(daysOf(work(...seminar(rule, 'Memo')))).toEqual([
      '2027-01-21',
      '2027-01-28',
      '2027-02-04',
      '2027-02-11',
      '2027-02-18',
    ]),
);

describe('behind it', () => {
  test.each([
    ['Reading responses: Fridays, 11:59 pm', 'Reading response'],
    ['- Reading responses (20%): Fridays, 11:59 pm', 'Reading response'],
    ['Weekly reading responses, due Fridays', 'Reading response'],
    ['By Fridays at noon, students upload a short reflection.', 'Reflection'],
    ['Complete the weekly worksheet by Friday at 5 pm.', 'Worksheet'],
  ])('%j', (rule, name) => expect(daysOf(work(...seminar(rule, name)))).toEqual(FRIDAYS));
});

test.each([
  ['## Problem sets', 'Due every Friday at 5 pm on the course page.'],
  ['## Problem sets', 'By Fridays, 5 pm, you have to post your solutions with all steps.'],
])('below the heading %j, %j is said of those', (heading, rule) =>
  expect(daysOf(work(...seminar([heading, rule], 'Problem set')))).toEqual(FRIDAYS),
);

test('an entry of a list that is nothing but the name of such work is due', () =>
  expect(
    work(
      'Spring 2027',
      'Reflections are due every Friday at 5 pm.',
      ...THURSDAYS.flatMap((day) => [`### ${day}: Estuaries`, '- Chapter 3', '- Reflection']),
    ),
  ).toEqual(FRIDAYS.map((day) => `assignment ${day} 17:00 Reflection`)));

test('weeks that end on Fridays are followed by the Sunday on which work is due', () =>
  expect(
    daysOf(
      work(
        'Spring 2027',
        'Problem sets are due every Sunday by 11:59 pm.',
        '| Week | Topic | Work |',
        '| Jan 18-22 | Tides | Problem set 1 |',
        '| Jan 25-29 | Silt | Problem set 2 |',
        '| Feb 1-5 | Salt | Problem set 3 |',
      ),
    ),
  ).toEqual(['2027-01-24', '2027-01-31', '2027-02-07']));

describe('two works with one name', () => {
  test.each([
    [['## Summaries and discussion questions', 'The work of every week.']],
    [['## Grading', '- Summary / discussion questions: 20%', '- Final paper: 80%']],
  ])('%j', (told) =>
    expect(work(...seminar(told, 'Summary and discussion question'))).toContain(
      'assignment 2027-01-21 Summary and discussion question',
    ),
  );

  test('are two where a test is one of them', () =>
    expect(
      work(
        'Spring 2027',
        '## Quizzes and essays',
        '| Date | Topic | Due |',
        '| Jan 21 | Tides | Quiz and essay |',
        '| Jan 28 | Silt | |',
      ),
    ).toEqual(['quiz 2027-01-21 Quiz', 'assignment 2027-01-21 Essay']));
});

test.each([
  'I will post a summary by Tuesday of every week.',
  'Rooms are posted on the Tuesday before class.',
  'Summaries: Tuesday is a good day to begin.',
])('%j is no rule', (told) =>
  expect(daysOf(work(...seminar(told, 'Summary')))).toEqual([
    '2027-01-21',
    '2027-01-28',
    '2027-02-04',
    '2027-02-11',
    '2027-02-18',
  ]),
);

test('it is told among what comes again and again', () =>
  expect(
    read('Spring 2027', 'By Tuesdays, 11:59 pm, you have to post a summary of the readings.').recurring.map(
      ({ title, days, time }) => [title, days, time],
    ),
  ).toEqual([['summary', ['TU'], '23:59']]));

describe('in other languages', () => {
  test.each([
    [
      [
        'Hiver 2027',
        'Le séminaire a lieu le jeudi de 13 h à 16 h.',
        'Chaque semaine, vous devez publier un compte rendu des lectures avant le mercredi à 17 h.',
      ],
      ['21 janvier', '28 janvier', '4 février', '11 février'],
      'Compte rendu',
    ],
    [
      [
        'Primavera de 2027',
        'El seminario se reúne los jueves de 14:00 a 16:30.',
        'Cada semana, antes del miércoles a las 17:00, deben publicar una reseña de las lecturas de esa semana.',
      ],
      ['21 de enero', '28 de enero', '4 de febrero', '11 de febrero'],
      'Reseña',
    ],
  ])('%j', (told, days, name) =>
    expect(
      daysOf(
        work(
          ...told,
          name === 'Reseña' ? '| Fecha | Tema | Trabajos |' : '| Date | Thème | Travaux |',
          ...days.map((day, index) => `| ${day} | ${index + 1} | ${name} |`),
        ),
      ),
    ).toEqual(['2027-01-20', '2027-01-27', '2027-02-03', '2027-02-10']),
  );
});
