import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { createSecretBox } from '../tokens.ts';
import { idempotencyKeys } from './idempotency.tables.ts';

interface KeyOfAccount {
  accountId: string;
  key: string;
}

interface Answer {
  status: number;
  contentType: string | null;
  body: string;
}

export interface IdempotencyStore {
  /** Takes the key for this request; false when another request already has it. */
  claim(
    claim: KeyOfAccount & { fingerprint: string; startedAt: Date; abandonedBefore: Date },
  ): Promise<boolean>;
  find(key: KeyOfAccount): Promise<{ fingerprint: string; answer: Answer | undefined } | undefined>;
  keep(key: KeyOfAccount, answer: Answer): Promise<void>;
  release(key: KeyOfAccount): Promise<void>;
  forgetBefore(instant: Date): Promise<void>;
}

/** Answers hold what people may read alone, such as the addresses of feeds: they are kept sealed. */
export function createIdempotencyStore(db: Database, secretKey: string): IdempotencyStore {
  const box = createSecretBox({ secretKey, purpose: 'idempotency answers' });
  const isKey = ({ accountId, key }: KeyOfAccount) =>
    and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key));
  return {
    async claim({ abandonedBefore, ...claim }) {
      const claimed = await db
        .insert(idempotencyKeys)
        .values(claim)
        .onConflictDoUpdate({
          target: [idempotencyKeys.accountId, idempotencyKeys.key],
          set: { startedAt: claim.startedAt, fingerprint: claim.fingerprint },
          setWhere: and(isNull(idempotencyKeys.status), lt(idempotencyKeys.startedAt, abandonedBefore)),
        })
        .returning({ key: idempotencyKeys.key });
      return claimed.length > 0;
    },
    async find(key) {
      const [row] = await db.select().from(idempotencyKeys).where(isKey(key));
      if (!row) return undefined;
      const { fingerprint, status, contentType, body } = row;
      if (status === null) return { fingerprint, answer: undefined };
      return { fingerprint, answer: { status, contentType, body: body === null ? '' : box.open(body) } };
    },
    async keep(key, answer) {
      await db
        .update(idempotencyKeys)
        .set({ ...answer, body: box.seal(answer.body) })
        .where(isKey(key));
    },
    async release(key) {
      await db.delete(idempotencyKeys).where(isKey(key));
    },
    async forgetBefore(instant) {
      await db.delete(idempotencyKeys).where(lt(idempotencyKeys.startedAt, instant));
    },
  };
}
