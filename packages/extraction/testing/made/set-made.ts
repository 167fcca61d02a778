import { writeDocx } from '../write-docx.ts';
import { writeHtml, writeMarkdown, writeText } from '../write-markup.ts';
import { writePdf } from '../write-pdf.ts';
import type { MadeSyllabus } from './read-made.ts';

/** The bytes of a made syllabus in its own format; the same every time. */
export async function setMade({ format, script, raw }: MadeSyllabus): Promise<Uint8Array> {
  if (raw !== undefined) return new TextEncoder().encode(raw);
  switch (format) {
    case 'pdf':
      return await writePdf(script);
    case 'docx':
      return await writeDocx(script);
    case 'html':
      return writeHtml(script);
    case 'md':
      return writeMarkdown(script);
    case 'txt':
      return writeText(script);
  }
}
