import { expect, test } from 'vitest';
import { sketch } from '../../testing/sketch.ts';
import { english } from '../locales/en.ts';
import { spanish } from '../locales/es.ts';
import { french } from '../locales/fr.ts';
import type { Locale } from '../locales/locale.ts';
import { toOutline } from '../structure/outline.ts';
import { readGrading } from './read-grading.ts';

const read = (source: string, locale: Locale = english) =>
  readGrading(
    toOutline(sketch(...source.split('\n')), () => false),
    locale,
  );

/** `Midterm 20%`, `Labs 120 points`: what was read, in short. */
const inShort = (components: ReturnType<typeof read>) =>
  components.map(({ component, weight, points }) =>
    [
      component,
      ...(weight === undefined ? [] : [`${weight}%`]),
      ...(points === undefined ? [] : [`${points} points`]),
    ].join(' '),
  );

const table = (...rows: string[][]) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n');

test.each([
  [
    'a list',
    '- Homework: 30%\n- Midterm – 30%\n- Final exam (40%)',
    ['Homework 30%', 'Midterm 30%', 'Final exam 40%'],
  ],
  ['a numbered list', '1. Essays (60%)\n2. Portfolio (40%)', ['Essays 60%', 'Portfolio 40%']],
  [
    'entries that go on',
    '- Essays (60%): Four essays of five pages.\n- Portfolio (40%): See the hand-out.',
    ['Essays 60%', 'Portfolio 40%'],
  ],
  [
    'shares in front',
    'Grading: 20% Homework, 45% Labs, 35% Exams',
    ['Homework 20%', 'Labs 45%', 'Exams 35%'],
  ],
  [
    'a sentence',
    'The grade is determined by three quizzes (30%), a term paper (45%) and participation (25%).',
    ['three quizzes 30%', 'term paper 45%', 'participation 25%'],
  ],
  [
    'sentences',
    'The midterm is worth 40% of the course grade. The final exam counts for 60% of the grade.',
    ['midterm 40%', 'final exam 60%'],
  ],
  [
    'what each one counts',
    '- 4 midterm exams: 15% each\n- Final exam: 40%',
    ['4 midterm exams 60%', 'Final exam 40%'],
  ],
  [
    'the whole beside what each one counts',
    '- Quizzes (8% each, 40%)\n- Final exam: 60%',
    ['Quizzes 40%', 'Final exam 60%'],
  ],
  ['parts that are added', '- Homework (25% + 15% = 40%)\n- Exams 60%', ['Homework 40%', 'Exams 60%']],
  ['shares with decimals', '- Quizzes 12.5%\n- Exams 87.5%', ['Quizzes 12.5%', 'Exams 87.5%']],
  [
    'what is dropped',
    '- Quizzes (lowest dropped) 25%\n- Exams 75%',
    ['Quizzes (lowest dropped) 25%', 'Exams 75%'],
  ],
  [
    'bonus work beside the whole',
    '- Labs 50%\n- Exams 50%\n- Extra credit: up to 4%',
    ['Labs 50%', 'Exams 50%', 'Extra credit 4%'],
  ],
  ['sums that are not a hundred as they are', '- Labs 50%\n- Exams 40%', ['Labs 50%', 'Exams 40%']],
])('reads %s', (_, source, expected) => expect(inShort(read(source))).toEqual(expected));

test.each([
  [
    'names and shares',
    table(['Part', 'Weight'], ['Labs', '40%'], ['Final exam', '60%'], ['Total', '100%']),
    ['Labs 40%', 'Final exam 60%'],
  ],
  [
    'bare numbers below a sign',
    table(['Part', '%'], ['Labs', '40'], ['Final exam', '60']),
    ['Labs 40%', 'Final exam 60%'],
  ],
  [
    'points beside shares',
    table(['Part', 'Points', 'Share'], ['Labs', '120', '40%'], ['Final exam', '180', '60%']),
    ['Labs 40% 120 points', 'Final exam 60% 180 points'],
  ],
  [
    'points alone',
    table(
      ['Part', 'Points'],
      ['Labs', '120 pts'],
      ['Exam 1', '90 pts'],
      ['Final', '130 pts'],
      ['Total', '340 pts'],
    ),
    ['Labs 120 points', 'Exam 1 90 points', 'Final 130 points'],
  ],
  [
    'grade bands beside the scheme',
    table(
      ['Part', '%', 'Cut-offs', ''],
      ['Labs', '40%', 'A', '94-100%'],
      ['Final exam', '60%', 'A-', '90-93%'],
    ),
    ['Labs 40%', 'Final exam 60%'],
  ],
  [
    'two components in a row',
    table(['', '', '', ''], ['Labs', '35%', 'Quizzes', '25%'], ['Paper', '30%', 'Debate', '10%']),
    ['Labs 35%', 'Quizzes 25%', 'Paper 30%', 'Debate 10%'],
  ],
  [
    'parts of a component not beside it',
    table(
      ['Part', ''],
      ['Labs', '50%'],
      ['Project', '50%'],
      ['Outline of the project', '20%'],
      ['Poster', '30%'],
    ),
    ['Labs 50%', 'Project 50%'],
  ],
  [
    'sub-totals not beside what they add up',
    table(['Part', ''], ['Exams', '70%'], ['Essay', '20%'], ['Article', '10%'], ['Homework total', '30%']),
    ['Exams 70%', 'Essay 20%', 'Article 10%'],
  ],
])('reads tables with %s', (_, source, expected) => expect(inShort(read(source))).toEqual(expected));

test.each([
  ['grade bands', '- A 95–100%\n- A- 91–94%\n- B+ 88–90%\n- B 84% or higher\n- F below 58%'],
  [
    'grade bands in a table',
    table(['Grade', 'Range'], ['A', '92% - 100%'], ['B', '81% - 91%'], ['C', '68% - 80%']),
  ],
  ['penalties', 'Late work loses 10% per day, up to 50%.\nA 20% penalty applies to late labs.'],
  ['thresholds', 'You need at least 60% to pass.\nA minimum of 75% attendance is required.'],
  ['shares of a part', 'Written half (60% of the exam grade)\nSpoken half (40% of the exam grade)'],
  ['other percentages', 'About 70% of the students come back. The essay may hold at most 15% quotations.'],
])('reads no component from %s', (_, source) => expect(read(source)).toEqual([]));

test('a scheme told twice is one scheme', () => {
  const source = `${table(['Part', 'Weight'], ['Essays', '60%'], ['Portfolio', '40%'])}\nEssays (60%): four of them.\nPortfolio (40%): due last.`;
  expect(inShort(read(source))).toEqual(['Essays 60%', 'Portfolio 40%']);
});

test('the scheme of the course is told from the marking of one work', () => {
  const source =
    '- Homework 40%\n- Final exam 60%\n## Marking of the report\n- Clarity 50%\n- Sources 30%\n- Style 20%';
  expect(inShort(read(source))).toEqual(['Homework 40%', 'Final exam 60%']);
});

test('points are per cent as well where the text says what a point is worth', () => {
  const source = `Each test is worth 30 points (30% of the grade).\n${table(['Part', 'Points'], ['Test 1', '30 points'], ['Test 2', '30 points'], ['Other work', '40 points'])}`;
  expect(inShort(read(source))).toEqual([
    'Test 1 30% 30 points',
    'Test 2 30% 30 points',
    'Other work 40% 40 points',
  ]);
});

test.each([
  [french, '- Contrôle continu : 40 %\n- Examen final : 60 %', ['Contrôle continu 40%', 'Examen final 60%']],
  [
    french,
    'L’examen partiel compte pour 37,5 % de la note finale.\nLe projet vaut 62,5 % de la note finale.',
    ['L’examen partiel 37.5%', 'projet 62.5%'],
  ],
  [
    spanish,
    '- Dos parciales: 25% cada uno\n- Trabajo final: 50%',
    ['Dos parciales 50%', 'Trabajo final 50%'],
  ],
  [
    spanish,
    'El examen final vale 60% de la nota final. Las tareas valen 40% de la nota final.',
    ['examen final 60%', 'tareas 40%'],
  ],
])('reads $language: %s', (locale, source, expected) =>
  expect(inShort(read(source, locale))).toEqual(expected),
);

test('says where it read a component', () => {
  const [midterm] = read('- Midterm: 30%\n- Final: 70%');
  expect(midterm?.evidence).toEqual([{ page: 1, quote: 'Midterm: 30%', span: [0, 12] }]);
});
