import type { AuditLog } from '../audit/audit.repository.ts';
import { type Clock, secondsAfter } from '../clock.ts';
import { withoutParameters } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { Mailer } from '../mails/mailer.ts';
import type { Settings } from '../settings.ts';
import type { Accounts } from './accounts.repository.ts';
import type { Account } from './accounts.types.ts';
import type { Credentials } from './credentials.repository.ts';

/** `email` is the address the account had: what waits for it elsewhere should go, too. */
export type DeletionListener = (accountId: string, was: { email: string | null }) => Promise<void> | void;
export type Deletions = ReturnType<typeof createDeletions>;

interface Deps {
  accounts: Accounts;
  credentials: Credentials;
  audit: AuditLog;
  mailer: Mailer;
  clock: Clock;
  log: Log;
  settings: Settings;
  forgetStandings(): void;
}

/** Deletes accounts for good: what is kept of the person elsewhere goes too, if need be after a restart. */
export function createDeletions(deps: Deps) {
  const { accounts, credentials, audit, mailer, clock, log, settings, forgetStandings } = deps;
  const { deletionGraceSeconds } = settings.lifetimes;
  const listeners: DeletionListener[] = [];

  async function erase({ id, email }: { id: string; email: string | null }): Promise<void> {
    try {
      for (const listener of listeners) await listener(id, { email });
      await audit.forgetPerson(id, email);
      await accounts.finishDeletion(id);
    } catch (error) {
      log.error(
        { err: withoutParameters(error), accountId: id },
        'data of a deleted account are not erased yet',
      );
    }
  }

  async function eraseWhere(isWanted: (id: string) => boolean): Promise<void> {
    for (const pending of await accounts.pendingDeletions()) if (isWanted(pending.id)) await erase(pending);
  }

  async function deleteNow(id: string, options?: { ifDue: boolean }): Promise<void> {
    if (!(await accounts.remove(id, clock.now(), options))) return;
    forgetStandings();
    await eraseWhere((pending) => pending === id);
  }

  return {
    delete: (id: string): Promise<void> => deleteNow(id),

    /** What the owner asks for: at once where there is no grace, else the day is set and every session ends. */
    async request(account: Account): Promise<Date> {
      const now = clock.now();
      const deletionDueAt = secondsAfter(now, deletionGraceSeconds);
      if (deletionGraceSeconds === 0) {
        await deleteNow(account.id);
        return now;
      }
      await credentials.replace(account.id, { deletionDueAt }, { because: 'deletion asked for', now });
      forgetStandings();
      if (account.email) mailer.send({ kind: 'deletionRequested', to: account.email, account });
      return deletionDueAt;
    },

    /** The owner thought better of it. */
    async cancel(account: Account): Promise<void> {
      if (!account.deletionDueAt) return;
      await accounts.change(account.id, { deletionDueAt: null });
      forgetStandings();
      if (account.email) mailer.send({ kind: 'deletionCancelled', to: account.email, account });
    },

    async deleteDue(): Promise<void> {
      for (const id of await accounts.dueForDeletion(clock.now())) await deleteNow(id, { ifDue: true });
    },

    onDeleted(listener: DeletionListener): void {
      listeners.push(listener);
    },
    /** Goes on with what an earlier process did not finish. */
    resume: (): Promise<void> => eraseWhere(() => true),
  };
}
