import type { Accounts } from '../accounts/accounts.repository.ts';
import type { Account } from '../accounts/accounts.types.ts';
import { canonicalEmail } from '../accounts/email.rules.ts';
import type { AuditLog } from '../audit/audit.repository.ts';
import type { Clock } from '../clock.ts';
import type { Codes } from '../codes/codes.ts';
import type { Log } from '../log.ts';
import { createMailer, type Mailer } from '../mails/mailer.ts';
import type { ImportedHashes } from '../passwords/imported-hashes.ts';
import type { RecoveryCodes } from '../second-factors/recovery-codes.repository.ts';
import type { Sessions } from '../sessions/sessions.repository.ts';
import type { Settings } from '../settings.ts';
import { exportUsers } from '../users-file/export-users.ts';
import { type ImportOptions, importUsers } from '../users-file/import-users.ts';
import type { UsersFile } from '../users-file/users-file.repository.ts';
import type { AccountList, ListFilter } from './operator.repository.ts';
import { toOperatorDetails, toOperatorView } from './operator.views.ts';

interface Deps {
  list: AccountList;
  accounts: Accounts;
  sessions: Sessions;
  recoveryCodes: RecoveryCodes;
  audit: AuditLog;
  codes: Codes;
  mailer: Mailer;
  usersFile: UsersFile;
  importedHashes: ImportedHashes;
  settings: Settings;
  clock: Clock;
  log: Log;
  forgetStandings(): void;
}

/** There is nobody of this id or address. */
export class AccountNotFound extends Error {
  override readonly name = 'AccountNotFound';
}

/** There is no address that a reset link could be for. */
export class AccountWithoutEmail extends Error {
  override readonly name = 'AccountWithoutEmail';
}

export type Operator = ReturnType<typeof createOperator>;

/** What whoever runs the server may ask and do. Accounts are named by id or by address; each act is in their history. */
export function createOperator(deps: Deps) {
  const { accounts, sessions, recoveryCodes, audit, codes, mailer, usersFile, clock, settings, log } = deps;

  async function require(idOrEmail: string): Promise<Account> {
    const found =
      (await accounts.findById(idOrEmail)) ?? (await accounts.findByEmail(canonicalEmail(idOrEmail)));
    if (!found) throw new AccountNotFound(`There is no account ${idOrEmail}.`);
    return found;
  }

  async function note(account: Account, action: string): Promise<void> {
    deps.forgetStandings();
    await audit.add({
      at: clock.now(),
      action: `operator:${action}`,
      outcome: 'ok',
      accountId: account.id,
      address: '',
      userAgent: '',
    });
  }

  async function resetCode(account: Account): Promise<{ email: string; oobCode: string }> {
    const { id: accountId, email } = account;
    if (!email) throw new AccountWithoutEmail(`The account ${accountId} has no e-mail address.`);
    const oobCode = await codes.create({ requestType: 'PASSWORD_RESET', accountId, email }, clock.now());
    await note(account, 'reset');
    return { email, oobCode };
  }

  return {
    list: async (filter: ListFilter) => (await deps.list.find(filter)).map(toOperatorView),

    async describe(idOrEmail: string) {
      const account = await require(idOrEmail);
      const standing = await sessions.listStanding(account.id, clock.now());
      return toOperatorDetails(account, standing, await recoveryCodes.countLeft(account.id));
    },

    async setDisabled(idOrEmail: string, disabled: boolean) {
      const account = await require(idOrEmail);
      await accounts.change(account.id, { disabled });
      await note(account, disabled ? 'disable' : 'enable');
      return toOperatorView({ ...account, disabled });
    },

    /** Ends every session; answers how many there were. */
    async revokeSessions(idOrEmail: string): Promise<{ id: string; ended: number }> {
      const account = await require(idOrEmail);
      const now = clock.now();
      const { length: ended } = await sessions.listStanding(account.id, now);
      await sessions.revokeAllOf(account.id, { because: 'revoked by the operator', now });
      await note(account, 'revokeSessions');
      return { id: account.id, ended };
    },

    /** A link by which the owner chooses a new password, to be handed over on a way of its own. */
    async resetLink(idOrEmail: string): Promise<{ email: string; link: string; validSeconds: number }> {
      const account = await require(idOrEmail);
      const { email, oobCode } = await resetCode(account);
      const written: string[] = [];
      const writer = createMailer({ settings, log, deliver: ({ link }) => void written.push(link) });
      await writer.sendAndWait({ kind: 'resetPassword', to: email, account, oobCode });
      return { email, link: written[0] ?? '', validSeconds: settings.lifetimes.codeSeconds };
    },

    /** Sends that link to the owner's address. */
    async mailReset(idOrEmail: string): Promise<{ email: string }> {
      const account = await require(idOrEmail);
      const { email, oobCode } = await resetCode(account);
      await mailer.sendAndWait({ kind: 'resetPassword', to: email, account, oobCode });
      return { email };
    },

    /** What happened around the account, the newest first. */
    async history(idOrEmail: string, { limit }: { limit: number }) {
      return audit.listOf(await require(idOrEmail), { limit });
    },

    /** See {@link importUsers}. */
    importUsers: (chunks: AsyncIterable<Uint8Array>, options: ImportOptions = {}) =>
      importUsers(chunks, options, { repository: usersFile, importedHashes: deps.importedHashes, clock }),
    /** Every account in the form of `firebase auth:export`, piece by piece. */
    exportUsers: () => exportUsers(usersFile),
    /** How many accounts have two-step verification, which the form of an export has no place for. */
    countWithSecondFactor: () => usersFile.countWithSecondFactor(),
  };
}
