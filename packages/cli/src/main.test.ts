import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Extraction } from '@syllabi/extraction';
import {
  encryptedPdf,
  proseSyllabusDocx,
  proseSyllabusFacts,
  proseSyllabusMarkdown,
  tableSyllabusFacts,
  tableSyllabusPdf,
} from '@syllabi/extraction/testing';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { folderWith, runSyllabi } from './testing/run-syllabi.ts';

// Each test starts the command anew, some twice.
vi.setConfig({ testTimeout: 30_000 });

let workshop: Awaited<ReturnType<typeof folderWith>>;

beforeAll(async () => {
  workshop = await folderWith({
    'biology.pdf': await tableSyllabusPdf(),
    'history.docx': await proseSyllabusDocx(),
    'locked.pdf': await encryptedPdf(),
    'questions.json': new TextEncoder().encode(
      JSON.stringify([
        { id: 'q1', document: 'biology', question: 'When is the final exam?' },
        { id: 'q2', document: 'biology', question: 'What is the grade made of?' },
        { id: 'q3', document: 'other', question: 'When are office hours?' },
      ]),
    ),
  });
});
afterAll(() => workshop.remove());

const syllabi = (...args: string[]) =>
  runSyllabi(workshop.folder, ['extract', ...args, '--reference-date', '2026-11-20']);

const exams = (extraction: Extraction) =>
  extraction.findings.filter(({ kind }) => kind === 'exam').map(({ date }) => date);
const expectedExams = (facts: typeof tableSyllabusFacts) =>
  facts.findings.filter(({ kind }) => kind === 'exam').map(({ date }) => date);

/** How a system says in other words that there is no such file. */
const OTHER_WAYS = ['biology.pdf/page', `${'n'.repeat(300)}.pdf`];

describe('syllabi extract', () => {
  test('shows a table that a person can read', async () => {
    const { code, out, errors } = await syllabi('biology.pdf');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(out).toMatch(/^BIO 101: Foundations of Biology\n/);
    expect(out).toMatch(/^2027-02-11 .*exam +Midterm exam 1/m);
    expect(out).toMatch(/^Grading$/m);
  });

  test('--json of one file is the extraction itself', async () => {
    const { out } = await syllabi('biology.pdf', '--json');
    const extraction: Extraction = JSON.parse(out);
    expect(Object.keys(extraction)).toEqual(
      expect.arrayContaining(['language', 'course', 'meetings', 'findings', 'grading', 'ledger', 'warnings']),
    );
    expect(exams(extraction)).toEqual(expectedExams(tableSyllabusFacts));
  });

  test('--json of several files is one line each, with its name', async () => {
    const { out } = await syllabi('biology.pdf', 'history.docx', '--json');
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ file }) => file)).toEqual(['biology.pdf', 'history.docx']);
    expect(exams(lines[1])).toEqual(expectedExams(proseSyllabusFacts));
  });

  test('--ics is a calendar of all files, the same events every time', async () => {
    const uidsIn = (text: string) =>
      new ICAL.Component(ICAL.parse(text))
        .getAllSubcomponents('vevent')
        .map((event) => event.getFirstPropertyValue('uid'));
    const first = uidsIn((await syllabi('biology.pdf', 'history.docx', '--ics')).out);
    const second = uidsIn((await syllabi('biology.pdf', 'history.docx', '--ics')).out);
    expect(first.length).toBeGreaterThan(15);
    expect(new Set(first).size).toBe(first.length);
    expect(second).toEqual(first);
  });

  test.each([
    [
      'gives no year',
      'The portfolio is due on March 5.',
      'The document gives no year. Which year is it for?',
    ],
    [
      'contradicts itself',
      'Spring 2027\n\nThe portfolio is due on Monday, March 3.',
      '“Monday, March 3” is a Wednesday in 2027, not a Monday. Which day is meant?',
    ],
  ])('--ics and --csv ask what a document that %s leaves open', async (_, words, question) => {
    const text = new TextEncoder().encode(`ART 150: Drawing\n\n${words}\n`);
    const asked = (format: string) => runSyllabi(workshop.folder, ['extract', '-', format], text);
    const calendar = await asked('--ics');
    expect({ code: calendar.code, errors: calendar.errors }).toEqual({
      code: 0,
      errors: `syllabi: standard input: ${question}\nsyllabi: standard input: Not in the calendar until that is known: 1 date.\n`,
    });
    expect(calendar.out).not.toContain('BEGIN:VEVENT');
    const sheet = await asked('--csv');
    expect(sheet.errors).toBe(`syllabi: standard input: ${question}\n`);
    expect(sheet.out.trimEnd().split('\n')[1]).toContain(question);
    const extraction = await asked('--json');
    expect(extraction.errors).toBe('');
    expect(JSON.parse(extraction.out).warnings[0].message).toBe(question);
  });

  test('while the year is asked, the classes of the term are not in the calendar either', async () => {
    const weeks = ['Sep 1', 'Sep 8', 'Sep 15', 'Sep 22', 'Sep 29', 'Oct 6'];
    const lines = [
      '# ART 150: Drawing, Fall 2025',
      'Lectures: Tuesday and Thursday, 9:00–9:50 am. Classes run from September 1 to December 11.',
      ...weeks.map((day, index) => `Tuesday, ${day}: Quiz ${index + 1}`),
    ];
    const text = new TextEncoder().encode(lines.join('\n\n'));
    const { out, errors } = await runSyllabi(workshop.folder, ['extract', '-', '--ics'], text);
    expect(errors).toContain('those of 2026. Which year is it for?');
    expect(errors).toMatch(/Not in the calendar until that is known: \d+ dates and the classes\.\n$/);
    expect(out).not.toContain('BEGIN:VEVENT');
  });

  test('--csv is a sheet with a line for each finding', async () => {
    const { out } = await syllabi('history.docx', '--csv');
    const [head, ...rows] = out.trimEnd().split('\n');
    expect(head).toBe(
      'file,course,kind,title,date,end_date,time,end_time,weight,confidence,page,quote,question',
    );
    expect(
      rows.some((row) => row.startsWith('history.docx,HIST 210,exam,') && row.includes('2027-05-06')),
    ).toBe(true);
  });

  test('--out writes one file for each', async () => {
    const { out } = await syllabi('biology.pdf', 'history.docx', '--json', '--out', 'found/here');
    const folder = join(workshop.folder, 'found', 'here');
    expect(out).toBe('');
    expect((await readdir(folder)).sort()).toEqual(['biology.json', 'history.json']);
    expect(JSON.parse(await readFile(join(folder, 'history.json'), 'utf8')).course.code).toBe('HIST 210');
  });

  test('--out keeps what was found in every file, whatever they are called', async () => {
    const names = ['plan.txt', 'plan.md', 'plan-2.txt', 'Plan.html'];
    const { folder, remove } = await folderWith(
      Object.fromEntries(
        names.map((name) => [name, new TextEncoder().encode(`Quiz in ${name}: May 4, 2027.`)]),
      ),
    );
    await runSyllabi(folder, ['extract', ...names, '--csv', '--out', 'found']);
    const written = await readdir(join(folder, 'found'));
    const texts = await Promise.all(written.map((name) => readFile(join(folder, 'found', name), 'utf8')));
    await remove();
    expect(new Set(written.map((name) => name.toLowerCase()))).toHaveProperty('size', names.length);
    for (const name of names) expect(texts.filter((text) => text.includes(`\n${name},`))).toHaveLength(1);
  });

  test('a file that cannot be read is told, the others go on', async () => {
    const { code, out, errors } = await syllabi(
      'locked.pdf',
      'nowhere.pdf',
      '.',
      ...OTHER_WAYS,
      'biology.pdf',
      '--json',
    );
    expect(code).toBe(1);
    expect(errors.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^syllabi: locked\.pdf: This file is locked with a password\./),
      'syllabi: nowhere.pdf: There is no such file.',
      'syllabi: .: This is a folder, not a file.',
      ...OTHER_WAYS.map((name) => `syllabi: ${name}: There is no such file.`),
    ]);
    expect(JSON.parse(out).file).toBe('biology.pdf');
  });

  test.each([
    ['a file', 'history.docx', 'history.docx: This is a file, not a folder.'],
    ['below a file', 'history.docx/found', 'history.docx/found: There is no such folder.'],
  ])('--out that is %s is told in a line', async (_, place, words) => {
    const { code, errors } = await syllabi('biology.pdf', '--json', '--out', place);
    expect({ code, errors }).toEqual({ code: 1, errors: `syllabi: ${words}\n` });
  });

  test.runIf(existsSync('/dev/full'))('a full disk is told in a line', async () => {
    const words = ['extract', 'biology.pdf', '--csv'];
    const { code, errors } = await runSyllabi(workshop.folder, words, undefined, '/dev/full');
    expect({ code, errors }).toEqual({
      code: 1,
      errors: 'syllabi: standard output: There is no room left.\n',
    });
  });

  test('"-" reads standard input', async () => {
    const { out } = await runSyllabi(workshop.folder, ['extract', '-', '--json'], proseSyllabusMarkdown());
    expect(JSON.parse(out).course.code).toBe('HIST 210');
  });
});

describe('syllabi ask', () => {
  const ask = (...args: string[]) => runSyllabi(workshop.folder, ['ask', ...args]);

  test('shows a person the passages with their pages', async () => {
    const { code, out, errors } = await ask('biology.pdf', 'When is the first midterm exam?');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(out).toMatch(/^When is the first midterm exam\?\n/);
    expect(out).toMatch(/\npage \d.*\n {2}“[^”]*Midterm exam 1[^”]*”\n/);
  });

  test('lets no words of a document steer the terminal', async () => {
    const lines = Array.from({ length: 40 }, (_, at) => `Chapter ${at} is about the tides and their tables.`);
    const text = ['Late homework loses \u009b31m10% a \u0007day.', ...lines].join('\n');
    const input = new TextEncoder().encode(text);
    const { out } = await runSyllabi(workshop.folder, ['ask', '-', 'What happens to late homework?'], input);
    expect(out).toContain('Late homework loses 10% a');
    expect(out).not.toMatch(/[^\P{Cc}\n]/u);
  });

  test('--questions --jsonl answers those about the document, one line each', async () => {
    const { code, out } = await ask('biology.pdf', '--questions', 'questions.json', '--jsonl');
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(lines.map(({ id }) => id)).toEqual(['q1', 'q2']);
    for (const { passages, answerable } of lines) {
      expect(passages[0]).toEqual({ page: expect.any(Number), quote: expect.any(String) });
      expect(answerable).toBeGreaterThan(0);
      expect(answerable).toBeLessThanOrEqual(1);
    }
  });

  test('where no question is about the document, all are', async () => {
    const { out } = await ask('history.docx', '--questions', 'questions.json', '--jsonl');
    expect(out.trimEnd().split('\n')).toHaveLength(3);
  });

  test('Markdown from standard input is asked as well', async () => {
    const args = ['ask', '-', 'Is there a final exam?', '--jsonl'];
    const { out } = await runSyllabi(workshop.folder, args, proseSyllabusMarkdown());
    expect(JSON.parse(out).passages.length).toBeGreaterThan(0);
  });

  test.each([
    ['a file that is not there', ['nowhere.pdf', 'Why?'], 1, /nowhere\.pdf: There is no such file\./],
    ['a file that is locked', ['locked.pdf', 'Why?'], 1, /locked with a password/],
    [
      'questions that are none',
      ['biology.pdf', '--questions', 'history.docx'],
      1,
      /Questions are a JSON list/,
    ],
    ['no question at all', ['biology.pdf'], 2, /Ask one QUESTION/],
    ['an empty question', ['biology.pdf', ' '], 2, /Ask one QUESTION/],
    [
      'a question and a file of them',
      ['biology.pdf', 'Why?', '--questions', 'questions.json'],
      2,
      /Ask one QUESTION/,
    ],
  ])('%s is told', async (_, args, expected, words) => {
    const { code, out, errors } = await ask(...args);
    expect({ code, out }).toEqual({ code: expected, out: '' });
    expect(errors).toMatch(words);
  });
});

test.each([
  ['no file', ['extract'], /missing required argument/],
  ['two formats at once', ['extract', 'a.pdf', '--json', '--csv'], /cannot be used with/],
  ['a day that is none', ['extract', 'a.pdf', '--reference-date', '2027-02-30'], /Write a day as YYYY-MM-DD/],
  ['a zone that is none', ['extract', 'a.pdf', '--time-zone', 'Mars/Olympus'], /Write a zone as/],
  ['an unknown flag', ['extract', 'a.pdf', '--xml'], /unknown option/],
  ['an account that is not named', ['accounts', 'show'], /missing required argument/],
])('%s is a wrong use', async (_, args, words) => {
  const { code, out, errors } = await runSyllabi(workshop.folder, args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(errors).toMatch(words);
});

test('--help and --version tell what there is', async () => {
  const help = await runSyllabi(workshop.folder, ['extract', '--help']);
  expect(help.code).toBe(0);
  expect(help.out).toContain('syllabi extract biology.pdf --json');
  expect(help.out).toMatch(/a calendar file\s+\(\.ics\)/);
  expect(help.out).toContain('is asked: with --ics and --csv on standard error');
  expect(await runSyllabi(workshop.folder, ['--version'])).toEqual({
    code: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    errors: '',
  });
});
