import type { AskLine } from '@syllabi/ask';
import type { Extraction } from '@syllabi/extraction';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { documentLines, documents } from '../documents/documents.tables.ts';
import { findings } from '../findings/findings.tables.ts';
import { secondReadings } from './second-readings.tables.ts';

export type SecondReading = typeof secondReadings.$inferSelect;
type NewSecondReading = typeof secondReadings.$inferInsert;

export interface ReadText {
  text: string;
  extraction: Extraction;
  lines: AskLine[];
}

/** What was read from a document; nothing while it is not read. */
export async function findReadText(db: Queryable, documentId: string): Promise<ReadText | undefined> {
  const [row] = await db
    .select({ text: documents.text, extraction: documents.extraction, lines: documentLines.lines })
    .from(documents)
    .innerJoin(documentLines, eq(documentLines.documentId, documents.id))
    .where(and(eq(documents.id, documentId), eq(documents.status, 'ready')));
  const { text = null, extraction = null, lines = [] } = row ?? {};
  return text === null || extraction === null ? undefined : { text, extraction, lines };
}

/** Those that somebody has decided about or changed, by what the reader calls them. */
export async function settledKeys(db: Queryable, documentId: string): Promise<Set<string>> {
  const rows = await db
    .select({ key: findings.key, review: findings.review, editedFields: findings.editedFields })
    .from(findings)
    .where(eq(findings.documentId, documentId));
  const settled = rows.filter(({ review, editedFields }) => review !== 'open' || editedFields.length > 0);
  return new Set(settled.flatMap(({ key }) => key ?? []));
}

export async function lastSecondReading(
  db: Queryable,
  documentId: string,
): Promise<SecondReading | undefined> {
  const [row] = await db
    .select()
    .from(secondReadings)
    .where(eq(secondReadings.documentId, documentId))
    .orderBy(desc(secondReadings.askedAt), desc(secondReadings.id))
    .limit(1);
  return row;
}

export async function findSecondReading(db: Queryable, id: string): Promise<SecondReading | undefined> {
  const [row] = await db.select().from(secondReadings).where(eq(secondReadings.id, id));
  return row;
}

/** Holds the document, so that of two who ask at once only one is heard. */
export async function lockDocumentOf(db: Queryable, documentId: string): Promise<void> {
  await db.select({ id: documents.id }).from(documents).where(eq(documents.id, documentId)).for('update');
}

export async function insertSecondReading(db: Queryable, row: NewSecondReading): Promise<void> {
  await db.insert(secondReadings).values(row);
}

/** False when it was over already. */
export async function updateSecondReading(
  db: Queryable,
  id: string,
  change: Partial<NewSecondReading>,
): Promise<boolean> {
  const updated = await db
    .update(secondReadings)
    .set(change)
    .where(and(eq(secondReadings.id, id), inArray(secondReadings.status, ['queued', 'reading'])))
    .returning({ id: secondReadings.id });
  return updated.length > 0;
}

/** What somebody asked a model is theirs; the marks that it left on findings belong to the document. */
export async function deleteSecondReadingsOf(
  db: Queryable,
  { accountId }: { accountId: string },
): Promise<void> {
  await db.delete(secondReadings).where(eq(secondReadings.askedBy, accountId));
}
