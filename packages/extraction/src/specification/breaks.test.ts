import { expect, test } from 'vitest';
import { extract } from '../extract.ts';
import { readDocument } from '../node.ts';

async function daysOff(text: string): Promise<string[]> {
  const document = await readDocument({ bytes: new TextEncoder().encode(text), fileName: 'syllabus.md' });
  return extract(document, { referenceDate: '2026-09-01' })
    .findings.filter(({ kind }) => kind === 'holiday')
    .map(({ date, endDate, title }) => `${date}${endDate ? `..${endDate}` : ''} ${title}`)
    .sort();
}

test.each([
  [
    'a break begins the day after its last class',
    '# BIO 120, Fall 2024\n\nThanksgiving Break begins at close of classes November 26, 2024; classes resume December 2, 2024.',
    ['2024-11-27 Thanksgiving Break'],
  ],
  [
    'the day of the next class is none of the break',
    '# BIO 120, Fall 2024\n\n(Fall Break begins at close of class day: class resumes Wednesday, Oct. 16)\n\n- Oct 16: Marshes',
    [],
  ],
  [
    'a row without a date is the week without a class',
    '# BIO 120, Spring 2023\n\n| Date | Topic |\n| --- | --- |\n| 03/06 | Ponds |\n| 03/10 | Lakes |\n| SPRING RECESS | |\n| 03/20 | Rivers |\n| 03/22 | Seas |',
    ['2023-03-13..2023-03-17 SPRING RECESS'],
  ],
  [
    'and so is a line of a list',
    '# BIO 120, Spring 2023\n\n03/06 Ponds\n\n03/10 Lakes\n\nSpring break\n\n03/20 Rivers\n\n03/22 Seas',
    ['2023-03-13..2023-03-17 Spring break'],
  ],
  [
    'unless the line names its days',
    '# BIO 120, Spring 2023\n\n03/06 Ponds\n\n03/10 Lakes\n\nSpring break March 11 to March 19\n\n03/20 Rivers\n\n03/22 Seas',
    ['2023-03-11..2023-03-19 Spring break'],
  ],
  [
    'but not where the schedule goes on within the week',
    '# BIO 120, Spring 2023\n\n| Date | Topic |\n| --- | --- |\n| 03/06 | Ponds |\n| 03/10 | Lakes |\n| SPRING RECESS | |\n| 03/14 | Rivers |\n| 03/22 | Seas |',
    [],
  ],
  [
    'the heading of a week says nothing of the day before',
    '# BIO 120, Spring 2024\n\n## Week IX: The pond\n\n3/4 Ponds\n\n3/8 Marshes\n\n## Week X: Spring Break\n\n3/11-3/15 No Class.\n\n## Week XI: The river\n\n3/18 Rivers',
    ['2024-03-11..2024-03-15 No Class'],
  ],
  [
    'one word in a row is enough',
    '# BIO 120, Fall 2024\n\n| Date | Topic |\n| --- | --- |\n| Nov 19 | Ponds |\n| Nov 26 | OFF |\n| Dec 3 | Rivers |',
    ['2024-11-26 OFF'],
  ],
])('%s', async (_what, text, expected) => expect(await daysOff(text)).toEqual(expected));

test('a break between two lines that end with their days lies between these', async () =>
  expect(
    await daysOff(
      [
        '# GEO 120, Spring 2027',
        'Week 8: Reefs (Thursday, March 4)',
        'Week 9: Ports (Thursday, March 11)',
        'Spring break: rest well',
        'Week 10: Canals (Thursday, March 25)',
        'Week 11: Dams (Thursday, April 1)',
      ].join('\n\n'),
    ),
  ).toEqual(['2027-03-15..2027-03-19 Spring break']));
