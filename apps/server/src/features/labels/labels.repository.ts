import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { isUniqueViolation, type Queryable } from '../../platform/database.ts';
import { LabelAlreadyExists } from './labels.errors.ts';
import { labels } from './labels.tables.ts';

export type Label = typeof labels.$inferSelect;

export interface OneLabel {
  workspaceId: string;
  labelId: string;
}

const is = ({ workspaceId, labelId }: OneLabel) =>
  and(eq(labels.workspaceId, workspaceId), eq(labels.id, labelId));

export const selectLabels = (db: Queryable, workspaceId: string): Promise<Label[]> =>
  db
    .select()
    .from(labels)
    .where(eq(labels.workspaceId, workspaceId))
    .orderBy(asc(sql`lower(${labels.name})`));

export const countLabels = (
  db: Queryable,
  { workspaceId, labelIds }: { workspaceId: string; labelIds: string[] },
): Promise<number> =>
  db.$count(labels, and(eq(labels.workspaceId, workspaceId), inArray(labels.id, labelIds)));

export async function insertLabel(db: Queryable, label: Label): Promise<void> {
  await naming(() => db.insert(labels).values(label));
}

export async function updateLabel(
  db: Queryable,
  which: OneLabel,
  change: Partial<Pick<Label, 'name' | 'color'>>,
): Promise<Label | undefined> {
  const [label] = await naming(() => db.update(labels).set(change).where(is(which)).returning());
  return label;
}

export async function findLabel(db: Queryable, which: OneLabel): Promise<Label | undefined> {
  const [label] = await db.select().from(labels).where(is(which));
  return label;
}

export async function deleteLabel(db: Queryable, which: OneLabel): Promise<boolean> {
  const deleted = await db.delete(labels).where(is(which)).returning({ id: labels.id });
  return deleted.length > 0;
}

async function naming<T>(write: () => PromiseLike<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'labels_once_per_name')) throw new LabelAlreadyExists({ cause: error });
    throw error;
  }
}
