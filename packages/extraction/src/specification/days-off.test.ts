import { describe, expect, test } from 'vitest';
import { daysOff, read } from '../../testing/read-lines.ts';
import { extract } from '../extract.ts';
import { readDocument } from '../node.ts';

// The days without class.

test('a university that is closed is a day off, a lab that does not meet beside a lecture is none', () => {
  const lines = ['Fall 2026', 'Lecture MW 9:00-9:50', '| Date | Topic |', '| Wed Sep 9 | No labs |'];
  expect(daysOff(...lines, '| Thu Oct 1 | Founders’ Day – university closed |')).toEqual([
    '2026-10-01 Founders’ Day',
  ]);
});

test.each([
  ['Curso de suelos, otoño de 2027', 'NO HAY SESIÓN: Lectura 2'],
  ['Curso de suelos, otoño de 2027', 'No habrá clase'],
  ['Curso de suelos, otoño de 2027', 'No hubo clases: bienvenida'],
  ['Curso de suelos, otoño de 2027', 'Descanso obligatorio'],
  ['Cours de pédologie, automne 2027', 'Férié'],
])('%s: "%s" is a day off', (course, words) => {
  const lines = ['| Fecha | Actividad |', '| 07/09/27 | Arena |', `| 14/09/27 | ${words} |`];
  expect(daysOff(course, ...lines).map((day) => day.slice(0, 10))).toEqual(['2027-09-14']);
});

test('days without class stand below the words for them, or several in one sentence', () => {
  expect(
    daysOff(
      'Fall 2025, Tuesday and Thursday',
      'We do not meet on the following days:',
      'September 2',
      'October 14 (fall break)',
      'November 27',
    ).map((day) => day.slice(0, 10)),
  ).toEqual(['2025-09-02', '2025-10-14', '2025-11-27']);
  expect(
    daysOff(
      'Spring 2026',
      'We will not meet on Thursday, April 2, when I am away, nor on Tuesday, April 21.',
    ).map((day) => day.slice(0, 10)),
  ).toEqual(['2026-04-02', '2026-04-21']);
});

test('days without class are read over the ends of lines', async () => {
  const text =
    'HIST 210, Fall 2025\n\nPlease note: class does not meet on Tuesday, October 21, on\nThursday, October 23, or on Tuesday,\nNovember 11.';
  const document = await readDocument({ bytes: new TextEncoder().encode(text), fileName: 'pasted.txt' });
  const { findings } = extract(document, { referenceDate: '2026-09-01' });
  expect(findings.filter(({ kind }) => kind === 'holiday').map(({ date }) => date)).toEqual([
    '2025-10-21',
    '2025-10-23',
    '2025-11-11',
  ]);
});

test('days without class named by an initial, by a session, or behind the first of them', () => {
  expect(
    daysOff('Spring 2026', '| Days | Topic |', '| T 3/24, R 3/26 | Law |', '| T 3/31, R 4/2 | No class R |'),
  ).toEqual([expect.stringContaining('2026-04-02')]);
  expect(
    daysOff('Fall 2026', '| Date | Session |', '| Oct 8 | Suburbs |', '| Oct 15 | no session |'),
  ).toEqual([expect.stringContaining('2026-10-15')]);
  expect(
    daysOff(
      'Spring 2025',
      'Class is cancelled on Monday, January 20 (Martin Luther King Day) and during spring recess, March 17–21.',
    ).map((day) => day.slice(0, 10)),
  ).toEqual(['2025-01-20', '2025-03-17']);
});

test.each([
  'Échéance : après la semaine de relâche, donc avant 23h le 4 mars 2027.',
  'Se entrega antes de la Semana Santa, el 4 de marzo de 2027.',
])('what is due beside days off is on none of them: %j', (sentence) =>
  expect(daysOff('Hiver 2027', '', '# Rapport de terrain', sentence)).toEqual([]),
);

test('the marks on both sides of the days are one in the name', () =>
  expect(daysOff('Fall 2026', 'Recess: November 23-27, no class')).toEqual(['2026-11-23 Recess, no class']));

test('schools of the town that are closed are no day off of the class', () =>
  expect(
    daysOff(
      'Spring 2027',
      'Fri April 2: Reminder: City schools closed for spring break',
      'Fri April 9: Harbor day, no class',
      'Fri April 16: City schools closed, no class',
    ).map((day) => day.slice(0, 10)),
  ).toEqual(['2027-04-09', '2027-04-16']));

test('a feast that is written in two words is one', () =>
  expect(
    daysOff('Fall 2026', '| Date | Topic |', '| Nov 19 | Tides |', '| Nov 26 | Thanks Giving |'),
  ).toEqual(['2026-11-26 Thanks Giving']));

test('a part of the week that does not meet beside the topic of its row is no day off, a day alone is one', () =>
  expect(
    daysOff(
      'Fall 2026',
      '| Week of | Lecture | Lab |',
      '| 8/31 | Maps | No lab |',
      '| 9/7 | Globes | Compass |',
      '| 9/14 | Fall recess | No lab |',
      '| 9/21 | Atlases | Contours |',
    ),
  ).toEqual(['2026-09-14 Fall recess']));

test('a choir that does not rehearse has a day off', () =>
  expect(daysOff('Fall 2026', '', 'No rehearsal October 12 (festival).')).toEqual([
    '2026-10-12 No rehearsal (festival)',
  ]));

test.each([
  'No scheduled class',
  'We will not have class',
  'Won’t meet: I am at a congress',
  'Non-instructional day',
  'CANCELLED',
  'OFF: congress',
  'Class off',
  'Maundy Thursday',
  'Mental health day',
])('nothing takes place where a row says "%s"', (words) =>
  expect(
    daysOff(
      'Spring 2027',
      '| Date | Topic |',
      '| Mar 4 | Silt |',
      `| Mar 9 | ${words} |`,
      '| Mar 11 | Clay |',
    ).map((day) => day.slice(0, 10)),
  ).toEqual(['2027-03-09']),
);

test.each([
  'The history of Labor Day',
  'Feasts and holidays of the miners',
  'Off-shore wells',
  'No class time for posters',
])('but where it says "%s" there is class', (words) =>
  expect(
    daysOff(
      'Spring 2027',
      '| Date | Topic |',
      '| Mar 4 | Silt |',
      `| Mar 9 | ${words} |`,
      '| Mar 11 | Clay |',
    ),
  ).toEqual([]),
);

test.each([
  ['Cours de géologie, hiver 2027. Les étudiants lisent les textes avant chaque séance.', 'Séance annulée'],
  ['Cours de géologie, hiver 2027. Les étudiants lisent les textes avant chaque séance.', 'Aucune séance'],
  [
    'Curso de geología, primavera de 2027. Los estudiantes leen los textos antes de cada clase.',
    '[suspensión]',
  ],
  [
    'Curso de geología, primavera de 2027. Los estudiantes leen los textos antes de cada clase.',
    'Día inhábil',
  ],
  [
    'Curso de geologia, outono de 2027. Os alunos leem os textos antes de cada aula da disciplina.',
    'Ponto facultativo',
  ],
  [
    'Vorlesung Geologie, Sommersemester 2027. Die Studierenden lesen die Texte vor jeder Sitzung.',
    'Kein Termin',
  ],
  [
    'Corso di geologia, primavera 2027. Gli studenti leggono i testi prima di ogni lezione.',
    'Niente lezione',
  ],
  ['Cursus geologie, voorjaar 2027. De studenten lezen de teksten voor elk college.', 'Geen bijeenkomst'],
])('%s %s', (course, words) =>
  expect(
    daysOff(
      course,
      '| 02/03/2027 | Quartz |',
      `| 09/03/2027 | ${words} |`,
      '| 16/03/2027 | Granit |',
      '| 23/03/2027 | Basalt |',
    ).map((day) => day.slice(0, 10)),
  ).toEqual(['2027-03-09']),
);

test('below the words for them, a name in brackets is that of its day', () =>
  expect(
    daysOff(
      'Spring 2027',
      '# Days without class',
      'January 18 (MLK Day), March 1–5 (mid-winter break), April 2 (Good Friday)',
    ).map((day) => day.slice(0, 10)),
  ).toEqual(['2027-01-18', '2027-03-01', '2027-04-02']));

test('of several days without class each has its name in brackets', () =>
  expect(
    daysOff('Spring 2027', 'No class: Tuesday, March 9 (congress) and Thursday, April 15 (Field Day).').map(
      (day) => day.slice(0, 10),
    ),
  ).toEqual(['2027-03-09', '2027-04-15']));

describe('days below a heading that says the class does not meet', () => {
  test.each(['# Seminar does not meet', '# No class meetings', '# Days without class', 'No class on:'])(
    '%s',
    (heading) =>
      expect(
        daysOff(
          'Spring 2025',
          heading,
          '- February 19: conference week',
          '- March 12: spring break',
          '- April 23: visit to the mill on your own time',
        ).map((day) => day.slice(0, 10)),
      ).toEqual(['2025-02-19', '2025-03-12', '2025-04-23']),
  );

  test('but not below the next heading, nor below that of a break', () =>
    expect(
      daysOff(
        'Spring 2025',
        '# No class',
        '- February 19: conference week',
        '# Field days',
        '- March 19: the mill',
        '# Before spring break',
        '- March 5: quiz on deserts',
      ),
    ).toEqual(['2025-02-19 No class']));
});

describe('a class that is cancelled for something on another day', () => {
  test.each([
    'April 2. Class canceled so you can attend the reading, Friday, April 3, 7 p.m.',
    'April 2. No class because of the faculty meeting on April 3.',
    'April 2. No class; we meet instead on April 3.',
  ])('%s', (line) =>
    expect(
      daysOff('Spring 2026', 'March 26. Workshop.', line, 'April 9. Workshop.').map((day) =>
        day.slice(0, 10),
      ),
    ).toEqual(['2026-04-02']),
  );

  test('"we skip class" says so as well', () =>
    expect(daysOff('Spring 2025', 'We also skip class on Tuesday, February 18 (Monday schedule).')).toEqual([
      expect.stringMatching(/^2025-02-18/),
    ]));
});

test.each(['Lab cancelled', 'Instructor away; seminar is canceled', 'Lectures cancelled'])(
  '"%s" is a day off',
  (words) =>
    expect(
      daysOff(
        'Spring 2026',
        '| Date | Topic |',
        '| Feb 11 | Spine |',
        `| Feb 25 | ${words} |`,
        '| Mar 4 | Knee |',
      ),
    ).toEqual([expect.stringMatching(/^2026-02-25/)]),
);

test('the name of a break above its days is no day of its own', () =>
  expect(
    daysOff(
      'Spring 2026',
      'The schedule of the lectures',
      'F March 6: Rivers',
      'Easter break',
      'M March 9: Easter break',
      'W March 11: Easter break',
      'M March 16: Lakes',
    ),
  ).toEqual(['2026-03-09 Easter break']));

const stretches = (...lines: string[]) =>
  read(...lines)
    .findings.filter(({ kind }) => kind === 'holiday')
    .map(({ date, endDate, title }) => `${endDate ? `${date}..${endDate}` : date} ${title}`);

test('a break on each day of class that it takes is one, and goes on over a weekend', () =>
  expect(
    stretches(
      'Spring 2026',
      'The schedule of the lectures',
      'W March 4: Rivers',
      'M March 9: Easter break',
      'W March 11: No class, Easter break',
      'M March 16: Easter break',
      'W March 18: Lakes',
    ),
  ).toEqual(['2026-03-09..2026-03-16 Easter break']));

test('a break is over with the next class, and what has no name is a day by itself', () =>
  expect(
    stretches(
      'Spring 2026',
      'The schedule of the lectures',
      'M March 9: Easter break',
      'W March 11: Lakes',
      'F March 13: Easter break',
      'M March 16: No class',
      'W March 18: No class',
    ),
  ).toEqual([
    '2026-03-09 Easter break',
    '2026-03-13 Easter break',
    '2026-03-16 No class',
    '2026-03-18 No class',
  ]));

test('days that follow each other are one break, also where no year is given', () =>
  expect(
    daysOff(
      'The schedule of the lectures',
      'Oct 5: Rivers',
      'Oct 12: Fall break',
      'Oct 13: Fall break',
      'Oct 19: Lakes',
    ),
  ).toEqual(['--10-12 Fall break']));

test('however many days a sentence names, they are days off', () =>
  expect(
    daysOff(
      'Fall 2026',
      '* Monday, October 12, Wednesday, November 11, and Friday, November 27 are University holidays.',
    ).map((day) => day.slice(0, 10)),
  ).toEqual(['2026-10-12', '2026-11-11', '2026-11-27']));

test('a reason that stands behind one day is not that of the next', () =>
  expect(
    daysOff('Spring 2026', 'No class March 10 for spring break, no class March 24 because I am away.'),
  ).toEqual(['2026-03-10 No class', '2026-03-24 No class']));

test('"4/26 or 4/28" are both of them', () =>
  expect(
    daysOff(
      'Spring 2026',
      '| Week | Topic |',
      '| Apr 20–24 | Seas |',
      '| Apr 27–May 1 | Lakes [No class on 4/27 or 5/1] |',
    ),
  ).toEqual(['2026-04-27 No class', '2026-05-01 No class']));

test('"No class" below "Practical classes", beside the topic of a lecture, is no day off', () =>
  expect(
    daysOff(
      'Fall 2026',
      '| Date | Topic | Practical classes |',
      '| Sep 8 | Rivers | No class |',
      '| Sep 15 | Lakes | Maps |',
      '| Sep 22 | No class | No class |',
    ),
  ).toEqual(['2026-09-22 No class']));

test('a reading of a break is none', () =>
  expect(
    daysOff('Spring 2027', '- Mar 22: Exam 2, with the maps of the term and the Spring Break reading'),
  ).toEqual([]));

test('two numbers behind year and month are the days of a span', () =>
  expect(
    daysOff(
      'Fall 2026',
      '| Date | Topic |',
      '| 2026/11/18 | Waves |',
      '| 2026/11/22-28 | Thanksgiving break |',
    ),
  ).toEqual(['2026-11-22 Thanksgiving break']));

test('a spring break in a table of weeks is that week, a fall break may be some days of one', () => {
  const breaks = read(
    'Spring 2026',
    '| Week of | Topic |',
    '| Mar 2 | Tides |',
    '| Mar 9 | Spring break |',
    '| Mar 16 | Ports |',
    '| Mar 23 | Fall break |',
  ).findings.filter(({ kind }) => kind === 'holiday');
  expect(breaks.map(({ date, endDate }) => [date, endDate])).toEqual([
    ['2026-03-09', '2026-03-13'],
    ['2026-03-23', undefined],
  ]);
});

test('a week in which students meet one by one is not without class', () =>
  expect(
    daysOff('Spring 2027', 'March 1: In the week of lessons, we will not meet as a full class.'),
  ).toEqual([]));

test('an exam without a lab is no day off', () =>
  expect(
    daysOff(
      'Spring 2027',
      '| Week of | Topic |',
      '| Mar 8 | MIDTERM EXAM on Thursday, no lab |',
      '| Mar 15 | No lab |',
    ),
  ).toEqual(['2027-03-15 No lab']));

test('a day without class is named without what is said in front of it and why', () =>
  expect(daysOff('Fall 2026', 'NB: Class is cancelled on November 5th as I am at a conference.')).toEqual([
    expect.stringMatching(/^2026-11-05 Class is cancelled$/i),
  ]));

test('"break" in the title of a text is no day off', () =>
  expect(daysOff('Fall 2026', 'Week 11, November 3/5: Narrative', '- Mary Parson, “.break .dance”')).toEqual(
    [],
  ));

test('what stands in brackets among days is said of none of those behind it', () =>
  expect(daysOff('Fall 2026', 'Classes: (Fall break), Tue 10/20, Tue 10/27')).toEqual([]));

test('"No lecture" beside a laboratory is no day off', () =>
  expect(
    daysOff(
      'Fall 2026',
      '| Date | Lecture Topic | Laboratory |',
      '| Mon Sep 14 | Cells | |',
      '| Tue Sep 15 | No Lecture | Enzymes |',
      '| Wed Sep 16 | No Lecture | |',
    ),
  ).toEqual(['2026-09-16 No Lecture']));

test('a college by its name that is closed', () =>
  expect(
    daysOff(
      'Spring 2027',
      '| Week | To do |',
      '| Feb. 8-14 | - Ashford closed Friday, Feb. 12 |',
      '| Feb. 15-21 | - Essay 1 |',
    ),
  ).toEqual(['2027-02-12 Ashford closed']));
