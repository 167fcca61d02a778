import type { AccountsApi } from '@syllabi/identity';
import type { DataExportDeps } from '../features/data-export/data-export.usecases.ts';
import { soleOwnerships } from '../features/members/members.repository.ts';
import type { AccountDeps } from '../features/people/account.routes.ts';
import type { FeatureDeps } from '../features.ts';
import { DELETION_GRACE_DAYS } from '../identity.ts';
import { SignInRequired } from '../platform/errors.ts';

/** What people see and do of their account, where this server keeps it. */
export function wireAccount({
  ownAccounts,
  ...deps
}: FeatureDeps & { ownAccounts: AccountsApi }): AccountDeps {
  return {
    ...deps,
    accounts: ownAccounts,
    graceDays: DELETION_GRACE_DAYS,
    soleOwnerOf: soleOwnerships,
    async signInMethodsOf(accountId) {
      const methods = await ownAccounts.signInMethods(accountId);
      if (!methods) throw new SignInRequired();
      return methods;
    },
  };
}

/** What people may take along, wherever their account is kept. */
export const wireDataExport = ({ ownAccounts, ...deps }: FeatureDeps): DataExportDeps => ({
  ...deps,
  async describeAccount({ id, email, emailVerified }) {
    if (!ownAccounts) return { id, email, emailVerified };
    const [account, signInMethods, sessions, history] = await Promise.all([
      ownAccounts.get(id),
      ownAccounts.signInMethods(id),
      ownAccounts.sessions(id),
      ownAccounts.history(id, { limit: 10_000 }),
    ]);
    return { ...account, signInMethods, sessions, history };
  },
});
