import {
  DeletedTextRun,
  Document as DocxFile,
  Footer,
  Header,
  HeadingLevel,
  InsertedTextRun,
  type ISectionOptions,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { outline } from '../../../testing/outline.ts';
import { DEFAULT_LIMITS } from '../../limits.ts';
import { readDocx } from './read-docx.ts';

async function read(children: ISectionOptions['children'], rest: Partial<ISectionOptions> = {}) {
  const file = new DocxFile({ title: 'BIO 101', creator: 'M. Oakfield', sections: [{ children, ...rest }] });
  return readDocx(new Uint8Array(await Packer.toArrayBuffer(file)), DEFAULT_LIMITS);
}

const change = { id: 1, author: 'M. Oakfield', date: '2026-11-02T09:00:00Z' };
const paragraph = (...children: TextRun[]) => new Paragraph({ children });
const tabbed = (...words: string[]) =>
  paragraph(...words.map((text, index) => new TextRun({ children: index > 0 ? [new Tab(), text] : [text] })));
const cell = (text: string, spans: { columnSpan?: number; rowSpan?: number } = {}) =>
  new TableCell({ children: [new Paragraph(text)], ...spans });

test('titles and headings have a level, list items a depth', async () => {
  const document = await read([
    new Paragraph({ text: 'BIO 101', heading: HeadingLevel.TITLE }),
    new Paragraph({ text: 'Exams', heading: HeadingLevel.HEADING_2 }),
    new Paragraph({ text: 'Midterm', bullet: { level: 0 } }),
    new Paragraph({ text: 'Chapters 1 to 9', bullet: { level: 1 } }),
    paragraph(new TextRun('Final '), new TextRun({ text: 'May 4', bold: true })),
  ]);
  expect(outline(document)).toEqual([
    '# BIO 101',
    '## Exams',
    '- Midterm',
    '  - Chapters 1 to 9',
    'Final May 4',
  ]);
  expect(document.pages[0]?.blocks.at(-1)).toMatchObject({
    line: { runs: [{ text: 'Final ' }, { text: 'May 4', bold: true }] },
  });
});

test('tracked changes are read as if accepted', async () => {
  const document = await read([
    new Paragraph({
      children: [
        new TextRun('Essay due '),
        new DeletedTextRun({ text: 'March 3', ...change }),
        new InsertedTextRun({ text: 'March 5', ...change }),
      ],
    }),
  ]);
  expect(document.text).toBe('Essay due March 5');
});

test('merged cells are listed where they begin', async () => {
  const table = new Table({
    rows: [
      new TableRow({ children: [cell('Week'), cell('Day'), cell('Topic')] }),
      new TableRow({ children: [cell('1', { rowSpan: 2 }), cell('Mon'), cell('Cells')] }),
      new TableRow({ children: [cell('Spring break', { columnSpan: 2 })] }),
    ],
  });
  expect(outline(await read([table]))).toEqual([
    '| Week | Day | Topic |',
    '| 1(1x2) | Mon | Cells |',
    '| Spring break(2x1) |',
  ]);
});

test('columns set with tabs are a table', async () => {
  const document = await read([
    new Paragraph('Schedule'),
    tabbed('Jan 26', 'Inside the cell', ''),
    tabbed('Jan 28', 'Membranes', 'Quiz 1'),
    tabbed('Feb 4', 'Energy', 'Lab report 1'),
    new Paragraph('Bring a calculator.'),
  ]);
  expect(outline(document)).toEqual([
    'Schedule',
    '| Jan 26 | Inside the cell |  |',
    '| Jan 28 | Membranes | Quiz 1 |',
    '| Feb 4 | Energy | Lab report 1 |',
    'Bring a calculator.',
  ]);
});

test('a tab in front of columns leaves the first one empty', async () => {
  const document = await read([
    tabbed('week 1', 'M Jan 4', 'Maps'),
    tabbed('', 'W Jan 6', 'Coasts'),
    tabbed('week 2', 'M Jan 11', 'Tides'),
    tabbed('', 'A paragraph that is set in.'),
    tabbed('', 'Another paragraph that is set in.'),
    tabbed('', 'And one more.'),
  ]);
  expect(outline(document)).toEqual([
    '| week 1 | M Jan 4 | Maps |',
    '|  | W Jan 6 | Coasts |',
    '| week 2 | M Jan 11 | Tides |',
    'A paragraph that is set in.',
    'Another paragraph that is set in.',
    'And one more.',
  ]);
});

test('the head and foot of the pages are furniture around the text', async () => {
  const document = await read([new Paragraph('Essay due March 5')], {
    headers: { default: new Header({ children: [new Paragraph('Spring 2027')] }) },
    footers: { default: new Footer({ children: [new Paragraph('BIO 101')] }) },
  });
  expect(outline(document)).toEqual(['~ Spring 2027', 'Essay due March 5', '~ BIO 101']);
});

test('title, author and day of making are hints', async () => {
  const { metadata } = await read([new Paragraph('x')]);
  expect(metadata).toMatchObject({ title: 'BIO 101', author: 'M. Oakfield' });
  expect(metadata.createdOn).toMatch(/^\d{4}-\d\d-\d\d$/);
});

const minimal = (documentXml: string) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" ' +
        'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${documentXml}</w:body></w:document>`,
    ),
  });

test('words in content controls count, field codes do not', async () => {
  const bytes = minimal(
    '<w:sdt><w:sdtContent><w:p><w:r><w:t>Essay due</w:t></w:r></w:p></w:sdtContent></w:sdt>' +
      '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>DATE</w:instrText></w:r>' +
      '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>March 5</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>',
  );
  expect((await readDocx(bytes, DEFAULT_LIMITS)).text).toBe('Essay due\nMarch 5');
});

test.each([
  ['nested too deep', `${'<w:sdt><w:sdtContent>'.repeat(20_000)}${'</w:sdtContent></w:sdt>'.repeat(20_000)}`],
  ['not closed', '<w:p><w:r><w:t>Essay'],
  ['of another kind', '</w:body><x>'],
])('XML that is %s is a broken document', async (_, xml) => {
  await expect(readDocx(minimal(xml), DEFAULT_LIMITS)).rejects.toMatchObject({ code: 'broken' });
});
