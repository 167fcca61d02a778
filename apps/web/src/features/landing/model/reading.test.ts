import type { Document, Extraction, Finding, Line } from '@syllabi/extraction';
import { expect, test } from 'vitest';
import { toReading } from './reading';

const aLine = (text: string, start: number, page = 1): Line => ({ text, start, page, runs: [] });

/** A document of lines, as every reader makes them. */
function aDocument(lines: string[], format: Document['format'] = 'text'): Document {
  let start = 0;
  const blocks = lines.map((text) => {
    const line = aLine(text, start);
    start += text.length + 1;
    return { type: 'line' as const, line };
  });
  return { format, text: lines.join('\n'), pages: [{ number: 1, blocks }], metadata: {} };
}

const aFinding = (facts: Partial<Finding> = {}): Finding => ({
  id: 'f1',
  kind: 'exam',
  title: 'Exam 1',
  date: '2027-02-19',
  confidence: 0.9,
  evidence: [{ page: 1, quote: 'Exam 1, Feb 19', span: [7, 21] }],
  assumed: [],
  ...facts,
});

const anExtraction = (facts: Partial<Extraction> = {}): Extraction => ({
  language: 'en',
  course: { code: 'BIO 101', instructors: [] },
  meetings: [],
  findings: [aFinding()],
  recurring: [],
  undated: [],
  grading: [],
  ledger: [],
  warnings: [],
  ...facts,
});

const read = (document: Document, extraction: Extraction) =>
  toReading({ document, extraction, fileName: 'bio101.txt', milliseconds: 12, today: '2027-01-08' });

const marksOf = (document: Document, extraction: Extraction) =>
  read(document, extraction).sheet.flatMap(({ text, marks }) =>
    marks.map(({ start, end }) => text.slice(start, end)),
  );

test('the words of a finding are marked in the line in which they stand', () => {
  expect(marksOf(aDocument(['Exams:', 'Exam 1, Feb 19 in class']), anExtraction())).toEqual([
    'Exam 1, Feb 19',
  ]);
});

test('in a PDF, which names boxes, the quote is looked for, even over the end of a line', () => {
  const evidence = [{ page: 1, quote: 'final on May 5', boxes: [] }];
  const document = aDocument(['There is a final', 'on May 5.'], 'pdf');
  expect(marksOf(document, anExtraction({ findings: [aFinding({ evidence })] }))).toEqual([
    'final',
    'on May 5',
  ]);
});

test('parts of one finding that stand side by side are one mark', () => {
  const evidence = [
    { page: 1, quote: 'Exam 1 is on', span: [0, 12] as [number, number] },
    { page: 1, quote: 'Friday, Feb 19', span: [13, 27] as [number, number] },
  ];
  const extraction = anExtraction({ findings: [aFinding({ evidence })] });
  expect(marksOf(aDocument(['Exam 1 is on Friday, Feb 19.']), extraction)).toEqual([
    'Exam 1 is on Friday, Feb 19',
  ]);
});

test('a row of a table is one line, and a quote of a PDF is looked for where its box is', () => {
  const cell = (text: string, start: number, top: number) => ({
    column: 0,
    columnSpan: 1,
    rowSpan: 1,
    lines: [{ ...aLine(text, start), box: [72, top, 200, top + 12] as [number, number, number, number] }],
  });
  const rows = [
    { cells: [cell('Quiz', 0, 100), cell('10%', 5, 100)] },
    { cells: [cell('Feb 19', 9, 120), cell('Quiz', 16, 120)] },
  ];
  const document: Document = {
    format: 'pdf',
    text: 'Quiz\n10%\nFeb 19\nQuiz',
    pages: [{ number: 1, blocks: [{ type: 'table', rows }] }] as unknown as Document['pages'],
    metadata: {},
  };
  const evidence = [
    { page: 1, quote: 'Quiz', boxes: [[80, 121, 100, 130] as [number, number, number, number]] },
  ];
  const { sheet } = read(document, anExtraction({ findings: [aFinding({ evidence })] }));
  expect(sheet.map(({ text, marks }) => [text, marks.map(({ start, end }) => [start, end])])).toEqual([
    ['Quiz · 10%', []],
    ['Feb 19 · Quiz', [[9, 13]]],
  ]);
});

test('ordinary classes and readings are counted apart from what was found', () => {
  const findings = [
    aFinding(),
    aFinding({ id: 'f2', kind: 'class' }),
    aFinding({ id: 'f3', kind: 'reading' }),
  ];
  const { rows, classes } = read(aDocument(['']), anExtraction({ findings }));
  expect(rows.map(({ id }) => id)).toEqual(['f1']);
  expect(classes).toBe(2);
});

const mismatch = (facts: Partial<Extraction['warnings'][number]> = {}): Extraction['warnings'][number] => ({
  code: 'weekday-mismatch',
  message: '“Monday, March 2” is a Tuesday in 2027, not a Monday. Which day is meant?',
  findingIds: ['f1'],
  options: [
    { label: 'Tuesday, 2027-03-02', date: '2027-03-02', because: 'the date as written' },
    { label: 'Monday, 2027-03-01', date: '2027-03-01', because: 'the weekday as written' },
  ],
  ...facts,
});

const labelsOf = (choices: { label: string }[] | undefined) => choices?.map(({ label }) => label);

test('a finding that waits for an answer stands with its question, which offers whole answers', () => {
  const warning = mismatch();
  const { rows, questions, dates } = read(aDocument(['']), anExtraction({ warnings: [warning] }));
  expect(rows).toEqual([]);
  expect(dates).toBe(1);
  expect(questions).toMatchObject([{ message: warning.message, row: { id: 'f1', kind: 'question' } }]);
  expect(labelsOf(questions[0]?.choices)).toEqual(['Tue 2 Mar', 'Mon 1 Mar']);
});

test.each([
  ['without an answer to choose', { findings: [aFinding()] }, { code: 'due-on-day-off', options: [] }],
  ['about a class', { findings: [aFinding({ kind: 'class' as const })] }, {}],
])('a question %s is asked as well', (_, found, facts) => {
  const { questions } = read(aDocument(['']), anExtraction({ ...found, warnings: [mismatch(facts)] }));
  expect(questions).toHaveLength(1);
  expect(questions[0]?.row?.id).toBe('f1');
  expect(questions[0]?.choices.length).toBeGreaterThan(0);
});

test('a year that nothing gives is one question, whatever waits for it, and no calendar holds its days', () => {
  const findings = [aFinding({ date: '--10-12' }), aFinding({ id: 'f2', date: '--12-11' })];
  const warning = { code: 'no-year', message: 'Which year?', findingIds: ['f1', 'f2'], options: [] };
  const reading = read(aDocument(['']), anExtraction({ findings, warnings: [warning] }));
  expect(reading.rows.map(({ isWaiting }) => isWaiting)).toEqual([true, true]);
  expect(reading.questions).toMatchObject([{ message: 'Which year?', row: undefined }]);
  expect(reading).toMatchObject({ isPlanned: false, leftOut: { dates: 2, classes: false } });
});

test('what is not sure is counted as left out of a calendar, the others are planned', () => {
  const findings = [aFinding(), aFinding({ id: 'f2' })];
  const reading = read(aDocument(['']), anExtraction({ findings, warnings: [mismatch()] }));
  expect(reading).toMatchObject({ isPlanned: true, leftOut: { dates: 1, classes: false } });
});

test.each([
  ['2027-02-19', undefined],
  ['2020-10-27', '2020'],
  ['--10-27', undefined],
])('on 8 January 2027 the day %s is shown with the year %s', (date, year) => {
  const findings = [aFinding({ date })];
  expect(read(aDocument(['']), anExtraction({ findings })).rows[0]?.year).toBe(year);
});

test.each([
  ['a day', { findings: [aFinding()] }, true],
  ['nothing', { findings: [] }, false],
])('a calendar of %s is offered: %s', (_, found, expected) => {
  expect(read(aDocument(['']), anExtraction(found)).isPlanned).toBe(expected);
});

test('a warning that asks nothing is no question', () => {
  const warning = { code: 'schedule-without-dates', message: 'No date could be read.' };
  expect(read(aDocument(['']), anExtraction({ warnings: [warning] })).questions).toEqual([]);
});

test('a weight stands in the grading table under the same name', () => {
  const grading = [{ component: 'EXAM 1', weight: 15, evidence: [] }];
  expect(read(aDocument(['']), anExtraction({ grading })).rows[0]?.weight).toBe(15);
});

test('every date that was set aside is counted', () => {
  const ledger = [
    { text: '2021', page: 1, outcome: 'dismissed' as const, reason: 'textbook edition' },
    { text: 'Feb 19', page: 1, outcome: 'finding' as const },
  ];
  expect(read(aDocument(['']), anExtraction({ ledger })).setAside).toBe(1);
});

test('pages that hold no text are named', () => {
  const warnings = [{ code: 'pages-without-text' as const, message: 'Page 2 holds no text.' }];
  expect(read(aDocument(['Exam 1']), anExtraction({ warnings })).unread).toBe('Page 2 holds no text.');
  expect(read(aDocument(['Exam 1']), anExtraction()).unread).toBeUndefined();
});

const noYear: Extraction['warnings'][number] = {
  code: 'no-year',
  message: 'The document gives no year. Which year is it for?',
  evidence: [],
  findingIds: ['f1'],
  options: [],
};

test.each([
  ['the years that the weekdays fit', [2026, 2032], [2026, 2032]],
  ['the years around today where nothing tells', [], [2026, 2027, 2028]],
])('a document without a year offers %s', (_, fitting, offered) => {
  const options = fitting.map((year) => ({ label: String(year), year, because: 'the weekdays fit' }));
  const extraction = anExtraction({
    findings: [aFinding({ date: '--02-19' })],
    warnings: [{ ...noYear, options }],
  });
  const { questions } = read(aDocument(['Exam 1, Feb 19']), extraction);
  expect(questions[0]?.choices.map(({ told }) => told)).toEqual(offered.map((year) => ({ year })));
});

test('a document that gives one year and has the weekdays of another is asked about both', () => {
  const message = 'The document says Fall 2025, but the weekdays beside its dates are those of 2026.';
  const options = [2025, 2026].map((year) => ({ label: String(year), year }));
  const asked = { code: 'other-year', message, findingIds: ['f1'], options };
  const reading = read(aDocument(['']), anExtraction({ findings: [aFinding()], warnings: [asked] }));
  expect(reading.questions).toMatchObject([{ message }]);
  expect(labelsOf(reading.questions[0]?.choices)).toEqual(['2025', '2026']);
  expect(reading.isPlanned).toBe(false);
});

test('a document that gives its year is not asked about it', () => {
  expect(read(aDocument(['Exam 1, Feb 19']), anExtraction()).questions).toEqual([]);
});
