import PDFDocument from 'pdfkit';
import type { Part, Script } from './script.ts';

const MADE_ON = new Date('2026-11-02T09:00:00Z');
const MARGIN = 56;

/** Sets a syllabus as a PDF of US Letter pages with a header line. */
export function writePdf(script: Script, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  return drawPdf(
    { info: { Title: script.title, Author: script.author }, bufferPages: true, ...options },
    (pdf) => {
      for (const part of script.parts) drawPart(pdf, part);
      drawHeaders(pdf, script.header);
    },
  );
}

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

function drawPart(pdf: PDFKit.PDFDocument, part: Part): void {
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
      pdf.table({ columnStyles: part.widths, data: part.rows });
      pdf.x = MARGIN;
      pdf.moveDown(0.5);
      break;
  }
}
