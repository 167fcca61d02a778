import type { FastifyPluginAsync } from 'fastify';
import type pg from 'pg';
import { type AccountsApi, createAccountsApi } from './accounts/accounts.api.ts';
import { createAccountsRepository } from './accounts/accounts.repository.ts';
import { createCredentialsRepository } from './accounts/credentials.repository.ts';
import { createDeletions } from './accounts/deletions.ts';
import { createAuditRepository } from './audit/audit.repository.ts';
import { createWatcher } from './audit/watcher.ts';
import { type Clock, systemClock } from './clock.ts';
import { createCodesRepository } from './codes/codes.repository.ts';
import { createCodes } from './codes/codes.ts';
import { migrateDatabase, openDatabase } from './database/database.ts';
import { createHousekeeping } from './database/housekeeping.ts';
import { createEmailCodesRepository } from './email-codes/email-codes.repository.ts';
import { createEmailCodes } from './email-codes/email-codes.ts';
import { createLimitsRepository } from './limits/limits.repository.ts';
import { createLimits } from './limits/limits.ts';
import { type Log, silentLog } from './log.ts';
import { createMailer } from './mails/mailer.ts';
import type { Deliver } from './mails/mails.types.ts';
import { createAccountList } from './operator/operator.repository.ts';
import { createOperator, type Operator } from './operator/operator.ts';
import { createCeremonies } from './passkeys/ceremonies.ts';
import { createChallenges } from './passkeys/challenges.ts';
import { createPasskeysRepository } from './passkeys/passkeys.repository.ts';
import { createHasher } from './passwords/hasher.ts';
import { createImportedHashes } from './passwords/imported-hashes.ts';
import { createImportedSchemesRepository } from './passwords/imported-schemes.repository.ts';
import { createProviderLinksRepository } from './providers/provider-links.repository.ts';
import { openProviders } from './providers/providers.ts';
import { createRecoveryCodesRepository } from './second-factors/recovery-codes.repository.ts';
import { createSecondFactorsRepository } from './second-factors/second-factors.repository.ts';
import { createTickets } from './second-factors/tickets.ts';
import { createSecretBox } from './secret-box.ts';
import { createPlacesRepository } from './sessions/places.repository.ts';
import { createSessionsRepository } from './sessions/sessions.repository.ts';
import { type IdentitySettings, parseSettings } from './settings.ts';
import { createStandingCache } from './standings.ts';
import { type CustomClaims, createCustomTokens } from './tokens/custom-tokens.ts';
import { createIdTokens } from './tokens/id-tokens.ts';
import { createTokenIssuer } from './tokens/issue.ts';
import { createKeyring } from './tokens/keyring.ts';
import { createSigningKeysRepository } from './tokens/signing-keys.repository.ts';
import { createUsersFileRepository } from './users-file/users-file.repository.ts';
import { createTokenCheck, type VerifiedAccount } from './verified-account.ts';
import { createPlugin } from './wire/plugin.ts';

export interface CreateIdentity {
  pool: pg.Pool;
  settings: IdentitySettings;
  /** Queues a mail; see {@link Deliver}. */
  deliver: Deliver;
  clock?: Clock;
  log?: Log;
}

export interface Identity {
  /** Brings the tables up to date; call it before the plugin serves. */
  migrate(): Promise<void>;
  /** The account API, for `app.register(identity.plugin)`. */
  plugin: FastifyPluginAsync;
  /**
   * Who presents this ID token, or nothing if it is not one of ours, is past its time, or its session or account no
   * longer stands. What happened in another process counts after `lifetimes.standingCacheSeconds` at the latest.
   */
  verifyIdToken(token: string): Promise<VerifiedAccount | undefined>;
  accounts: AccountsApi;
  /** What whoever runs the server may ask and do. */
  operator: Operator;
  /**
   * A token, good for an hour, by which the account `uid` is let in through `signInWithCustomToken`; the account is made
   * if there is none. `claims` are in every ID token of that session. Throws `FORBIDDEN_CLAIM` for reserved names.
   */
  createCustomToken(uid: string, claims?: CustomClaims): Promise<string>;
  /** Removes what has served its time. The plugin does so every hour by itself. */
  sweep(): Promise<void>;
  /** Waits until every mail handed to `deliver` so far has been taken. */
  settled(): Promise<void>;
}

/**
 * An account server that speaks Firebase's wire format, over PostgreSQL.
 *
 * @example
 * const identity = createIdentity({ pool, settings, deliver: (mail) => queue.add(mail) });
 * await identity.migrate();
 * await app.register(identity.plugin);
 * const account = await identity.verifyIdToken(bearerToken);
 */
export function createIdentity({
  pool,
  deliver,
  settings: input,
  clock = systemClock,
  log = silentLog,
}: CreateIdentity): Identity {
  const settings = parseSettings(input);
  const db = openDatabase(pool);
  const secretBox = createSecretBox(settings.secretKey);

  const accounts = createAccountsRepository(db);
  const sessions = createSessionsRepository(db);
  const audit = createAuditRepository(db, secretBox);
  const codes = createCodesRepository(db);
  const emailCodes = createEmailCodesRepository(db);
  const recoveryCodes = createRecoveryCodesRepository(db, secretBox);
  const passkeys = createPasskeysRepository(db);
  const rateLimits = createLimitsRepository(db);
  const limits = createLimits({ repository: rateLimits, secretBox, isOn: settings.rateLimits === 'on' });
  const keyring = createKeyring({ keys: createSigningKeysRepository(db), secretBox, clock, settings });
  const idTokens = createIdTokens({ keyring, clock, settings });
  const customTokens = createCustomTokens({ keyring, clock });
  const mailer = createMailer({ deliver, log, settings });
  const standings = createStandingCache({ clock, seconds: settings.lifetimes.standingCacheSeconds });
  const forgetStandings = standings.clear;
  const credentials = createCredentialsRepository(db);
  const deletions = createDeletions({
    accounts,
    credentials,
    audit,
    mailer,
    clock,
    log,
    settings,
    forgetStandings,
  });
  const importedSchemes = createImportedSchemesRepository(db);
  const importedHashes = createImportedHashes({ repository: importedSchemes, secretBox, clock });
  const codesInMails = createCodes({ repository: codes, settings });
  const housekeeping = createHousekeeping({
    importedSchemes,
    sessions,
    codes,
    emailCodes,
    passkeys,
    rateLimits,
    audit,
    deletions,
    clock,
    log,
    settings,
  });

  const plugin = createPlugin({
    keyring,
    now: () => clock.now(),
    collaborators: {
      settings,
      accounts,
      credentials,
      sessions,
      places: createPlacesRepository(db),
      codes: codesInMails,
      emailCodes: createEmailCodes({ repository: emailCodes, secretBox, settings }),
      hasher: createHasher(settings.hashing, importedHashes),
      limits,
      mailer,
      providers: openProviders({ settings, clock, log }),
      providerLinks: createProviderLinksRepository(db),
      secondFactors: createSecondFactorsRepository(db),
      recoveryCodes,
      passkeys,
      ceremonies: createCeremonies({ settings, secretBox }),
      challenges: createChallenges(secretBox),
      secretBox,
      tickets: createTickets(secretBox),
      idTokens,
      customTokens,
      tokenIssuer: createTokenIssuer({ sessions, idTokens, mailer, settings }),
      requestDeletion: deletions.request,
      ended: createWatcher({ audit, limits, forgetStandings }),
    },
    async onReady() {
      await deletions.resume();
      housekeeping.start();
    },
    async onClose() {
      housekeeping.stop();
      await mailer.settled();
    },
  });

  return {
    migrate: () => migrateDatabase(pool),
    plugin,
    verifyIdToken: createTokenCheck({ idTokens, sessions, standings, clock }),
    accounts: createAccountsApi({
      accounts,
      sessions,
      recoveryCodes,
      audit,
      deletions,
      clock,
      forgetStandings,
    }),
    operator: createOperator({
      list: createAccountList(db),
      accounts,
      sessions,
      recoveryCodes,
      audit,
      codes: codesInMails,
      mailer,
      usersFile: createUsersFileRepository(db),
      importedHashes,
      settings,
      clock,
      log,
      forgetStandings,
    }),
    createCustomToken: customTokens.sign,
    sweep: housekeeping.sweep,
    settled: mailer.settled,
  };
}
