import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { isAsked, questions } from './findings.tables.ts';

export type Question = typeof questions.$inferSelect;
export type NewQuestion = typeof questions.$inferInsert;

export const questionsOfDocument = (db: Queryable, documentId: string): Promise<Question[]> =>
  db.select().from(questions).where(eq(questions.documentId, documentId)).orderBy(asc(questions.position));

export const countOpenQuestions = (db: Queryable, documentId: string): Promise<number> =>
  db.$count(questions, and(eq(questions.documentId, documentId), isAsked));

/** Holds the row, so that two answers come one after the other. */
export async function lockQuestion(
  db: Queryable,
  { documentId, questionId }: { documentId: string; questionId: string },
): Promise<Question | undefined> {
  const [question] = await db
    .select()
    .from(questions)
    .where(and(eq(questions.documentId, documentId), eq(questions.id, questionId)))
    .for('update');
  return question;
}

export async function updateQuestion(
  db: Queryable,
  id: string,
  change: Pick<Question, 'answer' | 'replaced' | 'answeredAt'>,
): Promise<Question> {
  const [question] = await db.update(questions).set(change).where(eq(questions.id, id)).returning();
  if (!question) throw new Error('a locked question is there');
  return question;
}

/** Asked again at a new reading; an answer that was given stays given. */
export async function saveQuestions(
  db: Queryable,
  { documentId, rows }: { documentId: string; rows: NewQuestion[] },
): Promise<void> {
  const keys = rows.map(({ key }) => key);
  const standing = await questionsOfDocument(db, documentId);
  const gone = standing
    .filter(({ key, answeredAt }) => !keys.includes(key) && !answeredAt)
    .map(({ id }) => id);
  if (gone.length > 0) await db.delete(questions).where(inArray(questions.id, gone));
  if (rows.length === 0) return;
  await db
    .insert(questions)
    .values(rows)
    .onConflictDoUpdate({
      target: [questions.documentId, questions.key],
      set: {
        position: sql`excluded.position`,
        message: sql`excluded.message`,
        evidence: sql`excluded.evidence`,
        findingIds: sql`excluded.finding_ids`,
        options: sql`excluded.options`,
      },
    });
}

/** Nobody will answer them where they stand. */
export async function deleteOpenQuestions(db: Queryable, documentId: string): Promise<void> {
  await db.delete(questions).where(and(eq(questions.documentId, documentId), isNull(questions.answeredAt)));
}
