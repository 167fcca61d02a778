import { expect, test } from 'vitest';
import { sketch } from '../../testing/sketch.ts';
import type { Document, Line } from '../document.ts';
import { extract } from '../extract.ts';
import type { Evidence } from '../extraction.ts';
import type { SourceLine } from '../second-reading/source.ts';
import { draftFinding } from './draft-finding.ts';
import type { DraftSource } from './source.ts';

const endOf = ({ start, text }: Line) => start + text.length;

const linesOf = ({ pages }: Document): SourceLine[] =>
  pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block): Line[][] =>
      block.type === 'table'
        ? block.rows.map(({ cells }) => cells.flatMap(({ lines }) => lines))
        : [[block.line]],
    )
    .map((lines) => ({
      page: 1,
      text: lines.map(({ text }) => text).join(' · '),
      isHeading: lines.some(({ heading }) => heading !== undefined),
      span: [Math.min(...lines.map(({ start }) => start)), Math.max(...lines.map(endOf))],
    }));

/** The draft of words selected in a document of these lines. */
function draftIn(lines: readonly string[], quote: string, known: Partial<DraftSource> = {}) {
  const document = sketch(...lines);
  const { text } = document;
  const extraction = extract(document, { referenceDate: '2026-12-01' });
  const at = text.indexOf(quote);
  const selection: Evidence = { page: 1, quote, span: [at, at + quote.length] };
  return draftFinding(selection, { text, lines: linesOf(document), extraction, ...known });
}

const DRAWING = [
  'ART 101: Drawing',
  'Spring 2027, 18 January to 7 May 2027',
  '',
  'Sketchbook due 03/04/2027',
  'Portfolio due 05/04/2027',
  'Critique due 23/04/2027',
  'Bring the museum form on 06/04/2027',
  'Studio hours: every Friday 10:00 to 12:00',
];

const SPAIN = [
  'HIST 220: Historia de España',
  'Primavera 2027, del 18 de enero al 7 de mayo de 2027',
  '',
  'Ensayo 1: entrega el 12 de febrero',
  'Examen parcial: martes, 9 de marzo de 2027, 10:00',
  'Visita al museo, 19 de marzo',
  'Examen final: 4 de mayo de 2027',
  'No hay clase del 22 al 26 de marzo',
];

const FRENCH = [
  'Automne 2026',
  'Remise du rapport 1 : 5 octobre',
  'Relâche du 12 au 16 octobre',
  'Examen final le 9 décembre à 9 h',
];
const ENGLISH = [
  'BIO 101, Spring 2027',
  'Exam 1, Friday, February 19',
  'The field notebook is due Mar 2 at 5pm',
  'the take-home essay',
  'It is worth 8/10 points',
];

test.each([
  ['Bring the museum form on 06/04/2027', DRAWING, { title: 'Bring the museum form', date: '2027-04-06' }],
  ['on 06/04/2027', DRAWING, { date: '2027-04-06' }],
  ['Examen final: 4 de mayo de 2027', SPAIN, { kind: 'exam', title: 'Examen final', date: '2027-05-04' }],
  [
    'Examen parcial: martes, 9 de marzo de 2027, 10:00',
    SPAIN,
    { kind: 'exam', title: 'Examen parcial', date: '2027-03-09', time: '10:00' },
  ],
  ['Visita al museo, 19 de marzo', SPAIN, { title: 'Visita al museo', date: '2027-03-19' }],
  ['del 22 al 26 de marzo', SPAIN, { date: '2027-03-22', endDate: '2027-03-26' }],
  ['No hay clase del 22 al 26 de marzo', SPAIN, { kind: 'holiday', date: '2027-03-22' }],
  ['Examen final le 9 décembre à 9 h', FRENCH, { kind: 'exam', date: '2026-12-09', time: '09:00' }],
  ['Relâche du 12 au 16 octobre', FRENCH, { kind: 'holiday', date: '2026-10-12', endDate: '2026-10-16' }],
  ['Exam 1, Friday, February 19', ENGLISH, { kind: 'exam', title: 'Exam 1', date: '2027-02-19' }],
  [
    'The field notebook is due Mar 2 at 5pm',
    ENGLISH,
    { kind: 'assignment', title: 'Field notebook', date: '2027-03-02', time: '17:00' },
  ],
])('%j means what its document means by it', (quote, lines, draft) =>
  expect(draftIn(lines, quote)).toMatchObject(draft),
);

test.each([
  [
    'Studio hours: every Friday 10:00 to 12:00',
    DRAWING,
    { title: 'Studio hours: every Friday', time: '10:00', endTime: '12:00' },
  ],
  ['the take-home essay', ENGLISH, { kind: 'assignment', title: 'take-home essay' }],
  ['It is worth 8/10 points', ENGLISH, { title: 'It is worth 8/10 points' }],
])('what %j does not say is left out', (quote, lines, draft) => expect(draftIn(lines, quote)).toEqual(draft));

const TABLE = [
  'GEO 210: Rivers, Fall 2026',
  '| Date | Topic | Bring |',
  '| Sept 14 | Dunes | a sieve |',
  '| Sept 21 | Deltas | a map |',
  '| Sept 28 | Quiz 1 | a pen |',
];
const DAYS = [
  'GEO 210: Rivers, Fall 2026',
  'Monday, September 14',
  'Dunes',
  'Monday, September 21',
  'Deltas',
  'bring a map',
  'Monday, September 28',
  'Quiz 1',
];

test.each([
  ['in a row', 'a map', TABLE, '2026-09-21'],
  ['below a day', 'bring a map', DAYS, '2026-09-21'],
])('words without a day that stand %s are on its day', (_, quote, lines, date) =>
  expect(draftIn(lines, quote)).toMatchObject({ title: quote, date }),
);

test.each([
  ['another weekday', 'a map on Friday'],
  ['every week', 'a map every Monday'],
])('words that name %s are not on the day of their row', (_, said) =>
  expect(draftIn([...TABLE.slice(0, 3), `| Sept 21 | Deltas | ${said} |`], said)).not.toHaveProperty('date'),
);

const AMBIGUOUS = ['ART 101, Spring 2027', 'Sketchbook due 03/04/2027', 'Bring the form on 05/04/2027'];

test('an order of day and month that was answered holds for the words as well', () => {
  const words = 'Bring the form on 05/04/2027';
  expect(draftIn(AMBIGUOUS, words)).toMatchObject({ date: '2027-05-04' });
  expect(draftIn(AMBIGUOUS, words, { isOtherOrder: true })).toMatchObject({ date: '2027-04-05' });
});

test('a year that nothing gives is none, and one that was answered is that of the words', () => {
  const lines = ['ART 101', 'Sketchbook due October 4', 'Bring the form on January 12'];
  const words = 'Bring the form on January 12';
  expect(draftIn(lines, words)).not.toHaveProperty('date');
  expect(draftIn(lines, words, { year: 2027, findings: [] })).toMatchObject({ date: '2027-01-12' });
  const findings = [{ date: '2026-10-04', evidence: [] }];
  expect(draftIn(lines, words, { year: 2026, findings })).toMatchObject({ date: '2027-01-12' });
});

test('on a page the date is read as it was where it stands, and not as its like elsewhere', () => {
  const day = (date: string, top: number) => ({
    text: '12',
    page: 1,
    date,
    outcome: 'dismissed' as const,
    evidence: {
      page: 1,
      quote: '12',
      boxes: [[100, top, 120, top + 10] as [number, number, number, number]],
    },
  });
  const extraction = extract(sketch('Fall 2026'), { referenceDate: '2026-09-01' });
  const ledger = [day('2026-09-12', 50), day('2026-10-12', 150)];
  const source = { text: 'Fall 2026', lines: [], extraction: { ...extraction, ledger } };
  const selection: Evidence = { page: 1, quote: '12 Field trip', boxes: [[100, 149, 220, 161]] };
  expect(draftFinding(selection, source)).toMatchObject({ title: 'Field trip', date: '2026-10-12' });
});
