import { isTimeZone, parseDate } from '@syllabi/calendar';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import packageFile from '../package.json' with { type: 'json' };
import { accountsCommand } from './accounts/command.ts';
import type { AskFlags } from './ask-file.ts';
import type { ExtractFlags } from './extract-files.ts';
import { ownTimeZone, today } from './surroundings.ts';
import { toUnwritable, UnwritableOutput } from './unwritable.ts';

const EXAMPLES = `
Examples:
  syllabi extract biology.pdf                          a table of what was found
  syllabi extract biology.pdf --json > biology.json    everything, with the words it was read from
  syllabi extract *.pdf *.docx --ics > term.ics        one calendar of all courses
  syllabi extract *.pdf --json --out found             one file each: found/biology.json and so on
  curl -s https://example.edu/course | syllabi extract - --csv

With --json, one FILE gives the extraction itself; several give one line each (JSON Lines), "file" first.
What a FILE contradicts itself about is asked: with --ics and --csv on standard error, else among what was found.
What waits for an answer is not in the calendar; in a sheet its question stands beside it.
A FILE that cannot be read is told on standard error; the others go on, and the exit code is 1.`;

/** Runs the command line and answers with the exit code: 1 when a file could not be read or written, 2 for a wrong use. */
export async function main(args: string[]): Promise<number> {
  endWhenNothingCanBeWritten();
  let exitCode = 0;
  const program = buildProgram(async (files, flags) => {
    const { extractFiles } = await import('./extract-files.ts'); // --help need not wait for it
    exitCode = await extractFiles(files, flags);
  });
  addAsk(program, async (file, question, flags) => {
    const { askFile } = await import('./ask-file.ts');
    exitCode = await askFile(file, question, flags);
  });
  program.addCommand(
    accountsCommand(async (work) => {
      const { runOnAccounts } = await import('./accounts/act.ts');
      exitCode = await runOnAccounts(work);
    }).copyInheritedSettings(program),
  );
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof UnwritableOutput)) throw error;
    console.error(`syllabi: ${error.message}`);
    return 1;
  }
}

function buildProgram(onExtract: (files: string[], flags: ExtractFlags) => Promise<void>): Command {
  const program = new Command('syllabi')
    .description('Turns course syllabi into a plan you can trust.')
    .version(packageFile.version)
    .exitOverride();
  program
    .command('extract')
    .description(
      'Find the dates, work, classes and grading of syllabi: PDF, DOCX, HTML, Markdown, text or a calendar file (.ics).',
    )
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

const ASK_EXAMPLES = `
Examples:
  syllabi ask biology.pdf "What happens to late homework?"
  syllabi ask biology.pdf --questions questions.json --jsonl > answers.jsonl

QUESTIONS.json is a list of { "id", "question" }; with "document", those about FILE are answered.`;

type OnAsk = (file: string, question: string | undefined, flags: AskFlags) => Promise<void>;

function addAsk(program: Command, onAsk: OnAsk): void {
  program
    .command('ask')
    .description('Answer questions from a syllabus, in its own words and with the page.')
    .argument('<FILE>', 'the syllabus; "-" reads standard input')
    .argument('[QUESTION]', 'one question')
    .option('--questions <QUESTIONS.json>', 'answer all of these instead')
    .option('--jsonl', 'one line of JSON for each question: id, passages, answerable')
    .addHelpText('after', ASK_EXAMPLES)
    .action(onAsk);
}

function toDate(text: string): string {
  if (parseDate(text)) return text;
  throw new InvalidArgumentError('Write a day as YYYY-MM-DD.');
}

function toTimeZone(text: string): string {
  if (isTimeZone(text)) return text;
  throw new InvalidArgumentError('Write a zone as America/New_York.');
}

/** What fails here fails behind the back of whoever wrote. */
function endWhenNothingCanBeWritten(): void {
  if (process.stdout.listenerCount('error') > 0) return;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    console.error(`syllabi: ${toUnwritable('standard output', error).message}`);
    process.exit(1);
  });
}
