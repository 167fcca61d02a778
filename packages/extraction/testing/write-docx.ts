import {
  Document,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { type Part, type Script, spanningRows } from './script.ts';

const MADE_ON = '2026-11-02T09:00:00Z';
const TWIPS_PER_POINT = 20;

/** Sets a syllabus as a Word document with a page header; made of the same bytes every time. */
export async function writeDocx(script: Script): Promise<Uint8Array> {
  const document = new Document({
    title: script.title,
    creator: script.author,
    sections: [
      {
        headers: { default: new Header({ children: [new Paragraph(script.header)] }) },
        children: script.parts.flatMap(toBlocks),
      },
    ],
  });
  return withFixedDates(new Uint8Array(await Packer.toArrayBuffer(document)));
}

function toBlocks(part: Part): (Paragraph | Table)[] {
  switch (part.type) {
    case 'title':
      return [new Paragraph({ text: part.text, heading: HeadingLevel.TITLE })];
    case 'heading':
      return [new Paragraph({ text: part.text, heading: HeadingLevel.HEADING_1 })];
    case 'paragraph':
      return [new Paragraph(part.text)];
    case 'list':
      return part.items.map((text) => new Paragraph({ text, bullet: { level: 0 } }));
    case 'table':
      return [toTable(part)];
  }
}

function toTable({ widths, rows }: Part & { type: 'table' }): Table {
  const columnWidths = widths.map((width) => width * TWIPS_PER_POINT);
  return new Table({
    columnWidths,
    rows: spanningRows(rows).map(
      (cells, index) =>
        new TableRow({
          ...(index === 0 && { tableHeader: true }),
          children: cells.map(
            ({ text, column, columnSpan, rowSpan }) =>
              new TableCell({
                ...(columnSpan > 1 && { columnSpan }),
                ...(rowSpan > 1 && { rowSpan }),
                width: { size: columnWidths[column] ?? 0, type: WidthType.DXA },
                children: [new Paragraph({ children: [new TextRun({ text, bold: index === 0 })] })],
              }),
          ),
        }),
    ),
  });
}

/** The library stamps the parts and the archive with the clock. */
function withFixedDates(docx: Uint8Array): Uint8Array {
  const parts: Zippable = {};
  for (const [name, part] of Object.entries(unzipSync(docx))) {
    parts[name] =
      name === 'docProps/core.xml'
        ? strToU8(strFromU8(part).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, MADE_ON))
        : part;
  }
  return zipSync(parts, { mtime: '2026-11-02T09:00:00' });
}
