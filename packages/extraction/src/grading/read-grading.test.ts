import { expect, test } from 'vitest';
import { inShort, readGrades as read } from '../../testing/read-grades.ts';
import { sketch } from '../../testing/sketch.ts';
import { english } from '../locales/en.ts';
import { spanish } from '../locales/es.ts';
import { french } from '../locales/fr.ts';
import type { Locale } from '../locales/locale.ts';
import { toOutline } from '../structure/outline.ts';
import { readGrading } from './read-grading.ts';

const table = (...rows: string[][]) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n');

test('a row of dots is read in one pass, also where no number follows it', () => {
  const dots = '.'.repeat(80);
  const lines = `Labs ${dots}/ 40%\n\nFinal exam ${dots}/ 60%`;
  expect(inShort(read(lines))).toHaveLength(2);
});

test('parts in thirds make the whole, whatever they are called', () => {
  const thirds = table(
    ['Mapping the Creek', '33%'],
    ['Modelling the Creek', '33%'],
    ['Water Systems', '33%'],
  );
  expect(inShort(read(thirds))).toEqual([
    'Mapping the Creek 33%',
    'Modelling the Creek 33%',
    'Water Systems 33%',
  ]);
});

test.each([
  [
    'a list',
    '- Homework: 30%\n- Midterm – 30%\n- Final exam (40%)',
    ['Homework 30%', 'Midterm 30%', 'Final exam 40%'],
  ],
  [
    'a final that goes on with sentences',
    '- Homework: (25% of grade)\n- Two midterms: (20% each)\n- Final: (35% of grade) You will build a bridge in groups.',
    ['Homework 25%', 'Two midterms 40%', 'Final 35%'],
  ],
  ['a numbered list', '1. Essays (60%)\n2. Portfolio (40%)', ['Essays 60%', 'Portfolio 40%']],
  [
    'entries that go on',
    '- Essays (60%): Four essays of five pages.\n- Portfolio (40%): See the hand-out.',
    ['Essays 60%', 'Portfolio 40%'],
  ],
  [
    'shares in front of their names, in brackets at the end of a sentence',
    'The rest of the final grade is that of the group (25% report, 35% talk).',
    ['report 25%', 'talk 35%'],
  ],
  [
    'shares in front',
    'Grading: 20% Homework, 45% Labs, 35% Exams',
    ['Homework 20%', 'Labs 45%', 'Exams 35%'],
  ],
  [
    'shares broken down in brackets, or behind a colon',
    '- Problems: 45% (first 5%, others 10% each)\n- Paper: (5% outline + 30% paper) 35%\n- Project (20%): pitch 5%, report 15%',
    ['Problems 45%', 'Paper: (5% outline + 30% paper) 35%', 'Project 20%'],
  ],
  [
    'titles that paragraphs begin with',
    '- Food diary. Keep a record of what you eat. Due September 18. 40%\n- Term paper. Describe a market in three pages. 60%',
    ['Food diary 40%', 'Term paper 60%'],
  ],
  [
    'what counts, and not what an exam is about',
    'Tests are based on about 70% lectures and 30% readings. The tests are 60% of the grade, the diary is 40%.',
    ['tests 60%', 'diary 40%'],
  ],
  [
    'shares that are multiplied',
    '- Critiques: 2 × 20%\n- Final project: 60%',
    ['Critiques 40%', 'Final project 60%'],
  ],
  [
    'shares in words',
    'One half of the grade is the seminar paper. Three memos together count for thirty percent. Participation accounts for the remaining twenty percent.',
    ['seminar paper 50%', 'Three memos 30%', 'Participation 20%'],
  ],
  [
    'numbers without a sign in one sentence, one of them for each of several',
    'Problem sets 30, midterms 20 each, final 20, labs 10.',
    ['Problem sets 30%', 'midterms 40%', 'final 20%', 'labs 10%'],
  ],
  [
    'numbers in brackets over the sentences of a paragraph',
    'Attendance (20). Two short expositions (15 each): the first is due in March. A presentation (10). A term paper (40).',
    ['Attendance 20%', 'Two short expositions 30%', 'presentation 10%', 'term paper 40%'],
  ],
  [
    'numbers without a sign, one of which says how it comes about',
    'Points: Survey 20, Logs 4 x 10 = 40, Report 60, Final exam 80. Total 200.',
    ['Survey 20 points', 'Logs 40 points', 'Report 60 points', 'Final exam 80 points'],
  ],
  [
    'numbers without a sign behind the names of a list',
    'Programs (5)          40\nQuizzes (best 4 of 5) 20\nMidterm               15\nFinal: 25',
    ['Programs (5) 40%', 'Quizzes (best 4 of 5) 20%', 'Midterm 15%', 'Final 25%'],
  ],
  [
    'numbers in a column that says nothing of what they are',
    table(['Paper', '3', '45'], ['Midterm', '1', '25'], ['Final exam', '1', '30']),
    ['Paper 45%', 'Midterm 25%', 'Final exam 30%'],
  ],
  [
    'shares without a sign beside the points',
    table(['Activity', 'Points', 'Share'], ['Papers', '200', '40'], ['Exams', '300', '60']),
    ['Papers 40% 200 points', 'Exams 60% 300 points'],
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
    'a sentence that says how often',
    'Homework is worth 40% of the course grade and will be assigned once per week. The final exam counts for 60% of the grade.',
    ['Homework 40%', 'final exam 60%'],
  ],
  [
    'what each one counts',
    '- 4 midterm exams: 15% each\n- Final exam: 40%',
    ['4 midterm exams 60%', 'Final exam 40%'],
  ],
  [
    'what each one counts, of as many as the whole has room for',
    'Labs 20%; project 30%; midterms 15% each; final 20%',
    ['Labs 20%', 'project 30%', 'midterms 30%', 'final 20%'],
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

test.each<[string, Locale, string]>([
  ['Bonus up to 3%', english, 'Bonus 3%'],
  ['You may earn up to 3% extra credit.', english, 'Extra credit 3%'],
  ['Students can earn a maximum of 3% bonus.', english, 'Bonus 3%'],
  ['Extra credit work can add at most 2.5% to your grade.', english, 'Extra credit 2.5%'],
  ['There is extra credit for each seminar (1% each, up to 3%).', english, 'Extra credit 3%'],
  ['Bonus: 1% per seminar, up to a maximum of 3%', english, 'Bonus 3%'],
  ['Un bonus peut ajouter jusqu’à 2 % à la note.', french, 'Bonus 2%'],
  ['La participación añade hasta 5% de bonificación.', spanish, 'Bonificación 5%'],
])('of a bonus the most that it can add counts: %j', (source, locale, expected) => {
  const parts = {
    en: ['Labs 40%', 'Final exam 60%'],
    fr: ['Projet 40%', 'Examen final 60%'],
    es: ['Prácticas 40%', 'Examen final 60%'],
  };
  const regular = parts[locale.language as keyof typeof parts];
  const components = read(`${regular.map((part) => `- ${part}`).join('\n')}\n${source}`, locale);
  expect(inShort(components)).toEqual([...regular, expected]);
  expect(components.map(({ isBonus }) => isBonus)).toEqual([undefined, undefined, true]);
});

test.each([
  'There is no bonus, and late work loses up to 30%.',
  'Extra credit is up to 40% easier than the exam.',
])('reads no bonus from %j', (source) =>
  expect(inShort(read(`- Labs 40%\n- Final exam 60%\n${source}`))).toEqual(['Labs 40%', 'Final exam 60%']),
);

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

test.each([
  ['Quizzes (10, lowest two dropped): 20%\nFinal exam: 80%', english, { works: 10, dropLowest: 2 }],
  [
    '8 problem sets: 40%\nFinal exam: 60%\nThe lowest problem set is dropped.',
    english,
    { works: 8, dropLowest: 1 },
  ],
  ['Quizzes (best 8 of 10): 20%\nFinal exam: 80%', english, { works: 10, dropLowest: 2 }],
  ['Extra credit: 3%\nLabs: 40%\nFinal exam: 60%', english, { isBonus: true }],
  ['Bonus: 1% for each seminar, up to 3%\nLabs: 40%\nFinal exam: 60%', english, { works: 3, isBonus: true }],
  ['Essay (2,500 words): 40%\nFinal exam (3 hours): 60%', english, {}],
  ['Quiz (les deux plus faibles notes sont retirées) : 20%\nExamen final : 80%', french, { dropLowest: 2 }],
  ['Controles (los mejores 4 de 5): 20%\nExamen final: 80%', spanish, { works: 5, dropLowest: 1 }],
])('the first part of %j has works, dropped ones and a bonus as it says', (source, locale, expected) => {
  const [first] = read(source, locale);
  const { works, dropLowest, isBonus } = first ?? {};
  expect({ works, dropLowest, isBonus }).toEqual({
    works: undefined,
    dropLowest: undefined,
    isBonus: undefined,
    ...expected,
  });
});

test.each([
  [
    'a fraction in words',
    'The project is worth a quarter of the grade. The final exam is worth 75% of the grade.',
    ['project 25%', 'final exam 75%'],
  ],
  [
    'names with their dates',
    '- Two essays (September 16 and October 21), 15% each\n- Final exam (Monday, December 14, by noon), 70%',
    ['Two essays 30%', 'Final exam 70%'],
  ],
  [
    'how many there are in a column',
    table(['Part', 'How many', 'Weight'], ['Midterms', '2', '20% each'], ['Final exam', '1', '60%']),
    ['Midterms 40%', 'Final exam 60%'],
  ],
  [
    'codes beside what they are about',
    table(
      ['Évaluation', 'Sujet', 'Pondération'],
      ['TP1', 'Projet de fouille', '40 %'],
      ['TP2', 'Examen des sources', '60 %'],
    ),
    ['TP1 40%', 'TP2 60%'],
    french,
  ],
  [
    'lines that begin with their days',
    'Weekly readings, 35%\nMonday, September 14: Map quiz, 10%\nFriday, October 16, 2026, Midterm exam, 25%\nTuesday, December 15, Final exam due by 12 noon, 30%',
    ['Weekly readings 35%', 'Map quiz 10%', 'Midterm exam 25%', 'Final exam 30%'],
  ],
  ['thirds', '- Essay 33.3%\n- Project 33.3%\n- Exam 33.3%', ['Essay 33.3%', 'Project 33.3%', 'Exam 33.3%']],
] as [string, string, string[], Locale?][])('reads shares told by %s', (_, source, expected, locale) =>
  expect(inShort(read(source, locale))).toEqual(expected),
);

test('the parts of a continuous assessment stand for it', () =>
  expect(
    inShort(
      read(
        'Contrôle continu (60 %) : un dossier (40 %) et un exposé (20 %).\nExamen terminal (40 %) : épreuve écrite.',
        french,
      ),
    ),
  ).toEqual(['dossier 40%', 'exposé 20%', 'Examen terminal 40%']));

test.each([
  ['that make no hundred', 'Problem sets 30, midterm 20, final 20.'],
  ['that are no parts of a grade', 'Rooms 30, corridors 20, stairs 50.'],
])('numbers without a sign %s are no shares', (_name, source) => expect(read(source)).toEqual([]));

test('the column of weights counts, not what each of several works is worth', () =>
  expect(
    inShort(
      read(
        table(
          ['Assessment', 'Number', 'Weight'],
          ['Labs', '8 (2% each)', '16%'],
          ['Tests', '2 (22% each)', '44%'],
          ['Final exam', '1 (40%)', '40%'],
        ),
      ),
    ),
  ).toEqual(['Labs 16%', 'Tests 44%', 'Final exam 40%']));

test('the rows of one table that make a whole come before those of two that do so by chance', () =>
  expect(
    inShort(
      read(
        [
          table(
            ['Class', 'Topic', '% of grade'],
            ['Oct 6', 'Essay 1', '10%'],
            ['Oct 13', 'Essay 2', '10%'],
            ['Oct 20', 'Essay 3', '10%'],
            ['Dec 1', 'Oral exam', '20%'],
          ),
          '# Grades',
          table(
            ['Assessment', 'Weight'],
            ['Quizzes', '50%'],
            ['Test', '20%'],
            ['Reflections', '20%'],
            ['Presentation', '10%'],
          ),
        ].join('\n'),
      ),
    ),
  ).toEqual(['Quizzes 50%', 'Test 20%', 'Reflections 20%', 'Presentation 10%']));

test('parts below two parts of the grade do not count beside them, nor is a second midterm the first', () => {
  const nested = table(
    ['Component', 'Points'],
    ['Participation', '24%'],
    ['- Case sessions', '16%'],
    ['- Guest sessions', '4%'],
    ['- Questions', '4%'],
    ['Reading quiz', '8%'],
    ['Exams', '36%'],
    ['- Midterm I Exam', '18%'],
    ['- Midterm II Exam', '18%'],
    ['Field report', '32%'],
    ['Total', '100%'],
  );
  expect(inShort(read(nested)).map((part) => part.replace(/ [\d.]+ points$/, ''))).toEqual([
    'Participation 24%',
    'Reading quiz 8%',
    'Exams 36%',
    'Field report 32%',
  ]);
});

test('how many works there are, told beside their share', () =>
  expect(
    read('Exams (60%). There will be three exams, each worth 20% of your grade.\n\nEssay (40%).'),
  ).toMatchObject([
    { component: 'Exams', weight: 60, works: 3 },
    { component: 'Essay', weight: 40 },
  ]));

test('one share merged over the rows of several works', () => {
  const source = [
    '| Deliverable | Weight | Due |',
    '| Memo 1 | 30% | 5/22 |',
    '| Memo 2 | | 6/5 |',
    '| Midterm | 30% | 6/12 |',
    '| Final exam | 40% | 7/1 |',
  ];
  const document = sketch(...source);
  const table = document.pages[0]?.blocks[0];
  if (table?.type !== 'table') throw new Error('the sketch is a table');
  const [, first, second, ...rest] = table.rows;
  const merged = first?.cells[1];
  if (!first || !second || !merged) throw new Error('it has rows');
  const rows = [
    table.rows[0],
    { cells: [first.cells[0], { ...merged, rowSpan: 2 }, first.cells[2]] },
    { cells: [second.cells[0], second.cells[2]] },
    ...rest,
  ];
  const [page] = document.pages;
  const nodes = toOutline(
    { ...document, pages: [{ ...page, blocks: [{ ...table, rows }] }] } as typeof document,
    { startsAnew: () => false },
  );
  expect(readGrading(nodes, english)).toMatchObject([
    { component: 'Memo', weight: 30, works: 2 },
    { component: 'Midterm', weight: 30 },
    { component: 'Final exam', weight: 40 },
  ]);
});

test('a list that makes the whole is the scheme, and not a whole gathered from the headings of its parts', () => {
  const list = ['23% Participation', '27% Lab Reports', '10% Practical Exam', '12.5% Exam 1', '12.5% Exam 2'];
  const headings = [
    'Participation (23%)',
    'Lab Reports (27%)',
    'Final Laboratory Report (15%)',
    'Exams (35%)',
  ];
  const source = [
    ...[...list, '15% Final Report'],
    ...Array.from({ length: 24 }, (_, at) => `What we do in week ${at}.`),
    ...[...headings, 'The practical is worth 10% of your final grade.'],
  ];
  const components = read(source.join('\n')).map(({ component, weight }) => `${weight}% ${component}`);
  expect(components).toEqual([...list, '15% Final Report']);
});

test('half of the course is no share of the grade', () =>
  expect(
    read('There are two exams in the first half of the course and two in the second half of the course.'),
  ).toEqual([]));
