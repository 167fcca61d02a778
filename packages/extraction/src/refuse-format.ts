import { UnreadableDocument } from './errors.ts';
import type { Limits } from './limits.ts';
import { partNames } from './readers/docx/unpack.ts';
import { extensionOf } from './sniff-format.ts';

const READABLE = /^(?:pdf|docx|x?html?|md|markdown|txt|text|ics|ical)$/;

/** Says what a file is that we do not read; one that calls itself a document gets told so. */
export function refuseFormat(called: string, fileName: string): never {
  const extension = extensionOf(fileName);
  if (READABLE.test(extension)) {
    throw new UnreadableDocument('wrong-extension', {
      sentence: `This file is named .${extension} but is ${called}. Add the original document instead.`,
    });
  }
  throw new UnreadableDocument('unknown-format', {
    sentence: `This file is ${called}, which cannot be read as a syllabus. Add a PDF, Word (.docx), HTML, Markdown, text or calendar (.ics) file.`,
  });
}

/** Old Office files, and new ones locked with a password, are kept in the same container. */
export function refuseOle(bytes: Uint8Array): never {
  if (includesUtf16(bytes, 'EncryptedPackage')) throw new UnreadableDocument('encrypted');
  throw new UnreadableDocument('unknown-format', {
    sentence: 'This file was made by an old version of Office. Open it in Word and save it as .docx or PDF.',
  });
}

const ARCHIVES: [part: RegExp, called: string][] = [
  [/^xl\//, 'an Excel workbook'],
  [/^ppt\//, 'a PowerPoint presentation'],
  [/^(?:content\.xml|META-INF\/manifest\.xml)$/, 'an OpenDocument file'],
  [/^Index\//, 'a Pages, Numbers or Keynote file'],
  [/^META-INF\/container\.xml$/, 'an electronic book'],
];

/** @throws {UnreadableDocument} unless the archive holds a Word document. */
export function requireWord(bytes: Uint8Array, limits: Limits): void {
  const names = partNames(bytes, limits);
  if (names.includes('word/document.xml') || names.includes('word/document2.xml')) return;
  const known = ARCHIVES.find(([part]) => names.some((name) => part.test(name)));
  const called = known?.[1] ?? 'a ZIP archive';
  throw new UnreadableDocument('unknown-format', {
    sentence: `This file is ${called}. Save it as a PDF or a Word document (.docx) and add that one.`,
  });
}

function includesUtf16(bytes: Uint8Array, word: string): boolean {
  return new TextDecoder('utf-16le')
    .decode(bytes.subarray(0, bytes.length - (bytes.length % 2)))
    .includes(word);
}
