import type { RecognizedWords } from '../readers/pdf/recognize.ts';

/** Below this Tesseract guesses at specks and rules (0 to 100). */
const LEAST_CONFIDENCE = 30;
const WORD_LEVEL = '5';

/**
 * The words of Tesseract's TSV output, with boxes in PDF points.
 *
 * @param pixelsPerPoint how many pixels of the picture one PDF point became
 * @see https://tesseract-ocr.github.io/tessdoc/Command-Line-Usage.html
 */
export function readTsv(tsv: string, pixelsPerPoint: number): RecognizedWords[] {
  return tsv.split(/\r?\n/).flatMap((row) => {
    const cells = row.split('\t');
    const [level, , , , , , left, top, width, height, confidence, text = ''] = cells;
    if (level !== WORD_LEVEL || text.trim() === '' || Number(confidence) < LEAST_CONFIDENCE) return [];
    const [x, y, w, h] = [left, top, width, height].map((value) => Number(value) / pixelsPerPoint);
    if (x === undefined || y === undefined || w === undefined || h === undefined) return [];
    return [x, y, w, h].every(Number.isFinite) ? [{ text, box: [x, y, x + w, y + h] }] : [];
  });
}
