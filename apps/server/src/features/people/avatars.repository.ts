import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { avatars } from './avatars.tables.ts';

export type Avatar = typeof avatars.$inferSelect;

export async function saveAvatar(db: Queryable, avatar: Avatar): Promise<void> {
  const { accountId: _, ...fresh } = avatar;
  await db.insert(avatars).values(avatar).onConflictDoUpdate({ target: avatars.accountId, set: fresh });
}

export async function findAvatar(db: Queryable, key: string): Promise<Avatar | undefined> {
  const [avatar] = await db.select().from(avatars).where(eq(avatars.key, key));
  return avatar;
}

export async function deleteAvatar(db: Queryable, accountId: string): Promise<void> {
  await db.delete(avatars).where(eq(avatars.accountId, accountId));
}
