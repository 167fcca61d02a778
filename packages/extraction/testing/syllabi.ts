import { proseSyllabus } from './prose-syllabus.ts';
import { tableSyllabus } from './table-syllabus.ts';
import { writeDocx } from './write-docx.ts';
import { writeHtml, writeMarkdown, writeText } from './write-markup.ts';
import { writePdf } from './write-pdf.ts';

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
