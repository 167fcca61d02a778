import { and, desc, eq, isNotNull, isNull, lte, ne, not, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { OneDocument } from './documents.repository.ts';
import { documents, isReplaced } from './documents.tables.ts';

export const hasNewerVersion = async (db: Queryable, documentId: string): Promise<boolean> =>
  (await db.$count(documents, and(eq(documents.id, documentId), isReplaced))) > 0;

/** The newest of a chain of versions, from any of them. */
export async function newestVersion(db: Queryable, which: OneDocument): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive chain as (
      select id, 1 as length from documents
      where id = ${which.documentId} and workspace_id = ${which.workspaceId} and deleted_at is null
      union all
      select later.id, length + 1 from documents later join chain on later.replaces_id = chain.id
      where later.deleted_at is null and length < 1000)
    select id from chain order by length desc, id desc limit 1`);
  return rows[0]?.id;
}

/** What a new document of a course may be the next version of: read before it, and replaced by none. */
export function versionCandidates(
  db: Queryable,
  { id, courseId, createdAt }: { id: string; courseId: string; createdAt: Date },
): Promise<{ id: string; extraction: typeof documents.$inferSelect.extraction }[]> {
  return db
    .select({ id: documents.id, extraction: documents.extraction })
    .from(documents)
    .where(
      and(
        eq(documents.courseId, courseId),
        ne(documents.id, id),
        lte(documents.createdAt, createdAt),
        isNotNull(documents.extraction),
        isNull(documents.deletedAt),
        not(isReplaced),
      ),
    )
    .orderBy(desc(documents.id))
    .limit(20);
}
