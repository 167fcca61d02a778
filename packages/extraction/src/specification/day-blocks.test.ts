import { expect, test } from 'vitest';
import { read, work } from '../../testing/read-lines.ts';
import { extract } from '../extract.ts';
import { readDocument } from '../node.ts';

const block = (title: string, when: string, mode: string, ...lines: string[]) =>
  `<div><span><h4>${title}</h4></span><time>${when}</time><span>${mode}</span></div><p>${lines.join('<br>')}</p>`;

const BLOCKS = [
  block('Week 1: Grids', '1/13', '※in-person', '• Welcome', '§ Lecture: Grids and margins'),
  block('Week 2: Rhythm', '1/20', '@remote', '¶ Poster 1 progress check-ins', '… Read — Moreau: On Rhythm'),
  block('Week 3: Color', '1/27 ', '※in-person', '¶ Poster 1 final crit', '¶ Introduce Poster 2'),
  block('Winter Break', '2/1 — 2/5', ''),
  block('Week 4: Paper', '2/10', '@remote', '• Submit final documentation'),
];

const findings = async () => {
  const html = `<h1>Poster Design, Spring 2027</h1>${BLOCKS.join('')}`;
  const document = await readDocument({ bytes: new TextEncoder().encode(html), fileName: 'posters.html' });
  return extract(document, { referenceDate: '2026-11-20' }).findings;
};

test('a block for each week is of the day below its heading, whatever badge stands beside the day', async () =>
  expect((await findings()).map(({ kind, date, title }) => `${date} ${kind}: ${title}`)).toEqual([
    '2027-01-13 class: Week 1: Grids; Welcome; Lecture: Grids and margins',
    '2027-01-20 project: Poster 1 progress check-ins',
    '2027-01-20 class: Week 2: Rhythm; Read — Moreau: On Rhythm',
    '2027-01-27 presentation: Poster 1 final crit',
    '2027-01-27 class: Week 3: Color; Introduce Poster 2',
    '2027-02-01 holiday: Winter Break',
    '2027-02-10 assignment: Final documentation',
    '2027-02-10 class: Week 4: Paper',
  ]));

test('a break among such blocks has the range that stands below its name', async () =>
  expect((await findings()).find(({ kind }) => kind === 'holiday')).toMatchObject({
    date: '2027-02-01',
    endDate: '2027-02-05',
  }));

test.each(['in-person', '@remote', '(online)', 'on Zoom', 'en ligne'])(
  '%j beside a day is no class',
  (badge) =>
    expect(
      read(
        'Spring 2027',
        `Jan 12 ${badge}`,
        'Ports',
        `Jan 14 ${badge}`,
        'Tides',
        `Jan 19 ${badge}`,
        'Reefs',
      ).findings.map(({ title }) => title),
    ).toEqual(['Ports', 'Tides', 'Reefs']),
);

test('"Online portfolios" is what a class is about', () =>
  expect(
    read(
      'Spring 2027',
      '| Date | Topic |',
      '| Jan 12 | Online maps |',
      '| Jan 14 | Remote sensing |',
    ).findings.map(({ title }) => title),
  ).toEqual(['Online maps', 'Remote sensing']));

test('a progress check is a quiz, a progress check-in is none', () =>
  expect(
    work(
      'Spring 2027',
      '| Date | Due |',
      '| Jan 12 | Progress check 1 |',
      '| Jan 14 | Essay 1 progress check-in |',
    ),
  ).toEqual(['quiz 2027-01-12 Progress check 1', 'assignment 2027-01-14 Essay 1 progress check-in']));
