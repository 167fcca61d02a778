import { linesOf } from '@syllabi/ask';
import { draftFinding, extract, type FindingDraft, UnreadableDocument } from '@syllabi/extraction';
import { createTextRecognition, readDocument } from '@syllabi/extraction/node';
import type { DraftTask, ReadingOutcome, ReadingTask } from './document-reader.ts';
import { passagesOf } from './passages.rules.ts';
import { toStorable } from './storable.rules.ts';

let underWay = 0;

// A terminal or a service manager tells all processes of the server to stop. Which readings go on until then is for the
// server to say, who would otherwise take an ended one for a document that needs too much memory.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {
  if (underWay === 0) process.exit();
});

/** Runs in a process of its own. What it hands back crosses to the server as plain data. */
export default async function read(task: ReadingTask): Promise<ReadingOutcome> {
  underWay += 1;
  try {
    return await readDocumentOf(task);
  } finally {
    underWay -= 1;
  }
}

/** In the same process: the words of a person may stop a reader as those of a document may. */
export const draft = ({ selection, source }: DraftTask): FindingDraft => draftFinding(selection, source);

async function readDocumentOf({
  bytes,
  fileName,
  referenceDate,
  term,
  year,
  limits,
}: ReadingTask): Promise<ReadingOutcome> {
  try {
    const ocr = createTextRecognition();
    const document = await readDocument({ bytes, fileName, limits, ocr });
    const extraction = extract(document, {
      referenceDate,
      ...(term && { term }),
      ...(year !== undefined && { year }),
    });
    return {
      reading: toStorable({
        format: document.format,
        pages: document.pages.length,
        text: document.text,
        html: document.html ?? null,
        extraction,
        passages: passagesOf(document),
        lines: linesOf(document),
      }),
    };
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    return { problem: toProblem(error) };
  }
}

/** The first sentence says what is wrong, the rest what to do about it. */
function toProblem({ code, message }: UnreadableDocument) {
  const { title, detail } = /^(?<title>.+?[.:])\s+(?<detail>\p{Lu}.*)$/su.exec(message)?.groups ?? {};
  return { code: `document/${code}`, title: title ?? message, detail: detail ?? null };
}
