import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import * as fixtures from '../testing/index.ts';
import { allLines, outline } from '../testing/outline.ts';
import { readDocument } from './node.ts';
import { readDocument as readWithReaders } from './read-document.ts';

const { tableSyllabus, proseSyllabus, unreadableFiles } = fixtures;

const wordsOf = (script: fixtures.Script): string[] =>
  script.parts.flatMap((part) =>
    part.type === 'list' ? part.items : part.type === 'table' ? part.rows.flat() : [part.text],
  );

const everyFormat: [name: string, make: () => Uint8Array | Promise<Uint8Array>, script: fixtures.Script][] = [
  ['table.pdf', fixtures.tableSyllabusPdf, tableSyllabus],
  ['table.docx', fixtures.tableSyllabusDocx, tableSyllabus],
  ['table.html', fixtures.tableSyllabusHtml, tableSyllabus],
  ['table.md', fixtures.tableSyllabusMarkdown, tableSyllabus],
  ['table.txt', fixtures.tableSyllabusText, tableSyllabus],
  ['prose.pdf', fixtures.proseSyllabusPdf, proseSyllabus],
  ['prose.docx', fixtures.proseSyllabusDocx, proseSyllabus],
  ['prose.html', fixtures.proseSyllabusHtml, proseSyllabus],
  ['prose.md', fixtures.proseSyllabusMarkdown, proseSyllabus],
  ['prose.txt', fixtures.proseSyllabusText, proseSyllabus],
];

describe.each(everyFormat)('%s', (fileName, make, script) => {
  test('is read word for word', async () => {
    const document = await readDocument({ bytes: await make(), fileName });
    const text = document.text.replace(/\s+/g, ' ');
    for (const words of wordsOf(script)) expect(text).toContain(words);
  });

  test('has every line where its offset says', async () => {
    const document = await readDocument({ bytes: await make(), fileName });
    for (const { start, text, runs } of allLines(document)) {
      expect(document.text.slice(start, start + text.length)).toBe(text);
      for (const run of runs)
        expect(document.text.slice(run.start, run.start + run.text.length)).toBe(run.text);
    }
  });
});

test.each([
  ['table.pdf', fixtures.tableSyllabusPdf],
  ['table.docx', fixtures.tableSyllabusDocx],
  ['table.html', fixtures.tableSyllabusHtml],
  ['table.md', fixtures.tableSyllabusMarkdown],
  ['table.txt', fixtures.tableSyllabusText],
])('%s has its schedule as a table', async (fileName, make) => {
  const lines = outline(await readDocument({ bytes: await make(), fileName }));
  expect(lines).toContain('| Thu Feb 4 | Respiration | Ch. 8 | Lab report 1 due, 11:59 pm |');
});

test.each(unreadableFiles)(
  '$fileName is refused as $code, in a sentence',
  async ({ fileName, code, make }) => {
    const refusal = await readDocument({ bytes: await make(), fileName }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ name: 'UnreadableDocument', code });
    expect((refusal as Error).message).toMatch(/^[A-Z][^\n]{10,200}\.$/);
  },
);

test.each([
  ['a spreadsheet', 'a.xlsx', zipSync({ 'xl/workbook.xml': strToU8('<x/>') }), 'unknown-format', /Excel/],
  ['an archive', 'a.zip', zipSync({ 'notes.txt': strToU8('x') }), 'unknown-format', /ZIP archive/],
  [
    'an old Word file',
    'a.doc',
    Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    'unknown-format',
    /old version/,
  ],
  ['white space', 'a.txt', strToU8(' \n\t\n'), 'empty', /empty/],
  ['a page without words', 'a.html', strToU8('<!doctype html><script>x</script>'), 'empty', /empty/],
  ['half a calendar', 'a.ics', strToU8('BEGIN:VCALENDAR'), 'broken', /damaged/],
])('%s is refused by what it is', async (_, fileName, bytes, code, words) => {
  await expect(readDocument({ bytes, fileName })).rejects.toMatchObject({
    code,
    message: expect.stringMatching(words),
  });
});

test('a locked Word document is told as locked', async () => {
  const header = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
  await expect(readDocument({ bytes: Uint8Array.from([...header, ...name]) })).rejects.toMatchObject({
    code: 'encrypted',
  });
});

test.each([
  ['text called .pdf', fixtures.textNamedPdf, 'a.pdf', 'text'],
  ['a web page called .txt', fixtures.tableSyllabusHtml, 'a.txt', 'html'],
  ['a Word document called .pdf', fixtures.proseSyllabusDocx, 'a.pdf', 'docx'],
  ['a PDF without a name', fixtures.proseSyllabusPdf, undefined, 'pdf'],
])('%s is read as what it is', async (_, make, fileName, format) => {
  const document = await readDocument({ bytes: await make(), ...(fileName && { fileName }) });
  expect(document.format).toBe(format);
});

test('nothing of a hostile page is left that could run or fetch', async () => {
  const { html = '', text } = await readDocument({ bytes: fixtures.hostileHtml() });
  expect(text).toContain('The sketchbook is due on February 19, 2027.');
  expect(
    html.match(/<\/?[a-z0-9]+/g)?.filter((tag) => !/^<\/?(?:h[1-6]|p|b|ul|li|table|tbody|tr|td)$/.test(tag)),
  ).toEqual([]);
  expect(html).not.toMatch(/<[^>]*\s(?!data-start|colspan|rowspan|data-furniture)[a-z-]+=/);
});

test('a page that is lost neither hangs nor ends the process', async () => {
  const refusal = readDocument({ bytes: await fixtures.lostPagePdf() });
  await expect(refusal).rejects.toMatchObject({ code: 'broken' });
});

test('a file larger than allowed is not looked into', async () => {
  const bytes = new Uint8Array(3 * 1024 * 1024);
  await expect(readDocument({ bytes, limits: { maxBytes: 1024 * 1024 } })).rejects.toMatchObject({
    code: 'too-large',
    message: expect.stringContaining('3 MB; at most 1 MB'),
  });
});

test("the caller's bytes stay as they were, in a Buffer too", async () => {
  const bytes = Buffer.from(await fixtures.proseSyllabusPdf());
  const before = Buffer.from(bytes);
  await readDocument({ bytes });
  expect(bytes.equals(before)).toBe(true);
});

test('a reader that cannot be fetched is no fault of the document', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module');
  const reading = readWithReaders({
    bytes: await fixtures.proseSyllabusPdf(),
    pdfjs: () => Promise.reject(lost),
  });
  await expect(reading).rejects.toBe(lost);
});
