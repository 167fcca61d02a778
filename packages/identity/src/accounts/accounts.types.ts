import type { Passkey } from '../passkeys/passkeys.repository.ts';
import type { SecondFactor } from '../second-factors/second-factors.repository.ts';
import type { accounts, providerLinks } from './accounts.tables.ts';

export type ProviderLink = typeof providerLinks.$inferSelect;

/** An account as the flows see it. */
export type Account = typeof accounts.$inferSelect & {
  links: readonly ProviderLink[];
  factors: readonly SecondFactor[];
  passkeys: readonly Passkey[];
};

export type NewAccount = Partial<typeof accounts.$inferInsert>;

/** The account of somebody who was not known before. */
export const toNewcomer = (fields: NewAccount & { id: string }, now: Date): Account => ({
  email: null,
  emailVerified: false,
  displayName: null,
  photoUrl: null,
  passwordHash: null,
  passwordUpdatedAt: null,
  emailLinkSignIn: false,
  disabled: false,
  customClaims: {},
  deletionDueAt: null,
  lastSignInAt: null,
  ...fields,
  validSince: now,
  createdAt: now,
  links: [],
  factors: [],
  passkeys: [],
});

export type AccountChanges = Partial<
  Pick<
    Account,
    | 'email'
    | 'emailVerified'
    | 'displayName'
    | 'photoUrl'
    | 'passwordHash'
    | 'passwordUpdatedAt'
    | 'emailLinkSignIn'
    | 'disabled'
    | 'customClaims'
    | 'lastSignInAt'
    | 'deletionDueAt'
  >
>;

export const linkedProviders = ({ links }: Account) => links.map(({ providerId }) => providerId);
