import type { Document } from '@/api';
import type { KeptAnswer } from '@/lib/kept-syllabus';

export interface UploadProblem {
  title: string;
  /** What to do about it. */
  detail: string | undefined;
  /** Whether sending the same file again can help. */
  canRetry: boolean;
}

export type UploadState =
  | { step: 'waiting' }
  /** `sent` is the share that has left, 0 to 1. */
  | { step: 'sending'; sent: number }
  | { step: 'reading'; document: Document }
  | { step: 'ready'; document: Document; alreadyHere: boolean }
  | { step: 'failed'; problem: UploadProblem; document?: Document };

/** Where a file belongs; left empty, it says so itself. */
export interface UploadPlace {
  courseId?: string | undefined;
  /** The document that it is a new version of. */
  replacesId?: string | undefined;
}

/** What is said of a file when it is dropped. */
export interface UploadHints extends UploadPlace {
  /** The year of its dates, where it gives none. */
  year?: number | undefined;
  /** To what the document leaves open. */
  answers?: readonly KeptAnswer[] | undefined;
}

export interface Upload {
  id: string;
  file: File;
  hints: UploadHints;
  state: UploadState;
}

export const isOver = ({ state }: Upload): boolean => state.step === 'ready' || state.step === 'failed';

/** One sentence for all files, said to those who do not see the bars. */
export function summaryOf(uploads: readonly Upload[]): string {
  const count = (step: UploadState['step']) => uploads.filter(({ state }) => state.step === step).length;
  const [ready, failed, total] = [count('ready'), count('failed'), uploads.length];
  if (ready + failed < total) return `Reading ${total === 1 ? 'one syllabus' : `${total} syllabi`}`;
  if (failed === 0) return total === 1 ? 'Your syllabus is read' : `${total} syllabi are read`;
  if (ready === 0) return total === 1 ? 'This file could not be read' : 'None of the files could be read';
  return `${ready} of ${total} files are read`;
}

/** What another try may change; the content of a file stays what it is. */
const MAY_PASS = new Set(['document/unreadable', 'document/too-slow', 'document/too-much-memory']);

/** Why a file that arrived could not be read, as one line that goes on with what to do about it. */
export function problemOfReading(problem: Document['problem']): UploadProblem {
  const { code, title, detail } = problem ?? { title: 'The file could not be read' };
  return {
    title: title.replace(/\.$/, ''),
    detail: detail ?? undefined,
    canRetry: code === undefined || MAY_PASS.has(code),
  };
}
