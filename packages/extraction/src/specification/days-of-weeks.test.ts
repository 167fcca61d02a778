import { describe, expect, test } from 'vitest';
import { daysOff, work, workOf } from '../../testing/read-lines.ts';
import { readDocument } from '../node.ts';

// Tables whose rows or columns have the days of a week, and the week its dates only once.

const WEEKS: Readonly<Record<string, readonly string[]>> = {
  'first and last day': ['9/14–9/18', '9/21–9/25', '9/28–10/2', '10/5–10/9'],
  'the first day': ['9/14', '9/21', '9/28', '10/5'],
  'number and first day': ['Week 3 (9/14)', 'Week 4 (9/21)', 'Week 5 (9/28)', 'Week 6 (10/5)'],
  'number and days': ['Week 3: Sept 14–18', 'Week 4: Sept 21–25', 'Week 5: Sept 28–Oct 2', 'Week 6: Oct 5–9'],
  '"week of"': ['Week of 9/14', 'Week of 9/21', 'Week of 9/28', 'Week of 10/5'],
};

const DAYS = [
  [['Monday', 'Wednesday', 'Friday'], '2026-09-25'],
  [['Mon.', 'Wed.', 'Fri.'], '2026-09-25'],
  [['MON', 'WED', 'FRI'], '2026-09-25'],
  [['M', 'W', 'F'], '2026-09-25'],
  [['Tu', 'Th'], '2026-09-24'],
  [['T', 'R'], '2026-09-24'],
] as const;

const TOPICS = ['Springs', 'Rivers', 'Deltas', 'Seas'];
/** In the second week, on the last of its days. */
const topic = (week: number, day: number, days: readonly string[], said: string) =>
  week === 1 && day === days.length - 1 ? `Lakes / ${said}` : `${TOPICS[week]} ${'abc'[day]}`;

describe.each(Object.entries(WEEKS))('weeks told by %s', (_, weeks) => {
  describe.each(DAYS)('%j', (days, day) => {
    const inColumns = (said: string) => [
      'Fall 2026',
      `| Week | ${days.join(' | ')} |`,
      ...weeks.map(
        (week, at) => `| ${week} | ${days.map((_, on) => topic(at, on, days, said)).join(' | ')} |`,
      ),
    ];
    const inRows = (said: string) => [
      'Fall 2026',
      '| Week | Day | Topic |',
      ...weeks.flatMap((week, at) =>
        days.map((name, on) => `| ${on === 0 ? week : ''} | ${name} | ${topic(at, on, days, said)} |`),
      ),
    ];

    test('in columns', () => {
      expect(work(...inColumns('Essay 1 due'))).toEqual([`assignment ${day} Essay 1`]);
      expect(daysOff(...inColumns('NO CLASS'))).toEqual([`${day} NO CLASS`]);
    });

    test('in rows', () => {
      expect(work(...inRows('Essay 1 due'))).toEqual([`assignment ${day} Essay 1`]);
      expect(daysOff(...inRows('NO CLASS'))).toEqual([`${day} NO CLASS`]);
    });

    test('in rows below one for the week', async () => {
      const rows = weeks.flatMap((week, at) => [
        `<tr><td colspan="2">${week}</td></tr>`,
        ...days.map(
          (name, on) =>
            `<tr><td>${name}</td><td>${topic(at, on, days, 'Quiz 2').replace(' / ', '<br>')}</td></tr>`,
        ),
      ]);
      const page = `<h1>Rivers</h1><p>Fall 2026</p><table><tr><th>Day</th><th>Topic</th></tr>${rows.join('')}</table>`;
      const document = await readDocument({ bytes: new TextEncoder().encode(page), fileName: 'rivers.html' });
      expect(workOf(document)).toEqual([`quiz ${day} Quiz 2`]);
    });
  });
});

test('letters that are in no order of a week head no days', () =>
  expect(
    work(
      'Fall 2026',
      '| Week | F | M |',
      '| 9/14 | Essay 1 due | Rivers |',
      '| 9/21 | Lakes | Seas |',
      '| 9/28 | Ice | Rain |',
    ),
  ).toEqual(['assignment 2026-09-14 Essay 1']));

test('a stretch longer than a week is not that of one day', () =>
  expect(
    work(
      'Fall 2026',
      '| Dates | Day | Topic |',
      '| 9/14–10/2 | F | Essay 1 due |',
      '| 10/5–10/23 | F | Lakes |',
      '| 10/26–11/6 | F | Seas |',
    ).map((said) => said.split(' ')[1]),
  ).not.toContain('2026-09-18'));

test.each([
  [
    'Automne 2026',
    '| Semaine | Mardi | Jeudi |',
    'Semaine 3 : du 14 au 18 septembre',
    'Semaine 4 : du 21 au 25 septembre',
  ],
  [
    'Otoño 2026',
    '| Semana | Martes | Jueves |',
    'Semana 3: del 14 al 18 de septiembre',
    'Semana 4: del 21 al 25 de septiembre',
  ],
])('%s: "%s" beside weeks with their numbers and days', (term, head, third, fourth) =>
  expect(work(term, head, `| ${third} | A | B |`, `| ${fourth} | C | Quiz 2 |`)).toEqual([
    'quiz 2026-09-24 Quiz 2',
  ]),
);
