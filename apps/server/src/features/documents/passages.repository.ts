import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { EvidenceView } from '../../vocabulary/evidence.ts';
import { passages } from './documents.tables.ts';

export interface Passage {
  heading: string | null;
  text: string;
  evidence: EvidenceView;
}

/** Rows of one statement: PostgreSQL takes at most 65,535 parameters, six a row here. */
const BATCH = 5000;

export async function replacePassages(
  db: Queryable,
  { documentId, found }: { documentId: string; found: Passage[] },
): Promise<void> {
  await db.delete(passages).where(eq(passages.documentId, documentId));
  for (let start = 0; start < found.length; start += BATCH) {
    const rows = found
      .slice(start, start + BATCH)
      .map((passage, index) => ({ ...passage, id: newId(), documentId, position: start + index }));
    await db.insert(passages).values(rows);
  }
}
