/** Why a document could not be read; stable, for programs. The sentence of each is for the person who dropped it. */
export type UnreadableCode =
  | 'encrypted'
  | 'broken'
  | 'empty'
  | 'too-long'
  | 'too-large'
  | 'too-slow'
  | 'no-text'
  | 'unknown-format'
  | 'wrong-extension'
  | 'unsafe';

const SENTENCES: Record<UnreadableCode, string> = {
  encrypted: 'This file is locked with a password. Save a copy without the password and add that one.',
  broken: 'This file is damaged or incomplete and cannot be opened. Download it again and add the new copy.',
  empty: 'This file is empty.',
  'too-long': 'This document is too long for a syllabus. Add only the pages of the syllabus.',
  'too-large': 'This file is too large. Save a smaller copy, for example without its pictures.',
  'too-slow': 'Reading this file took too long, so it was stopped. Save it as a PDF again and add that one.',
  'no-text':
    'This document has no text to read: its pages are pictures. Add the original file or a copy with text recognition.',
  'unknown-format':
    'This kind of file cannot be read. Add a PDF, Word (.docx), HTML, Markdown, text or calendar (.ics) file.',
  'wrong-extension':
    'The content of this file does not fit its name. Open it in the program that made it and save it as a PDF.',
  unsafe: 'This file unpacks to far more than a syllabus holds, so it was not opened.',
};

/**
 * A document that cannot be read, with a sentence that says what is wrong and what to do next.
 *
 * @example
 * try {
 *   await readDocument({ bytes });
 * } catch (error) {
 *   if (error instanceof UnreadableDocument) show(error.message); // "This file is empty."
 * }
 */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';
  readonly code: UnreadableCode;

  /** `sentence` replaces the usual one where more is known, such as the number of pages. */
  constructor(code: UnreadableCode, { sentence, cause }: { sentence?: string; cause?: unknown } = {}) {
    super(sentence ?? SENTENCES[code], { cause });
    this.code = code;
  }
}
