import { proseSyllabus } from './prose-syllabus.ts';
import { tableSyllabus } from './table-syllabus.ts';
import { writeDocx } from './write-docx.ts';
import { writeHtml, writeMarkdown, writeText } from './write-markup.ts';
import { drawPdf, writePdf } from './write-pdf.ts';

export const tableSyllabusPdf = (): Promise<Uint8Array> => writePdf(tableSyllabus);
export const tableSyllabusDocx = (): Promise<Uint8Array> => writeDocx(tableSyllabus);
export const tableSyllabusHtml = (): Uint8Array => writeHtml(tableSyllabus);
export const tableSyllabusMarkdown = (): Uint8Array => writeMarkdown(tableSyllabus);
export const tableSyllabusText = (): Uint8Array => writeText(tableSyllabus);

export const proseSyllabusPdf = (): Promise<Uint8Array> => writePdf(proseSyllabus);
export const proseSyllabusDocx = (): Promise<Uint8Array> => writeDocx(proseSyllabus);
export const proseSyllabusHtml = (): Uint8Array => writeHtml(proseSyllabus);
export const proseSyllabusMarkdown = (): Uint8Array => writeMarkdown(proseSyllabus);
export const proseSyllabusText = (): Uint8Array => writeText(proseSyllabus);

/** A short syllabus whose second page is a picture without words. */
export const pictureSyllabusPdf = (): Promise<Uint8Array> =>
  drawPdf({}, (pdf) => {
    pdf.text('ART 150: Drawing\nSpring 2027\nThe sketchbook is due on Friday, February 5, 2027.');
    pdf.addPage().rect(90, 90, 400, 500).fill('gray');
  });

const TIMES = 10;

/** Ten pages, as long syllabi are: a schedule as a table, and page after page of sentences with dates among them. */
export const longSyllabusPdf = (): Promise<Uint8Array> =>
  writePdf({
    ...tableSyllabus,
    parts: [...tableSyllabus.parts, ...Array.from({ length: TIMES }, () => proseSyllabus.parts).flat()],
  });
