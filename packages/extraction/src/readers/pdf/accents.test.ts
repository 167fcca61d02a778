import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { allLines } from '../../../testing/outline.ts';
import { drawPdf } from '../../../testing/write-pdf.ts';
import { withAccents } from './accents.ts';
import type { Pdfjs } from './pdfjs.ts';
import { readPdf } from './read-pdf.ts';

const SIZE = 10;

interface Piece {
  text: string;
  /** How far left of the end of the piece before it begins. */
  back?: number;
  raised?: number;
}

/** A line as TeX sets it in its old fonts: the accent first, then the letter drawn under it. */
async function readLine(pieces: Piece[]): Promise<(string | undefined)[]> {
  const bytes = await drawPdf({ margin: 0 }, (pdf) => {
    pdf.font('Times-Roman').fontSize(SIZE);
    let x = 72;
    for (const { text, back = 0, raised = 0 } of pieces) {
      pdf.text(text, x - back, 100 - raised, { lineBreak: false });
      x += pdf.widthOfString(text) - back;
    }
  });
  const document = await readPdf(bytes, { pdfjs: pdfjs as unknown as Pdfjs });
  return allLines(document).map(({ text }) => text);
}

const ACCENT = 0.33 * SIZE;

test.each<{ read: string; pieces: Piece[] }>([
  { read: 'Reunión final', pieces: [{ text: 'Reuni´' }, { text: 'on final', back: ACCENT }] },
  { read: 'Primera época', pieces: [{ text: 'Primera ´' }, { text: 'epoca', back: ACCENT }] },
  {
    read: 'EVALUACIÓN',
    pieces: [{ text: 'EVALUACI' }, { text: '´', back: -1, raised: 2 }, { text: 'ON', back: ACCENT + 1 }],
  },
])('an accent drawn by itself goes to the letter under it: $read', async ({ read, pieces }) => {
  expect(await readLine(pieces)).toEqual([read]);
});

test.each([
  ['f´evrier', 'février'],
  ['a ma˜nana', 'a mañana'],
  ['t´ıtulo', 'título'],
  ['le¸con `a part', 'leçon à part'],
  ['¨uber', 'über'],
  ['type `echo` twice', 'type `echo` twice'],
  ['5´ 30', '5´ 30'],
])('%j is read as %j', (drawn, read) => expect(withAccents(drawn)).toBe(read));
