import { parentPort } from 'node:worker_threads';
import { DEFAULT_LIMITS, extract, UnreadableDocument } from '../src/index.ts';
import { readDocument } from '../src/node.ts';

/** More than any syllabus has; a result beyond it means that something was counted without end. */
const MOST_ROWS = 20_000;

export interface FuzzCase {
  bytes: Uint8Array;
  fileName: string;
}

export type FuzzOutcome = { read: true } | { refused: string } | { fault: string };

async function run({ bytes, fileName }: FuzzCase): Promise<FuzzOutcome> {
  try {
    const document = await readDocument({ bytes, fileName });
    const extraction = extract(document, { referenceDate: '2027-01-04' });
    const { findings, ledger, warnings, meetings, grading } = extraction;
    const rows = [findings, ledger, warnings, meetings, grading].reduce((sum, list) => sum + list.length, 0);
    if (rows > MOST_ROWS) return { fault: `${rows} rows` };
    if (document.text.length > DEFAULT_LIMITS.maxTextLength)
      return { fault: `${document.text.length} characters` };
    const isAstray = findings.some(({ evidence }) =>
      evidence.some(
        ({ span }) => span && (span[0] < 0 || span[1] > document.text.length || span[0] >= span[1]),
      ),
    );
    return isAstray ? { fault: 'evidence outside of the document' } : { read: true };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { refused: error.code };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', async (one: FuzzCase) => parentPort?.postMessage(await run(one)));
