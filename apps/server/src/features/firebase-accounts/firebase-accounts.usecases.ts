import {
  type FirebaseTokens,
  KeysUnavailable,
  type TokenHolder,
  type VerifiedAccount,
} from '@syllabi/identity';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { requireRecentSignIn } from '../../platform/http/recent-sign-in.ts';
import type { Account } from '../../platform/http/types.ts';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import { ProviderUnreachable } from './firebase-accounts.errors.ts';
import {
  findFirebaseAccount,
  findFirebaseAccounts,
  forgetErased,
  keepWhatTokenSaid,
  markErased,
} from './firebase-accounts.repository.ts';
import { isErased, isNews, TOKENS_DEAD_AFTER_SECONDS } from './firebase-accounts.rules.ts';
import { toAccountSummary, toVerifiedAccount } from './firebase-accounts.views.ts';

const eraseJob = defineJob<{ accountId: string; email: string }>('firebase-accounts-erase', {
  timeoutSeconds: 600,
});
const forgetJob = defineJob<{ accountId: string }>('firebase-accounts-forget');

interface Deps {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  tokens: FirebaseTokens;
}

type Listener = (accountId: string, was?: { email: string | null }) => Promise<void> | void;

/** The people of a Firebase project, as far as their tokens tell. */
export function createFirebaseAccounts({ db, clock, jobs, tokens }: Deps) {
  const listeners: Listener[] = [];
  jobs.handle(eraseJob, async ({ accountId, email }) => {
    for (const listener of listeners) await listener(accountId, { email });
  });
  jobs.handle(forgetJob, ({ accountId }) => forgetErased(db, accountId));

  async function remember(holder: TokenHolder): Promise<Date> {
    const now = clock.now();
    const { id: accountId, email, emailVerified, displayName, photoUrl, issuedAt: saidAt } = holder;
    await keepWhatTokenSaid(db, { accountId, email, emailVerified, displayName, photoUrl, saidAt }, now);
    return now;
  }

  return {
    async verifyIdToken(token: string): Promise<VerifiedAccount | undefined> {
      const holder = await tokens.verify(token).catch(explain);
      if (!holder) return undefined;
      const kept = await findFirebaseAccount(db, holder.id);
      if (kept && isErased(kept, holder)) return undefined;
      const seenAt = isNews(kept, holder) ? await remember(holder) : undefined;
      return toVerifiedAccount(holder, kept?.firstSeenAt ?? seenAt ?? clock.now());
    },

    accounts: {
      async get(id: string) {
        const found = await findFirebaseAccount(db, id);
        return found && toAccountSummary(found);
      },
      getMany: async (ids: readonly string[]) => (await findFirebaseAccounts(db, ids)).map(toAccountSummary),
      onDeleted(listener: Listener): void {
        listeners.push(listener);
      },
    },

    /** Erases everything kept of the person; the account at Google is the person's own to delete. */
    async erase(account: Account): Promise<void> {
      requireRecentSignIn(account, clock);
      const { id: accountId, email } = account;
      const now = clock.now();
      await db.transaction(async (tx) => {
        await markErased(tx, accountId, now);
        await jobs.enqueue(eraseJob, { accountId, email }, { tx });
        const startAfter = new Date(now.getTime() + TOKENS_DEAD_AFTER_SECONDS * 1000);
        await jobs.enqueue(forgetJob, { accountId }, { tx, startAfter });
      });
    },
  };
}

/** That Google cannot be reached says nothing about the token. */
function explain(error: unknown): never {
  if (error instanceof KeysUnavailable) {
    throw new ProviderUnreachable({ cause: error, headers: { 'retry-after': '10' } });
  }
  throw error;
}
