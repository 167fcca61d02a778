import { drawPdf } from './write-pdf.ts';

const LEADING = 12;

interface Drawing {
  /** Left edges of the columns and the right one of the table. */
  edges: number[];
  /** Rows of cells, each with ` / ` between its lines. */
  rows: string[][];
  /** White above and below the lines of a row. */
  padding?: number;
  above?: string;
  /** Drawn below each row or on it, given its top and bottom. */
  drawRow?: (pdf: PDFKit.PDFDocument, top: number, bottom: number, row: number) => void;
}

/** A page with one table, set line by line. */
export const drawTable = ({ edges, rows, padding = 4, above, drawRow }: Drawing): Promise<Uint8Array> =>
  drawPdf({ margin: 0 }, (pdf) => {
    pdf.font('Helvetica').fontSize(10);
    if (above) pdf.text(above, edges[0] ?? 0, 60, { lineBreak: false });
    let y = 90;
    rows.forEach((cells, row) => {
      const lines = cells.map((cell) => cell.split(' / '));
      const bottom = y + Math.max(...lines.map(({ length }) => length)) * LEADING + 2 * padding;
      drawRow?.(pdf, y, bottom, row);
      lines.forEach((texts, column) => {
        texts.forEach((text, line) => {
          pdf.text(text, (edges[column] ?? 0) + 4, y + padding + line * LEADING, { lineBreak: false });
        });
      });
      y = bottom;
    });
  });

/** All four lines of every cell. */
export const boxedCells =
  (edges: number[]): Drawing['drawRow'] =>
  (pdf, top, bottom) => {
    edges.slice(1).forEach((right, index) => {
      const left = edges[index] ?? 0;
      pdf.rect(left, top, right - left, bottom - top).stroke();
    });
  };
