import type { PageWithoutText, RecognizedWords, RecognizeText } from '../readers/pdf/recognize.ts';
import { chooseDrawing, type DrawPage } from './draw-page.ts';
import { readTsv } from './read-tsv.ts';
import { runProgram } from './run-program.ts';

interface RecognitionLimits {
  /** Spent on all pages of one document; those after it stay without text and are named in a warning. */
  secondsPerDocument: number;
  secondsPerPage: number;
}

const USUAL: RecognitionLimits = { secondsPerDocument: 45, secondsPerPage: 20 };

/** The languages that the engine reads, as Tesseract calls them. */
const LANGUAGES = ['eng', 'fra', 'spa', 'deu', 'por', 'ita', 'nld'];

/**
 * Text recognition by the programs of this machine: Tesseract reads, Poppler or pdf.js draws. Nothing is started before
 * the first page without text; where there is no Tesseract, its pages stay without. Make one for each document: its
 * time is counted from that page on.
 *
 * @example
 * const document = await readDocument({ bytes, fileName: 'scan.pdf', ocr: createTextRecognition() });
 */
export function createTextRecognition(limits: Partial<RecognitionLimits> = {}): RecognizeText {
  const { secondsPerDocument, secondsPerPage } = { ...USUAL, ...limits };
  let startedAt: number | undefined;
  return async (page) => {
    tools ??= findTools();
    const found = await tools;
    startedAt ??= performance.now();
    const left = secondsPerDocument - (performance.now() - startedAt) / 1000;
    if (!found || left <= 0) return [];
    // A page that cannot be recognised is a page without text, which a warning names.
    return recognize(page, { ...found, seconds: Math.min(left, secondsPerPage) }).catch(() => []);
  };
}

interface Tools {
  languages: string;
  draw: DrawPage;
}

let tools: Promise<Tools | undefined> | undefined;

async function findTools(): Promise<Tools | undefined> {
  const listed = await runProgram('tesseract', { arguments: ['--list-langs'], seconds: 10 }).catch(
    () => undefined,
  );
  const installed = listed?.toString().split(/\s+/) ?? [];
  const languages = LANGUAGES.filter((language) => installed.includes(language));
  return languages.length > 0 ? { languages: languages.join('+'), draw: await chooseDrawing() } : undefined;
}

async function recognize(
  page: PageWithoutText,
  { languages, draw, seconds }: Tools & { seconds: number },
): Promise<RecognizedWords[]> {
  const { png, pixelsPerPoint } = await draw(page, seconds);
  const tsv = await runProgram('tesseract', {
    arguments: ['stdin', 'stdout', '-l', languages, '--psm', '3', 'tsv'],
    input: png,
    seconds,
  });
  return readTsv(tsv.toString(), pixelsPerPoint);
}
