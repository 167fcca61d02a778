import { setImmediate as nextTurn } from 'node:timers/promises';
import { createIndex, type DocumentIndex, type Shelved } from '@syllabi/ask';
import type { Queryable } from '../../platform/database.ts';
import { type Syllabus, selectLines } from './sources.repository.ts';

/** Indexes of syllabi that were asked of late: a megabyte each at most, most far less. */
const MOST_KEPT = 200;

export interface SyllabusShelf {
  /** The syllabi, each ready to be asked; those asked of before need no reading. */
  take(db: Queryable, syllabi: readonly Syllabus[]): Promise<Shelved<Syllabus>[]>;
}

export function createSyllabusShelf(): SyllabusShelf {
  const kept = new Map<string, DocumentIndex>();

  async function indexOf(db: Queryable, { id, readAt }: Syllabus): Promise<DocumentIndex> {
    const key = `${id} ${readAt?.getTime() ?? 0}`;
    const index = kept.get(key) ?? createIndex(await selectLines(db, id));
    kept.delete(key); // the last used stand last
    kept.set(key, index);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size > MOST_KEPT) kept.delete(oldest);
    return index;
  }

  return {
    async take(db, syllabi) {
      const shelf: Shelved<Syllabus>[] = [];
      for (const document of syllabi) {
        shelf.push({ document, index: await indexOf(db, document) });
        await nextTurn(); // others are served between two documents
      }
      return shelf;
    },
  };
}
