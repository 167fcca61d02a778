import PDFDocument from 'pdfkit';
import { type Part, type Script, type Setting, spanningRows } from './script.ts';

const MADE_ON = new Date('2026-11-02T09:00:00Z');
const MARGIN = 56;

/** Sets a syllabus as a PDF of US Letter pages with a header line. */
export function writePdf(script: Script, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  return drawPdf(
    {
      info: { Title: script.title, Author: script.author },
      bufferPages: true,
      ...paperOf(script),
      ...options,
    },
    (pdf) => {
      const { columns = 1, ruled = true, footer } = script.setting ?? {};
      if (columns === 2) drawInColumns(pdf, script.parts);
      else for (const part of script.parts) drawPart(pdf, part, ruled);
      drawHeaders(pdf, script.header);
      if (footer !== undefined) drawFooters(pdf, footer);
    },
  );
}

const paperOf = ({ setting }: Script): PDFKit.PDFDocumentOptions =>
  setting ? { size: setting.size, layout: setting.landscape ? 'landscape' : 'portrait' } : {};

/** A PDF with what `draw` puts on it; made of the same bytes every time. */
export function drawPdf(
  { info, ...options }: PDFKit.PDFDocumentOptions,
  draw: (pdf: PDFKit.PDFDocument) => void,
): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    info: { ...info, CreationDate: MADE_ON },
    ...options,
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    pdf.on('error', reject);
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    draw(pdf);
    pdf.end();
  });
}

/** Drawn last, as a page begun in the middle of a table must not change the table's font. */
function drawHeaders(pdf: PDFKit.PDFDocument, text: string): void {
  const { start, count } = pdf.bufferedPageRange();
  pdf.font('Helvetica').fontSize(8);
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    pdf.text(text, MARGIN, MARGIN / 2, { lineBreak: false });
  }
}

function drawFooters(pdf: PDFKit.PDFDocument, footer: NonNullable<Setting['footer']>): void {
  const { start, count } = pdf.bufferedPageRange();
  pdf.font('Helvetica').fontSize(8);
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin the library would begin a new page.
    pdf.page.margins.bottom = 0;
    const text = footer.replace('{n}', String(page - start + 1)).replace('{N}', String(count));
    pdf.text(text, MARGIN, pdf.page.height - MARGIN / 2 - 8, { lineBreak: false });
  }
}

/** Text flows down the left half of the page, then down the right one. */
function drawInColumns(pdf: PDFKit.PDFDocument, parts: Part[]): void {
  const gap = 24;
  const width = (pdf.page.width - 2 * MARGIN - gap) / 2;
  let column = 0;
  let y = MARGIN;
  for (const { text, font, size } of parts.flatMap(linesOf)) {
    pdf.font(font).fontSize(size);
    const height = pdf.heightOfString(text, { width });
    if (y + height > pdf.page.height - MARGIN) {
      column = 1 - column;
      y = MARGIN;
      if (column === 0) pdf.addPage();
    }
    pdf.text(text, MARGIN + column * (width + gap), y, { width });
    y += height + 3;
  }
}

function linesOf(part: Part): { text: string; font: string; size: number }[] {
  switch (part.type) {
    case 'title':
      return [{ text: part.text, font: 'Helvetica-Bold', size: 15 }];
    case 'heading':
      return [{ text: part.text, font: 'Helvetica-Bold', size: 12 }];
    case 'paragraph':
      return [{ text: part.text, font: 'Helvetica', size: 10 }];
    case 'list':
      return part.items.map((item) => ({ text: `• ${item}`, font: 'Helvetica', size: 10 }));
    case 'table':
      throw new Error('A table does not flow in columns.');
  }
}

function drawPart(pdf: PDFKit.PDFDocument, part: Part, ruled: boolean): void {
  switch (part.type) {
    case 'title':
      pdf.font('Helvetica-Bold').fontSize(18).text(part.text).moveDown(0.5);
      break;
    case 'heading':
      pdf.moveDown(0.6).font('Helvetica-Bold').fontSize(13).text(part.text).moveDown(0.3);
      break;
    case 'paragraph':
      pdf.font('Helvetica').fontSize(10.5).text(part.text, { lineGap: 2 }).moveDown(0.3);
      break;
    case 'list':
      pdf.font('Helvetica').fontSize(10.5).list(part.items, { bulletRadius: 1.5, lineGap: 2 });
      break;
    case 'table':
      pdf.font('Helvetica').fontSize(9.5);
      pdf.table({
        columnStyles: part.widths,
        ...(!ruled && { defaultStyle: { border: false } }),
        data: spanningRows(part.rows).map((cells) =>
          cells.map(({ text, columnSpan, rowSpan }) => ({ text, colSpan: columnSpan, rowSpan })),
        ),
      });
      pdf.x = MARGIN;
      pdf.moveDown(0.5);
      break;
  }
}
