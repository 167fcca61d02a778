import { type Extraction, extract, UnreadableDocument } from '@syllabi/extraction';
import { createTextRecognition, readDocument } from '@syllabi/extraction/node';
import { isQuestion } from '@syllabi/extraction/questions';
import { csvOutput } from './output/csv.ts';
import { icsOutput, leftOut } from './output/ics.ts';
import { jsonOutput } from './output/json.ts';
import type { Extracted, Output } from './output/output.ts';
import { printable } from './output/printable.ts';
import { tableOutput } from './output/table.ts';
import { type Input, MissingFile, readInput } from './read-input.ts';
import { writeEach } from './write-each.ts';

export interface ExtractFlags {
  json?: boolean;
  ics?: boolean;
  csv?: boolean;
  out?: string;
  referenceDate: string;
  timeZone: string;
}

/** Extracts each file and writes what was found; answers with 1 when a file could not be read, else 0. */
export async function extractFiles(files: string[], flags: ExtractFlags): Promise<number> {
  const output = outputOf(flags);
  const done: Extracted[] = [];
  for (const file of files) {
    const extracted = await tryExtract(file, flags);
    if (extracted) done.push(extracted);
  }
  if (flags.ics || flags.csv) for (const each of done) ask(each);
  if (flags.ics) for (const each of done) tellWhatIsLeftOut(each);
  if (flags.out) await writeEach(done, output, flags.out);
  else if (done.length > 0) process.stdout.write(output.text(done, { isOneFile: files.length === 1 }));
  return done.length === files.length ? 0 : 1;
}

/** The questions, which neither a calendar nor a sheet asks. */
function ask({ file, extraction }: Extracted): void {
  for (const { message } of extraction.warnings.filter(isQuestion))
    console.error(printable(`syllabi: ${file}: ${message}`));
}

function tellWhatIsLeftOut({ file, extraction }: Extracted): void {
  const { dates, classes } = leftOut(extraction);
  const parts = [
    ...(dates > 0 ? [`${dates} ${dates === 1 ? 'date' : 'dates'}`] : []),
    ...(classes ? ['the classes'] : []),
  ];
  if (parts.length > 0)
    console.error(`syllabi: ${file}: Not in the calendar until that is known: ${parts.join(' and ')}.`);
}

function outputOf({ json, ics, csv, timeZone }: ExtractFlags): Output {
  if (json) return jsonOutput;
  if (csv) return csvOutput;
  return ics ? icsOutput({ timeZone }) : tableOutput;
}

async function tryExtract(file: string, flags: ExtractFlags): Promise<Extracted | undefined> {
  try {
    const input = await readInput(file);
    return { file: input.name, extraction: await extractInput(input, flags) };
  } catch (error) {
    if (!(error instanceof UnreadableDocument || error instanceof MissingFile)) throw error;
    console.error(`syllabi: ${file}: ${error.message}`);
    return undefined;
  }
}

async function extractInput(
  { bytes, fileName }: Input,
  { referenceDate }: ExtractFlags,
): Promise<Extraction> {
  const ocr = createTextRecognition({ secondsPerDocument: 300 });
  const document = await readDocument({
    bytes,
    ocr,
    limits: { maxSeconds: 360 },
    ...(fileName && { fileName }),
  });
  return extract(document, { referenceDate });
}
