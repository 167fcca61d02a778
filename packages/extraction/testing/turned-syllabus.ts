import { drawPdf } from './write-pdf.ts';

const EDGES = [90, 190, 500];
const [WIDTH, HEIGHT] = [612, 792];

/** Along which side of its upright paper the table is set. */
export type Side = 'left' | 'right' | 'bottom';

/** How the paper is turned to write along a side of it, from the top left of what is then seen. */
const TURNS: Readonly<Record<Side, (pdf: PDFKit.PDFDocument) => void>> = {
  left: (pdf) => pdf.translate(0, HEIGHT).rotate(-90),
  right: (pdf) => pdf.translate(WIDTH, 0).rotate(90),
  bottom: (pdf) => pdf.translate(WIDTH, HEIGHT).rotate(180),
};

export const TURNED_ROWS = [
  ['Day', 'Topic', 'Due'],
  ['Tue, Sep 8', 'What the tide leaves behind on a flat shore', ''],
  ['Thu, Sep 10', 'Counting what lives between stones', 'Lab report 1'],
  ['Tue, Sep 15', 'Salt, and those who can live with it', 'Quiz 1'],
  ['Thu, Sep 17', 'Nets and buckets', 'Essay 1'],
  ['Tue, Sep 22', 'A day at the shore', 'Lab report 2'],
];

/** A syllabus on upright paper whose wide schedule is set along a side: upwards on the left one, downwards on the right one. */
export const turnedSyllabusPdf = (side: Side = 'left'): Promise<Uint8Array> =>
  drawPdf({ margin: 0 }, (pdf) => {
    pdf.font('Helvetica').fontSize(9);
    pdf.text('Tidal Ecology, Fall 2026', 72, 40, { lineBreak: false });
    pdf.save();
    TURNS[side](pdf);
    TURNED_ROWS.forEach((cells, row) => {
      cells.forEach((text, column) => {
        pdf.text(text, EDGES[column] ?? 0, 120 + 16 * row, { lineBreak: false });
      });
    });
    pdf.restore();
  });
