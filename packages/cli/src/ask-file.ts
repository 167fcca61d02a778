import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import {
  ANSWERS,
  type Answer,
  ask,
  createIndex,
  type DocumentIndex,
  linesOf,
  MAY_ANSWER,
} from '@syllabi/ask';
import { UnreadableDocument } from '@syllabi/extraction';
import { readDocument } from '@syllabi/extraction/node';
import { printable } from './output/printable.ts';
import { type Input, MissingFile, readInput } from './read-input.ts';

export interface AskFlags {
  questions?: string;
  jsonl?: boolean;
}

interface Question {
  id: string;
  question: string;
  document?: string;
}

/** A file of questions that is none, in words. */
class WrongQuestions extends Error {
  override readonly name = 'WrongQuestions';
}

/** Answers from one file; 1 when it or the questions cannot be read, 2 when nothing is asked, else 0. */
export async function askFile(file: string, words: string | undefined, flags: AskFlags): Promise<number> {
  const question = words?.trim() || undefined;
  if ((question === undefined) === (flags.questions === undefined)) {
    console.error('syllabi: Ask one QUESTION, or give --questions a file of them.');
    return 2;
  }
  try {
    const input = await readInput(file);
    const questions = question === undefined ? await questionsFor(input, flags.questions ?? '') : [];
    const index = await indexOf(input);
    if (question !== undefined) print(question, index, flags);
    else
      for (const one of questions)
        process.stdout.write(flags.jsonl ? toLine(one, index) : `${toText(one.question, index)}\n`);
    return 0;
  } catch (error) {
    if (error instanceof WrongQuestions) console.error(`syllabi: ${flags.questions}: ${error.message}`);
    else if (error instanceof UnreadableDocument || error instanceof MissingFile)
      console.error(`syllabi: ${file}: ${error.message}`);
    else throw error;
    return 1;
  }
}

async function indexOf({ bytes, fileName }: Input): Promise<DocumentIndex> {
  return createIndex(linesOf(await readDocument({ bytes, ...(fileName && { fileName }) })));
}

function print(question: string, index: DocumentIndex, { jsonl }: AskFlags): void {
  process.stdout.write(jsonl ? toLine({ id: '1', question }, index) : toText(question, index));
}

/** Those about the document of this name, without its ending; all where none is. */
async function questionsFor({ fileName = '' }: Input, path: string): Promise<Question[]> {
  const all = await readQuestions(path);
  const own = all.filter(({ document }) => document === basename(fileName, extname(fileName)));
  return own.length > 0 ? own : all;
}

async function readQuestions(path: string): Promise<Question[]> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new WrongQuestions('There is no such file.');
  });
  const parsed = tryParse(text);
  if (!Array.isArray(parsed) || !parsed.every(isQuestion))
    throw new WrongQuestions(
      'Questions are a JSON list of { "id", "question" }, with "document" if they are of several.',
    );
  return parsed.map((one) => ({ ...one, id: String(one.id) }));
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isQuestion = (value: unknown): value is Question =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'question' in value &&
  typeof value.question === 'string';

function toLine({ id, question }: Question, index: DocumentIndex): string {
  const { passages, answerable } = ask(index, question);
  const shown = passages.map(({ page, quote }) => ({ page, quote }));
  return `${JSON.stringify({ id, passages: shown, answerable: Number(answerable.toFixed(4)) })}\n`;
}

const SHOWN = 3;

function toText(question: string, index: DocumentIndex): string {
  const answer = ask(index, question, { count: SHOWN });
  const passages = answer.passages.map(({ page, quote, heading }) => {
    const place = heading && !quote.startsWith(heading) ? `page ${page}, ${heading}` : `page ${page}`;
    return `\n${place}\n  “${quote}”\n`;
  });
  return printable([`${question}\n${verdictOf(answer)}\n`, ...passages].join(''));
}

function verdictOf({ answerable, passages }: Answer): string {
  if (passages.length === 0) return 'The syllabus does not say.';
  if (answerable >= ANSWERS) return 'The syllabus says:';
  return answerable >= MAY_ANSWER
    ? 'This may answer it:'
    : 'The syllabus most likely does not say. The closest:';
}
