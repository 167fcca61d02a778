import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { createIndex, type DocumentIndex, linesOf } from '@syllabi/ask/fitting';
import { readDocument } from '@syllabi/extraction/node';

export interface Question {
  id: string;
  document: string;
  split: string;
  type: string;
  question: string;
  /** What of the document answers it, word for word; empty where nothing does or where it takes thought. */
  spans: string[];
}

export interface Corpus {
  indexes: Map<string, DocumentIndex>;
  questions: Question[];
}

/** The questions at `SYLLABI_CORPUS` with the documents they are about; nothing where there are none. */
export async function readCorpus(): Promise<Corpus | undefined> {
  const folder = resolve(process.env.SYLLABI_CORPUS ?? '../shared/syllabi');
  if (!existsSync(join(folder, 'questions.json'))) return undefined;
  const questions: Question[] = JSON.parse(readFileSync(join(folder, 'questions.json'), 'utf8'));
  const asked = new Set(questions.map(({ document }) => document));
  const indexes = new Map<string, DocumentIndex>();
  for (const fileName of readdirSync(join(folder, 'documents'))) {
    const id = fileName.slice(0, -extname(fileName).length);
    if (!asked.has(id)) continue;
    const document = await readDocument({
      bytes: readFileSync(join(folder, 'documents', fileName)),
      fileName,
    });
    indexes.set(id, createIndex(linesOf(document)));
  }
  return { indexes, questions: questions.filter(({ document }) => indexes.has(document)) };
}
