import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { providerLinks } from '../accounts/accounts.tables.ts';
import type { ProviderLink } from '../accounts/accounts.types.ts';
import { lockStanding, requireWayIn } from '../accounts/ways-in.repository.ts';
import { voidChanges } from '../codes/codes.repository.ts';
import type { Database } from '../database/database.ts';
import { sessions } from '../sessions/sessions.tables.ts';
import { FederatedIdAlreadyLinked } from '../wire/errors.ts';

export type ProviderLinks = ReturnType<typeof createProviderLinksRepository>;

export function createProviderLinksRepository(db: Database) {
  return {
    async findAccountId(providerId: string, rawId: string): Promise<string | undefined> {
      const [found] = await db
        .select({ accountId: providerLinks.accountId })
        .from(providerLinks)
        .where(and(eq(providerLinks.providerId, providerId), eq(providerLinks.rawId, rawId)));
      return found?.accountId;
    },

    /** Takes providers away, and ends all other sessions with them. Throws `OPERATION_NOT_ALLOWED` for the last way in. */
    async unlink(
      accountId: string,
      providerIds: readonly string[],
      { because, now, except, keepWayIn }: { because: string; now: Date; except: string; keepWayIn: boolean },
    ): Promise<void> {
      await db.transaction(async (tx) => {
        await lockStanding(tx, { accountId, sessionId: except });
        const these = inArray(providerLinks.providerId, [...providerIds]);
        await tx.delete(providerLinks).where(and(eq(providerLinks.accountId, accountId), these));
        const otherSessions = and(
          eq(sessions.accountId, accountId),
          isNull(sessions.revokedAt),
          ne(sessions.id, except),
        );
        await tx.update(sessions).set({ revokedAt: now, revokedBecause: because }).where(otherSessions);
        await voidChanges(tx, accountId, now);
        if (keepWayIn) await requireWayIn(tx, accountId);
      });
    },

    /**
     * Replaces what the account had of the same provider. Throws when the person is linked with another account, or when
     * the session that it was asked for in has ended.
     */
    link: (
      { providerId, rawId, accountId, ...told }: ProviderLink,
      { askedIn }: { askedIn?: string | undefined } = {},
    ): Promise<void> =>
      db.transaction(async (tx) => {
        if (askedIn) await lockStanding(tx, { accountId, sessionId: askedIn });
        await tx
          .delete(providerLinks)
          .where(
            and(
              eq(providerLinks.accountId, accountId),
              eq(providerLinks.providerId, providerId),
              ne(providerLinks.rawId, rawId),
            ),
          );
        // Several tabs may link the same person with the same account at once.
        const kept = await tx
          .insert(providerLinks)
          .values({ providerId, rawId, accountId, ...told })
          .onConflictDoUpdate({
            target: [providerLinks.providerId, providerLinks.rawId],
            set: told,
            setWhere: eq(providerLinks.accountId, accountId),
          })
          .returning({ rawId: providerLinks.rawId });
        if (kept.length === 0) throw FederatedIdAlreadyLinked();
      }),
  };
}
