import { toSizeText } from '@/lib/size';
import type { UploadProblem } from './upload';

export interface FileLimits {
  fileBytes: number;
  /** With the dot, lower case. */
  extensions: readonly string[];
}

const HINTS: Record<string, string> = {
  '.doc': 'Open it in Word and save it as .docx or PDF.',
  '.pages': 'Export it from Pages as PDF or Word.',
  '.odt': 'Export it as PDF or .docx.',
  '.rtf': 'Save it as .docx or PDF.',
  '.pptx': 'Export the slides as PDF.',
  '.zip': 'Unpack it and drop the files inside.',
  '.png': 'A picture holds no text. Ask for the PDF or Word file it was made from.',
  '.jpg': 'A picture holds no text. Ask for the PDF or Word file it was made from.',
  '.heic': 'A picture holds no text. Ask for the PDF or Word file it was made from.',
};

const extensionOf = (name: string) => /\.[^.\s]+$/.exec(name)?.[0].toLowerCase() ?? '';

/** What can be told before anything is sent; the server looks at the content itself. */
export function checkFile(file: Pick<File, 'name' | 'size'>, limits: FileLimits): UploadProblem | undefined {
  const allowed = limits.extensions.map((extension) =>
    extension.startsWith('.') ? extension : `.${extension}`,
  );
  const extension = extensionOf(file.name);
  const no = (title: string, detail: string): UploadProblem => ({ title, detail, canRetry: false });
  if (file.size === 0)
    return no('The file is empty', 'Download it again, or open it to see whether anything is in it.');
  if (!allowed.includes(extension)) {
    return no(
      'This kind of file cannot be read',
      HINTS[extension] ?? 'PDF, Word (.docx), HTML, Markdown, plain text and calendar files (.ics) can.',
    );
  }
  if (file.size > limits.fileBytes) {
    return no(
      `Larger than ${toSizeText(limits.fileBytes)}`,
      'Drop only the pages of the syllabus, or a version without pictures.',
    );
  }
  return undefined;
}
