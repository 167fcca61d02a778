import { expect, test } from 'vitest';
import { sketch } from '../../testing/sketch.ts';
import { extract } from '../extract.ts';

const planned = (...lines: string[]) =>
  extract(sketch('Spring 2027', ...lines), { referenceDate: '2026-11-20' })
    .findings.filter(({ kind }) => kind === 'class' || kind === 'reading')
    .map(({ kind, title }) => `${kind}: ${title}`);

test.each([
  ['The cell cycle', 'The cell cycle'],
  ['A map of one harbor', 'A map of one harbor'],
  ['On rivers and their mouths', 'On rivers and their mouths'],
  ['By land or by sea', 'By land or by sea'],
  ['The world we live in', 'The world we live in'],
  ['Why 10% of the fish are left', 'Why 10% of the fish are left'],
  ['In class: soundings', 'In class: soundings'],
  ['O harbor, my harbor!', 'O harbor, my harbor!'],
  ['Rivers (and what they lead to)', 'Rivers (and what they lead to)'],
  ['- The tides', 'The tides'],
  ['3. The tides (', 'The tides'],
  ['The tides.', 'The tides'],
])('what the class is about keeps its words: %j', (cell, title) => {
  expect(planned('| Date | Topic |', '| Jan 12 | Ports |', `| Jan 14 | ${cell} |`)).toEqual([
    'class: Ports',
    `class: ${title}`,
  ]);
});

test('what is to be read keeps its words', () => {
  expect(
    planned(
      '| Date | Topic | Reading |',
      '| Jan 12 | The port | The Living Sea, ch. 1 |',
      '| Jan 14 | Tides | On Tides |',
    ),
  ).toEqual(['class: The port', 'reading: The Living Sea, ch. 1', 'class: Tides', 'reading: On Tides']);
});

test('"Class readings" are what is read for the class', () =>
  expect(
    planned(
      '| Date | Class Readings Covered | Length | Quiz |',
      '| Jan 12 | Okafor, On Ports | 5 pgs | |',
      '| Jan 14 | Okafor, On Tides | 4 pgs | |',
      '| Jan 19 | | | Quiz 1 |',
    ),
  ).toEqual(['reading: Okafor, On Ports', 'reading: Okafor, On Tides']));

test('several subjects of a day keep their words as well', () => {
  expect(planned('| Date | Topic |', '| Jan 12 | The port; The town |', '| Jan 14 | Tides |')).toEqual([
    'class: The port; The town',
    'class: Tides',
  ]);
});

test('a date and the words that lead up to it are left out', () => {
  expect(planned('The last day of classes is on April 30.')).toEqual(['class: The last day of classes']);
});

test.each([
  '5 pgs',
  '2.5 pgs 11.5 pgs',
  '50 minutes',
  '6:30 -8:30 pm',
  'Start Date',
  'Week 6',
  'Student hours in the library (drop-in office hours)',
  'N/A',
  'None',
])('%j is not what a class is about', (cell) =>
  expect(planned('| Date | Plan |', '| Jan 12 | Ports |', `| Jan 14 | ${cell} |`)).toEqual(['class: Ports']),
);

test.each(['23h59 CET', '14h', '9:00-10:15 am'])('an hour is no topic: %s', (hour) =>
  expect(planned('| Date | Topic | |', '| Jan 12 | Ports | 14h |', `| Jan 14 | Tides | ${hour} |`)).toEqual([
    'class: Ports',
    'class: Tides',
  ]),
);
