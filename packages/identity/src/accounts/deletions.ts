import type { AuditLog } from '../audit/audit.repository.ts';
import type { Clock } from '../clock.ts';
import { withoutParameters } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { Accounts } from './accounts.repository.ts';

export type DeletionListener = (accountId: string) => Promise<void> | void;
export type Deletions = ReturnType<typeof createDeletions>;

interface Deps {
  accounts: Accounts;
  audit: AuditLog;
  clock: Clock;
  log: Log;
  forgetStandings(): void;
}

/** Deletes accounts for good: what is kept of the person elsewhere goes too, if need be after a restart. */
export function createDeletions({ accounts, audit, clock, log, forgetStandings }: Deps) {
  const listeners: DeletionListener[] = [];

  async function erase(id: string): Promise<void> {
    try {
      for (const listener of listeners) await listener(id);
      await audit.forgetPerson(id);
      await accounts.finishDeletion(id);
    } catch (error) {
      log.error(
        { err: withoutParameters(error), accountId: id },
        'data of a deleted account are not erased yet',
      );
    }
  }

  return {
    async delete(id: string): Promise<void> {
      await accounts.remove(id, clock.now());
      forgetStandings();
      await erase(id);
    },
    onDeleted(listener: DeletionListener): void {
      listeners.push(listener);
    },
    /** Goes on with what an earlier process did not finish. */
    async resume(): Promise<void> {
      for (const id of await accounts.pendingDeletions()) await erase(id);
    },
  };
}
