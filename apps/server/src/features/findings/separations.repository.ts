import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { separations } from './findings.tables.ts';

type Separation = typeof separations.$inferSelect;

export async function findSeparation(db: Queryable, documentId: string): Promise<Separation | undefined> {
  const [separation] = await db.select().from(separations).where(eq(separations.documentId, documentId));
  return separation;
}

/** The last one counts. */
export async function saveSeparation(db: Queryable, { documentId, ...rest }: Separation): Promise<void> {
  await db
    .insert(separations)
    .values({ documentId, ...rest })
    .onConflictDoUpdate({ target: separations.documentId, set: rest });
}

export async function deleteSeparation(db: Queryable, documentId: string): Promise<void> {
  await db.delete(separations).where(eq(separations.documentId, documentId));
}
