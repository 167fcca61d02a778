import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// Work told in the entry of one day that is due on a later one.

const PLAN = [
  'Fall 2026',
  'Class meets Tuesdays and Thursdays, 9:00-10:15 am.',
  '| Session | Date | Topic | Work |',
  '| 1 | September 8 | Wells | WORK |',
  '| 2 | September 10 | Springs | |',
  '| 3 | September 15 | Rivers | |',
  '| 4 | September 17 | Lakes | |',
  '| 5 | September 22 | Coasts | |',
];

const inPlan = (said: string): string[] => work(...PLAN.map((line) => line.replace('WORK', said)));

const DAYS: Readonly<Record<string, readonly string[]>> = {
  '2026-09-10': [
    'due next class',
    'due at the next class meeting',
    'due before next class',
    'due at the beginning of the next class',
    'to be handed in next time',
    'due the following class',
    'due before session 2',
    'due Thursday before class',
  ],
  '2026-09-11': ['due Friday', 'due before class on Friday', 'due this Friday'],
  '2026-09-14': [
    'due on Canvas next Monday',
    'due next Monday',
    'due the following Monday',
    'due Monday of next week',
    'due Monday',
  ],
  '2026-09-15': ['due next week', 'due the following week', 'due in a week', 'due one week later'],
  '2026-09-22': ['due in two weeks', 'due two weeks from today', 'due in session 5', 'due by session 5'],
};

describe.each(Object.keys(DAYS))('is on %s what is said to be', (day) => {
  test.each(DAYS[day] ?? [])('"%s"', (said) => {
    const expected = [`assignment ${day} Essay 1`];
    expect(inPlan(`Essay 1, ${said}`)).toEqual(expected);
    expect(inPlan(`Essay 1 (${said})`)).toEqual(expected);
    expect(inPlan(`Essay 1. D${said.slice(1)}`.replace('Do be', 'To be'))).toEqual(expected);
  });
});

test('at the end of a cell that tells of the work, it is said of the one that the cell names', () =>
  expect(inPlan('Essay 1. Two pages on a well. Name its depth. Due before session 3.')).toEqual([
    'assignment 2026-09-15 Essay 1',
  ]));

test('the hour behind the day is that of the work', () =>
  expect(inPlan('Essay 1, due Friday at 5 pm')).toEqual(['assignment 2026-09-11 17:00 Essay 1']));

test('what stands behind the words and a colon is due then', () =>
  expect(inPlan('Due next class: Essay 1')).toEqual(['assignment 2026-09-10 Essay 1']));

test('in the lines of days as in a table', () =>
  expect(
    work(
      'Fall 2026',
      'September 8: Wells. Essay 1, due next class.',
      'September 10: Springs.',
      'September 15: Rivers. Essay 2 (due next class).',
      'September 17: Lakes.',
    ),
  ).toEqual(['assignment 2026-09-10 Essay 1', 'assignment 2026-09-17 Essay 2']));

test('in a plan of weeks a weekday is one of the week', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Work |',
      '| September 8 | Wells | Essay 1, due Monday |',
      '| September 15 | Springs | Essay 2, due Monday |',
      '| September 22 | Rivers | Essay 3, due Monday |',
    ),
  ).toEqual([
    'assignment 2026-09-07 Essay 1',
    'assignment 2026-09-14 Essay 2',
    'assignment 2026-09-21 Essay 3',
  ]));

test.each([
  [
    'Automne 2026',
    'Le cours a lieu le mardi et le jeudi.',
    'Séance',
    'septembre',
    [
      ['Devoir 1, à remettre au prochain cours', '10'],
      ['Devoir 1 (à rendre avant la séance suivante)', '10'],
      ['Devoir 1, à remettre avant la séance 3', '15'],
      ['Devoir 1, à remettre la semaine prochaine', '15'],
      ['Devoir 1, à remettre lundi prochain', '14'],
      ['Devoir 1, à remettre vendredi', '11'],
      ['Devoir 1 (remise sur Moodle avant la séance 3)', '15'],
    ],
  ],
  [
    'Otoño de 2026',
    'Las clases son los martes y jueves.',
    'Sesión',
    'septiembre',
    [
      ['Tarea 1, entrega en la próxima clase', '10'],
      ['Tarea 1 (entrega antes de la sesión 3)', '15'],
      ['Tarea 1, entrega la semana siguiente', '15'],
      ['Tarea 1, entrega el próximo lunes', '14'],
    ],
  ],
  [
    'Wintersemester 2026/27',
    'Die Vorlesung findet dienstags und donnerstags statt.',
    'Sitzung',
    'September',
    [
      ['Übungsblatt 1, Abgabe in der nächsten Sitzung', '10'],
      ['Übungsblatt 1 (Abgabe bis zur Sitzung 3)', '15'],
      ['Übungsblatt 1, Abgabe in der folgenden Woche', '15'],
      ['Übungsblatt 1, Abgabe am nächsten Montag', '14'],
      ['Übungsblatt 1, Abgabe am Freitag', '11'],
    ],
  ],
] as const)('in the plan of "%s"', (term, meets, session, month, said) => {
  for (const [statement, day] of said) {
    const dot = month === 'September' ? '.' : '';
    const rows = [8, 10, 15, 17].map(
      (date, index) =>
        `| ${index + 1} | ${date}${dot} ${month} | ${'ABCD'[index]} | ${index === 0 ? statement : ''} |`,
    );
    expect(
      work(term, meets, `| ${session} | ${dot ? 'Datum' : 'Date'} | ${dot ? 'Thema' : 'Tema'} | |`, ...rows),
      statement,
    ).toEqual([`assignment 2026-09-${day} ${statement.slice(0, statement.search(/,| \(/))}`]);
  }
});

test('from several days, "next Monday" is behind the last one, and weeks count from the first', () =>
  expect(
    work(
      'Fall 2026',
      '## Week 1 – September 7 & 9',
      '- Wells. Sketch 1, due next Monday.',
      '## Week 2 – September 14 & 16',
      '- Springs. Map 2 (due in two weeks)',
      '## Week 3 – September 21 & 23',
      '- Rivers.',
    ),
  ).toEqual(['assignment 2026-09-14 Sketch 1', 'assignment 2026-09-28 Map 2']));

test('a day of work in the row of a session does not hide its own', () =>
  expect(
    work(
      'Fall 2026',
      '| Session | Date | Topic | Work |',
      '| 1 | September 8 | Wells | Essay 1, due before session 4 |',
      '| 2 | September 15 | Springs | |',
      '| 3 | September 22 | Rivers | |',
      '| 4 | September 29 | Lakes | Final paper due October 13 |',
    ),
  ).toEqual(['assignment 2026-09-29 Essay 1', 'assignment 2026-10-13 Final paper']));
