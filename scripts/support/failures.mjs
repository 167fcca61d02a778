// What a run of tests came to, kept in a file by its reporter, and read by the stage that began it.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const LINES_OF_A_FAILURE = 12;

/** @typedef {{ passed: number, failures: { name: string, message: string }[] }} Outcome */

/** @param {string} file @param {Outcome} outcome */
export async function keepOutcome(file, outcome) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(outcome));
}

/** @returns {Promise<Outcome>} nothing passed where the run ended before its report was written */
export const readOutcome = (file) =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text),
    () => ({ passed: 0, failures: [] }),
  );

/** The first lines of a failure, without colours: what is read at the end of a log, where nothing else may be left of it. */
export function describeFailure({ name, message }) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`✘ ${name}`, ...lines.slice(0, LINES_OF_A_FAILURE).map((line) => `    ${line}`)].join('\n');
}
