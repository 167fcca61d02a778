import { isTimeZone, parseDate } from '@syllabi/calendar';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import packageFile from '../package.json' with { type: 'json' };
import type { ExtractFlags } from './extract-files.ts';
import { ownTimeZone, today } from './surroundings.ts';

const EXAMPLES = `
Examples:
  syllabi extract biology.pdf                          a table of what was found
  syllabi extract biology.pdf --json > biology.json    everything, with the words it was read from
  syllabi extract *.pdf *.docx --ics > term.ics        one calendar of all courses
  syllabi extract *.pdf --json --out found             one file each: found/biology.json and so on
  curl -s https://example.edu/course | syllabi extract - --csv

With --json, one FILE gives the extraction itself; several give one line each (JSON Lines), "file" first.
A FILE that cannot be read is told on standard error; the others go on, and the exit code is 1.`;

/** Runs the command line and answers with the exit code: 1 when a file could not be read, 2 for a wrong use. */
export async function main(args: string[]): Promise<number> {
  endQuietlyWhenNobodyReads();
  let exitCode = 0;
  const program = buildProgram(async (files, flags) => {
    const { extractFiles } = await import('./extract-files.ts'); // --help need not wait for it
    exitCode = await extractFiles(files, flags);
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
}

function buildProgram(onExtract: (files: string[], flags: ExtractFlags) => Promise<void>): Command {
  const program = new Command('syllabi')
    .description('Turns course syllabi into a plan you can trust.')
    .version(packageFile.version)
    .exitOverride();
  program
    .command('extract')
    .description('Find the dates, work, classes and grading of syllabi: PDF, DOCX, HTML, Markdown or text.')
    .argument('<FILE...>', 'files to read; "-" reads standard input')
    .addOption(new Option('--json', 'everything found, with its evidence').conflicts(['ics', 'csv']))
    .addOption(new Option('--ics', 'a calendar').conflicts(['json', 'csv']))
    .addOption(new Option('--csv', 'a spreadsheet of the findings').conflicts(['json', 'ics']))
    .option('-o, --out <DIR>', 'write one file for each FILE into this folder')
    .option('--reference-date <YYYY-MM-DD>', 'read as if on this day', toDate, today())
    .option('--time-zone <ZONE>', 'zone of a course that names none', toTimeZone, ownTimeZone())
    .addHelpText('after', EXAMPLES)
    .action(onExtract);
  return program;
}

function toDate(text: string): string {
  if (parseDate(text)) return text;
  throw new InvalidArgumentError('Write a day as YYYY-MM-DD.');
}

function toTimeZone(text: string): string {
  if (isTimeZone(text)) return text;
  throw new InvalidArgumentError('Write a zone as America/New_York.');
}

function endQuietlyWhenNobodyReads(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}
