import type { AskLine } from '@syllabi/ask';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { EvidenceView } from '../../vocabulary/evidence.ts';
import { documentLines, passages } from './documents.tables.ts';

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

/** The passage that these words stand in, whatever the spaces between them. */
export async function locateQuote(
  db: Queryable,
  { documentId, quote }: { documentId: string; quote: string },
): Promise<EvidenceView | undefined> {
  const words = quote.replace(/\s+/g, ' ').trim();
  if (words === '') return undefined;
  const [passage] = await db
    .select({ evidence: passages.evidence })
    .from(passages)
    .where(
      and(
        eq(passages.documentId, documentId),
        sql`position(lower(${words}) in lower(regexp_replace(${passages.text}, '\\s+', ' ', 'g'))) > 0`,
      ),
    )
    .orderBy(asc(passages.position))
    .limit(1);
  return passage?.evidence;
}

export async function replaceLines(
  db: Queryable,
  { documentId, lines }: { documentId: string; lines: AskLine[] },
): Promise<void> {
  await db
    .insert(documentLines)
    .values({ documentId, lines })
    .onConflictDoUpdate({ target: documentLines.documentId, set: { lines } });
}
