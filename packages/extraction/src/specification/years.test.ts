import { describe, expect, test } from 'vitest';
import { read, readWhole, work, workIn } from '../../testing/read-lines.ts';
import { sketch } from '../../testing/sketch.ts';
import { extract } from '../extract.ts';
import { readDocument } from '../node.ts';

// The year that nothing writes beside the day.

test.each(['Summer Session II, 2026', '1º semestre de 2026', 'Cohort 2026'])(
  'the year of a title: %s',
  (title) => expect(work(title, 'Exam 1: July 14').map((item) => item.slice(5, 9))).toEqual(['2026']),
);

test('a course over the whole of an academic year begins in autumn', () =>
  expect(
    work(
      'Phonology, 2025/26',
      '- 13 October: Test 1',
      '- 20 October: Rules',
      '- 3 November: Stress',
      '- 19 January: Test 2',
      '- 26 January: Tone',
      '- 2 February: Harmony',
    ),
  ).toEqual(['exam 2025-10-13 Test 1', 'exam 2026-01-19 Test 2']));

test('it begins in autumn as well where most of its days are in spring', () =>
  expect(
    work(
      'Projet de groupe (2025-2026)',
      '- Début des inscriptions : 1 décembre',
      '- Liste des groupes : 8 décembre',
      '- Devoir 1 : 19 décembre',
      '- Rapport : 10 mars',
      '- Devoir 2 : 4 mai',
      '- Devoir 3 : 11 mai',
      '- Devoir 4 : 18 mai',
      '- Soutenances : 26 mai',
    ).filter((item) => /Devoir 1|Soutenances/.test(item)),
  ).toEqual(['assignment 2025-12-19 Devoir 1', 'presentation 2026-05-26 Soutenances']));

test('two days of a month are two, where no other day has the same number behind it', () =>
  expect(work('Fall 2026', 'Mon, Oct 12, 26: Map quiz', 'Wed, Nov 4: Joins', 'Fri, Dec 4: Last day')).toEqual(
    ['quiz 2026-10-12 Map quiz', 'quiz 2026-10-26 Map quiz'],
  ));

test('a numbered term names the year', () =>
  expect(work('# HIST 210', 'Summer Term #2, 2026', 'Friday, July 31: Midterm')).toEqual([
    'exam 2026-07-31 Midterm',
  ]));

test.each(['© 2019 Harbour Press', 'Text: The Living Cell, 11th edition, 2019', 'Accredited since 2018'])(
  'the year of "%s" is not that of the course, which is asked for',
  (bait) => {
    const { findings, warnings } = read(
      'BIO 120',
      bait,
      'Midterm: Monday, October 12',
      'Quiz: Wednesday, October 21',
    );
    expect(findings.map(({ date }) => date)).toEqual(['--10-12', '--10-21']);
    expect(warnings.map(({ code, options = [] }) => [code, ...options.map(({ year }) => year)])).toEqual([
      ['no-year', 2026, 2020, 2015],
    ]);
  },
);

test('a column of weekdays beside the days tells the year, where only one has them', () => {
  const rows = ['19/02 | segunda', '26/02 | segunda', '27/02 | terça', '01/03 | sexta', '04/03 | segunda'];
  const more = ['05/03 | terça', '08/03 | sexta', '11/03 | segunda', '12/03 | terça', '15/03 | sexta'];
  expect(
    work(
      '# Cálculo',
      '| Data | Dia | Tipo | Assunto |',
      ...[...rows, ...more].map((row) => `| ${row} | T | Aula de limites |`),
      '| 18/03 | segunda | T | Prova 1 |',
    ),
  ).toEqual(['exam 2024-03-18 Prova 1']);
});

test('south of the equator autumn begins in March, and its term ends in the same year', () =>
  expect(
    work(
      'OCE 120, Otoño 2027',
      'El curso trata de las mareas y las olas de la costa.',
      '',
      'Lunes 08/03: Mareas',
      'Lunes 15/03: Olas',
      'Lunes 05/04: Prueba 1',
      'Lunes 10/05: Prueba 2',
      'Viernes 18/06: Entrega del informe final',
    ),
  ).toEqual([
    'exam 2027-04-05 Prueba 1',
    'exam 2027-05-10 Prueba 2',
    'assignment 2027-06-18 Entrega del informe final',
  ]));

test('a year that is told counts where the document gives none', () => {
  const told = (...lines: string[]) =>
    extract(sketch(...lines), { referenceDate: '2026-09-01', year: 2031 }).findings[0];
  expect(told('# GEO 210', 'Midterm exam: October 14')).toMatchObject({
    date: '2031-10-14',
    assumed: expect.arrayContaining([{ field: 'date', because: 'the year as it was answered' }]),
  });
  expect(told('# GEO 210, Fall 2027', 'Midterm exam: October 14')?.date).toBe('2027-10-14');
});

test('one date with its year that can only begin with its day says so of the others', () =>
  expect(
    work('Autumn 2025', '', 'Coursework 1: 14/11/2025, 16:00', 'Coursework 2: 09/01/2026, 16:00'),
  ).toEqual(['assignment 2025-11-14 16:00 Coursework 1', 'assignment 2026-01-09 16:00 Coursework 2']));

test('a course that is told in Spanish may have its days in English', () =>
  expect(
    work(
      'Spring 2026',
      '| | lunes | miércoles | viernes |',
      '| Semana 1 / Jan 12-16 | La familia | La casa y los muebles | La ciudad |',
      '| Semana 2 / Jan 19-23 | No hay clase | Los viajes | Prueba 1 |',
      '| Semana 3 / Jan 26-30 | La comida | El restaurante | La salud |',
      '| Semana 4 / Feb 2-6 | Repaso de la unidad | Examen 1 | El trabajo |',
    ),
  ).toEqual(['exam 2026-01-23 Prueba 1', 'exam 2026-02-04 Examen 1']));

test('the term of the course that a syllabus draws on is not its own', () =>
  expect(
    work(
      'Harbours and tides',
      'This version was posted on July 6, 2026.',
      'This syllabus draws on a course on rivers by A. Lake, taught as Coasts 101, Fall 2014.',
      '| Work | Due date |',
      '| Sketch 1 | Jul. 16 |',
      '| Sketch 2 | Aug. 4 |',
    ),
  ).toEqual(['assignment 2026-07-16 Sketch 1', 'assignment 2026-08-04 Sketch 2']));

test.each([
  ['Last revised: October 1, 2024', 'Essay due November 14', '2024-11-14'],
  ['Updated 9/3/2024', 'Essay due November 14', '2024-11-14'],
  ['Syllabus last updated December 12, 2024', 'Essay due March 14; report due April 18', '2025-03-14'],
  ['Revision: 10 January 2025', 'Essay due March 14', '2025-03-14'],
  ['Last revised: October 1, 2024', 'Essay due Friday, November 14; quiz: Friday, November 21', '2025-11-14'],
])('%j gives the year, unless the weekdays tell that it was the year before', (revised, line, day) =>
  expect(work('# Harbour Statistics', revised, line)[0]).toContain(day),
);

test('the year of a term counts for more than the day of a revision', () =>
  expect(
    work('# Harbour Statistics', 'Fall 2026', 'Last revised: May 1, 2024', 'Essay due October 5'),
  ).toEqual(['assignment 2026-10-05 Essay']));

test.each([
  ['Greek 101, section 1, F25: Syllabus', '2025-09-17'],
  ['Greek 101 (F25)', '2025-09-17'],
  ['GREEK 101 F25', '2025-09-17'],
  ['GREEK 101 Reading Homer S25', '2025-09-17'],
  ['Greek 101 meets in F25 with others', '--09-17'],
  ['Greek 101 – S25', '2025-09-17'],
  ['Greek 101, room F25', '--09-17'],
])('the letter and the year of a term behind the name of the course: %s', (title, date) =>
  expect(work(title, 'Essay 1 is due on September 17.')).toEqual([`assignment ${date} Essay 1`]),
);

const TUESDAYS = [
  'Tuesday, Sep 1: Lakes',
  'Tuesday, Sep 8: Seas',
  'Tuesday, Sep 15: Quiz 1',
  'Tuesday, Sep 22: Coasts',
  'Tuesday, Sep 29: Rivers',
  'Tuesday, Oct 6: Midterm exam',
];

test('weekdays that are all of another year than the one that is written are one question, and not many', () => {
  const { findings, warnings } = read('# GEO 210, Fall 2025', ...TUESDAYS);
  expect(findings[0]?.date).toBe('2025-09-01');
  expect(warnings.map(({ code }) => code)).toEqual(['other-year']);
  expect(warnings[0]?.findingIds).toHaveLength(findings.length);
  expect(warnings[0]?.options?.map(({ year }) => year)).toEqual([2025, 2026]);
});

test('where its season is another one as well, the term as written is left from an earlier time', () => {
  const { findings, course, warnings } = read('# GEO 210, Spring 2025', ...TUESDAYS);
  expect(findings.map(({ date }) => date)).toEqual(expect.arrayContaining(['2026-09-01', '2026-10-06']));
  expect(course.term?.name).toBe('Fall 2026');
  expect(warnings[0]?.message).toBe(
    'The document says Spring 2025, but the weekdays beside its dates are those of 2026. Which year is it for?',
  );
  expect(warnings[0]?.options?.map(({ year }) => year)).toEqual([2026, 2025]);
});

test('a term in autumn above days that all have the year behind it, in spring, is left from before', () => {
  const days = [
    '21 Jan 2026: Maps',
    '4 Feb 2026: Lakes',
    '23 Feb 2026: Test 1',
    '6 Apr 2026: Test 2',
    '8 May 2026: Test 3',
  ];
  const { course } = read('# GEO 210 (Fall 2025)', ...days, '29 Apr 2026: Seas');
  expect(course.term?.name).toBe('Spring 2026');
  const { course: autumn } = read('# GEO 210 (Fall 2025)', '21 Oct 2025: Maps', ...days, '9 Dec 2025: Seas');
  expect(autumn.term?.name).toBe('Fall 2025');
});

test('a year of two figures is of this century, or of the last one', () => {
  expect(read("HIST 210, Spring '26", 'Exam 1: March 3').findings[0]?.date).toBe('2026-03-03');
  expect(read("HIST 210, Spring '99", 'Exam 1: March 3').course.term?.name).toBe('Spring 1999');
});

test('the answer to which of two years it is for settles all days', () => {
  const asked = sketch('# GEO 210, Fall 2025', ...TUESDAYS);
  const answered = (year: number) => extract(asked, { referenceDate: '2026-09-01', year });
  expect(answered(2026).findings[0]?.date).toBe('2026-09-01');
  expect(answered(2026).warnings).toEqual([]);
  expect(answered(2025).findings[0]?.date).toBe('2025-09-01');
});

test.each([
  ['the address of the course', 'https://courses.example.edu/CS423_S20/', '2020'],
  ['the folder of a handout', 'https://econ.example.edu/handouts/2020/econ-102.html', '2020'],
])('the year of %s', (_what, address, year) =>
  expect(work('Course site', address, 'Midterm 1: Feb 25').map((item) => item.slice(5, 9))).toEqual([year]),
);

test('the number of the term behind the year, in the name of a file', () =>
  expect(work('Programa-2026-2', 'Parcial 1: 25 de agosto')).toEqual(['exam 2026-08-25 Parcial 1']));

test('weeks of five days that begin on Mondays', () => {
  const week = (days: string) => [`## ${days}`, 'Monday: Reading', 'Wednesday: Draft due'];
  const weeks = ['2/7-2/11', '2/14-2/18', '2/21-2/25', '2/28-3/4', '3/7-3/11', '3/14-3/18'];
  expect(
    work('ENG 105', 'A Reader, 3rd edition, 2021', 'Our rooms were new in 2021.', ...weeks.flatMap(week))[0],
  ).toBe('assignment 2022-02-09 Draft');
});

test('none of an address', () =>
  expect(
    work(
      'ECON 167',
      'Mondays from 6:50 to 9:50 pm',
      'E-mail: ada2023@harbor.edu',
      'Quiz 1: Monday, February 9',
    ),
  ).toEqual(['quiz --02-09 Quiz 1']));

test.each(['Fall 26', 'FALL 26 | Section 2', 'Shores (Fall 26)'])('the year of two digits in %s', (head) =>
  expect(work(head, 'Exam 1: October 6')).toEqual(['exam 2026-10-06 Exam 1']),
);

test.each(['© 2023', 'Updated August 2023'])('%s, where weekdays bear it out', (line) => {
  const days = ['- Exam 1: Tuesday, October 3', '- Exam 2: Thursday, November 9'];
  expect(work('Shores', ...days, line)).toEqual(['exam 2023-10-03 Exam 1', 'exam 2023-11-09 Exam 2']);
  expect(work('Shores', '- Exam 1: October 3', line)).toEqual(['exam --10-03 Exam 1']);
});

test.each([
  ['Winter semester 2026/27', '2026-12-08', '2027-01-19'],
  ['Winter term 2026-2027', '2026-12-08', '2027-01-19'],
  ['Winter 2027', '2027-12-08', '2027-01-19'],
  ['Autumn semester 2026/27', '2026-12-08', '2027-01-19'],
])('the days of "%s" before and after the turn of the year', (term, december, january) =>
  expect(
    workIn(term, '- Essay 1: December 8', '- Essay 2: January 19')
      .toSorted((a, b) => a.title.localeCompare(b.title))
      .map(({ date }) => date),
  ).toEqual([december, january]),
);

test('the spring of an academic year is in its second year', () =>
  expect(work('Spring semester 2026/27', '- Essay 1: March 9')).toEqual(['assignment 2027-03-09 Essay 1']));

describe('days that were left from the text of another term', () => {
  const PLAN = ['1/20', '1/27', '2/3', '2/10', '2/17', '2/24', '3/3', '3/10', '3/17', '3/24', '3/31'].map(
    (day, week) => `| ${day} | Shores ${week + 1} | |`,
  );
  const told = 'Your proposal is due on September 14, and the first draft by October 19.';

  test('are none of a course of the spring, and the ledger says so', () => {
    const { findings, ledger } = read(
      'Spring 2026',
      told,
      '| Date | Topic | Due |',
      ...PLAN,
      '| 4/7 | Bays | Essay 1 |',
    );
    expect(findings.filter(({ kind }) => kind !== 'class').map(({ title }) => title)).toEqual(['Essay 1']);
    expect(ledger.filter(({ reason }) => reason === 'a day of another term').map(({ text }) => text)).toEqual(
      ['September 14', 'October 19'],
    );
  });

  test('but stay where the plan is of few days', () =>
    expect(work('Spring 2026', told, '- Essay 1: April 7')).toHaveLength(3));
});

test.each([
  ['/courses/rivers-f2025/maps.html', '2025-09-08'],
  ['/slides-w12/tides.html', '--09-08'],
])('a link to %s leads to %s', async (link, date) => {
  const document = await readDocument({
    bytes: new TextEncoder().encode(
      ['# Rivers', `[Maps](${link}) are handed out in class.`, '- 9/8: Exam 1', '- 9/15: Lakes'].join('\n\n'),
    ),
    fileName: 'rivers.md',
  });
  expect(
    readWhole(document)
      .findings.filter(({ kind }) => kind === 'exam')
      .map((finding) => finding.date),
  ).toEqual([date]);
});

test('weeks of five days that begin on Mondays only in another year than the one above them ask which it is', () => {
  const weeks = [
    '08/24 - 08/28',
    '08/31 - 09/04',
    '09/07 - 09/11',
    '09/14 - 09/18',
    '09/21 - 09/25',
    '09/28 - 10/02',
  ];
  const { findings, warnings } = read(
    'Spring 2025',
    ...weeks.map((days, at) => `- Week ${at + 1}, ${days}: Essay ${at + 1} due Friday`),
  );
  expect(findings[0]?.date).toBe('2026-08-28');
  expect(warnings.map(({ code }) => code)).toContain('other-year');
});

test('hyphens between numbers that leave no choice tell the order of the others', () =>
  expect(
    work(
      'Spring 2027',
      '| Date | Item |',
      '| 10-02-2027 | Assignment 1 |',
      '| 17-02-2027 | Assignment 2 |',
      '| 03-03-2027 | Assignment 3 |',
      '| 31-03-2027 | Midterm |',
    ),
  ).toEqual([
    'assignment 2027-02-10 Assignment 1',
    'assignment 2027-02-17 Assignment 2',
    'assignment 2027-03-03 Assignment 3',
    'exam 2027-03-31 Midterm',
  ]));

test('what stands in front of the turn of the year is of the year before the one that is written behind it', () =>
  expect(
    work(
      '| Semana | Actividad |',
      '| 12/03 al 17/03 | Presentación de la materia |',
      '| 16/04 al 21/04 | Mareas |',
      '| 11/06 al 16/06 | Primer parcial |',
      '| 06/08 al 11/08 | Olas |',
      '| 01/10 al 06/10 | Segundo parcial |',
      '| 05/11 al 10/11 | Corrientes |',
      '| 10/12 al 15/12 | Recuperatorio del segundo parcial |',
      '| 18/02/29 al 23/02/29 | Recuperatorio del primer parcial |',
    ).map((one) => one.slice(0, 15)),
  ).toEqual(['exam 2028-06-11', 'exam 2028-10-01', 'exam 2028-12-10', 'exam 2029-02-18']));

test('the month in which the days begin has its year in a title', () =>
  expect(
    work(
      'Jan. 11: Quiz 1',
      'Jan. 18: Quiz 2',
      'Feb. 8: Midterm exam',
      ...Array.from(
        { length: 12 },
        () => 'We read about the shores of the north, and go there in small groups.',
      ),
      'Deadlines (January 2027)',
      'Essay 1: Feb. 22',
    ),
  ).toContain('quiz 2027-01-11 Quiz 1'));

test('a month of another year in brackets is none of the course', () =>
  expect(
    work(
      'Sep. 11: Quiz 1',
      'Sep. 18: Quiz 2',
      'Oct. 8: Midterm exam',
      ...Array.from(
        { length: 12 },
        () => 'We read about the shores of the north, and go there in small groups.',
      ),
      'The tides (January 2019)',
    ),
  ).not.toContainEqual(expect.stringContaining('2019')));

test('the letter and the year of a term stand behind the name of the course anywhere', () =>
  expect(
    work(
      'BIOL 240 Shores of the north',
      ...Array.from(
        { length: 8 },
        (_, at) => `We read about the shores of the north, part ${at + 1}, in small groups.`,
      ),
      'BIOL 240 Shores of the north W27',
      'Quiz 1: Jan 19',
    ),
  ).toEqual(['quiz 2027-01-19 Quiz 1']));
